import type { Entry, LedgerEvent } from '@thela/ledger';
import { platesByDish } from '@thela/ledger';
import { deliveries, randomEvents } from '@thela/ledger/random-events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hoursFigures } from './index';
import { TODAY } from './testing/days';
import { hoursBySlowWay } from './testing/slow-hours';

const ZONE = 'Asia/Kolkata';
const DAY = { from: TODAY, to: TODAY };
let count = 0;

function plates(
  number: number,
  time: string,
  entry: Entry = { kind: 'plates', dish: 'dosa', plates: number },
) {
  count += 1;
  const event: LedgerEvent = {
    ...entry,
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    day: TODAY,
    at: Date.parse(`${time}:00+05:30`),
    device: '11111111-1111-4111-8111-111111111111',
  };
  return event;
}

function hoursOf(events: readonly LedgerEvent[]): Record<number, number> {
  const { hours } = hoursFigures(events, DAY, ZONE);
  return Object.fromEntries(
    hours.flatMap((each) => (each.plates ? [[each.hour, each.plates]] : [])),
  );
}

const threeAtEight = plates(3, `${TODAY}T08:10`);

it('covers what was tapped, and says what share of the plates that is', () => {
  const tapped = [threeAtEight, plates(-1, `${TODAY}T08:12`)];
  const over = tapped.map(({ id }) => id.slice(-12));
  const events = [
    ...tapped,
    plates(10, `${TODAY}T21:00`, { kind: 'plates', dish: 'dosa', count: 10, over }),
  ];
  expect(hoursFigures(events, DAY, ZONE)).toMatchObject({
    tappedPlates: 2,
    plates: 10,
    sharePercent: 20,
  });
  expect(hoursOf(events)).toEqual({ 8: 2 });
});

it('lists the hours from 04:00 on, those after midnight last', () => {
  const events = [threeAtEight, plates(2, '2026-11-23T01:30')];
  const { hours } = hoursFigures(events, DAY, ZONE);
  expect(hours).toHaveLength(24);
  expect(hours[0]?.hour).toBe(4);
  expect(hours[21]).toEqual({ hour: 1, plates: 2 });
});

it('takes plates back from those that were counted last', () => {
  const later = plates(2, `${TODAY}T18:30`);
  expect(hoursOf([threeAtEight, later, plates(-4, `${TODAY}T19:00`)])).toEqual({ 8: 1 });
  const early = plates(-2, `${TODAY}T07:00`);
  expect(hoursOf([early, threeAtEight, later])).toEqual({ 8: 1, 18: 2 });
});

it('does not count what was undone', () => {
  const undo: LedgerEvent = {
    ...plates(1, `${TODAY}T08:20`),
    kind: 'undo',
    event: threeAtEight.id,
    of: 'plates',
  };
  expect(hoursOf([threeAtEight, undo])).toEqual({});
});

it('knows no hour of what was entered a day late', () => {
  const events = [threeAtEight, plates(5, '2026-11-23T09:00')];
  expect(hoursFigures(events, DAY, ZONE)).toMatchObject({ tappedPlates: 3, plates: 8 });
});

it('has no share where nothing was sold', () => {
  expect(hoursFigures([], DAY, ZONE)).toMatchObject({ plates: 0, sharePercent: null });
});

const range = { from: '2026-11-20', to: '2026-11-23' };

/** Random events have times near 1970: here they are tapped on a day of their range. */
const timely = randomEvents.map((events) =>
  events.map((event) => ({
    ...event,
    at: Date.parse(`${TODAY}T02:00:00Z`) + event.at * 3_600_000,
  })),
);

it('does not depend on the order of events, and counts them as the slow way does', () => {
  const delivered = timely.chain((events) => fc.tuple(fc.constant(events), deliveries(events)));
  fc.assert(
    fc.property(delivered, ([events, batches]) => {
      const figures = hoursFigures(batches.flat(), range, ZONE);
      const slow = hoursBySlowWay(events, range.from, range.to);
      for (const { hour, plates: found } of figures.hours) expect(found).toBe(slow.get(hour) ?? 0);
      expect(figures.plates - figures.tappedPlates).toBe(slow.get('unknown') ?? 0);
    }),
  );
});

it('counts the plates that the ledger counts', () => {
  fc.assert(
    fc.property(timely, (events) => {
      const counted = [...platesByDish(events.filter(({ day }) => day === TODAY)).values()];
      const sold = counted.reduce((sum, each) => sum + Math.max(each, 0), 0);
      expect(hoursFigures(events, DAY, ZONE).plates).toBe(sold);
    }),
  );
});
