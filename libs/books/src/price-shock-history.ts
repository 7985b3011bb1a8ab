import { addDays, priceOn } from '@thela/ledger';
import type { PriceTag, References, StallDay } from '@thela/ledger';
import { closed, settled, walkedTo } from './price-shock-walk';
import type { OddPrice, Walk } from './price-shock-walk';

/** The prices of one ingredient, without those that were perhaps typed wrong. */
export interface PriceHistory {
  /** The earliest first. */
  readonly odd: readonly OddPrice[];
  /** The price at the end of a day; on a day of an odd price the one before that. `null` without one. */
  readonly on: (day: StallDay) => PriceTag | null;
}

/** The day on which the vendor set up the stall; `null` before. */
export function firstOwnDay({ stall }: References): StallDay | null {
  return stall.get('')?.changes[0]?.day ?? null;
}

/** The days from `first` to `today` on which the price may have become another. */
function changeDays(
  references: References,
  ingredient: string,
  first: StallDay,
  today: StallDay,
): readonly StallDay[] {
  const { changes = [], corrections = [] } = references.price.get(ingredient) ?? {};
  const days = [
    first,
    ...changes.map(({ day }) => day),
    ...corrections.flatMap(({ day }) => [day, addDays(day, 1)]),
  ];
  return [...new Set(days)].filter((day) => day >= first && day <= today).sort();
}

const histories = new WeakMap<References, Map<string, PriceHistory>>();

/**
 * The prices of an ingredient since the stall was set up, without those that were perhaps typed wrong: 5 or more
 * times, or at most a fifth of, the price before. Such a price is believed once it was entered again at another moment,
 * once it stood for more than 30 days, or once it stood longer than all that was before it, since the last such leap.
 *
 * @param ingredient its id
 * @returns the same object for the same references, ingredient and day
 * @example
 * // ₹124 a kg, on the 14th ₹1,240, from the 15th on ₹126
 * priceHistory(references, 'urad', '2026-11-22').on('2026-11-14') // { price: 124, unit: 'kg' }
 */
export function priceHistory(
  references: References,
  ingredient: string,
  today: StallDay,
): PriceHistory {
  const known = histories.get(references) ?? new Map<string, PriceHistory>();
  const key = `${today} ${ingredient}`;
  const found = known.get(key) ?? walked(references, ingredient, today);
  histories.set(references, known.set(key, found));
  return found;
}

function walked(references: References, ingredient: string, today: StallDay): PriceHistory {
  const first = firstOwnDay(references) ?? today;
  const start: Walk = { references, ingredient, steps: [], since: first, odd: [], open: null };
  const all = changeDays(references, ingredient, first, today).flatMap((day) => {
    const tag = priceOn(references, ingredient, day);
    return tag === null ? [] : [{ day, tag }];
  });
  const walk = settled(all.reduce(walkedTo, start), today);
  return {
    odd: [...walk.odd, ...closed(walk, today, true)],
    on: (day) => walk.steps.findLast((step) => step.day <= day)?.tag ?? null,
  };
}
