// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { Session } from '@thela/contract';
import { safeStorage } from '@thela/federation';
import { addDays, stallDay } from '@thela/ledger';
import { serverClock } from '@thela/session';
import { openDatabases } from '@thela/supabase/test-database';
import type { TestDatabase } from '@thela/supabase/test-database';
import { newStall } from '@thela/supabase/test-stall';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDeviceLedgers } from '../device/device-ledgers';
import { accountServer } from '../testing/account/account-server';
import type { AccountServer } from '../testing/account/account-server';
import { createAccountStall } from './create-account-stall';

const MINUTE_MS = 60_000;

let database: TestDatabase;
let server: AccountServer;
const ends: (() => void)[] = [];

beforeAll(async () => {
  const last = (await openDatabases()).at(-1);
  if (!last) throw new Error('There is no database.');
  database = last;
});

beforeEach(() => {
  // Two phones do not hear each other as tabs do.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      postMessage() {}
      close() {}
    },
  );
  passedMs = Date.parse(`${addDays(stallDay(realNow(), ZONE), -1)}T12:00+05:30`) - realNow();
  server = accountServer(database);
  server.clock = () => ({ now: realNow() + passedMs, today: stallDay(realNow() + passedMs, ZONE) });
});

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await server.settled();
});

const ZONE = 'Asia/Kolkata';
const realNow = () => Math.round(performance.timeOrigin + performance.now());

/** By so much the time of all, the server's too, differs from this machine's: each test begins at noon of yesterday. */
let passedMs = 0;

/** From now on the clock is ahead by so much. */
function setClock(aheadMs: number) {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + passedMs + aheadMs);
}

/** What a phone stores. */
function newDisk() {
  return { storage: new Storage(), databases: new IDBFactory() };
}

/** A page of a stall's owner, which synchronises when it is told to. @param firstAheadMs of its clock */
async function openPhone(
  { stall, owner }: Awaited<ReturnType<typeof newStall>>,
  firstAheadMs = 0,
  disk = newDisk(),
) {
  const storage = () => disk.storage;
  globalThis.indexedDB = disk.databases;
  let aheadMs = firstAheadMs;
  const startClock = () => setClock(aheadMs);
  /** Five minutes later, which no slow machine makes up for. */
  const decide = () => {
    passedMs += 5 * MINUTE_MS;
    startClock();
  };
  startClock();
  const fail = (error: unknown) => {
    throw error;
  };
  const ledgers = createDeviceLedgers({
    storage,
    notify: {
      nextDayBegins: () => {},
      restored: () => {},
      countsTwice: () => {},
      dayUnknown: () => {},
      tooMany: () => {},
    },
    reportError: fail,
  });
  ledgers.show({ account: owner, stall });
  const end = ledgers.start();
  const shown = ledgers.current.getSnapshot();
  await shown.open();
  const session: Session = {
    status: 'signed-in',
    user: { id: owner, email: 'a@example.com', phone: '' },
  };
  const account = createAccountStall({
    account: {
      getSnapshot: () => session,
      subscribe: () => () => {},
      signOut: () => {},
      clock: serverClock(),
    },
    ledgers: await ledgers.manager(),
    serverFor: server.of,
    storage: safeStorage(storage),
    signals: { mayWork: () => false, follow: () => () => {} },
    timeZone: () => ZONE,
    dayAt: (moment) => stallDay(moment, ZONE),
    today: () => stallDay(Date.now(), ZONE),
    importText: async () => false,
    joinMenus: async () => ({ dishes: new Map(), ingredients: new Map() }),
    onEntry: () => () => {},
    reportError: fail,
  });
  const close = () => {
    account.stop();
    end();
  };
  ends.push(close);
  // The stall is looked up first; what is asked for from then on is a round.
  await account.syncNow();
  return {
    disk,
    account,
    close,
    state: account.state.getSnapshot,
    sync: () => {
      startClock();
      return account.syncNow();
    },
    setClock: (minutes: number) => {
      aheadMs = minutes * MINUTE_MS;
    },
    setPrice: async (price: number) => {
      decide();
      await shown.ledger.append([
        { kind: 'price', ingredient: 'rice', price, unit: 'kg', scope: 'from' },
      ]);
    },
    correctPrice: async (price: number) => {
      decide();
      const day = shown.ledger.today.getSnapshot();
      const [event] = await shown.ledger.events({ from: day, to: day, kinds: ['price'] });
      if (event?.kind === 'price') await shown.ledger.correct(event, { ...event, price });
    },
    price: () =>
      shown.stall.getSnapshot().ingredients.find(({ id }) => id === 'rice')?.price?.price,
    type: async (count: number) => {
      decide();
      shown.day.setPlatesSold('idli-sambar', count);
      await shown.ledger.append([]);
    },
    tap: async (plates: number) => {
      decide();
      await shown.ledger.append([{ kind: 'plates', dish: 'idli-sambar', plates }]);
    },
    spend: async (amount: number) => {
      decide();
      const gas = { kind: 'expense', category: 'gas', note: '', amount } as const;
      const day = shown.ledger.today.getSnapshot();
      const [event] = await shown.ledger.events({ from: day, to: day, kinds: ['expense'] });
      await (event ? shown.ledger.correct(event, gas) : shown.ledger.append([gas]));
    },
    spent: async () => {
      const day = shown.ledger.today.getSnapshot();
      const [totals] = await shown.ledger.totals({ from: day, to: day });
      return totals?.expenses;
    },
    plates: () => shown.day.getSnapshot().platesSold['idli-sambar'],
    setUp: async () => {
      shown.stall.describe({ name: 'Asha Tiffin', timeZone: ZONE });
      await shown.ledger.append([]);
    },
  };
}

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Two phones of an owner that have seen the stall, with clocks that are ahead by so much. */
async function twoPhones(aheadMs: readonly [number, number] = [0, 0]) {
  const at = await newStall(database);
  const one = await openPhone(at, aheadMs[0]);
  await one.setUp();
  await one.sync();
  const other = await openPhone(at, aheadMs[1]);
  await other.sync();
  return { at, one, other };
}

async function syncAll(...phones: readonly Phone[]) {
  for (const phone of [...phones, ...phones]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await phone.sync();
  }
}

it.each([
  ['40 minutes ahead', 40],
  ['40 minutes behind', -40],
  ['three hours ahead', 180],
])(
  'the later decision counts, though the clock of the first phone is %s',
  async (_name, minutes) => {
    const { one, other } = await twoPhones([minutes * MINUTE_MS, 0]);
    const [first, second] = minutes > 0 ? [one, other] : [other, one];
    await first.setPrice(71);
    await second.setPrice(82);
    await syncAll(one, other);
    expect([one.price(), other.price()]).toEqual([82, 82]);
  },
);

it.each([
  ['of the page that then sends it', false],
  ['of a page that ends before it is sent', true],
])(
  'what is entered by a clock that was set wrong offline has the right time: %s',
  async (_name, isEnded) => {
    const { at, one, other } = await twoPhones();
    await one.tap(1);
    one.setClock(40);
    await one.setPrice(71);
    await one.tap(2);
    await other.setPrice(82);
    if (isEnded) one.close();
    const sender = isEnded ? await openPhone(at, 40 * MINUTE_MS, one.disk) : one;
    await syncAll(sender, other);
    expect([sender.price(), other.price()]).toEqual([82, 82]);
    expect([sender.plates(), other.plates()]).toEqual([3, 3]);
    sender.close();
    const again = await openPhone(at, 0, one.disk);
    expect([again.price(), again.plates()]).toEqual([82, 3]);
  },
);

it('a clock that is 40 minutes ahead is named, once', async () => {
  const { at, one, other } = await twoPhones([40 * MINUTE_MS, MINUTE_MS]);
  expect(other.state().clock).toBeNull();
  const { clock } = one.state();
  expect(Math.round((clock?.aheadMs ?? 0) / MINUTE_MS)).toBe(40);
  expect(clock).toMatchObject({ isSeen: false });
  await one.account.dismiss('clock');
  await one.sync();
  expect(one.state().clock).toMatchObject({ isSeen: true });
  one.close();
  const again = await openPhone(at, 40 * MINUTE_MS, one.disk);
  await again.sync();
  expect(again.state().clock).toMatchObject({ isSeen: true });
});

it('a price that another phone replaced without having seen it is told once, with both values', async () => {
  const { at, one, other } = await twoPhones();
  await one.setPrice(35);
  await other.setPrice(40);
  await syncAll(one, other);
  expect([one.price(), other.price()]).toEqual([40, 40]);
  expect(one.state().lost).toMatchObject([{ mine: { price: 35 }, theirs: { price: 40 } }]);
  expect(other.state().lost).toEqual([]);
  one.close();
  const again = await openPhone(at, 0, one.disk);
  await again.sync();
  expect(again.state().lost).toHaveLength(1);
  await again.account.dismiss('lost');
  await again.sync();
  expect(again.state().lost).toEqual([]);
  // What was seen is a decision like any other.
  await other.sync();
  await other.setPrice(45);
  await syncAll(other, again);
  expect([again.price(), again.state().lost]).toEqual([45, []]);
});

it('two counts that did not see each other do not add up, taps do, and who lost is told', async () => {
  const { one, other } = await twoPhones();
  await one.tap(12);
  await syncAll(one, other);
  await one.type(40);
  await other.type(38);
  await other.tap(3);
  await syncAll(one, other);
  expect([one.plates(), other.plates()]).toEqual([41, 41]);
  expect(one.state().lost).toMatchObject([{ mine: { count: 40 }, theirs: { count: 38 } }]);
  expect(other.state().lost).toEqual([]);
  await one.type(44);
  await syncAll(one, other);
  expect([one.plates(), other.plates()]).toEqual([44, 44]);
  expect(other.state().lost).toEqual([]);
});

it.each([
  ['no clock is wrong', [0, 0]],
  ['the clock of the first phone is an hour ahead', [60 * MINUTE_MS, 0]],
] as const)(
  'an expense that both corrected counts once, as the later says, and who lost is told: %s',
  async (_name, aheadMs) => {
    const { one, other } = await twoPhones(aheadMs);
    await one.spend(300);
    await syncAll(one, other);
    await one.spend(310);
    await one.spend(350);
    await other.spend(320);
    await syncAll(one, other);
    expect([await one.spent(), await other.spent()]).toEqual([320, 320]);
    expect(one.state().lost).toMatchObject([{ mine: { amount: 350 }, theirs: { amount: 320 } }]);
    expect(other.state().lost).toEqual([]);
    await one.spend(330);
    await syncAll(one, other);
    expect([await one.spent(), await other.spent()]).toEqual([330, 330]);
  },
);

// By chance it is right in half of the cases.
it.each([1, 2, 3])('the later one of two corrections of a price counts, try %d', async () => {
  const { one, other } = await twoPhones();
  await one.setPrice(850);
  await syncAll(one, other);
  await one.correctPrice(85);
  await other.correctPrice(80);
  await syncAll(one, other);
  expect([one.price(), other.price()]).toEqual([80, 80]);
  expect(one.state().lost).toMatchObject([{ mine: { price: 85 }, theirs: { price: 80 } }]);
  expect(other.state().lost).toEqual([]);
});
