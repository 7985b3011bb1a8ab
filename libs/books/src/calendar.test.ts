import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayFrom, dayNumber, dayOfNumber, daysIn, weekdayOf } from './calendar';
import { dayLater, isoWeekday } from './testing/slow-oracle';

const anyDay = fc.integer({ min: -718_000, max: 2_900_000 }).map((days) => dayOfNumber(days));

it('goes over the ends of months, years and centuries', () => {
  expect(dayFrom('2024-02-28', 1)).toBe('2024-02-29');
  expect(dayFrom('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayFrom('1999-12-31', 1)).toBe('2000-01-01');
  expect(dayFrom('2100-02-28', 1)).toBe('2100-03-01');
});

it('counts both ends of a range', () => {
  expect(daysIn({ from: '2026-11-22', to: '2026-11-22' })).toBe(1);
  expect(daysIn({ from: '2026-10-24', to: '2026-11-22' })).toBe(30);
});

it('numbers days and weekdays as Date does', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, days) => {
      expect(dayNumber(day)).toBe(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
      expect(dayFrom(day, days)).toBe(dayLater(day, days));
      expect(weekdayOf(day)).toBe(isoWeekday(day));
    }),
  );
});
