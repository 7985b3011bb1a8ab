import { wordsOf } from '@thela/language';
import { expect, it } from 'vitest';
import { formatDate } from './format-date';

it.each([
  ['en-IN', '2026-11-20', 'Friday, November 20, 2026'],
  ['en-IN', '2026-01-01', 'Thursday, January 1, 2026'],
  ['en-IN', '2028-02-29', 'Tuesday, February 29, 2028'],
  ['hi-IN', '2026-11-20', 'शुक्रवार, 20 नवंबर 2026'],
  ['te-IN', '2026-11-20', '20, నవంబర్ 2026, శుక్రవారం'],
] as const)('writes in %s the date %s in full, in every time zone: %s', (language, date, text) => {
  expect(formatDate(date, wordsOf(language))).toBe(text);
});
