import type { Stall } from '@thela/ledger';
import { priceText, rupees } from '../amount-words';
import type { Messages } from '../messages';
import type { SpokenChoice, SpokenEntry } from '../entries/spoken-entry';

/** What tells dishes or ingredients of one name apart: '₹80'. */
function priceNow(entry: SpokenEntry, { dishes, ingredients }: Stall, words: Messages): string {
  const ofDish = (id: string) => rupees(dishes.find((one) => one.id === id)?.sellingPrice ?? 0);
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
  return whereSame(priced, ({ label }, place) => `${label}, ${place}`);
}

/** @param labelOf makes another label; `place` among those of the same label, from 1 */
function whereSame(
  choices: readonly SpokenChoice[],
  labelOf: (choice: SpokenChoice, place: number) => string,
): readonly SpokenChoice[] {
  return choices.map((choice) => {
    const same = choices.filter(({ label }) => label === choice.label);
    return same.length === 1
      ? choice
      : { ...choice, label: labelOf(choice, same.indexOf(choice) + 1) };
  });
}
