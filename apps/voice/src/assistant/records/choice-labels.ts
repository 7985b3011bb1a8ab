import type { Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { priceText, listed } from '../amount-words';
import type { Messages } from '../messages';
import type { SpokenChoice, SpokenEntry } from '../entries/spoken-entry';
import type { AnswerTexts } from '../answer-texts';

/** What a choice is called in the language of the answer; an expense by the vendor's own word. */
function translateLabel(
  entry: SpokenEntry,
  { dishes, ingredients }: Stall,
  { words, names }: AnswerTexts,
): string | undefined {
  const called = (all: readonly { readonly id: string; readonly name: string }[], id: string) => {
    const item = all.find((one) => one.id === id);
    return item && names.nameOf(item);
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
export function withTranslatedLabels(
  choices: readonly SpokenChoice[],
  stall: Stall,
  texts: AnswerTexts,
): readonly SpokenChoice[] {
  if (texts.language === 'en-IN') return choices;
  return choices.map((choice) => ({
    ...choice,
    label: translateLabel(choice.entry, stall, texts) ?? choice.label,
  }));
}

/** What tells dishes or ingredients of one name apart: '₹80'. */
function priceNow(entry: SpokenEntry, { dishes, ingredients }: Stall, words: Messages): string {
  const ofDish = (id: string) =>
    formatRupees(dishes.find((one) => one.id === id)?.sellingPrice ?? 0);
  switch (entry.kind) {
    case 'plates':
    case 'count':
      return entry.plates.map(({ dish }) => ofDish(dish)).join(', ');
    case 'selling-price':
      return ofDish(entry.dish);
    case 'price': {
      const tag = ingredients.find(({ id }) => id === entry.ingredient)?.price;
      return tag ? priceText(tag, words) : '';
    }
    default:
      return '';
  }
}

/** Adds to labels that are the same the price of today, and a number to those that are still the same. */
export function withDistinctLabels(
  choices: readonly SpokenChoice[],
  stall: Stall,
  words: Messages,
): readonly SpokenChoice[] {
  const priced = whereSame(choices, ({ label, entry }) =>
    `${label} ${priceNow(entry, stall, words)}`.trim(),
  );
  return whereSame(priced, ({ label }, position) => `${label}, ${position}`);
}

/** @param labelOf makes another label; `place` among those of the same label, from 1 */
function whereSame(
  choices: readonly SpokenChoice[],
  labelOf: (choice: SpokenChoice, position: number) => string,
): readonly SpokenChoice[] {
  return choices.map((choice) => {
    const same = choices.filter(({ label }) => label === choice.label);
    return same.length === 1
      ? choice
      : { ...choice, label: labelOf(choice, same.indexOf(choice) + 1) };
  });
}
