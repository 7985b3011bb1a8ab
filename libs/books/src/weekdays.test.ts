import { expect, it } from 'vitest';
import { weekdayFigures } from './index';
import { TODAY, dayOf, dayWith, daysSelling, sold } from './testing/days';

const range = { from: '2026-10-01', to: TODAY };

it('gives means of the weekdays that have two days', () => {
  const days = daysSelling([30, 12, 0, 5, 0, 0, 0, 41, 13]);
  const found = weekdayFigures(days, range);
  expect(found.map(({ weekday, hasDays }) => [weekday, hasDays])).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 2],
    [7, 2],
  ]);
  expect(found[5]?.means).toEqual({ plates: 35.5, revenue: 355, profit: 213 });
  expect(found[1]).toEqual({ weekday: 2, hasDays: 1, needsDays: 2, means: null });
});

it('rounds a mean once', () => {
  const days = ['2026-11-08', '2026-11-15', TODAY].map((day, place) =>
    dayOf(day, [
      sold('dosa', 1, [10.01, 10.01, 10][place] ?? 0, [10.02, 10.02, 10.01][place] ?? 0),
    ]),
  );
  expect(weekdayFigures(days, range)[6]?.means).toMatchObject({ revenue: 10.01, profit: -0.01 });
});

it('takes the profit from the days on which it is known', () => {
  const days = ['2026-11-08', '2026-11-15', TODAY].map((day, place) =>
    dayOf(day, [sold('dosa', 10, 35, place === 0 ? null : 15)]),
  );
  expect(weekdayFigures(days, range)[6]?.means).toMatchObject({ revenue: 350, profit: 200 });
  const unknown = days.map(({ day }) => dayOf(day, [sold('dosa', 10, 35, null)]));
  expect(weekdayFigures(unknown, range)[6]?.means).toMatchObject({ revenue: 350, profit: null });
});

it('leaves out a day on which rent was paid and nothing sold', () => {
  const closed = dayWith('2026-11-08', { expenses: 3000 });
  const days = [...daysSelling([3, 0, 0, 0, 0, 0, 0, 5]), closed];
  expect(weekdayFigures(days, range)[6]).toMatchObject({ hasDays: 2, means: { plates: 4 } });
});
