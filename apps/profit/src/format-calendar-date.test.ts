import { expect, it } from 'vitest';
import { formatCalendarDate } from './format-calendar-date';

it.each([
  ['2026-11-20', 'Friday, 20 November'],
  ['2026-01-01', 'Thursday, 1 January'],
  ['2028-02-29', 'Tuesday, 29 February'],
])('says %s as %s, in every time zone', (date, said) => {
  expect(formatCalendarDate(date)).toBe(said);
});
