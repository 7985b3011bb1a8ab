import { parseEvent, serializeEvent } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import type { SyncedLedger } from './synced-ledger';
import type { IDBPTransaction } from 'idb';
import { ACCOUNT_STORES, changeAccountStores, eventsBefore, totalsBefore } from './database-schema';
import type { AccountChange, Database, Schema } from './database-schema';
import { inSlices } from './in-slices';
import { staleDays, storeOf } from './stale-days';

/** Up to where a ledger has pulled, since it was erased last. */
export interface SyncCursor {
  /** 0 before the first pull. */
  readonly head: number;
  /** Names the last erasing. */
  readonly erased: unknown;
}

/** The part of a `SyncedLedger` that its database answers alone, and what the rest is made of. */
export interface SyncStores extends Pick<
  SyncedLedger,
  'unsent' | 'countUnsent' | 'markSent' | 'retryRefused' | 'isOpened' | 'role' | 'setRole'
> {
  /** As `SyncedLedger.markRefused`. @returns whether events were dropped */
  readonly markRefused: (...given: Parameters<SyncedLedger['markRefused']>) => Promise<boolean>;
  /** Ids of all events that the server does not have. */
  readonly idsUnsent: () => Promise<ReadonlySet<string>>;
  readonly cursor: () => Promise<SyncCursor>;
  /**
   * Stores events that the server has, and the head they lead to.
   *
   * @param head `null` for `opening`
   * @param asked where the ledger was when the server was asked for them
   * @returns those that the ledger did not have; `null`, and nothing is stored, if it is elsewhere by now: it was erased
   *   meanwhile, and would miss what came before
   */
  readonly receive: (
    events: readonly LedgerEvent[],
    head: number | null,
    asked: SyncCursor,
  ) => Promise<readonly LedgerEvent[] | null>;
  /** Stores events of the backup that the server has. */
  readonly restore: (events: readonly LedgerEvent[]) => Promise<void>;
  /**
   * Gives unsent events the time of the server's clock, where they were entered by one that is off by more than two minutes.
   *
   * @param aheadMs by how much this device's clock is ahead
   * @param from events of earlier days stay as they are: who knows how the clock was then
   * @returns how many events
   */
  readonly correctUnsent: (aheadMs: number, from: StallDay) => Promise<number>;
  /** Removes what happened before a day, save what the server does not have. @returns how many events */
  readonly forgetBefore: (day: StallDay) => Promise<number>;
}

export function createSyncStores(db: Database): SyncStores {
  return {
    unsent: async (most) => (await db.getAll('unsent', null, most)).map(({ event }) => event),
    countUnsent: async () => {
      const [waiting, refused] = await Promise.all([db.count('unsent'), db.getAll('refused')]);
      return {
        count: waiting + refused.length,
        refused: refused.map(({ id, code }) => ({ id, code })),
      };
    },
    idsUnsent: () => idsUnsent(db),
    ...marking(db),
    cursor: () => readCursor(db.transaction('sync').store),
    isOpened: async () => (await db.get('sync', 'opened')) === true,
    role: async () => {
      const role = await db.get('sync', 'role');
      return role === 'owner' || role === 'helper' ? role : null;
    },
    setRole: async (role) => void (await db.put('sync', role, 'role')),
    receive: (events, head, asked) => receive(db, events, head, asked),
    restore: async (events) => {
      const tx = changeAccountStores(db);
      await Promise.all([addAccountEvents(tx, events, true), tx.done]);
    },
    correctUnsent: (aheadMs, from) => correctUnsent(db, aheadMs, from),
    forgetBefore: (day) => forgetBefore(db, day),
  };
}

async function readCursor(sync: {
  readonly get: (key: 'head' | 'erased') => Promise<unknown>;
}): Promise<SyncCursor> {
  const [head, erased] = await Promise.all([sync.get('head'), sync.get('erased')]);
  return { head: typeof head === 'number' ? head : 0, erased };
}

async function idsUnsent(db: Database): Promise<ReadonlySet<string>> {
  const stores = await Promise.all([db.getAll('unsent'), db.getAll('refused')]);
  return new Set(stores.flat().map(({ id }) => id));
}

function marking(db: Database): Pick<SyncStores, 'markSent' | 'markRefused' | 'retryRefused'> {
  /** Works on each of some things in one transaction. */
  const onEach = async <Item>(
    items: readonly Item[],
    work: (tx: AccountChange, item: Item) => Promise<unknown>,
  ) => {
    const tx = changeAccountStores(db);
    const all = inSlices(items, (slice) => Promise.all(slice.map((item) => work(tx, item))));
    await Promise.all([all, tx.done]);
  };
  return {
    markSent: (ids) => onEach(ids, dropUnsent),
    markRefused: async (refused) => {
      let isDropped = false;
      await onEach(refused, async (tx, { id, code }) => {
        const unsent = tx.objectStore('unsent');
        const cursor = await unsent.index('id').openCursor(id);
        if (!cursor) return;
        const { primaryKey: order, value } = cursor;
        // What it takes back counts everywhere else.
        const isDenied = code === 'forbidden' && value.event.kind === 'undo';
        isDropped ||= isDenied;
        await Promise.all([
          unsent.delete(order),
          ...(isDenied
            ? [
                tx.objectStore('events').delete([String(value.event.day), id]),
                tx.objectStore('notBackedUp').delete(id),
              ]
            : [tx.objectStore('refused').put({ ...value, order, code })]),
        ]);
      });
      return isDropped;
    },
    retryRefused: async (codes) => {
      const refused = await db.getAll('refused');
      await onEach(
        refused.filter(({ code }) => codes.includes(code)),
        async (tx, { id }) => {
          // Another tab may have been here first.
          const found = await tx.objectStore('refused').get(id);
          if (!found) return;
          await Promise.all([
            tx.objectStore('unsent').put({ id, event: found.event }, found.order),
            tx.objectStore('refused').delete(id),
          ]);
        },
      );
    },
  };
}

async function dropUnsent(tx: AccountChange, id: string): Promise<void> {
  const unsent = tx.objectStore('unsent');
  const [order] = await Promise.all([
    unsent.index('id').getKey(id),
    tx.objectStore('refused').delete(id),
  ]);
  if (order !== undefined) await unsent.delete(order);
}

/**
 * Stores events within a transaction. An event that the ledger has already stays as it is.
 *
 * @param isSent whether the server has them
 * @returns those that the ledger did not have
 */
export async function addAccountEvents(
  tx: AccountChange,
  events: readonly LedgerEvent[],
  isSent: boolean,
): Promise<readonly LedgerEvent[]> {
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  const added: LedgerEvent[] = [];
  await inSlices(once, async (slice) => {
    const keys = await Promise.all(
      slice.map((event) => tx.objectStore(storeOf(event)).getKey([event.day, event.id])),
    );
    const fresh = slice.filter((_, index) => keys[index] === undefined);
    const known = slice.filter((_, index) => keys[index] !== undefined);
    added.push(...fresh);
    await Promise.all([
      ...fresh.flatMap((event) => putNew(tx, event, isSent)),
      ...(isSent ? known.map(({ id }) => dropUnsent(tx, id)) : []),
    ]);
  });
  await Promise.all(staleDays(added).map((days) => tx.objectStore('totals').delete(days)));
  return added;
}

function putNew(
  tx: AccountChange,
  made: LedgerEvent,
  isSent: boolean,
): readonly Promise<unknown>[] {
  const { id } = made;
  const event = serializeEvent(made);
  return [
    tx.objectStore(storeOf(made)).put(event),
    tx.objectStore('notBackedUp').put(isSent ? { id, sent: event } : event),
    ...(isSent ? [] : [tx.objectStore('unsent').put({ id, event })]),
  ];
}

async function receive(
  db: Database,
  events: readonly LedgerEvent[],
  head: number | null,
  asked: SyncCursor,
): Promise<readonly LedgerEvent[] | null> {
  const tx = changeAccountStores(db);
  const work = async () => {
    const sync = tx.objectStore('sync');
    const place = await readCursor(sync);
    if (place.head !== asked.head || place.erased !== asked.erased) return null;
    const added = await addAccountEvents(tx, events, true);
    await (head === null ? sync.put(true, 'opened') : sync.put(head, 'head'));
    return added;
  };
  const [added] = await Promise.all([work(), tx.done]);
  return added;
}

/** A clock that is less than this off, in ms, orders nothing wrongly that people would remember. */
const LEAST_SKEW_MS = 120_000;

async function correctUnsent(db: Database, aheadMs: number, from: StallDay): Promise<number> {
  const tx = changeAccountStores(db);
  const work = async () => {
    const [sync, unsent] = [tx.objectStore('sync'), tx.objectStore('unsent')];
    const before = await sync.get('skew');
    const shiftMs = aheadMs - (typeof before === 'number' ? before : 0);
    if (Math.abs(shiftMs) < LEAST_SKEW_MS) return 0;
    await sync.put(aheadMs, 'skew');
    const [orders, values] = await Promise.all([unsent.getAllKeys(), unsent.getAll()]);
    const corrected = values.flatMap(({ event }, index) => {
      const read = parseEvent(event);
      const at = Math.max(0, (read?.at ?? 0) - shiftMs);
      if (!read || read.day < from || read.kind === 'unknown') return [];
      return [{ order: orders[index] ?? 0, event: { ...read, at } }];
    });
    await inSlices(corrected, (slice) =>
      Promise.all(
        slice.flatMap(({ order, event }) => {
          const stored = serializeEvent(event);
          return [
            tx.objectStore(storeOf(event)).put(stored),
            tx.objectStore('notBackedUp').put({ ...stored, id: event.id }),
            unsent.put({ id: event.id, event: stored }, order),
          ];
        }),
      ),
    );
    // References that are packed as one value stand in the same store.
    if (corrected.length > 0) await tx.objectStore('totals').clear();
    return corrected.length;
  };
  const [count] = await Promise.all([work(), tx.done]);
  return count;
}

async function forgetBefore(db: Database, day: StallDay): Promise<number> {
  // A helper's phone asks for it at every round, and there is seldom anything: no disk has to be waited for then.
  const seen = db.transaction(ACCOUNT_STORES);
  const [found, days] = await Promise.all([
    sentBefore(seen, day),
    seen.objectStore('totals').count(totalsBefore(day)),
  ]);
  if (found.length === 0 && days === 0) return 0;
  const tx = changeAccountStores(db);
  const work = async () => {
    const sent = await sentBefore(tx, day);
    await inSlices(sent, (slice) =>
      Promise.all(
        slice.flatMap((key) => [
          tx.objectStore('events').delete(key),
          tx.objectStore('notBackedUp').delete(key[1]),
        ]),
      ),
    );
    await tx.objectStore('totals').delete(totalsBefore(day));
    return sent.length;
  };
  const [forgotten] = await Promise.all([work(), tx.done]);
  return forgotten;
}

/** Keys of the events before a day that the server has. */
async function sentBefore(
  tx: IDBPTransaction<Schema, typeof ACCOUNT_STORES, 'readonly' | 'readwrite'>,
  day: StallDay,
): Promise<readonly [StallDay, string][]> {
  const [keys, unsent, refused] = await Promise.all([
    tx.objectStore('events').getAllKeys(eventsBefore(day)),
    tx.objectStore('unsent').getAll(),
    tx.objectStore('refused').getAllKeys(),
  ]);
  const kept = new Set([...unsent.map(({ id }) => id), ...refused]);
  return keys.filter(([, id]) => !kept.has(id));
}
