import { describe, expect, it } from 'vitest';
import { calendarDate, isCalendarDate } from './calendar-date';

describe('calendarDate', () => {
  it('is the date on the wall, from midnight to midnight', () => {
    expect(calendarDate(new Date(2026, 10, 20, 0, 0))).toBe('2026-11-20');
    expect(calendarDate(new Date(2026, 10, 20, 23, 59, 59))).toBe('2026-11-20');
    expect(calendarDate(new Date(2026, 0, 1))).toBe('2026-01-01');
  });
});

describe('isCalendarDate', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '0001-01-01'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    'yesterday',
    '2026-02-29',
    '2100-02-29',
    '2026-00-10',
    '2026-11-00',
    '2026-02-31',
    '2026-13-01',
    '2026-1-1',
    '2026-11-20T06',
  ])('refuses “%s”', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});
