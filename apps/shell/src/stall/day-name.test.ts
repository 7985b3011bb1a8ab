import { expect, it } from 'vitest';
import { dayBefore, dayName } from './day-name';

it('names a day of this year without the year', () => {
  expect(dayName('2026-11-20', '2026-11-22')).toBe('Fri, 20 November');
});

it('names the year of a day of another one', () => {
  expect(dayName('2025-12-31', '2026-01-01')).toBe('Wed, 31 December 2025');
});

it.each([
  ['2026-11-22', '2026-11-21'],
  ['2026-03-01', '2026-02-28'],
  ['2028-03-01', '2028-02-29'],
  ['2026-01-01', '2025-12-31'],
])('has before %s the day %s', (day, before) => {
  expect(dayBefore(day)).toBe(before);
});
