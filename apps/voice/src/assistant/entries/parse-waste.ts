import { wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { inAmountUnits } from './find-figures';
import { parseCounts } from './parse-counts';
import { isLoss, lossOf, reasonOf } from './plates-fates';
import { hasSign, spellingAt } from './sentence';
import type { Sentence } from './sentence';
import { signList } from './signs';
import type { SpokenChoice, SpokenIntent, WasteOf } from './spoken-entry';

/** 'Fekne ka man nahi': not yet, but 'fekna pada', it had to be. */
const toThrow = /\bfen?ka?n[aei]\b(?! pa[dr])/;

function isThrown(tokens: readonly Token[]): boolean {
  return lossOf(tokens) === 'thrown' && !toThrow.test(tokens.join(' '));
}

/** Lost besides what the words for waste of one breath say. */
const lost = wordSet('nuksan nuksaan nashtam nastam loss lost binned नुकसान');
const others = signList(
  'question condition negation future habit quote otherPerson otherDay set back',
);
/** Reads what was thrown away. It is asked back: food that is named with a figure may be spoken of otherwise. */
export function parseWaste(sentence: Sentence): SpokenIntent | undefined {
  return isThrown(sentence.tokens) && !hasSign(sentence, ...others) ? wasteIn(sentence) : undefined;
}

/** Whether food is in the bin or counts as lost, and is not only going bad. */
export function isLost({ tokens }: Sentence): boolean {
  return isThrown(tokens) || tokens.some((token) => lost.has(token));
}

/** Whether words say that food fell, went bad or was thrown away: then it was not sold. */
export function isOfWaste(sentence: Sentence): boolean {
  return isLost(sentence) || sentence.tokens.some(isLoss);
}

/** The same of a sentence that is known to be about waste. */
export function wasteIn(sentence: Sentence): SpokenIntent | undefined {
  const { tokens, dishes, ingredients, figures } = sentence;
  const off = dishes.find(({ meaning }) => meaning.dishes.length === 0);
  if (off && figures.length > 0) return { kind: 'no-such', name: spellingAt(sentence, off) };
  const entryOf = (of: WasteOf) =>
    ({
      kind: 'waste',
      day: hasSign(sentence, 'yesterday', 'kal') ? 'yesterday' : 'today',
      reason: reasonOf(tokens),
      of,
    }) as const;
  const counts = parseCounts(sentence) ?? [];
  if (counts.length > 1 && ingredients.length === 0) {
    const entries = counts.flatMap(({ dishes: [dish, ...more], plates }) =>
      dish && more.length === 0 && plates > 0 ? [entryOf({ dish: dish.id, plates })] : [],
    );
    const isAll = entries.length === counts.length && figures.length === counts.length;
    return isAll
      ? { kind: 'confirm', entry: { kind: 'several', entries } }
      : { kind: 'one-by-one' };
  }
  const choices = wasteOf(sentence, dishes.length > 0 ? [] : ingredients).map(
    ({ label, of }): SpokenChoice => ({ label, entry: entryOf(of) }),
  );
  const [only, ...more] = choices;
  if (!only) return undefined;
  return more.length > 0 ? { kind: 'choose', choices } : { kind: 'confirm', entry: only.entry };
}

function wasteOf(
  sentence: Sentence,
  ingredients: Sentence['ingredients'],
): readonly { readonly label: string; readonly of: WasteOf }[] {
  const [count, ...more] = parseCounts(sentence) ?? [];
  if (count && more.length === 0 && count.plates > 0) {
    const { plates } = count;
    return count.dishes.map(({ id, name }) => ({ label: name, of: { dish: id, plates } }));
  }
  const [figure] = sentence.figures;
  const [named] = ingredients;
  if (!figure || !named || sentence.figures.length > 1 || ingredients.length > 1) return [];
  const { value, unit } = figure.meaning;
  if (unit === undefined || !(value > 0)) return [];
  const measured = inAmountUnits({ amount: value, unit });
  return named.meaning.ingredients.map(({ id, name }) => ({
    label: name,
    of: { ingredient: id, amount: measured.amount, unit: measured.unit },
  }));
}
