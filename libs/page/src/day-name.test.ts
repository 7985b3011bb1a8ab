import { languages, wordsOf } from '@thela/language';
import { expect, it } from 'vitest';
import { dayName, fullDayName } from './day-name';

const english = wordsOf('en-IN');

it('names a day of this year without the year', () => {
  expect(dayName(english, '2026-11-20', '2026-11-22')).toBe('Fri, 20 November');
});

it('names the year of a day of another one', () => {
  expect(dayName(english, '2025-12-31', '2026-01-01')).toBe('Wed, 31 December 2025');
});

it('names a day in the language of the page', () => {
  const named = languages.map((language) => fullDayName(wordsOf(language), '2026-11-22'));
  expect(named).toEqual([
    'Sunday, 22 November 2026',
    'रविवार, 22 नवंबर 2026',
    '22, నవంబర్ 2026, ఆదివారం',
    'Raviwaar, 22 November 2026',
  ]);
});
