import { expect, it } from 'vitest';
import { formatDate } from './format-date';

it.each([
  ['2026-11-20', 'Friday, November 20, 2026'],
  ['2026-01-01', 'Thursday, January 1, 2026'],
  ['2028-02-29', 'Tuesday, February 29, 2028'],
])('writes %s in full, in every time zone: %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
