import { stallDay } from '@thela/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localHours } from './local-hour';

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
        expect(localHour(at)).toEqual({ day: stallDay(at, zone), hour: Number(clock.format(at)) });
      }),
    );
  }
});
