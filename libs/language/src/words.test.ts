import { describe, expect, it } from 'vitest';
import { languages } from './languages';
import { TIME, wordsOf } from './words';

const noon = '2026-11-22';

describe('words', () => {
  it.each(languages)('writes figures in Latin digits and Indian grouping in %s', (language) => {
    const { number, day } = wordsOf(language);
    expect(number(123_456)).toBe('1,23,456');
    expect(number(1234.5678, 2)).toBe('1,234.57');
    expect(day(noon, { day: 'numeric', month: 'numeric', year: 'numeric' })).toMatch(
      /22.*11.*2026/,
    );
  });

  it.each(languages)('has twelve hours twice a day in %s', (language) => {
    const { moment } = wordsOf(language);
    expect(moment('2026-11-22T00:05', TIME)).toMatch(/^12:05\sam$/i);
    expect(moment('2026-11-22T15:05', TIME)).toMatch(/^3:05\spm$/i);
  });

  it('chooses the form of a count as the language does', () => {
    const forms = { one: 'one', other: 'other' };
    const of = (count: number) => languages.map((each) => wordsOf(each).plural(count, forms));
    expect(of(0)).toEqual(['other', 'one', 'other', 'one']);
    expect(of(1)).toEqual(['one', 'one', 'one', 'one']);
    expect(of(2)).toEqual(['other', 'other', 'other', 'other']);
  });

  it('names days and lists in the language', () => {
    const style = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    expect(wordsOf('en-IN').day(noon, style)).toBe('Sunday, 22 November');
    expect(wordsOf('hi-IN').day(noon, style)).toBe('रविवार, 22 नवंबर');
    expect(wordsOf('te-IN').day(noon, style)).toBe('22 నవంబర్, ఆదివారం');
    expect(wordsOf('hi-Latn-IN').day(noon, style)).toMatch(/22 November/);
    expect(wordsOf('hi-IN').list(['डोसा', 'इडली', 'चाय'])).toBe('डोसा, इडली, और चाय');
  });

  it('reads a calendar day without a time zone', () => {
    expect(wordsOf('en-IN').day('2026-03-01', { dateStyle: 'medium' })).toBe('1 Mar 2026');
  });
});
