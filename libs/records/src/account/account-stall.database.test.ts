// @vitest-environment happy-dom
import type { Session } from '@thela/contract';
import { safeStorage } from '@thela/federation';
import { stallDay } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import { serverClock } from '@thela/session';
import { openDatabases } from '@thela/supabase/test-database';
import type { TestDatabase } from '@thela/supabase/test-database';
import { dayOf, newAccount, TIME_ZONE } from '@thela/supabase/test-stall';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAccountStall } from './create-account-stall';
import { ServerError } from './stall-server';
import { accountServer } from '../testing/account/account-server';
import type { AccountServer } from '../testing/account/account-server';
import { memoryCopies, newPhone } from '../testing/account/memory-copies';

let database: TestDatabase;
let server: AccountServer;
/** Accounts and a stall of each test. */
let [ASHA, RAVI, OTHER, STALL] = ['', '', '', ''];

const ends: (() => void)[] = [];

beforeAll(async () => {
  const last = (await openDatabases()).at(-1);
  if (!last) throw new Error('There is no database.');
  database = last;
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = accountServer(database);
  [ASHA, RAVI, OTHER] = [
    await newAccount(database),
    await newAccount(database),
    await newAccount(database),
  ];
  STALL = crypto.randomUUID();
});

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await server.settled();
});

/** Lets so many seconds pass for the page: what it asks of the database meanwhile is answered at once. */
async function pass(seconds = 0) {
  await server.settled();
  await vi.advanceTimersByTimeAsync(0);
  await server.settled();
  for (let second = 0; second < seconds; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- second by second
    await vi.advanceTimersByTimeAsync(1000);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await server.settled();
  }
}

const plates = (): LedgerEvent => ({
  id: crypto.randomUUID(),
  kind: 'plates',
  dish: 'idli',
  plates: 1,
  day: dayOf(),
  at: Date.now(),
  device: '0d000000-0000-4000-8000-000000000001',
});

const some = (count: number) => Array.from({ length: count }, plates);

const noNetwork = () => {
  throw new ServerError('network', 'none');
};

/** In the database: how many events each stall of these people has. */
async function counts(): Promise<readonly (readonly [owner: unknown, events: unknown])[]> {
  const rows = await database.query(
    `select s.owner, (select count(*)::int from public.ledger as l where l.stall = s.id) as events
     from public.stalls as s where s.owner = any ($1) order by 2 desc`,
    [[ASHA, RAVI, OTHER]],
  );
  return rows.map(({ owner, events }) => [owner, events]);
}

async function stored(stall = STALL) {
  const sql = 'select count(*)::int as events from public.ledger where stall = $1';
  return (await database.query(sql, [stall]))[0]?.events;
}

const createStall = (owner: string, stall: string) =>
  database.rpc(owner, 'create_stall', { stall, time_zone: TIME_ZONE });

/** Makes the stall, with so many events. */
async function withStall(events: number, owner = ASHA) {
  await createStall(owner, STALL);
  await database.rpc(owner, 'push', { stall: STALL, events: some(events) });
}

async function addHelper(owner: string, helper: string) {
  const { code } = await database.rpc<{ code: string }>(owner, 'invite', { stall: STALL });
  await database.rpc(helper, 'accept_invite', { code, name: 'Helper' });
}

const eraseStall = () => database.rpc(ASHA, 'erase_stall', { stall: STALL });

/** A page on a phone, with whoever is signed in. */
function openPage({
  phone = newPhone(),
  serverFor = server.of,
  disk = new Storage(),
  user = ASHA as string | null,
  clock = serverClock(),
} = {}) {
  const session = createStore<Session>(() => sessionOf(user));
  const copies = memoryCopies(phone, () => {
    const now = session.getState();
    return now.status === 'signed-in' ? now.user.id : null;
  });
  const followUser = () => {
    const now = session.getState();
    if (now.status !== 'signed-in' || now.user.id !== phone.user) phone.user = null;
  };
  followUser();
  session.subscribe(followUser);
  const entries = new Set<() => void>();
  const signOut = vi.fn<() => void>(() => session.setState(sessionOf(null), true));
  const imported: string[] = [];
  /** The kinds of the account's events from which the menu of both was made. */
  const told: string[] = [];
  const stall = createAccountStall({
    account: { getSnapshot: session.getState, subscribe: session.subscribe, signOut, clock },
    ledgers: copies,
    serverFor,
    storage: safeStorage(() => disk),
    signals: { mayWork: () => true, follow: () => () => {} },
    timeZone: () => 'Asia/Kolkata',
    dayAt: (moment) => stallDay(moment, TIME_ZONE),
    today: () => dayOf(),
    importText: async (text) => {
      imported.push(text);
      phone.own.push(...(JSON.parse(text) as LedgerEvent[]));
      return true;
    },
    joinMenus: async (events) => {
      told.push(...events.map(({ kind }) => kind));
      return { dishes: new Map(), ingredients: new Map() };
    },
    onEntry: (listener) => {
      entries.add(listener);
      return () => void entries.delete(listener);
    },
    reportError: (error) => {
      throw error;
    },
  });
  ends.push(stall.stop);
  return {
    phone,
    disk,
    clock,
    ledgers: copies,
    stall,
    signOut,
    imported,
    told,
    signIn: (account: string | null) => session.setState(sessionOf(account), true),
    enter: (events: readonly LedgerEvent[]) => {
      copies.enter(events);
      for (const listener of entries) listener();
    },
    /** The page ends, and what it does ends with it. */
    kill: () => {
      copies.kill();
      stall.stop();
    },
    sync: () => stall.state.getSnapshot().sync,
    status: () => stall.state.getSnapshot().sync.status,
  };
}

function sessionOf(account: string | null): Session {
  if (account === null) return { status: 'signed-out' };
  return { status: 'signed-in', user: { id: account, email: '', phone: '' } };
}

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ServerError ? error.fault : error),
  );

describe('the first sign-in', () => {
  it('creates nothing for who has entered nothing, and a stall with the first entry', async () => {
    const { status, enter, phone } = openPage();
    await pass();
    expect(status()).toBe('phone');
    expect(await counts()).toEqual([]);
    enter(some(1));
    await pass(5);
    expect(status()).toBe('saved');
    expect(await counts()).toMatchObject([[ASHA, 1]]);
    expect(phone.own).toEqual([]);
  });

  it('creates a stall with what is entered while the account is looked up', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const serverFor: AccountServer['of'] = (account) => {
      const known = server.of(account);
      return { ...known, myStalls: () => asked.then(known.myStalls) };
    };
    const { status, enter, phone } = openPage({ serverFor });
    await pass();
    expect(status()).toBe('looking');
    enter(some(1));
    answer();
    await pass(2);
    expect(status()).toBe('saved');
    expect(phone.own).toEqual([]);
    expect(await counts()).toMatchObject([[ASHA, 1]]);
  });

  it('moves what this person has entered on the phone into a new stall', async () => {
    const { status, phone } = openPage({ phone: newPhone(some(7), ASHA) });
    await pass();
    expect(status()).toBe('saved');
    expect(await stored(phone.shown?.stall)).toBe(7);
    expect(phone.own).toEqual([]);
    expect(phone.shown?.account).toBe(ASHA);
  });

  it('fetches the stall of the account where nothing is on the phone', async () => {
    await withStall(3);
    const { status, phone, stall } = openPage();
    await pass();
    expect(status()).toBe('saved');
    expect(phone.bound.get(`${ASHA} ${STALL}`)?.events.size).toBe(3);
    expect(stall.state.getSnapshot()).toMatchObject({ stall: STALL, role: 'owner' });
  });

  it('waits for a network, and shows the phone’s own until then', async () => {
    await withStall(3);
    const page = openPage({ phone: newPhone(some(2)) });
    server.onCall = noNetwork;
    await pass(30);
    expect(page.status()).toBe('looking');
    expect(page.phone.shown).toBeNull();
    server.onCall = () => {};
    await pass(60);
    expect(page.status()).toBe('choice');
  });

  it('says that it waits for a site that is being updated', async () => {
    const page = openPage();
    server.onCall = () => {
      throw new ServerError('updating', 'no such function');
    };
    await pass();
    expect(page.sync()).toEqual({ status: 'looking', cause: 'updating' });
    server.onCall = () => {};
    await pass(5);
    expect(page.status()).toBe('phone');
  });
});

describe('where the phone and the account both have something', () => {
  async function atChoice() {
    await withStall(3);
    const page = openPage({ phone: newPhone(some(2)) });
    await pass();
    expect(page.sync()).toMatchObject({ status: 'choice', stalls: [{ stall: STALL }] });
    expect(page.phone.shown).toBeNull();
    return page;
  }

  it('both can be joined', async () => {
    const { stall, status, phone, told } = await atChoice();
    await stall.choose('join', STALL);
    expect(told).toEqual(['plates', 'plates', 'plates']);
    await pass();
    expect(status()).toBe('saved');
    expect(await stored()).toBe(5);
    expect(phone.bound.get(`${ASHA} ${STALL}`)?.events.size).toBe(5);
    expect(phone.own).toEqual([]);
  });

  it('both can be kept apart, and nobody is asked again', async () => {
    const { stall, status, phone, disk, kill } = await atChoice();
    await stall.choose('keep-apart', STALL);
    await pass();
    expect(status()).toBe('saved');
    expect(await stored()).toBe(3);
    expect(phone.own).toHaveLength(2);
    kill();
    const next = openPage({ phone, disk });
    await pass();
    expect(next.status()).toBe('saved');
    expect(phone.shown).toEqual({ account: ASHA, stall: STALL });
    expect(next.stall.state.getSnapshot().separateEvents).toBe(2);
    await next.stall.choose('join', STALL);
    await pass();
    expect(next.stall.state.getSnapshot()).toMatchObject({
      separateEvents: 0,
      sync: { status: 'saved' },
    });
    expect(await stored()).toBe(5);
  });

  it('a helper cannot join theirs to the owner’s', async () => {
    await withStall(3, RAVI);
    await addHelper(RAVI, ASHA);
    const { stall, status, phone } = openPage({ phone: newPhone(some(2)) });
    await pass();
    expect(status()).toBe('choice');
    expect(await faultOf(stall.choose('join', STALL))).toBe('owner_only');
    expect(phone.own).toHaveLength(2);
  });
});

describe('what a phone has of its own, whose owner lends it', () => {
  const lent = async (before: string | null, hasStall: boolean) => {
    if (hasStall) await withStall(3, RAVI);
    const page = openPage({ phone: newPhone(some(4)), user: before });
    await pass();
    page.signIn(RAVI);
    await pass(5);
    expect(page.status()).toBe('choice');
    expect(page.phone.own).toHaveLength(4);
    return page;
  };

  it.each([false, true])(
    'stays as it is after "not now", and a sign-out removes nothing of it; a friend with a stall: %s',
    async (hasStall) => {
      const page = await lent(null, hasStall);
      await page.stall.choose('keep-apart', hasStall ? STALL : null);
      page.enter(some(1));
      await pass(5);
      expect(page.status()).toBe('saved');
      expect(await counts()).toEqual([[RAVI, hasStall ? 4 : 1]]);
      await page.stall.signOut('remove');
      await pass();
      expect(page.phone).toMatchObject({ shown: null, bound: new Map() });
      page.enter(some(1));
      page.signIn(RAVI);
      await pass(5);
      expect(page.status()).toBe('saved');
      expect(page.phone.own).toHaveLength(5);
      page.signIn(null);
      page.signIn(ASHA);
      await pass(5);
      expect(page.status()).toBe('choice');
    },
  );

  it('goes into an account without a stall when the person says so', async () => {
    const page = await lent(null, false);
    await page.stall.choose('join', null);
    await pass(5);
    expect(page.status()).toBe('saved');
    expect(await counts()).toEqual([[RAVI, 4]]);
    expect(page.phone.own).toEqual([]);
  });

  it('is asked about again where a page ends between the answer and the stall', async () => {
    const page = await lent(null, false);
    server.onCall = (call) => (call === 'createStall' ? 'after' : undefined);
    expect(await faultOf(page.stall.choose('join', null))).toBe('network');
    page.kill();
    server.onCall = () => {};
    const next = openPage({ ...page, user: RAVI });
    await pass(5);
    expect(next.status()).toBe('choice');
    await next.stall.choose('join', null);
    await pass(5);
    expect(await counts()).toEqual([[RAVI, 4]]);
  });

  it('moves nowhere when somebody else signs in during the answer', async () => {
    const page = await lent(null, false);
    server.onCall = (call) => {
      if (call === 'opening') page.signIn(OTHER);
    };
    expect(await faultOf(page.stall.choose('join', null))).toBe('session');
    await pass(5);
    expect(page.phone.own).toHaveLength(4);
    expect(page.status()).toBe('choice');
  });

  it.each(['join', 'keep-apart'] as const)('is answered once, in two tabs: %s', async (answer) => {
    const page = await lent(null, false);
    const other = openPage({ ...page, user: RAVI });
    await pass();
    await page.stall.choose(answer, null);
    await other.stall.choose(answer, null);
    await pass(5);
    expect(await counts()).toEqual([[RAVI, answer === 'join' ? 4 : 0]]);
    expect(other.status()).toBe('saved');
  });

  it('does not become somebody’s who signed in on the empty phone before, and out again', async () => {
    const page = openPage({ user: RAVI });
    await pass();
    page.signIn(null);
    page.enter(some(4));
    page.signIn(RAVI);
    await pass(5);
    expect(page.status()).toBe('choice');
    expect(await counts()).toEqual([]);
  });
});

describe('a page that ends in the middle', () => {
  it.each(['create', 'move', 'emptied', 'show', 'push'] as const)(
    'at %s has moved nothing twice and lost nothing when the next one is done',
    async (step) => {
      const page = openPage({ phone: newPhone(some(7), ASHA) });
      page.ledgers.onChange = (what) => {
        if (what === step) page.kill();
      };
      server.onCall = (call) => {
        if (call === 'createStall' && step === 'create') page.kill();
        if (call === 'push' && step === 'push') page.kill();
      };
      await pass();
      page.kill();
      server.onCall = () => {};
      const next = openPage(page);
      await pass(5);
      expect(next.status()).toBe('saved');
      expect(await counts()).toMatchObject([[ASHA, 7]]);
      expect(page.phone.own).toEqual([]);
    },
  );

  const choices = (['join', 'keep-apart'] as const).flatMap((answer) =>
    (['move', 'emptied', 'remove', 'show'] as const).map((step) => [answer, step] as const),
  );

  it.each(choices)(
    'while it does what the person chose, %s, at %s, asks again or has done it',
    async (answer, step) => {
      await withStall(3);
      const page = openPage({ phone: newPhone(some(2)) });
      await pass();
      page.ledgers.onChange = (what) => {
        if (what === step) page.kill();
      };
      void page.stall.choose(answer, STALL);
      await pass();
      page.kill();
      const next = openPage(page);
      await pass(5);
      if (next.status() === 'choice') {
        await next.stall.choose(answer, STALL);
        await pass(5);
      }
      expect(next.status()).toBe('saved');
      expect(await stored()).toBe(answer === 'join' ? 5 : 3);
      expect(page.phone.own).toHaveLength(answer === 'keep-apart' ? 2 : 0);
    },
  );
});

describe('somebody else who signs in', () => {
  it('sees nothing of a ledger whose session ended by itself', async () => {
    const page = openPage({ phone: newPhone(some(2), ASHA) });
    await pass();
    const before = page.phone.shown;
    page.signIn(null);
    await pass();
    expect(page.sync()).toEqual({ status: 'signed-out', unsent: { count: 0, refused: [] } });
    expect(page.phone.shown).toEqual(before);
    page.enter(some(2));
    await pass();
    expect(page.sync()).toMatchObject({ status: 'signed-out', unsent: { count: 2 } });
    page.signIn(RAVI);
    await pass();
    expect(page.phone.shown).toBeNull();
    expect(page.status()).toBe('phone');
    page.signIn(ASHA);
    await pass();
    expect(page.phone.shown).toEqual(before);
    expect(page.status()).toBe('saved');
  });

  it('does not get what was on its way into another account', async () => {
    const page = openPage({ phone: newPhone(some(4), ASHA) });
    page.ledgers.onChange = (what) => {
      if (what === 'emptied') page.kill();
    };
    await pass();
    page.kill();
    const ravis = openPage({ ...page, user: RAVI });
    await pass();
    expect(ravis.status()).toBe('phone');
    expect(page.phone).toMatchObject({ own: [], shown: null });
    ravis.enter(some(1));
    await pass(5);
    ravis.kill();
    const ashas = openPage({ ...page, user: ASHA });
    await pass(5);
    expect(await counts()).toEqual([
      [ASHA, 4],
      [RAVI, 1],
    ]);
    expect(ashas.status()).toBe('saved');
  });
});

it('a move that cannot be finished holds up nobody else’s stall, and is tried again', async () => {
  await withStall(3, RAVI);
  const page = openPage({ phone: newPhone(some(4), ASHA) });
  page.ledgers.onChange = (what) => {
    if (what === 'emptied') page.kill();
  };
  await pass();
  page.kill();
  const ravis = openPage({ ...page, user: RAVI });
  ravis.ledgers.onChange = (what) => {
    if (what === 'move') throw new DOMException('Full.', 'QuotaExceededError');
  };
  await pass(5);
  expect(ravis.status()).toBe('saved');
  expect(page.phone.shown).toEqual({ account: RAVI, stall: STALL });
  expect(page.phone.own).toHaveLength(4);
  ravis.ledgers.onChange = () => {};
  await pass(600);
  expect(page.phone.own).toEqual([]);
  expect(page.phone.shown).toEqual({ account: RAVI, stall: STALL });
  expect(await stored()).toBe(3);
});

it('what moves in does not make somebody else who signed in meanwhile an owner', async () => {
  await withStall(3, OTHER);
  await addHelper(OTHER, RAVI);
  const page = openPage({ phone: newPhone(some(2), ASHA) });
  page.ledgers.onChange = (what) => {
    if (what !== 'emptied') return;
    page.ledgers.onChange = () => {};
    server.onCall = noNetwork;
    page.signIn(RAVI);
    page.ledgers.showInOtherTab({ account: RAVI, stall: STALL });
  };
  await pass();
  expect(page.phone.bound.get(`${RAVI} ${STALL}`)?.role).toBeNull();
});

describe('signing out', () => {
  it('can be asked for from the start of a page that shows a ledger', async () => {
    const page = openPage({ phone: newPhone(some(2), ASHA) });
    await pass();
    page.kill();
    const { stall } = openPage(page);
    const seen = [stall.state.getSnapshot().stall];
    stall.state.subscribe(() => seen.push(stall.state.getSnapshot().stall));
    await pass();
    expect(new Set(seen)).toEqual(new Set([page.phone.shown?.stall]));
  });

  it('keeps the ledger for this account, and shows the phone’s own', async () => {
    const { stall, phone, signOut, status, signIn } = openPage({
      phone: newPhone(some(2), ASHA),
    });
    await pass();
    await stall.signOut('keep');
    await pass();
    expect(signOut).toHaveBeenCalledOnce();
    expect(status()).toBe('phone');
    expect(phone.shown).toBeNull();
    expect(phone.bound.size).toBe(1);
    server.onCall = noNetwork;
    signIn(ASHA);
    await pass();
    expect(phone.shown).toMatchObject({ account: ASHA });
  });

  it('removes nothing that was entered a moment ago, unless the page said so', async () => {
    const { stall, phone, enter, signOut, sync } = openPage({ phone: newPhone(some(2), ASHA) });
    await pass();
    enter(some(1));
    expect(await faultOf(stall.signOut('remove'))).toBe('refused');
    expect(sync()).toMatchObject({ status: 'pending', unsent: { count: 1 } });
    expect(signOut).not.toHaveBeenCalled();
    expect(phone.bound.size).toBe(1);
    await stall.signOut('remove');
    expect(phone.bound.size).toBe(0);
    // There is a network: it was sent first.
    expect(await counts()).toEqual([[ASHA, 3]]);
  });

  it('removes it, and fetches it again later', async () => {
    const { stall, phone, signIn, status } = openPage({ phone: newPhone(some(2), ASHA) });
    await pass();
    await stall.signOut('remove');
    await pass();
    expect(phone.bound.size).toBe(0);
    signIn(ASHA);
    await pass();
    expect(status()).toBe('saved');
    expect([...phone.bound.values()].map(({ events }) => events.size)).toEqual([2]);
  });
});

it('does not sign out when the browser does not remove the copy', async () => {
  const { stall, ledgers, signOut, status, phone } = openPage({ phone: newPhone(some(2), ASHA) });
  await pass();
  ledgers.onChange = (what) => {
    if (what === 'remove') throw new DOMException('Full.', 'QuotaExceededError');
  };
  const { shown } = phone;
  expect(await faultOf(stall.signOut('remove'))).not.toBe('none');
  expect(signOut).not.toHaveBeenCalled();
  await pass();
  expect(phone.shown).toEqual(shown);
  expect(status()).toBe('saved');
});

describe('a stall that ends', () => {
  it('is not removed with what was entered since, unless the page said so', async () => {
    await withStall(3);
    const page = openPage();
    await pass();
    await eraseStall();
    await page.stall.syncNow();
    page.enter(some(2));
    expect(await faultOf(page.stall.afterEnd('remove'))).toBe('refused');
    expect(page.sync()).toMatchObject({ status: 'ended', unsent: { count: 2 } });
    expect(page.phone.bound.size).toBe(1);
    await page.stall.afterEnd('remove');
    expect(page.phone.bound.size).toBe(0);
  });

  it('because another phone erased it says so, and can stay as the phone’s own', async () => {
    await withStall(3);
    const page = openPage();
    await pass();
    await eraseStall();
    await page.stall.syncNow();
    expect(page.sync()).toMatchObject({ status: 'ended', why: 'erased' });
    await page.stall.afterEnd('keep');
    await pass(5);
    expect(page.imported).toHaveLength(1);
    expect(page.phone.bound.size).toBe(0);
    expect(page.status()).toBe('phone');
    expect(await counts()).toEqual([]);
  });

  it('and stays as the phone’s own moves into no account unless somebody says so', async () => {
    await withStall(3);
    const page = openPage();
    await pass();
    await eraseStall();
    await page.stall.syncNow();
    await page.stall.afterEnd('keep');
    page.enter(some(1));
    await pass(5);
    expect(page.stall.state.getSnapshot()).toMatchObject({
      sync: { status: 'phone' },
      separateEvents: 3,
    });
    page.signIn(RAVI);
    await pass(5);
    page.enter(some(1));
    await pass(5);
    expect(page.status()).toBe('choice');
    expect(await counts()).toEqual([]);
    expect(page.phone.own).toHaveLength(5);
  });

  it('does not mix with what the phone has of its own', async () => {
    await withStall(3);
    const page = openPage({ phone: newPhone(some(2)) });
    await pass();
    await page.stall.choose('keep-apart', STALL);
    await pass();
    await eraseStall();
    await page.stall.syncNow();
    expect(await faultOf(page.stall.afterEnd('keep'))).toBe('refused');
    expect(page.imported).toEqual([]);
    await page.stall.afterEnd('remove');
    expect(page.phone.own).toHaveLength(2);
  });

  it('because this phone erased it leaves nothing, also if the page ended before', async () => {
    await withStall(3);
    const page = openPage();
    await pass();
    server.onCall = (call) => {
      if (call === 'eraseStall') page.kill();
    };
    void page.stall.eraseStall();
    await pass();
    server.onCall = () => {};
    expect(await counts()).toEqual([]);
    const next = openPage(page);
    await pass(5);
    expect(next.status()).toBe('phone');
    expect(page.phone.bound.size).toBe(0);
  });

  it('for a helper who was removed says so', async () => {
    await withStall(3, RAVI);
    await addHelper(RAVI, ASHA);
    const { stall, sync } = openPage();
    await pass();
    expect(stall.state.getSnapshot().role).toBe('helper');
    await database.rpc(RAVI, 'remove_member', { stall: STALL, member: ASHA });
    await stall.syncNow();
    expect(sync()).toMatchObject({ status: 'ended', why: 'removed' });
  });
});

describe('deleting the account', () => {
  it('removes its ledgers and ends the session', async () => {
    const { stall, phone, signOut, status } = openPage({ phone: newPhone(some(2), ASHA) });
    await pass();
    await stall.deleteAccount();
    await pass();
    expect(await counts()).toEqual([]);
    expect(phone.bound.size).toBe(0);
    expect(signOut).toHaveBeenCalledOnce();
    expect(status()).toBe('phone');
  });

  it('is done although its answer was lost', async () => {
    const { stall, phone, signOut } = openPage({ phone: newPhone(some(2), ASHA) });
    await pass();
    server.onCall = (call) => (call === 'deleteAccount' ? 'after' : undefined);
    expect(await faultOf(stall.deleteAccount())).toBe('network');
    server.onCall = () => {};
    await stall.deleteAccount();
    expect(phone.bound.size).toBe(0);
    expect(signOut).toHaveBeenCalledOnce();
  });
});

it('is not done when the session expired before the second try', async () => {
  const { stall, phone, signOut } = openPage({ phone: newPhone(some(2), ASHA) });
  await pass();
  server.onCall = (call) => {
    if (call === 'deleteAccount') throw new ServerError('network', 'none');
  };
  expect(await faultOf(stall.deleteAccount())).toBe('network');
  server.onCall = () => {
    throw new ServerError('session', 'expired');
  };
  expect(await faultOf(stall.deleteAccount())).toBe('session');
  expect(phone.bound.size).toBe(1);
  expect(signOut).not.toHaveBeenCalled();
});

it('ends the session of an account that another phone deleted, and says so', async () => {
  const { stall, sync, phone, signOut } = openPage({ phone: newPhone(some(2), ASHA) });
  await pass();
  server.onCall = () => {
    throw new ServerError('no_account', 'deleted');
  };
  await stall.syncNow();
  await pass();
  expect(signOut).toHaveBeenCalledOnce();
  expect(sync()).toMatchObject({ status: 'ended', why: 'erased' });
  expect(phone.bound.size).toBe(1);
});

describe('a clock that is wrong', () => {
  const HOUR_MS = 3_600_000;
  const faultOfClock = (hours: number) => ({
    aheadMs: expect.closeTo(hours * HOUR_MS, -4) as number,
    deviceDay: dayOf(),
    serverDay: stallDay(Date.now() - hours * HOUR_MS, TIME_ZONE),
    isSeen: false,
  });

  it.each([24, 2, -2])('by %d h is told, with by how much it is wrong', async (hours) => {
    await withStall(1);
    server.clock = ({ today }) => ({ now: Date.now() - hours * HOUR_MS, today });
    const page = openPage();
    await pass();
    expect(page.stall.state.getSnapshot().clock).toEqual(faultOfClock(hours));
  });

  it('is told by what the auth server says, too, where nothing is in the account', async () => {
    const page = openPage();
    await pass();
    page.clock.measure()(Date.now() - 2 * HOUR_MS, 1000);
    expect(page.stall.state.getSnapshot()).toMatchObject({
      sync: { status: 'phone' },
      clock: faultOfClock(2),
    });
  });

  it.each([2, -2, 25])('by %d h is named without an account, until it was seen', async (hours) => {
    const { clock } = openPage({ user: null });
    await pass();
    clock.measure()(Date.now() - hours * HOUR_MS, 1000);
    const page = openPage({ user: null, clock });
    await pass();
    const seen = () => page.stall.state.getSnapshot().clock;
    expect(seen()).toEqual(faultOfClock(hours));
    await page.stall.dismiss('clock');
    clock.measure()(Date.now() - hours * HOUR_MS, 1000);
    expect(seen()?.isSeen).toBe(true);
  });

  it('is none where it differs by less than two minutes', async () => {
    await withStall(1);
    server.clock = ({ today }) => ({ now: Date.now() - 90_000, today });
    const page = openPage();
    await pass();
    expect(page.stall.state.getSnapshot().clock).toBeNull();
  });
});

it('follows another tab that shows another stall', async () => {
  await withStall(3);
  const other = crypto.randomUUID();
  await createStall(ASHA, other);
  const { stall, ledgers } = openPage();
  await pass();
  ledgers.showInOtherTab({ account: ASHA, stall: other });
  await pass();
  expect(stall.state.getSnapshot()).toMatchObject({ stall: other, sync: { status: 'saved' } });
});

it('sends what was entered at another stall before this one was opened', async () => {
  await withStall(3, OTHER);
  await addHelper(OTHER, ASHA);
  const own = crypto.randomUUID();
  await createStall(ASHA, own);
  const { stall, enter, phone } = openPage();
  await pass();
  await stall.openStall(STALL);
  await pass();
  server.onCall = noNetwork;
  enter(some(2));
  await pass(5);
  await stall.openStall(own);
  server.onCall = () => {};
  await pass(30);
  expect(phone.shown).toEqual({ account: ASHA, stall: own });
  expect(await stored()).toBe(5);
  expect(phone.bound.get(`${ASHA} ${STALL}`)?.unsent).toEqual([]);
});
