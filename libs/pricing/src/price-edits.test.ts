import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyPerformance } from './daily-performance';
import { setIngredientPrice, setPlatesSold } from './day';
import type { Day } from './day';
import { menuItemFigures } from './menu-item-figures';
import { recommend } from './recommendation';
import { exampleDay } from './testing/example-days';
import {
  everythingAccepted,
  paiseAndGrams,
  toDay,
  wholeNumberDays,
} from './testing/whole-number-oracle';

/** All that is shown of a day. */
function shown(day: Day) {
  return [menuItemFigures(day), dailyPerformance(day), recommend(day)];
}

/** What people and the ledger do to a day; the numbers choose what it is done to. */
type Edit = (day: Day) => Day;

const place = fc.nat({ max: 10 });
const amount = fc.nat({ max: 10 ** 15 }).map((millionths) => millionths / 1e6);

function at<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, amount).map(
    ([index, price]): Edit =>
      (day) =>
        setIngredientPrice(day, at(Object.keys(day.ingredientPrices), index) ?? '', price),
  ),
  fc.tuple(place, fc.nat({ max: 1000 })).map(
    ([index, plates]): Edit =>
      (day) =>
        setPlatesSold(day, at(day.menu, index)?.id ?? '', plates),
  ),
  fc.tuple(place, fc.nat({ max: 10 ** 6 })).map(([index, taken]): Edit => (day) => ({
    ...day,
    takings: { [at(day.menu, index)?.id ?? '']: taken / 100 },
  })),
  fc.array(place, { maxLength: 2 }).map((unknown): Edit => (day) => ({
    ...day,
    unknownCostItemIds: unknown.map((index) => at(day.menu, index)?.id ?? ''),
  })),
  fc.tuple(place, amount).map(([index, sellingPrice]): Edit => (day) => ({
    ...day,
    menu: day.menu.map((item) => (item === at(day.menu, index) ? { ...item, sellingPrice } : item)),
  })),
);

describe('a day that is edited again and again', () => {
  it.each([
    ['paise and grams', paiseAndGrams],
    ['six decimals up to a thousand million', everythingAccepted],
  ])('shows what a day that was never seen before shows: %s', (_, limits) => {
    fc.assert(
      fc.property(wholeNumberDays(limits), fc.array(edits, { maxLength: 8 }), (whole, all) => {
        let day = toDay(whole);
        shown(day);
        for (const edit of all) {
          const before = day;
          const seen = structuredClone(shown(before));
          day = edit(day);
          // A copy shares no object with the day, so nothing is known of it.
          expect(shown(day)).toStrictEqual(shown(structuredClone(day)));
          expect(shown(before)).toStrictEqual(seen);
        }
      }),
      { numRuns: 100 },
    );
  });
});

it('leaves the figures of dishes alone that do not need the ingredient', () => {
  const day = exampleDay();
  const before = menuItemFigures(day);
  const after = menuItemFigures(setIngredientPrice(day, 'potatoes', 26));
  // Potatoes are in the Masala Dosa only.
  expect(after.map((item, index) => item === before[index])).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});
