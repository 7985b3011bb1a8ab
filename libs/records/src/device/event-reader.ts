// Reads the events of this device: those on its disk, and those that the disk did not take yet.
import type { DayRange } from '@thela/contract';
import { changedDays, isReference, isReferenceKind } from '@thela/ledger';
import type { LedgerEvent, LedgerKind, StallDay } from '@thela/ledger';
import type { CachedRange, CountedTotals, EventDatabase } from './event-database';
import type { ReopeningDatabase } from './reopening-database';
import { readEvent } from './tab-channel';

/** Cached totals of a range of days, and its days without. */
interface CachedTotals extends Pick<CachedRange, 'totals' | 'missing'> {
  /** Whether there are references that this page has not read. */
  readonly isBehind: boolean;
}

export interface EventReader {
  readonly references: () => Promise<readonly LedgerEvent[]>;
  /** @param kinds others are left out; all without it */
  readonly eventsOfDays: (
    range: DayRange,
    kinds?: readonly LedgerKind[],
  ) => Promise<readonly LedgerEvent[]>;
  readonly referencesOfDays: (range: DayRange) => Promise<readonly LedgerEvent[]>;
  /** Those of the references that this device has; `null` when it has some that this page has not read. */
  readonly heldOf: (references: readonly LedgerEvent[]) => Promise<readonly LedgerEvent[] | null>;
  readonly cachedTotals: (range: DayRange) => Promise<CachedTotals>;
  /** Caches totals, unless something that changes them was stored meanwhile. */
  readonly keepTotals: (days: readonly CountedTotals[]) => Promise<void>;
  /** Those of the events that this device does not have. */
  readonly newOf: (events: readonly LedgerEvent[]) => Promise<readonly LedgerEvent[]>;
  readonly everything: () => Promise<readonly LedgerEvent[]>;
  readonly firstDay: () => Promise<StallDay | null>;
  /** This page learnt of events that are stored. */
  readonly noteStored: (events: readonly LedgerEvent[]) => void;
}

export interface EventReaderOptions {
  readonly database: ReopeningDatabase;
  readonly unsaved: () => readonly LedgerEvent[];
  /** Where the database cannot be opened there is only what this page holds. */
  readonly isBlocked: () => boolean;
}

const FOREVER: DayRange = { from: '0000-00-00', to: '9999-99-99' };

export function eventReader(options: EventReaderOptions): EventReader {
  const { database, unsaved, isBlocked } = options;
  /** The stored references that this page has read, by day and id. */
  let stored = new Set<string>();

  function noteStored(events: readonly LedgerEvent[]) {
    for (const event of events.filter(isReference)) stored.add(referenceKey(event));
  }

  async function read(
    query: (open: EventDatabase) => Promise<readonly unknown[]>,
    isWanted: (event: LedgerEvent) => boolean,
    mayBeWanted: (value: unknown) => boolean = () => true,
  ): Promise<readonly LedgerEvent[]> {
    const before = unsaved();
    const values = isBlocked() ? [] : await database.use(query);
    const events = values.filter(mayBeWanted).flatMap(readEvent);
    // What the disk took meanwhile may be in neither.
    const others = new Map([...before, ...unsaved()].map((event) => [event.id, event]));
    if (others.size > 0) for (const { id } of events) others.delete(id);
    return [...events, ...[...others.values()].filter(isWanted)];
  }

  async function references() {
    stored = new Set();
    const events = isBlocked() ? [] : await database.use((open) => open.references());
    noteStored(events);
    return [...events, ...unsaved().filter(isReference)];
  }

  const eventsOfDays: EventReader['eventsOfDays'] = async ({ from, to }, kinds) =>
    kinds?.every(isReferenceKind)
      ? []
      : read(
          (open) => open.eventsOfDays(from, to),
          (event) => !isReference(event) && event.day >= from && event.day <= to,
          kinds && mayBeOfKinds(kinds),
        );

  return {
    references,
    eventsOfDays,
    referencesOfDays: ({ from, to }) =>
      read(
        (open) => open.referencesOfDays(from, to),
        (event) => isReference(event) && event.day >= from && event.day <= to,
      ),
    heldOf: async (events) => {
      const count = isBlocked()
        ? stored.size
        : await database.use((open) => open.countReferences());
      if (count !== stored.size) return null;
      const waiting = new Set(unsaved().map(({ id }) => id));
      // Of what was typed letter by letter only the last is stored.
      return events.filter((event) => stored.has(referenceKey(event)) || waiting.has(event.id));
    },
    ...totalsCache(options, () => stored.size),
    newOf: async (events) => (isBlocked() ? events : database.use((open) => open.newOf(events))),
    everything: async () => [...(await references()), ...(await eventsOfDays(FOREVER))],
    firstDay: async () => {
      const first = isBlocked() ? null : await database.use((open) => open.firstDay());
      const days = unsaved().map(({ day }) => day);
      return [...(first === null ? [] : [first]), ...days].sort()[0] ?? null;
    },
    noteStored,
  };
}

/** @param countRead counts the stored references that this page has read */
function totalsCache(
  { database, unsaved, isBlocked }: EventReaderOptions,
  countRead: () => number,
): Pick<EventReader, 'cachedTotals' | 'keepTotals'> {
  return {
    cachedTotals: async ({ from, to }) => {
      const waiting = unsaved();
      const { totals, missing, references } = isBlocked()
        ? NOTHING_CACHED
        : await database.use((open) => open.cachedTotals(from, to));
      const daysOfWaiting = waiting
        .filter((event) => !isReference(event) && event.day >= from && event.day <= to)
        .map(({ day }) => day);
      // What is not stored yet has not removed the totals of the days that it changes.
      const isCurrent = (day: StallDay) => !waiting.some((event) => isChangedBy(event, day));
      const current = new Map([...totals].filter(([day]) => isCurrent(day)));
      return {
        totals: current,
        missing: [...new Set([...missing, ...totals.keys(), ...daysOfWaiting])].filter(
          (day) => !current.has(day),
        ),
        isBehind: !isBlocked() && references !== countRead(),
      };
    },
    keepTotals: async (days) => {
      if (isBlocked() || days.length === 0 || unsaved().length > 0) return;
      const count = countRead();
      // A cache: on a full disk they are worked out again the next time.
      await database.use((open) => open.writeTotals(days, count)).catch(() => {});
    },
  };
}

const NOTHING_CACHED: CachedRange = { totals: new Map(), missing: [], references: 0 };

/** Tells references apart, as the database does. */
function referenceKey({ day, id }: LedgerEvent): string {
  return `${day} ${id}`;
}

function isChangedBy(event: LedgerEvent, day: StallDay): boolean {
  // Nothing is cached of days before the set-up.
  const { from, to } = changedDays(event, null);
  return day >= from && (to === null || day <= to);
}

/**
 * Tells before a stored event is checked whether it can be of one of these kinds, or take back or restore one: to check an
 * event takes many times as long.
 */
function mayBeOfKinds(kinds: readonly LedgerKind[]): (stored: unknown) => boolean {
  const wanted = new Set<unknown>(kinds);
  return (stored) => {
    if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return false;
    const kind = stored.kind === 'undo' && 'of' in stored ? stored.of : stored.kind;
    return kind === 'restore' || wanted.has(kind);
  };
}
