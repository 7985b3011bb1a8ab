import type { Store, Stored } from '@thela/contract';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { createBackupWriter } from './backup-writer';
import type { BackupWriter } from './backup-writer';
import { eventReader } from './event-reader';
import type { EventReader } from './event-reader';
import type { LedgerNames } from './ledger-names';
import { alone } from './one-at-a-time';
import { storageManager } from './persistence-request';
import type { PendingEvents } from './pending-events';
import { reopeningDatabase } from './reopening-database';
import type { ReopeningDatabase } from './reopening-database';
import { UNREAD } from './stall-records';
import type { StorageHealth } from './stall-records';
import { openTabChannel, readEvent } from './tab-channel';
import type { TabChannel } from './tab-channel';
import { faultOf, writeQueue } from './write-queue';
import type { WriteFault, WriteQueue } from './write-queue';

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

/** The events of this device: those on its disk, and those that the disk did not take yet. */
export interface StallStorage extends Omit<EventReader, 'noteStored'> {
  readonly hadRecords: boolean;
  /** Whether the browser did not open the database: then this page alone knows what is entered on it. */
  readonly isBlocked: boolean;
  /** Ids of the events that pages left behind before the disk had them, and that this one stored. */
  readonly left: ReadonlySet<string>;
  readonly health: Store<StorageHealth>;
  readonly refresh: () => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly write: (events: readonly LedgerEvent[]) => Promise<Stored>;
  readonly writeTyped: WriteQueue['addTyped'];
  /** Says whether events that were written are stored. */
  readonly outcome: (events: readonly LedgerEvent[]) => Stored;
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
  /** Has the other tabs read these days again, after a file was read in; what it added is backed up and sent. */
  readonly tellImported: (days: readonly StallDay[]) => void;
  /** Has every tab read again, after events were dropped. */
  readonly showDropped: () => void;
  /** Writes the backup anew, without what the database dropped. */
  readonly rewriteBackup: () => Promise<void>;
  readonly close: () => void;
}

/** Opens the storage, brings back what only the backup has, and stores what earlier pages left. */
export async function openStorage(options: StorageOptions): Promise<StallStorage> {
  const { names, pending, onForeign, reportError } = options;
  const health = createStore<StorageHealth>(() => UNREAD);
  const database = reopeningDatabase(names);
  const unsentListeners = new Set<() => void>();
  let isBlocked = false;

  const backup = createBackupWriter(names, database, (fault) => {
    health.setState({ hasBackup: false });
    reportError(fault, 'writing the backup of the records');
  });
  const queue = writeQueue({
    write: (events) => alone(names.lock, () => database.use((open) => open.write(events))),
    onStored: (events) => {
      reader.noteStored(events);
      pending.remove(events);
      if (isBlocked) {
        isBlocked = false;
        onForeign('unknown');
      }
      channel.tell(events, false);
      void backup.update();
      options.askToPersist();
      notifyUnsent();
    },
    onChange: (unsaved, reason) =>
      health.setState({ status: unsaved > 0 ? 'unsaved' : 'ready', unsaved, reason }),
    reportError,
  });
  const reader = eventReader({ database, unsaved: queue.unsaved, isBlocked: () => isBlocked });
  const notifyUnsent = () => {
    for (const listener of unsentListeners) listener();
  };
  const channel = followTabs(options, reader, notifyUnsent);

  const { hadRecords, ...found } = await backup.reconcile().catch((error: unknown) => {
    reportError(error, 'opening the records of the stall');
    isBlocked = true;
    return { hasBackup: null, restored: 0, hadRecords: false };
  });
  // What can be read cannot always be written: whoever has entered nothing yet hears of it before.
  const reason = hadRecords ? null : await writeFault(database);
  health.setState({ status: 'ready', reason, ...found });
  const left = pending.read().flatMap(readEvent);
  if (left.length > 0) await queue.add(left);

  return {
    ...reader,
    hadRecords,
    isBlocked,
    left: new Set(left.map(({ id }) => id)),
    health: { getSnapshot: health.getState, subscribe: health.subscribe },
    refresh: async () => {
      health.setState(await measure(database));
      const fault = await writeFault(database);
      if (queue.unsaved().length === 0) health.setState({ reason: fault });
    },
    retry: queue.retry,
    write: queue.add,
    writeTyped: queue.addTyped,
    outcome: queue.outcome,
    ...erasing(queue, backup, channel, reportError),
    forget: queue.clear,
    onUnsent: (listener) => {
      unsentListeners.add(listener);
      return () => void unsentListeners.delete(listener);
    },
    unsaved: () => queue.unsaved().length,
    onDatabase: (task) => alone(names.lock, () => database.use(task)),
    showReceived: (events) => {
      if (events.length === 0) return;
      reader.noteStored(events);
      channel.tell(events, true);
      void backup.update();
      onForeign(events);
    },
    tellImported: (days) => {
      channel.tellDays(days, false);
      void backup.update();
      options.askToPersist();
      notifyUnsent();
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

function followTabs(
  { names, onForeign, onErased, onRemoved }: StorageOptions,
  { noteStored }: EventReader,
  notifyUnsent: () => void,
): TabChannel {
  return openTabChannel({
    name: names.lock,
    onEvents: (events, isSent) => {
      noteStored(events);
      onForeign(events);
      if (!isSent) notifyUnsent();
    },
    onDays: (days, isSent) => {
      onForeign('unknown', days);
      if (!isSent) notifyUnsent();
    },
    onErased,
    onRemoved,
    onReturn: () => onForeign('unknown'),
  });
}

function erasing(
  queue: WriteQueue,
  backup: BackupWriter,
  channel: TabChannel,
  reportError: StorageOptions['reportError'],
): Pick<StallStorage, 'erase' | 'remove' | 'eraseIf'> {
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
  return {
    erase: () => erase(channel.tellErased),
    remove: () => erase(channel.tellRemoved),
    eraseIf: (count) =>
      backup.eraseAll(async ({ migration }) => (await migration?.eraseIf(count)) ?? false),
  };
}

/** Why the browser would not store an entry; `null` where it would. */
async function writeFault(database: ReopeningDatabase): Promise<WriteFault | null> {
  try {
    await database.use((open) => open.tryWriting());
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

async function measure(database: ReopeningDatabase): Promise<Partial<StorageHealth>> {
  const storage = storageManager();
  const [estimate, isPersistent, events] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
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
