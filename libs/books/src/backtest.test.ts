import { expect, it } from 'vitest';
import { backtest } from './index';
import { dayOf, daysSelling, sold } from './testing/days';

it('needs a day that has one a week before it', () => {
  expect(backtest(daysSelling([1, 2, 3, 4, 5, 6, 7]))).toEqual({
    kind: 'too-few-days',
    needsDays: 8,
    hasDays: 7,
  });
  expect(backtest([])).toMatchObject({ kind: 'too-few-days', hasDays: 0 });
});

it('measures the three methods on the same days, as by hand', () => {
  // Two days can be measured. The first: median of the last seven days 20, yesterday 20, last week 30; it sold 26.
  // The second: median of 20, 20, 20, 20, 20, 20, 26 is 20, yesterday 26, last week 20; it sold 27.
  const days = daysSelling([30, 20, 20, 20, 20, 20, 20, 26, 27]);
  expect(backtest(days)).toEqual({
    kind: 'backtest',
    withinPlates: 6,
    days: 2,
    counts: 2,
    scores: {
      forecast: { daysAllWithin: 1, countsWithin: 1, meanError: 6.5 },
      yesterday: { daysAllWithin: 2, countsWithin: 2, meanError: 3.5 },
      lastWeek: { daysAllWithin: 1, countsWithin: 1, meanError: 5.5 },
    },
    dishes: [
      {
        dish: 'dosa',
        name: 'DOSA',
        days: 2,
        scores: {
          forecast: { daysWithin: 1, meanError: 6.5 },
          yesterday: { daysWithin: 2, meanError: 3.5 },
          lastWeek: { daysWithin: 1, meanError: 5.5 },
        },
      },
    ],
  });
});

it('counts a day as right when every dish was', () => {
  const days = daysSelling([20, 20, 20, 20, 20, 20, 20, 20]).map(({ day }, place) =>
    dayOf(day, [sold('dosa', 20), sold('idli', place === 7 ? 30 : 20)]),
  );
  const found = backtest(days);
  expect(found).toMatchObject({
    days: 1,
    counts: 2,
    scores: { forecast: { daysAllWithin: 0, countsWithin: 1, meanError: 5 } },
  });
});

it('leaves out days that have no day a week before them', () => {
  const days = daysSelling([20, 20, 0, 20, 20, 20, 20, 20, 20, 20]);
  expect(backtest(days)).toMatchObject({ days: 2, counts: 2 });
});

it('leaves out a dish that was not on the menu of the day before', () => {
  const days = daysSelling([20, 20, 20, 20, 20, 20, 20, 20]).map(({ day }, place) =>
    dayOf(day, [sold('idli', 9), ...(place === 6 ? [] : [sold('dosa', 20)])]),
  );
  expect(backtest(days)).toMatchObject({ days: 1, counts: 1, dishes: [{ dish: 'idli' }] });
});
