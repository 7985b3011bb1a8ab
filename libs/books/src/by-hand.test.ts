import { expect, it } from 'vitest';
import { comparePeriod } from './index';
import { TODAY, dayWith, sold } from './testing/days';

// The worked example of the README.
const days = (
  [
    ['2026-11-10', 10, 40],
    ['2026-11-21', 12, 40],
    [TODAY, 18, 90],
  ] as const
).map(([day, plates, expenses]) => {
  return dayWith(day, { dishes: [sold('dosa', plates, 60, 20)], expenses });
});

it('compares a week with the one before', () => {
  const comparison = comparePeriod(days, 'last-7-days', TODAY);
  expect(comparison).toMatchObject({
    kind: 'compared',
    now: { plates: 30, revenue: 1800, profit: 1200, left: 1070 },
    compared: {
      now: { from: '2026-11-17', to: '2026-11-21', revenue: 720 },
      before: { from: '2026-11-10', to: '2026-11-14', revenue: 600 },
      changes: { revenue: { difference: 120, percent: 20 } },
    },
  });
});
