import {
  changesOf,
  countedUndos,
  fitsStall,
  isReference,
  noReferences,
  readExport,
  stallOn,
  withReferences,
} from '@thela/ledger';
import type { Entry, LedgerEvent, Stall, StallDay } from '@thela/ledger';
import { nameKey } from '@thela/text';
import { derivedId } from './derived-id';
import { AGAIN, inParts, UNDONE_WITH_FILE } from './import-parts';
import { joinStalls } from './join-stalls';
import { restoringAgain, sameSubjects, underOwnIds, withNewIds } from './same-subjects';
import type { BackupContents, BackupPreview, ReadBackup, StallSummary } from './stall-records';

export interface BackupRequest {
  readonly file: Blob;
  /** Ids of all events of this device. */
  readonly known: readonly string[];
  /** Those of them that came with a file. */
  readonly imported?: readonly string[];
  /** Those of them that say how the stall is. */
  readonly references: readonly LedgerEvent[];
  readonly today: StallDay;
}

/** What a file says by itself: which answers of tools are new, the page knows. */
export type BackupReading =
  | Extract<ReadBackup, { ok: false }>
  | (Pick<Extract<ReadBackup, { ok: true }>, 'ok' | 'today' | 'entries'> & {
      readonly preview: Omit<BackupPreview, 'answers'>;
      readonly backup: Omit<BackupContents, 'answers'>;
      readonly answers: readonly unknown[];
    });

/** Reads a backup file, and says what it would add and change. */
export async function readBackup(request: BackupRequest): Promise<BackupReading> {
  const { file, references, today } = request;
  const read = readExport(await file.text());
  if (!read.ok) return read;
  const known = new Set(request.known);
  const once = [...new Map(read.events.map((event) => [event.id, event])).values()];
  const here = stallAt(references, today);
  const stall = stallAt(once, today);
  const same = sameSubjects(here, stall, wasJoinedIn(once, known));
  const events = countingAgain(here.isOwn ? underOwnIds(once, same) : once, known);
  if (!fitsStall(here, changesOf(withReferences(noReferences, events)))) {
    return { ok: false, fault: 'too-many' };
  }
  const added = events.filter(({ id }) => !known.has(id)).sort(byUse);
  const imported = new Set(added.length > 0 ? request.imported : []);
  const shared = events.filter(({ id }) => known.has(id) && imported.has(id));
  const lasting = events.filter(isReference);
  const { entries, questions } = joinStalls(references, lasting, today);
  const days = [...new Set(events.map(({ day }) => day))].sort();
  return {
    ok: true,
    preview: {
      added: added.length,
      known: read.events.length - added.length,
      refused: read.refused,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      madeAt: read.exportedAt,
      stall: summaryOf(stall, once),
      here: here.isOwn ? summaryOf(here, []) : null,
      isOther:
        here.isOwn && nameKey(here.name) !== nameKey(stall.name) && !isOneStall(events, known),
      priceChanges: here.isOwn
        ? priceChanges(here, stallAt([...references, ...lasting], today), entries)
        : [],
      questions: added.length > 0 ? questions : [],
      ingredientNames: Object.fromEntries(
        [...stall.ingredients, ...here.ingredients].map(({ id, name }) => [id, name]),
      ),
    },
    backup: {
      parts: inParts([...added, ...shared]),
      count: added.length + shared.length,
      days: [...new Set(added.map(({ day }) => day))],
      latest: Math.max(0, ...lasting.filter(({ day }) => day === today).map(({ at }) => at)),
    },
    today,
    entries: added.length > 0 ? entries : [],
    answers: read.answers,
  };
}

function stallAt(events: readonly LedgerEvent[], today: StallDay): Stall {
  return stallOn(withReferences(noReferences, events), today);
}

function summaryOf({ name, place, dishes }: Stall, events: readonly LedgerEvent[]): StallSummary {
  const onMenu = dishes.filter(({ isRetired }) => !isRetired).map((dish) => dish.name);
  const days = new Set(events.filter((event) => !isReference(event)).map(({ day }) => day));
  return { name, place, dishes: onMenu, days: days.size };
}

/** @param entries what is entered along with the file */
function priceChanges(here: Stall, merged: Stall, entries: readonly Entry[]) {
  const prices = new Map(merged.dishes.map(({ id, sellingPrice }) => [id, sellingPrice]));
  for (const entry of entries) {
    const price = entry.kind === 'dish' ? entry.fields.sellingPrice : undefined;
    if (entry.kind === 'dish' && price !== undefined) prices.set(entry.dish, price);
  }
  return here.dishes.flatMap(({ id, name, isRetired, sellingPrice: from }) => {
    const to = prices.get(id) ?? from;
    return isRetired || to === from ? [] : [{ name, from, to }];
  });
}

/** Of a stall, files and phones have events in common; what was taken back with its file does not count. */
function isOneStall(events: readonly LedgerEvent[], known: ReadonlySet<string>): boolean {
  return events.some(({ id }) => known.has(id) && !known.has(derivedId(id, UNDONE_WITH_FILE)));
}

/** How the stall is comes first: what happened needs it. */
function byUse(a: LedgerEvent, b: LedgerEvent): number {
  const order = Number(isReference(b)) - Number(isReference(a));
  return order || (a.day < b.day ? -1 : Number(a.day > b.day));
}

/** The word of `sameSubjects`: whether events of a dish are here under the id of another one. */
function wasJoinedIn(events: readonly LedgerEvent[], known: ReadonlySet<string>) {
  const first = new Map<string, string>();
  for (const event of events) {
    const subject = 'dish' in event ? event.dish : 'ingredient' in event && event.ingredient;
    if (subject && !first.has(subject)) first.set(subject, event.id);
  }
  return (id: string, here: string) => known.has(derivedId(first.get(id) ?? '', here));
}

/** An event that was taken back together with an earlier file counts again, under an id that follows from its own. */
function countingAgain(
  events: readonly LedgerEvent[],
  known: ReadonlySet<string>,
): readonly LedgerEvent[] {
  const undone = new Set(countedUndos(events).map(({ event }) => event));
  const ids = new Map<string, string>();
  for (const event of events) {
    let { id } = event;
    while (known.has(derivedId(id, UNDONE_WITH_FILE)) && !undone.has(event.id)) {
      id = derivedId(id, AGAIN);
    }
    if (id !== event.id) ids.set(event.id, id);
  }
  const again = withNewIds(events, ids).map((event) => {
    if (event.kind !== 'undo') return event;
    // What it takes back may have been entered again since: then that is taken back.
    let target = event.event;
    while (known.has(derivedId(target, AGAIN))) target = derivedId(target, AGAIN);
    if (target === event.event) return event;
    return { ...event, id: derivedId(event.id, target), event: target };
  });
  return restoringAgain(events, again);
}
