import type { DayRange, Store, Stored } from '@thela/contract';
import { changedDays, isReference, isReferenceKind } from '@thela/ledger';
import type { LedgerEvent, LedgerKind, StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { createBackupWriter } from './backup-writer';
import type { LedgerNames } from './ledger-names';
import type { CachedRange, CountedTotals, EventDatabase } from './event-database';
import { mayBeOfKinds } from './may-be-of-kinds';
import { alone } from './one-at-a-time';
import { storageManager } from './persistence-request';
import type { PendingEvents } from './pending-events';
import { reopeningDatabase } from './reopening-database';
import type { ReopeningDatabase } from './reopening-database';
import { UNREAD } from './stall-records';
import type { StorageHealth } from './stall-records';
import { openTabChannel, readEvent } from './tab-channel';
import { writeQueue } from './write-queue';
import type { WriteQueue } from './write-queue';

/**
 * Called with events that another tab stored, or the server gave; `unknown` when this tab has to read them, and the
 * days that they are of, where it knows them.
 */
type OnForeign = (events: readonly LedgerEvent[] | 'unknown', days?: readonly StallDay[]) => void;

export interface StorageOptions {
  readonly names: LedgerNames;
  readonly pending: PendingEvents;
  readonly onForeign: OnForeign;
  /** Called when another tab removed everything. */
  readonly onErased: () => void;
  /** Called when another tab removed this ledger from the device. */
  readonly onRemoved: () => void;
  /** Called when there is something that the browser should not remove. */
  readonly askToPersist: () => void;
  readonly reportError: (error: unknown, place: string) => void;
}

/** Cached totals of a range of days, and its days without. */
interface CachedTotals extends Pick<CachedRange, 'totals' | 'missing'> {
  /** Whether there are references that this page has not read. */
  readonly isBehind: boolean;
}

/** The events of this device: those on its disk, and those that the disk did not take yet. */
export interface StallStorage {
  /** Whether this device had records when this page opened. */
  readonly hadRecords: boolean;
  /** Whether the browser did not open the database: then this page alone knows what is entered on it. */
  readonly isBlocked: boolean;
  /** Ids of the events that pages left behind before the disk had them, and that this one stored. */
  readonly left: ReadonlySet<string>;
  readonly health: Store<StorageHealth>;
  readonly refresh: () => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly references: () => Promise<readonly LedgerEvent[]>;
  /** @param kinds others are left out; all without it */
  readonly eventsOfDays: (
    range: DayRange,
    kinds?: readonly LedgerKind[],
  ) => Promise<readonly LedgerEvent[]>;
  readonly referencesOfDays: (range: DayRange) => Promise<readonly LedgerEvent[]>;
  /** Those of the references that this device has; `null` when it has some that this page has not read. */
  readonly heldOf: (references: readonly LedgerEvent[]) => Promise<readonly LedgerEvent[] | null>;
  readonly write: (events: readonly LedgerEvent[]) => Promise<Stored>;
  readonly writeTyped: WriteQueue['addTyped'];
  /** Says whether events that were written are stored. */
  readonly outcome: (events: readonly LedgerEvent[]) => Stored;
  readonly cachedTotals: (range: DayRange) => Promise<CachedTotals>;
  /** Caches totals, unless something that changes them was stored meanwhile. */
  readonly keepTotals: (days: readonly CountedTotals[]) => Promise<void>;
  /** Those of the events that this device does not have. */
  readonly newOf: (events: readonly LedgerEvent[]) => Promise<readonly LedgerEvent[]>;
  readonly everything: () => Promise<readonly LedgerEvent[]>;
  readonly firstDay: () => Promise<StallDay | null>;
  /** @returns whether everything is removed */
  readonly erase: () => Promise<boolean>;
  /** As `erase`, and the other tabs drop this ledger altogether. */
  readonly remove: () => Promise<boolean>;
  /** Erases the phone ledger if it has so many events, no more. @returns whether it did */
  readonly eraseIf: (count: number) => Promise<boolean>;
  /** Drops what is not stored, after everything was erased. */
  readonly forget: () => Promise<void>;
  /** Called when this tab or another one stored something that the server does not have. @returns ends it */
  readonly onUnsent: (listener: () => void) => () => void;
  /** How many events are on this page only. */
  readonly unsaved: () => number;
  /** Works on the database while no other tab does. */
  readonly onDatabase: ReopeningDatabase['use'];
  /** Shows what the server gave, in every tab, once the database has it. */
  readonly showReceived: (events: readonly LedgerEvent[]) => void;
  /** Has every tab read again, after events were dropped. */
  readonly showDropped: () => void;
  /** Writes the backup anew, without what the database dropped. */
  readonly rewriteBackup: () => Promise<void>;
  readonly close: () => void;
}

const FOREVER: DayRange = { from: '0000-00-00', to: '9999-99-99' };

/** Opens the storage, brings back what only the backup has, and stores what earlier pages left. */
export async function openStorage(options: StorageOptions): Promise<StallStorage> {
  const { names, pending, onForeign, onErased, onRemoved, askToPersist, reportError } = options;
  const health = createStore<StorageHealth>(() => UNREAD);
  const database = reopeningDatabase(names);
  const unsentListeners = new Set<() => void>();
  /** The stored references that this page knows, by day and id. */
  let references = new Set<string>();
  const knowReferences = (events: readonly LedgerEvent[]) => {
    for (const event of events.filter(isReference)) references.add(referenceKey(event));
  };

  const tellUnsent = () => {
    for (const listener of unsentListeners) listener();
  };

  const channel = openTabChannel({
    name: names.lock,
    onEvents: (events, isSent) => {
      knowReferences(events);
      onForeign(events);
      if (!isSent) tellUnsent();
    },
    onDays: (days, isSent) => {
      onForeign('unknown', days);
      if (!isSent) tellUnsent();
    },
    onErased,
    onRemoved,
    onReturn: () => onForeign('unknown'),
  });
  const backup = createBackupWriter(names, database, (fault) => {
    health.setState({ hasBackup: false });
    reportError(fault, 'writing the backup of the records');
  });
  const queue = writeQueue({
    write: (events) => alone(names.lock, () => database.use((open) => open.write(events))),
    onStored: (events) => {
      knowReferences(events);
      pending.remove(events);
      if (isBlocked) {
        isBlocked = false;
        onForeign('unknown');
      }
      channel.tell(events, false);
      void backup.update();
      askToPersist();
      tellUnsent();
    },
    onChange: (unsaved, reason) =>
      health.setState({ status: unsaved > 0 ? 'unsaved' : 'ready', unsaved, reason }),
    reportError,
  });

  /** Where the database cannot be opened there is only what this page holds. */
  async function read(
    query: (open: EventDatabase) => Promise<readonly unknown[]>,
    isWanted: (event: LedgerEvent) => boolean,
    mayBeWanted: (stored: unknown) => boolean = () => true,
  ): Promise<readonly LedgerEvent[]> {
    const before = queue.unsaved();
    const stored = isBlocked ? [] : await database.use(query);
    const found = stored.filter(mayBeWanted).flatMap(readEvent);
    // What the disk took meanwhile may be in neither.
    const unsaved = new Map([...before, ...queue.unsaved()].map((event) => [event.id, event]));
    if (unsaved.size > 0) for (const { id } of found) unsaved.delete(id);
    return [...found, ...[...unsaved.values()].filter(isWanted)];
  }

  const readReferences = async () => {
    references = new Set();
    const events = isBlocked ? [] : await database.use((open) => open.references());
    knowReferences(events);
    return [...events, ...queue.unsaved().filter(isReference)];
  };
  const eventsOfDays: StallStorage['eventsOfDays'] = async ({ from, to }, kinds) =>
    kinds?.every(isReferenceKind)
      ? []
      : read(
          (open) => open.eventsOfDays(from, to),
          (event) => !isReference(event) && event.day >= from && event.day <= to,
          kinds && mayBeOfKinds(kinds),
        );

  const erase = async (tell: () => void) => {
    try {
      queue.clear();
      await backup.eraseAll((open) => open.erase());
    } catch (error) {
      reportError(error, 'erasing the records of the stall');
      return false;
    }
    tell();
    return true;
  };

  let isBlocked = false;
  const { hadRecords, ...found } = await backup.reconcile().catch((error: unknown) => {
    reportError(error, 'opening the records of the stall');
    isBlocked = true;
    return { hasBackup: null, restored: 0, hadRecords: false };
  });
  health.setState({ status: 'ready', ...found });
  const left = pending.read().flatMap(readEvent);
  if (left.length > 0) await queue.add(left);

  return {
    hadRecords,
    isBlocked,
    left: new Set(left.map(({ id }) => id)),
    health: { getSnapshot: health.getState, subscribe: health.subscribe },
    refresh: async () => health.setState(await measure(database)),
    retry: queue.retry,
    references: readReferences,
    eventsOfDays,
    referencesOfDays: ({ from, to }) =>
      read(
        (open) => open.referencesOfDays(from, to),
        (event) => isReference(event) && event.day >= from && event.day <= to,
      ),
    heldOf: async (events) => {
      const count = isBlocked
        ? references.size
        : await database.use((open) => open.countReferences());
      if (count !== references.size) return null;
      const unsaved = new Set(queue.unsaved().map(({ id }) => id));
      // Of what was typed letter by letter only the last is stored.
      return events.filter((event) => references.has(referenceKey(event)) || unsaved.has(event.id));
    },
    write: queue.add,
    writeTyped: queue.addTyped,
    outcome: queue.outcome,
    cachedTotals: async ({ from, to }) => {
      const unsaved = queue.unsaved();
      const {
        totals,
        missing,
        references: count,
      } = isBlocked ? NOTHING_CACHED : await database.use((open) => open.cachedTotals(from, to));
      const ofUnsaved = unsaved
        .filter((event) => !isReference(event) && event.day >= from && event.day <= to)
        .map(({ day }) => day);
      // What is not stored yet has not removed the totals of the days that it changes.
      const isCurrent = (day: StallDay) => !unsaved.some((event) => isChangedBy(event, day));
      const current = new Map([...totals].filter(([day]) => isCurrent(day)));
      return {
        totals: current,
        missing: [...new Set([...missing, ...totals.keys(), ...ofUnsaved])].filter(
          (day) => !current.has(day),
        ),
        isBehind: !isBlocked && count !== references.size,
      };
    },
    keepTotals: async (days) => {
      if (isBlocked || days.length === 0 || queue.unsaved().length > 0) return;
      const count = references.size;
      // A cache: on a full disk they are worked out again the next time.
      await database.use((open) => open.writeTotals(days, count)).catch(() => {});
    },
    newOf: async (events) => {
      if (isBlocked) return events;
      return database.use((open) => open.newOf(events));
    },
    everything: async () => [...(await readReferences()), ...(await eventsOfDays(FOREVER))],
    firstDay: async () => {
      const stored = isBlocked ? null : await database.use((open) => open.firstDay());
      const days = queue.unsaved().map(({ day }) => day);
      return [...(stored === null ? [] : [stored]), ...days].toSorted()[0] ?? null;
    },
    erase: () => erase(channel.tellErased),
    remove: () => erase(channel.tellRemoved),
    eraseIf: (count) =>
      backup.eraseAll(async ({ migration }) => (await migration?.eraseIf(count)) ?? false),
    forget: queue.clear,
    onUnsent: (listener) => {
      unsentListeners.add(listener);
      return () => void unsentListeners.delete(listener);
    },
    unsaved: () => queue.unsaved().length,
    onDatabase: (task) => alone(names.lock, () => database.use(task)),
    showReceived: (events) => {
      if (events.length === 0) return;
      knowReferences(events);
      channel.tell(events, true);
      void backup.update();
      onForeign(events);
    },
    showDropped: () => {
      onForeign('unknown');
      channel.tellDays([], true);
    },
    rewriteBackup: backup.rewrite,
    close: () => {
      channel.close();
      database.close();
    },
  };
}

const NOTHING_CACHED: CachedRange = { totals: new Map(), missing: [], references: 0 };

/** Tells references apart, as the database does. */
function referenceKey({ day, id }: LedgerEvent): string {
  return `${day} ${id}`;
}

function isChangedBy(event: LedgerEvent, day: StallDay): boolean {
  const { from, to } = changedDays(event);
  return day >= from && (to === null || day <= to);
}

async function measure(database: ReopeningDatabase): Promise<Partial<StorageHealth>> {
  const storage = storageManager();
  const [estimate, isPersistent, events] = await Promise.all([
    storage?.estimate().catch(() => undefined),
    storage?.persisted().catch(() => null),
    database.use((open) => open.count()).catch(() => null),
  ]);
  const { usage, quota } = estimate ?? {};
  return {
    isPersistent: isPersistent ?? null,
    events,
    usedBytes: usage ?? null,
    availableBytes: usage === undefined || quota === undefined ? null : quota - usage,
  };
}
