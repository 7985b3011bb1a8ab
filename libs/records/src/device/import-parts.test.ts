import { randomEvents } from '@thela/ledger/random-events';
import {
  eventsOf,
  exportText,
  isReference,
  noReferences,
  stallOn,
  totalsOf,
  undoOf,
  withReferences,
} from '@thela/ledger';
import type { Entry, LedgerEvent } from '@thela/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventsToRestore, headOf, readPart, undoneEvents, undosOf } from './import-parts';
import { newEvents } from './new-events';
import { readBackup } from './read-backup';

const TODAY = '2026-11-22';
const DEVICE = '11111111-1111-4111-8111-111111111111';

async function addedBy(here: readonly LedgerEvent[], file: readonly LedgerEvent[]) {
  const text = exportText(file, { exportedAt: 1, device: DEVICE });
  const read = await readBackup({
    file: new Blob([text]),
    known: here.map(({ id }) => id),
    references: here.filter(isReference),
    today: TODAY,
  });
  if (!read.ok) throw new TypeError(read.fault);
  return read.backup.parts.flatMap(readPart);
}

function seen(events: readonly LedgerEvent[]) {
  const references = withReferences(noReferences, events);
  const days = [...new Set(events.map(({ day }) => day))].toSorted();
  return {
    stall: stallOn(references, TODAY),
    days: days.map((day) =>
      totalsOf(
        references,
        day,
        events.filter((event) => event.day === day),
      ),
    ),
  };
}

/** The events of a ledger after a file was taken back. */
function takenBack(here: readonly LedgerEvent[], added: readonly LedgerEvent[]) {
  const heads = added.flatMap(headOf);
  const undos = undosOf(heads, new Set(undoneEvents(heads, here)), { at: 2e12, device: DEVICE });
  return [...here, ...added, ...eventsToRestore(heads, here), ...undos];
}

it('a file that is read in and taken back leaves everything as it was, and can be read in again', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomEvents,
      fc.nat({ max: 60 }),
      fc.nat({ max: 60 }),
      async (entered, from, to) => {
        // No phone enters two events at one moment.
        const all = entered.map((event, index) => ({ ...event, at: index }));
        // Two phones of one stall: what both have, and what each has alone.
        const here = all.filter((_, index) => index < from || index % 2 === 0);
        const file = all.filter((_, index) => index >= to || index % 3 === 0);
        const added = await addedBy(here, file);
        const before = seen(here);
        const undone = takenBack(here, added);
        const days = new Set(here.map(({ day }) => day));
        const after = seen(undone);
        expect({ ...after, days: after.days.filter(({ day }) => days.has(day)) }).toEqual(before);
        // Once more: what it had counted counts again, and nothing twice.
        const again = await addedBy(undone, file);
        expect(seen([...undone, ...again])).toEqual(seen([...here, ...added]));
        expect(await addedBy([...undone, ...again], file)).toEqual([]);
      },
    ),
    { numRuns: 50, endOnFailure: true },
  );
});

it('a corrected entry counts again when its file is read in again', async () => {
  const entry: Entry = { kind: 'expense', category: 'gas', note: '', amount: 300 };
  let time = 1_700_000_000_000;
  const now = () => (time += 60_000);
  const make = newEvents(
    () => DEVICE,
    now,
    () => 0,
    () => undefined,
  );
  const wrong = make([entry], TODAY);
  const file = wrong.flatMap((of) => [of, ...make([undoOf(of), entry], TODAY, of)]);
  const undone = takenBack([], await addedBy([], file));
  expect(eventsOf(undone)).toEqual([]);
  expect(eventsOf([...undone, ...(await addedBy(undone, file))])).toMatchObject([entry]);
});
