import type {
  Entry,
  EventHead,
  LedgerEvent,
  LedgerKind,
  RestoreEntry,
  StallDay,
  UndoEntry,
} from './events';

/** An event that can count: it neither takes another one back, nor restores one, nor is unknown. */
export type CountedEvent = EventHead & Exclude<Entry, UndoEntry | RestoreEntry>;

export type SortKey = Pick<EventHead, 'day' | 'at' | 'id'>;

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The order in which events were entered; the same on every device. */
function byEntry(a: SortKey, b: SortKey): number {
  return a.at - b.at || compareText(a.id, b.id);
}

/** The order in which changes count: by the day that they name, then as they were entered. */
export function byDay(a: SortKey, b: SortKey): number {
  return compareText(a.day, b.day) || byEntry(a, b);
}

/** Events of these kinds tell of one day alone. */
export const ONE_DAY_KINDS: readonly LedgerKind[] = ['plates', 'expense', 'waste'];

export function isOfOneDay(kind: LedgerEvent['kind']): boolean {
  return (ONE_DAY_KINDS as readonly string[]).includes(kind);
}

/**
 * How a typed count names an event that it was typed over, and what a correction shares with the event in whose place it is:
 * the last 48 bits of a UUID, all of them random.
 */
export function shortId({ id }: Pick<EventHead, 'id'>): string {
  return id.slice(-12);
}

/**
 * What an event and the one that takes it back have in common. Day and kind belong to it, so that the
 * events of one day and one kind are enough to tell what counts of them.
 */
export function undoKey({ day, id, kind }: EventHead & Exclude<Entry, UndoEntry>): string {
  return `${day} ${kind} ${id}`;
}

/** The `undoKey` of the event that an undo takes back. */
export function undoneKey({ day, of, event }: EventHead & UndoEntry): string {
  return `${day} ${of} ${event}`;
}

/** Says which events a restore leaves out: none that tells how the stall is. */
function restoredIn(events: readonly LedgerEvent[]): (event: LedgerEvent) => boolean {
  const restored = new Set<string>();
  const undone = new Set<string>();
  for (const event of events) {
    if (event.kind === 'undo' && event.of === 'restore') undone.add(undoneKey(event));
  }
  for (const event of events) {
    if (event.kind !== 'restore' || undone.has(undoKey(event))) continue;
    for (const id of event.events) restored.add(`${event.day} ${id}`);
  }
  return ({ day, id, ...event }) =>
    restored.size > 0 &&
    (event.kind === 'plates' || (event.kind === 'undo' && isOfOneDay(event.of))) &&
    restored.has(`${day} ${id}`);
}

/** The undos that count. */
export function countedUndos(events: readonly LedgerEvent[]): readonly (EventHead & UndoEntry)[] {
  const isRestored = restoredIn(events);
  return events.filter((event) => event.kind === 'undo').filter((undo) => !isRestored(undo));
}

/**
 * Two phones may correct an entry without having seen each other. Of their corrections, whose ids end alike, the one that was made
 * last counts: it has the time of what it corrects, so the undo that was made with it says when. What it took the place of is not
 * there again when it is taken back.
 *
 * @param all each event once, those that were taken back, too
 * @param isCounted whether no undo takes it back
 */
function replacedCorrections(
  all: readonly CountedEvent[],
  isCounted: (event: CountedEvent) => boolean,
  undos: readonly (EventHead & UndoEntry)[],
): ReadonlySet<CountedEvent> {
  const families = new Map<string, CountedEvent[]>();
  for (const event of all) {
    // Of typed counts the later one counts anyway.
    if (!isOfOneDay(event.kind) || 'count' in event) continue;
    const end = shortId(event);
    const family = families.get(end);
    if (family) family.push(event);
    else families.set(end, [event]);
  }
  return new Set(
    [...families.values()].flatMap((family) => {
      if (family.length === 1) return [];
      const undoBeside = (event: CountedEvent) =>
        undos.find((undo) => undo.id.startsWith(event.id.slice(0, 24)));
      const corrected = new Set(family.map((event) => undoBeside(event)?.event));
      const last = family.filter(({ id }) => !corrected.has(id));
      const isReplaced = (event: CountedEvent, other: CountedEvent) => {
        const own = undoBeside(event);
        return byEntry(own ?? event, undoBeside(other) ?? other) < 0 && (own || isCounted(other));
      };
      return last.filter((event) => last.some((other) => isReplaced(event, other)));
    }),
  );
}

/**
 * Says which events count.
 *
 * @param events in any order, with any repeats; an undo must be among them to take its event back, and what restores it, too
 * @returns each event once, without those that were taken back, undos, restores and unknown ones, in the order in
 * which they were entered
 */
export function eventsOf(events: Iterable<LedgerEvent>): readonly CountedEvent[] {
  const others: LedgerEvent[] = [];
  const candidates: CountedEvent[] = [];
  for (const event of events) {
    if (event.kind === 'undo' || event.kind === 'restore') others.push(event);
    else if (event.kind !== 'unknown') candidates.push(event);
  }
  const isRestored = restoredIn(others);
  const undos = countedUndos(others);
  const undone = new Set(undos.map(undoneKey));
  const seen = new Set<string>();
  const all = candidates.sort(byEntry).filter(({ id }) => !seen.has(id) && seen.add(id));
  const isCounted = (event: CountedEvent) =>
    !(undone.size > 0 && undone.has(undoKey(event))) && !isRestored(event);
  const replaced = replacedCorrections(all, isCounted, undos);
  return all.filter((event) => isCounted(event) && !replaced.has(event));
}

/** How many of the events, in the order of `byDay`, come before a key; `isIncluded` counts an event with that key, too. */
export function countBefore(events: readonly SortKey[], key: SortKey, isIncluded: boolean): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const event = events[middle];
    const order = event === undefined ? 1 : byDay(event, key);
    if (order < 0 || (isIncluded && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function startKey(day: StallDay): SortKey {
  return { day, at: -1, id: '' };
}

export function endKey(day: StallDay): SortKey {
  return { day, at: Number.POSITIVE_INFINITY, id: '' };
}
