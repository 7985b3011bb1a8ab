import { expect, it } from 'vitest';
import { formatDate } from './format-date';

it.each([
  { date: new Date(2026, 10, 20), text: 'Friday, November 20, 2026' },
  { date: new Date(2026, 0, 1), text: 'Thursday, January 1, 2026' },
  { date: new Date(2028, 1, 29, 23, 59, 59), text: 'Tuesday, February 29, 2028' },
])('writes a day in full: $text', ({ date, text }) => {
  expect(formatDate(date)).toBe(text);
});
