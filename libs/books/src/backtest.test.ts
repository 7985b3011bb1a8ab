import { expect, it } from 'vitest';
import { backtest } from './index';
import { dayOf, daysSelling, sold } from './testing/days';

const menu = new Set(['dosa', 'idli', 'vada']);

it('needs a day that has one a week before it, and a dish that was on the menu then', () => {
  expect(backtest(daysSelling([1, 2, 3, 4, 5, 6, 7]), menu)).toEqual({
    kind: 'too-few-days',
    needsDays: 8,
    hasDays: 7,
  });
  expect(backtest([], menu)).toMatchObject({ kind: 'too-few-days', hasDays: 0 });
  const days = daysSelling([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(backtest(days, new Set(['idli']))).toEqual({ kind: 'new-dishes' });
});

it('measures the three methods on the same days, as by hand', () => {
  // Two days can be measured. A week before the first 30 sold, and 26 on it; a week before the second 20, and 14 on it.
  // The forecast says 21, as (30 x 0.679 + 20 x 5.137) / 5.816 is 21.2, and 22.
  const days = daysSelling([30, 20, 20, 20, 20, 20, 20, 26, 14]);
  expect(backtest(days, menu)).toEqual({
    kind: 'backtest',
    days: 2,
    scores: {
      forecast: { meanError: 6.5, ofHundred: 32.5 },
      lastWeek: { meanError: 5, ofHundred: 25 },
      weekdayMean: { meanError: 5, ofHundred: 25 },
    },
    // In both days together 43, 50 and 50, where 40 sold.
    dishes: [
      {
        dish: 'dosa',
        name: 'DOSA',
        ofHundred: { forecast: 7.5, lastWeek: 25, weekdayMean: 25 },
      },
    ],
  });
});

it('measures the last twelve weeks of trade', () => {
  const days = daysSelling(Array.from({ length: 200 }, (_, index) => (index < 116 ? 1 : 20)));
  expect(backtest(days, menu)).toMatchObject({
    days: 84,
    scores: { lastWeek: { meanError: (7 * 19) / 84 } },
  });
});

it('leaves out days that have no day a week before them', () => {
  const days = daysSelling([20, 20, 0, 20, 20, 20, 20, 20, 20, 20]);
  expect(backtest(days, menu)).toMatchObject({ days: 2 });
});

it('leaves out a dish that was not on the menu of the day before', () => {
  const days = daysSelling([20, 20, 20, 20, 20, 20, 20, 20]).map(({ day }, index) =>
    dayOf(day, [sold('idli', 9), ...(index === 6 ? [] : [sold('dosa', 20)])]),
  );
  const found = backtest(days, menu);
  expect(found).toMatchObject({ days: 1, scores: { forecast: { meanError: 0 } } });
  expect(found.kind === 'backtest' && found.dishes.map(({ dish }) => dish)).toEqual(['idli']);
});

it('takes no dish for right that is forecast at none, however seldom it sells', () => {
  // On three of four days no vada sells: "none" would be nearer on most days.
  const days = daysSelling(Array.from({ length: 60 }, () => 30)).map(({ day }, index) =>
    dayOf(day, [sold('dosa', 30), sold('vada', index % 4 === 0 ? 8 : 0)]),
  );
  const found = backtest(days, menu);
  const vada = found.kind === 'backtest' ? found.dishes.find(({ dish }) => dish === 'vada') : null;
  expect(vada?.ofHundred.forecast).toBeLessThan(50);
});
