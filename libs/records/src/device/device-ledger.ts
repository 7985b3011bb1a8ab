import { randomId } from '@thela/contract';
import type { Stored } from '@thela/contract';
import { safeStorage } from '@thela/federation/storage';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import type { PlatesSold } from '@thela/pricing';
import { createRoleStore } from './role-store';
import type { RoleStore } from './role-store';
import type { AccountStallId } from './synced-ledger';
import { ledgerNames, skewOf } from './ledger-names';
import { bookOpening } from './book-opening';
import { bookView } from './book-view';
import { followDay } from './follow-day';
import { entryRecorder } from './entry-recorder';
import { ledgerStores } from './ledger-stores';
import type { LedgerStores, StallNotices } from './ledger-stores';
import { deviceId, newEvents } from './new-events';
import { noOpeningFigures, openingFigures } from './opening-figures';
import { createPageState } from './page-state';
import { pendingEvents } from './pending-events';
import { persistenceRequest } from './persistence-request';
import type { StoredBook } from './stored-book';
import { createRecords } from './records';
import type { StallRecords } from './stall-records';
import { mayPrefetch, whenIdle } from '@thela/page';
import type { StallSnapshot } from './stall-snapshot';

export interface DeviceLedgerOptions {
  readonly id: AccountStallId | null;
  /** Whether the page shows this ledger, and no tab has chosen another one. */
  readonly isCurrent: () => boolean;
  readonly onRemoved: () => void;
  /** Fixed opening figures; without them each item starts with a random sample. */
  readonly platesSold?: PlatesSold | undefined;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  readonly notify: StallNotices;
  readonly reportError: (error: unknown, place: string) => void;
}

/** The figures that are shown below what was counted: no events. */
type Opening = Pick<StallSnapshot, 'opening' | 'hasBegun'>;

/** One ledger, as the page can show it: its day, its menu, its records. */
export interface DeviceLedger extends LedgerStores {
  readonly id: AccountStallId | null;
  readonly records: StallRecords;
  readonly role: RoleStore;
  /** Id of this device in events. */
  readonly device: () => string;
  /**
   * Follows the calendar and other tabs from now on, and reads the records.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
  /** Its records, which are read at the first call. */
  readonly open: () => Promise<StoredBook>;
  readonly addEvents: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /** This device's clock is ahead of the server's by so many ms, for the events from now on. */
  readonly setSkew: (aheadMs: number) => void;
  readonly opening: () => Opening;
  readonly setOpening: (opening: Opening) => void;
  /** To be called when the page shows it again: from now on its snapshot is stored. */
  readonly onCurrent: () => void;
  /** To be called when files that were read into another ledger moved into this one. */
  readonly resumeImports: () => Promise<void>;
  /** To be called when all of it moved into another ledger. */
  readonly onMigrated: () => Promise<void>;
  /** Drops what this page holds of it, and stores nothing any more: it is removed from this device. */
  readonly discard: () => Promise<void>;
  readonly close: () => void;
}

/** Opens a ledger as this device last showed it; its records are read afterwards. */
export function createDeviceLedger(options: DeviceLedgerOptions): DeviceLedger {
  const { id, isCurrent, notify, reportError } = options;
  const names = ledgerNames(id);
  const storage = safeStorage(options.storage);
  const pending = pendingEvents(options.storage, names.pending);
  const role = createRoleStore(storage, id);
  const device = deviceId(storage);
  let isRemoved = false;
  const page = createPageState(storage, {
    key: names.snapshot,
    isCurrent: () => isCurrent() && !isRemoved,
    // An account ledger is of a stall that somebody works with: it has no samples of its own.
    opening: () => (id ? noOpeningFigures : openingFigures(options.platesSold, Math.random)),
  });
  const view = bookView<StoredBook>(page, () => recorder.settleTyped(), reportError);
  const { book } = view;
  /** By the server's clock, as far as this device knows how far its own is off. */
  const makeEvents = () => {
    const skewMs = skewOf(storage, names);
    return newEvents(
      device,
      () => Math.max(0, Date.now() - skewMs),
      (day, of) => book()?.latestOn(day, of) ?? 0,
      (entry, day) => book()?.changeBefore(entry, day),
    );
  };
  let make = makeEvents();
  const recorder = entryRecorder({
    page,
    view,
    pending,
    newEvents: (entries, day, at) => make(entries, day, at),
    open: () => opening.open(),
    isRemoved: () => isRemoved,
    onRefused: (why) => (why === 'day' ? notify.dayUnknown() : notify.tooMany()),
  });
  const { records, follow, fail, resumeImports } = createRecords({
    device,
    open: () => opening.open(),
    hasRecords: page.hasRecords,
    clockDoubt: page.clockDoubt,
    answerDay: (day) => {
      page.answerDay(day);
      view.turnDay();
    },
    setUpKey: names.setUp,
    answers: { storage: options.storage, prefix: names.answers },
    importLock: `${names.lock}.import`,
    today: () => page.current().today,
    showImported,
    reportError,
    onErased: forget,
  });
  const opening = bookOpening({
    page,
    view,
    recorder,
    names,
    pending,
    notify,
    reportError,
    follow,
    fail,
    askToPersist: persistenceRequest(storage),
    isRemoved: () => isRemoved,
    onErased: forget,
    onRemoved: () => void discard().catch(() => {}),
  });

  /** Shows what a file added: from now on there are only real figures. */
  async function showImported(days: readonly StallDay[]): Promise<void> {
    const { storage: disk, turnTo } = await opening.open();
    await turnTo(page.current().today);
    view.showAlone();
    recorder.notify([...new Set([...days, page.current().today])]);
    disk.tellImported(days);
    // Where it cannot be measured, nobody misses that here.
    disk.refresh().catch(() => {});
  }

  /** Adds events of another ledger: from now on there are only real figures. */
  async function addEvents(events: readonly LedgerEvent[]): Promise<Stored> {
    const opened = await opening.open();
    if (isRemoved) return { ok: false, reason: 'blocked', events };
    const stored = opened.add(events);
    if (events.length === 0) return stored;
    if (view.isOfToday()) view.showAlone();
    else await view.read();
    recorder.notifyOf(events);
    return stored;
  }

  /** After somebody erased everything, here or in another tab. */
  function forget() {
    pending.removeAll();
    recorder.clearUnread();
    page.reset();
    notifyToday();
    const wasRead = book() !== null;
    opening
      .opened()
      ?.then(async (opened) => {
        await opened.forget(page.current().today);
        // It was read before it was erased.
        if (!wasRead) page.reset();
        await showIfAny();
      })
      .catch((error: unknown) => reportError(error, 'reading the records after they were erased'));
  }

  async function discard() {
    isRemoved = true;
    pending.removeAll();
    recorder.clearUnread();
    page.reset();
    options.onRemoved();
    const opened = await opening.opened()?.catch(() => null);
    await opened?.storage.forget();
    opened?.storage.close();
    // What was on its way may have been noted meanwhile.
    pending.removeAll();
  }

  /** After something removed the snapshot: the records are still there, and what this page made. */
  function showWithoutSnapshot() {
    opening.dropSnapshot();
    page.reset();
    recorder.showUnread();
    notifyToday();
    void showIfAny().catch((error: unknown) => reportError(error, 'looking for records'));
  }

  async function showIfAny() {
    if (((await book()?.storage.firstDay()) ?? null) !== null) view.showAlone();
  }

  const notifyToday = () => recorder.notify([page.current().today]);

  return {
    id,
    ...ledgerStores({
      page,
      view,
      recorder,
      notify,
      random: Math.random,
      open: () => opening.open(),
      newId: randomId,
    }),
    records,
    role,
    start: () => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === names.skew) make = makeEvents();
        // Without a value the ledger is being removed: nothing of it may be stored again.
        if (key === names.role && newValue) role.set(newValue === 'helper' ? 'helper' : 'owner');
        if ((key === names.snapshot || key === null) && page.catchUp()) showWithoutSnapshot();
      };
      window.addEventListener('storage', onStorage);
      const endDays = followDay(
        () => page.current().zone,
        () => {
          view.turnDay();
          void book()?.storage.retry();
        },
      );
      const openQuietly = () => void opening.open().catch(() => {});
      let cancel = () => {};
      // A first visitor has no records, probably; the first change reads them at once.
      if (id || page.hasRecords.getSnapshot()) openQuietly();
      else if (mayPrefetch()) cancel = whenIdle(openQuietly);
      return () => {
        cancel();
        window.removeEventListener('storage', onStorage);
        endDays();
      };
    },
    open: opening.open,
    addEvents,
    setSkew: (aheadMs) => {
      if (aheadMs === skewOf(storage, names)) return;
      storage.write(names.skew, String(aheadMs));
      make = makeEvents();
    },
    device,
    opening: () => {
      const { opening: figures, hasBegun } = page.current();
      return { opening: figures, hasBegun };
    },
    setOpening: page.change,
    onCurrent: () => {
      if (page.catchUp()) showWithoutSnapshot();
      else page.change({});
    },
    resumeImports: async () => resumeImports((await opening.open()).storage),
    onMigrated: async () => {
      const { storage: disk, turnTo } = await opening.open();
      await resumeImports(disk);
      await turnTo(page.current().today);
      disk.showDropped();
      page.reset();
      notifyToday();
    },
    discard,
    close: () => book()?.storage.close(),
  };
}
