import { expect, it } from 'vitest';
import { comparePeriod } from './index';
import { TODAY, dayWith, sold } from './testing/days';

// The worked example of the README.
const days = (
  [
    ['2026-11-14', 10, 40],
    ['2026-11-21', 12, 40],
    [TODAY, 18, 90],
  ] as const
).map(([day, plates, expenses]) => {
  return dayWith(day, { dishes: [sold('dosa', plates, 60, 20)], expenses });
});

it('compares a week with the one before', () => {
  const { now, before, changes } = comparePeriod(days, 'last-7-days', TODAY);
  expect(now).toMatchObject({ plates: 30, revenue: 1800, profit: 1200, left: 1070 });
  expect(before).toMatchObject({ from: '2026-11-09', to: '2026-11-15', knownDays: 2 });
  expect(changes?.revenue).toEqual({ difference: 1200, percent: 200 });
});
