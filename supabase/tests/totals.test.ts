import { eventsOf, noReferences, totalsOf, withReferences } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import { deliveries, randomEvents } from '@thela/ledger/random-events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, daysAgo, expense, newStall, plates, push, undo } from '../testing/stall.ts';
import { openDatabases } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const databases = await openDatabases();

const RANDOM_DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
const DAYS = [dayOf(3), dayOf(2), dayOf(1), dayOf(0)];

/** Events of the last days, in batches as phones may send them: in any order, and some twice. */
const sentEvents = randomEvents
  .map((events) =>
    events.map((event) => ({ ...event, day: DAYS[RANDOM_DAYS.indexOf(event.day)] ?? event.day })),
  )
  .chain((events) => fc.tuple(fc.constant<readonly LedgerEvent[]>(events), deliveries(events)));

/** The same figures by the folds of the phone. */
function daysByPhone(events: readonly LedgerEvent[]) {
  const references = withReferences(noReferences, events);
  return DAYS.flatMap((day) => {
    const ofDay = events.filter((event) => event.day === day);
    const { dishes, expenses } = totalsOf(references, day, ofDay);
    const sold = dishes.filter(({ plates: number }) => number > 0);
    const entries = eventsOf(ofDay).length;
    const byDish = Object.fromEntries(sold.map(({ dish, plates: number }) => [dish, number]));
    return entries === 0 ? [] : [{ day, plates: byDish, expenses, entries }];
  });
}

async function daysOf(db: TestDatabase, owner: string, stall: string) {
  const { days } = await db.rpc<{ days: readonly unknown[] }>(owner, 'day_totals', {
    stall,
    from_day: dayOf(366),
    to_day: dayOf(),
  });
  return days;
}

describe.each(databases)('$name: totals of days', (db) => {
  it('agree with those of the phone', async () => {
    await fc.assert(
      fc.asyncProperty(sentEvents, async ([events, batches]) => {
        const { stall, owner } = await newStall(db);
        for (const batch of batches) {
          // oxlint-disable-next-line no-await-in-loop -- as phones send them
          expect(await push(db, owner, stall, batch)).toMatchObject({ refused: [] });
        }
        expect(await daysOf(db, owner, stall)).toEqual(daysByPhone(events));
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('leave out what was taken back, also before it arrived, and only on its own day', async () => {
    const { stall, owner } = await newStall(db);
    const [late, kept, gas] = [plates('idli', 4), plates('vada', 2), expense(80.555)];
    await push(db, owner, stall, [undo(late), kept, gas, { ...undo(kept), ...daysAgo(1) }]);
    await push(db, owner, stall, [late, { ...undo(gas), of: 'waste' }]);
    expect(await daysOf(db, owner, stall)).toEqual([
      { day: dayOf(), plates: { vada: 2 }, expenses: 80.56, entries: 2 },
    ]);
  });

  it('count no plates below none, and a million of a dish at most', async () => {
    const { stall, owner } = await newStall(db);
    const million = plates('vada', 1_000_000);
    await push(db, owner, stall, [plates('idli', -5), million, plates('vada', 5)]);
    expect(await daysOf(db, owner, stall)).toMatchObject([
      { plates: { vada: 1_000_000 }, entries: 3 },
    ]);
  });
});
