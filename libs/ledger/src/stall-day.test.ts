import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, nextDayAt, stallDay } from './stall-day';

const at = (text: string) => Date.parse(text);

describe('the day of a stall', () => {
  it.each([
    ['2026-11-22T03:59:59.999+05:30', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-22T04:00:00+05:30', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-22T23:59:00+05:30', 'Asia/Kolkata', '2026-11-22'],
    ['2026-03-01T00:30:00+05:30', 'Asia/Kolkata', '2026-02-28'],
    ['2027-01-01T02:00:00+05:30', 'Asia/Kolkata', '2026-12-31'],
    // Clocks go from 02:00 to 03:00, and back from 02:00 to 01:00.
    ['2026-03-08T03:30:00-04:00', 'America/New_York', '2026-03-07'],
    ['2026-03-08T04:00:00-04:00', 'America/New_York', '2026-03-08'],
    ['2026-11-01T03:59:00-05:00', 'America/New_York', '2026-10-31'],
    ['2026-11-01T04:00:00-05:00', 'America/New_York', '2026-11-01'],
    // Samoa left out 30 December 2011.
    ['2011-12-31T03:00:00+14:00', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-31T04:00:00+14:00', 'Pacific/Apia', '2011-12-31'],
    ['2026-11-22T04:00:00+05:30', 'Mars/Olympus', '2026-11-22'],
    ['2026-11-22T04:00:00+05:30', '__proto__', '2026-11-22'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(stallDay(at(moment), zone)).toBe(day);
  });

  it.each([
    ['2026-11-22T12:00:00+05:30', 'Asia/Kolkata', '2026-11-23T04:00:00+05:30'],
    ['2026-11-22T03:59:59.999+05:30', 'Asia/Kolkata', '2026-11-22T04:00:00+05:30'],
    ['2026-11-22T04:00:00+05:30', 'Asia/Kolkata', '2026-11-23T04:00:00+05:30'],
    ['2026-03-07T12:00:00-05:00', 'America/New_York', '2026-03-08T04:00:00-04:00'],
    ['2026-10-31T12:00:00-04:00', 'America/New_York', '2026-11-01T04:00:00-05:00'],
    ['2011-12-29T12:00:00-10:00', 'Pacific/Apia', '2011-12-31T04:00:00+14:00'],
  ])('after %s in %s the next begins at %s', (moment, zone, next) => {
    expect(nextDayAt(at(moment), zone)).toBe(at(next));
  });

  it('ends just where the next begins', () => {
    const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Berlin', 'Australia/Lord_Howe'];
    const times = fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') });
    fc.assert(
      fc.property(times, fc.constantFrom(...zones), (now, zone) => {
        const next = nextDayAt(now, zone);
        expect(next).toBeGreaterThan(now);
        expect(stallDay(next - 1, zone)).toBe(stallDay(now, zone));
        expect(stallDay(next, zone) > stallDay(now, zone)).toBe(true);
      }),
    );
  });
});

it('knows a time zone by its name', () => {
  expect(['Asia/Kolkata', 'UTC', 'Europe/London'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['Mars/Olympus', '+05:30', '', 'constructor'].map(isTimeZone)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
