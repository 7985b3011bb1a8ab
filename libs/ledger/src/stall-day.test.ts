import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayNumber,
  dayOfNumber,
  daysIn,
  firstOfMonth,
  isCalendarDate,
  isTimeZone,
  localTime,
  mondayOf,
  nextDayAt,
  stallDay,
  weekdayOf,
} from './stall-day';
import { localHours } from './local-hours';

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
    expect(stallDay(Date.parse(moment), zone)).toBe(day);
  });

  it.each([
    ['2026-11-22T12:00:00+05:30', 'Asia/Kolkata', '2026-11-23T04:00:00+05:30'],
    ['2026-11-22T03:59:59.999+05:30', 'Asia/Kolkata', '2026-11-22T04:00:00+05:30'],
    ['2026-11-22T04:00:00+05:30', 'Asia/Kolkata', '2026-11-23T04:00:00+05:30'],
    ['2026-03-07T12:00:00-05:00', 'America/New_York', '2026-03-08T04:00:00-04:00'],
    ['2026-10-31T12:00:00-04:00', 'America/New_York', '2026-11-01T04:00:00-05:00'],
    ['2011-12-29T12:00:00-10:00', 'Pacific/Apia', '2011-12-31T04:00:00+14:00'],
  ])('after %s in %s the next begins at %s', (moment, zone, next) => {
    expect(nextDayAt(Date.parse(moment), zone)).toBe(Date.parse(next));
  });

  it('is the same in India whichever way its time is found', () => {
    // The old name of the zone has no way of its own.
    const [now, old] = ['Asia/Kolkata', 'Asia/Calcutta'] as const;
    const moments = fc.oneof(
      fc.integer({ min: Date.parse('1900-01-01'), max: Date.parse('2200-01-01') }),
      fc.integer({ min: -8.64e15, max: 8.64e15 }),
    );
    fc.assert(
      fc.property(moments, (at) => {
        expect(localTime(at, now)).toEqual(localTime(at, old));
      }),
    );
  });

  it('ends just where the next begins', () => {
    const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Berlin', 'Australia/Lord_Howe'];
    const times = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') });
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

describe('the calendar', () => {
  const anyDay = fc.integer({ min: -718_000, max: 2_900_000 }).map((days) => dayOfNumber(days));

  it('goes over the ends of months, years and centuries', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('1999-12-31', 1)).toBe('2000-01-01');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  });

  it('counts both ends of a range', () => {
    expect(daysIn({ from: '2026-11-22', to: '2026-11-22' })).toBe(1);
    expect(daysIn({ from: '2026-10-24', to: '2026-11-22' })).toBe(30);
  });

  it('begins weeks on Mondays and months on their first', () => {
    expect(['2026-11-22', '2026-11-23'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23']);
    expect([0, -1, -11, 2].map((months) => firstOfMonth('2026-11-22', months))).toEqual([
      '2026-11-01',
      '2026-10-01',
      '2025-12-01',
      '2027-01-01',
    ]);
  });

  it('numbers days and weekdays as Date does', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, days) => {
        const date = new Date(`${day}T12:00:00Z`);
        expect(dayNumber(day)).toBe(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
        expect(weekdayOf(day)).toBe(date.getUTCDay() || 7);
        date.setUTCDate(date.getUTCDate() + days);
        expect(addDays(day, days)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });

  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '0001-01-01'])('has %s', (text) => {
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
  ])('has no “%s”', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('the hour of a moment', () => {
  const ZONES = ['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/London', 'America/New_York', 'Nowhere'];
  const moment = fc
    .integer({ min: Date.parse('1990-01-01'), max: Date.parse('2040-01-01') })
    .filter((at) => Number.isSafeInteger(at));

  it('begins a day at 04:00', () => {
    const localHour = localHours('Asia/Kolkata');
    expect(localHour(Date.parse('2026-11-22T03:59:59+05:30'))).toEqual({
      day: '2026-11-21',
      hour: 3,
    });
    expect(localHour(Date.parse('2026-11-22T04:00:00+05:30'))).toEqual({
      day: '2026-11-22',
      hour: 4,
    });
  });

  it('knows both hours in which clocks are set back', () => {
    const localHour = localHours('Europe/London');
    expect(localHour(Date.parse('2026-10-25T00:30:00Z')).hour).toBe(1);
    expect(localHour(Date.parse('2026-10-25T01:30:00Z')).hour).toBe(1);
    expect(localHour(Date.parse('2026-10-25T02:30:00Z')).hour).toBe(2);
  });

  it('says the day that the ledger says, and the hour that the clock shows', () => {
    for (const zone of ZONES) {
      const localHour = localHours(zone);
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone === 'Nowhere' ? 'Asia/Kolkata' : zone,
        hour: '2-digit',
        hourCycle: 'h23',
      });
      fc.assert(
        fc.property(moment, (at) => {
          expect(localHour(at)).toEqual({
            day: stallDay(at, zone),
            hour: Number(clock.format(at)),
          });
        }),
      );
    }
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
