import { expect, it } from 'vitest';
import { calendarDate } from './calendar-date';

it('is the date on the wall, from midnight to midnight', () => {
  expect(calendarDate(new Date(2026, 10, 20, 0, 0))).toBe('2026-11-20');
  expect(calendarDate(new Date(2026, 10, 20, 23, 59, 59))).toBe('2026-11-20');
  expect(calendarDate(new Date(2026, 0, 1))).toBe('2026-01-01');
});
