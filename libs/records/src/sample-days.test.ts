import {
  addDays,
  dayView,
  parseEvent,
  stallDay,
  withReferences,
  noReferences,
} from '@thela/ledger';
import { openingDay } from '@thela/pricing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryRecords } from './memory';
import { sampleEvents } from './sample-days';

const today = '2026-11-22';
const noon = Date.parse('2026-11-22T06:30:00Z');
const day = openingDay({ random: () => 0.5 });
const sample = { today, now: noon, day, name: 'Sample stall', place: 'Hyderabad, Telangana' };

it('is a hundred days that any ledger can hold, the same each time, each event on its day', () => {
  const stalls = fc.record({
    today: fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days)),
    hour: fc.double({ min: -1000, max: 1000, noNaN: true }),
    plates: fc.integer({ min: 0, max: 300 }),
    price: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 100_000, noNaN: true })),
  });
  fc.assert(
    fc.property(stalls, ({ today: last, hour, plates, price }) => {
      const stall = {
        ...sample,
        today: last,
        now: Date.parse(`${last}T00:00:00Z`) + hour * 3_600_000,
        day: {
          platesSold: { ...day.platesSold, 'masala-dosa': plates },
          ingredientPrices: { ...day.ingredientPrices, tomatoes: price },
        },
      };
      const events = sampleEvents(stall);
      expect(events.map((event) => parseEvent(event))).toEqual(events);
      expect(sampleEvents(stall)).toEqual(events);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      expect(events.every((each) => stallDay(each.at, 'Asia/Kolkata') === each.day)).toBe(true);
      // Two days are closed.
      const open = new Set(events.flatMap((each) => (each.kind === 'plates' ? [each.day] : [])));
      expect(open.size).toBe(98);
    }),
    { numRuns: 6 },
  );
});

it('ends with the day that the page shows', () => {
  const events = sampleEvents({ ...sample, day: { ...day, platesSold: { 'plain-dosa': 13 } } });
  const last = events.filter((event) => event.day === today);
  const shown = dayView(withReferences(noReferences, events), today, last);
  expect(shown.platesSold).toMatchObject({ 'plain-dosa': 13, 'masala-dosa': 0 });
  expect(shown.ingredientPrices).toEqual(day.ingredientPrices);
  expect(shown.menu.map(({ name, sellingPrice }) => [name, sellingPrice])).toEqual(
    day.menu.map(({ name, sellingPrice }) => [name, sellingPrice]),
  );
  expect(last.every(({ at }) => at <= noon)).toBe(true);
});

it('has weekends that sell more, and days that lose less than they earn', async () => {
  const { ledger, stall } = createMemoryRecords({
    events: sampleEvents(sample),
    today,
    random: () => 0,
    storage: 'works',
  });
  expect(stall.getSnapshot()).toMatchObject({ isOwn: true, name: 'Sample stall' });
  const days = await ledger.totals({ from: addDays(today, -99), to: addDays(today, -1) });
  const mean = (of: typeof days) => of.reduce((sum, { plates }) => sum + plates, 0) / of.length;
  const isSunday = ({ day: of }: { day: string }) => new Date(of).getUTCDay() === 0;
  expect(mean(days.filter(isSunday))).toBeGreaterThan(1.2 * mean(days));
  expect(days.filter(({ left }) => left <= 0).length).toBeLessThan(4);
});
