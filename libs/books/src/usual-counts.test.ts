import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import type { DayTotals } from '@thela/ledger';
import { usualCounts } from './index';
import { TODAY, dayOf, daysSelling, randomDays, sold } from './testing/days';

it('are the mean of the last seven days with sales before today', () => {
  // Today's 99 plates are not all yet; two days were closed; 90 plates are eight days with sales ago.
  const days = daysSelling([90, 20, 22, 0, 24, 26, 0, 28, 30, 32, 99]);
  expect(usualCounts(days, TODAY).get('dosa')).toEqual({ plates: 26, basedOnDays: 7 });
  expect(usualCounts(daysSelling([20, 25, 7]), TODAY).get('dosa')).toEqual({
    plates: 23,
    basedOnDays: 2,
  });
  expect(usualCounts(daysSelling([7]), TODAY).size).toBe(0);
});

it('of slow dishes add up to what a day sells, and a wedding is no usual day', () => {
  const days = Array.from({ length: 9 }, (_, age) =>
    dayOf(
      addDays(TODAY, -age),
      ['dosa', 'idli', 'vada'].map((dish, index) => sold(dish, age % 3 === index ? 7 : 0)),
    ),
  );
  const plates = (all: readonly DayTotals[]) =>
    [...usualCounts(all, TODAY).values()].reduce((sum, each) => sum + each.plates, 0);
  expect(plates(days)).toBe(7);
  const wedding = dayOf(addDays(TODAY, -3), [sold('dosa', 400), sold('idli', 0), sold('vada', 0)]);
  expect(plates([...days.filter(({ day }) => day !== wedding.day), wedding])).toBeLessThan(9);
});

it('add up to the mean of all, whatever order the days come in', () => {
  fc.assert(
    fc.property(randomDays, (days) => {
      const usual = usualCounts(days, TODAY);
      expect(usualCounts(days.toReversed(), TODAY)).toEqual(usual);
      for (const [dish, { plates, basedOnDays }] of usual) {
        const counts = days
          .filter((each) => each.day < TODAY && each.plates > 0)
          .flatMap((each) => each.dishes.filter((one) => one.dish === dish))
          .map((each) => each.plates);
        expect(basedOnDays).toBe(Math.min(7, counts.length));
        expect(plates).toBeLessThanOrEqual(Math.max(...counts));
      }
    }),
    { numRuns: 50 },
  );
});
