import type { Stall } from '@thela/ledger';
import { listed } from '../amount-words';
import type { AnswerTexts } from '../answer-texts';
import type { SpokenChoice, SpokenEntry } from '../entries/spoken-entry';

/** What a choice is called in the language of the answer; an expense by the vendor's own word. */
function shownLabel(
  entry: SpokenEntry,
  { dishes, ingredients }: Stall,
  { words, names }: AnswerTexts,
): string | undefined {
  const called = (all: readonly { readonly id: string; readonly name: string }[], id: string) => {
    const found = all.find((one) => one.id === id);
    return found && names.nameOf(found);
  };
  switch (entry.kind) {
    case 'plates':
    case 'count': {
      const each = entry.plates.flatMap(({ dish }) => called(dishes, dish) ?? []);
      return each.length === entry.plates.length ? listed(each, 'and', words) : undefined;
    }
    case 'selling-price':
      return called(dishes, entry.dish);
    case 'price':
      return called(ingredients, entry.ingredient);
    default:
      return undefined;
  }
}

/** The choices with the labels to show; the vendor may answer with these or with the names at the stall. */
export function withShownLabels(
  choices: readonly SpokenChoice[],
  stall: Stall,
  texts: AnswerTexts,
): readonly SpokenChoice[] {
  if (texts.language === 'en-IN') return choices;
  return choices.map((choice) => ({
    ...choice,
    label: shownLabel(choice.entry, stall, texts) ?? choice.label,
  }));
}
