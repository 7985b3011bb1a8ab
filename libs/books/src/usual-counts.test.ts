import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usualCounts } from './index';
import { TODAY, daysSelling, randomDays } from './testing/days';

it('are the median of the last seven days with sales before today', () => {
  // Today's 99 plates are not all yet; two days were closed; 90 plates are eight days with sales ago.
  const days = daysSelling([90, 20, 22, 0, 24, 26, 0, 28, 30, 32, 99]);
  expect(usualCounts(days, TODAY).get('dosa')).toEqual({ plates: 26, basedOnDays: 7 });
  expect(usualCounts(daysSelling([20, 25, 7]), TODAY).get('dosa')).toEqual({
    plates: 23,
    basedOnDays: 2,
  });
  expect(usualCounts(daysSelling([7]), TODAY).size).toBe(0);
});

it('lie between the least and the most of these days, in whatever order they come', () => {
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
        expect(plates).toBeGreaterThanOrEqual(Math.min(...counts));
        expect(plates).toBeLessThanOrEqual(Math.max(...counts));
      }
    }),
    { numRuns: 50 },
  );
});
