import type { DayRange, Store, Stored } from '@thela/contract';
import { isReference } from '@thela/ledger';
import type { DayTotals, LedgerEvent, StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { copyKeeper } from './copy-keeper';
import type { EventDatabase } from './event-database';
import { alone } from './one-at-a-time';
import type { PendingEvents } from './pending-events';
import { reopeningDatabase } from './reopening-database';
import type { ReopeningDatabase } from './reopening-database';
import { UNREAD } from './stall-records';
import type { StorageHealth } from './stall-records';
import { openTabChannel, readEvent } from './tab-channel';
import { writeQueue } from './write-queue';

export interface StorageOptions {
  readonly pending: PendingEvents;
  /** Called with events that another tab stored; `unknown` when this tab cannot know what changed. */
  readonly onForeign: (events: readonly LedgerEvent[] | 'unknown') => void;
  /** Called when another tab removed everything. */
  readonly onErased: () => void;
  readonly reportError: (error: unknown, place: string) => void;
}

/** Cached totals of a range of days, and its days without. */
interface CachedTotals {
  readonly totals: ReadonlyMap<StallDay, DayTotals>;
  readonly missing: readonly StallDay[];
  /** Whether there are references that this page has not read. */
  readonly isBehind: boolean;
}

/** The events of this device: those on its disk, and those that the disk did not take yet. */
export interface StallStorage {
  /** Whether this device had records when this page opened. */
  readonly hadRecords: boolean;
  /** Ids of the events that pages left behind before the disk had them, and that this one stored. */
  readonly left: ReadonlySet<string>;
  readonly health: Store<StorageHealth>;
  readonly refresh: () => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly references: () => Promise<readonly LedgerEvent[]>;
  readonly eventsOfDays: (range: DayRange) => Promise<readonly LedgerEvent[]>;
  readonly referencesOfDays: (range: DayRange) => Promise<readonly LedgerEvent[]>;
  readonly write: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /** Says whether events that were written are stored. */
  readonly outcome: (events: readonly LedgerEvent[]) => Stored;
  readonly cachedTotals: (range: DayRange) => Promise<CachedTotals>;
  readonly keepTotals: (totals: readonly DayTotals[]) => Promise<void>;
  /** Those of the events that this device does not have. */
  readonly newOf: (events: readonly LedgerEvent[]) => Promise<readonly LedgerEvent[]>;
  readonly everything: () => Promise<readonly LedgerEvent[]>;
  readonly firstDay: () => Promise<StallDay | null>;
  /** @returns whether everything is removed */
  readonly erase: () => Promise<boolean>;
  readonly close: () => void;
}

const FOREVER: DayRange = { from: '0000-00-00', to: '9999-99-99' };

/** Opens the storage, brings back what only the second copy has, and stores what earlier pages left. */
export async function openStorage(options: StorageOptions): Promise<StallStorage> {
  const { pending, onForeign, onErased, reportError } = options;
  const health = createStore<StorageHealth>(() => UNREAD);
  const database = reopeningDatabase();
  /** How many stored references this page knows. */
  let references = 0;
  const countReferences = (events: readonly LedgerEvent[]) => {
    references += events.filter(isReference).length;
  };

  const channel = openTabChannel({
    onEvents: (events) => {
      countReferences(events);
      onForeign(events);
    },
    onErased,
    onReturn: () => onForeign('unknown'),
  });
  const copy = copyKeeper(database, (fault) => {
    health.setState({ hasSecondCopy: false });
    reportError(fault, 'writing the second copy of the records');
  });
  const queue = writeQueue({
    write: (events) => alone(() => database.use((open) => open.write(events))),
    onStored: (events) => {
      countReferences(events);
      pending.remove(events);
      channel.tell(events);
      void copy.update();
      void askToPersist();
    },
    onChange: (unsaved, reason) =>
      health.setState({ status: unsaved > 0 ? 'unsaved' : 'ready', unsaved, reason }),
    reportError,
  });

  /** Where nothing can be read there is only what this page holds. */
  async function read(
    query: (open: EventDatabase) => Promise<readonly unknown[]>,
    isWanted: (event: LedgerEvent) => boolean,
  ): Promise<readonly LedgerEvent[]> {
    const stored = await database.use(query).catch((error: unknown) => {
      reportError(error, 'reading the records of the stall');
      return [];
    });
    return [...stored.flatMap(readEvent), ...queue.unsaved().filter(isWanted)];
  }

  const readReferences = () =>
    read(async (open) => {
      const stored = await open.references();
      references = stored.length;
      return stored;
    }, isReference);
  const eventsOfDays = ({ from, to }: DayRange) =>
    read(
      (open) => open.eventsOfDays(from, to),
      (event) => !isReference(event) && event.day >= from && event.day <= to,
    );

  const { hadRecords, ...found } = await copy.reconcile().catch((error: unknown) => {
    reportError(error, 'opening the records of the stall');
    return { hasSecondCopy: null, restored: 0, hadRecords: false };
  });
  health.setState({ status: 'ready', ...found });
  const left = pending.read().flatMap(readEvent);
  if (left.length > 0) await queue.add(left);

  return {
    hadRecords,
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
    write: queue.add,
    outcome: queue.outcome,
    cachedTotals: async (range) => {
      const unsaved = queue.unsaved().filter(({ day }) => day >= range.from && day <= range.to);
      return database.use(async (open) => {
        const [totals, count] = await Promise.all([
          open.totals(range.from, range.to),
          open.countReferences(),
        ]);
        const days = await open.days(range.from, range.to, new Set(totals.keys()));
        const changed = new Set(unsaved.map(({ day }) => day));
        return {
          totals: new Map([...totals].filter(([day]) => !changed.has(day))),
          missing: [...new Set([...days, ...changed])].filter(
            (day) => changed.has(day) || !totals.has(day),
          ),
          isBehind: count !== references,
        };
      });
    },
    keepTotals: async (totals) => {
      if (totals.length === 0 || queue.unsaved().length > 0) return;
      await database.use((open) => open.writeTotals(totals));
    },
    newOf: (events) =>
      database.use(async (open) => {
        const isKnown = await Promise.all(events.map((event) => open.has(event)));
        return events.filter((_, index) => !isKnown[index]);
      }),
    everything: async () => [...(await readReferences()), ...(await eventsOfDays(FOREVER))],
    firstDay: async () => {
      const stored = await database.use((open) => open.firstDay());
      const days = queue.unsaved().map(({ day }) => day);
      return [...(stored === null ? [] : [stored]), ...days].toSorted()[0] ?? null;
    },
    erase: async () => {
      try {
        queue.clear();
        await alone(() => database.use((open) => open.erase()));
        await copy.erase();
      } catch (error) {
        reportError(error, 'erasing the records of the stall');
        return false;
      }
      channel.tellErased();
      return true;
    },
    close: () => {
      channel.close();
      database.close();
    },
  };
}

/** Missing in a page that is not secure, and in old browsers. */
function storageManager(): StorageManager | null | undefined {
  return (navigator as { readonly storage?: StorageManager | null }).storage;
}

let hasAskedToPersist = false;

/** Asks the browser, once and when there is something to lose, not to remove the records. */
async function askToPersist() {
  const storage = storageManager();
  if (hasAskedToPersist || !storage) return;
  hasAskedToPersist = true;
  if (!(await storage.persisted())) await storage.persist();
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
