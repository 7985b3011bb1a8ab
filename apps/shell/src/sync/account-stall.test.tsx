import type { Session } from '@thela/contract';
import { safeStorage } from '@thela/federation';
import type { LedgerEvent } from '@thela/ledger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAccountStall } from './create-account-stall';
import { ServerError } from './stall-server';
import { memoryCopies, newPhone } from './testing/memory-copies';
import { memoryServer, OWNER, STALL } from './testing/memory-server';

const ASHA = OWNER;
const RAVI = '0a000000-0000-4000-8000-000000000002';

const OTHER = '0a000000-0000-4000-8000-000000000003';

const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

const pass = (seconds = 0) => vi.advanceTimersByTimeAsync(seconds * 1000);

const plates = (): LedgerEvent => ({
  id: crypto.randomUUID(),
  kind: 'plates',
  dish: 'idli',
  plates: 1,
  day: '2026-11-20',
  at: Date.now(),
  device: '0d000000-0000-4000-8000-000000000001',
});

const some = (count: number) => Array.from({ length: count }, plates);

/** A page on a phone, with whoever is signed in. */
function openPage({
  phone = newPhone(),
  server = memoryServer(),
  disk = new Storage(),
  user = ASHA as string | null,
} = {}) {
  const session = createStore<Session>(() => sessionOf(user));
  const copies = memoryCopies(phone, () => {
    const now = session.getState();
    return now.status === 'signed-in' ? now.user.id : null;
  });
  const entries = new Set<() => void>();
  const signOut = vi.fn<() => void>(() => session.setState(sessionOf(null), true));
  const imported: string[] = [];
  /** The kinds of the account's events from which the menu of both was made. */
  const told: string[] = [];
  const stall = createAccountStall({
    account: { getSnapshot: session.getState, subscribe: session.subscribe, signOut },
    copies,
    serverFor: server.of,
    storage: safeStorage(() => disk),
    signals: { mayWork: () => true, follow: () => () => {} },
    timeZone: () => 'Asia/Kolkata',
    dayAt: () => '2026-11-20',
    importText: async (text) => {
      imported.push(text);
      phone.own.push(...(JSON.parse(text) as LedgerEvent[]));
      return true;
    },
    keepBothMenus: async (events) => void told.push(...events.map(({ kind }) => kind)),
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
    server,
    disk,
    copies,
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
    keeping: () => stall.state.getSnapshot().keeping,
    status: () => stall.state.getSnapshot().keeping.status,
    stored: (of = STALL) => server.stalls.get(of)?.ledger.length,
  };
}

function sessionOf(account: string | null): Session {
  if (account === null) return { status: 'signed-out' };
  return { status: 'signed-in', user: { id: account, email: '', phone: '' } };
}

/** A database in which Asha's stall has so many events. */
function withStall(count: number, owner = ASHA) {
  const server = memoryServer();
  const ledger = some(count).map((event, index) => ({ ...event, seq: index + 1, by: owner }));
  server.stalls.set(STALL, { owner, ledger });
  return server;
}

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ServerError ? error.fault : error),
  );

describe('the first sign-in', () => {
  it('creates nothing for who has entered nothing, and a stall with the first entry', async () => {
    const { server, status, enter, phone } = openPage();
    await pass();
    expect(status()).toBe('phone');
    expect(server.stalls.size).toBe(0);
    enter(some(1));
    await pass(5);
    expect(status()).toBe('kept');
    expect([...server.stalls.values()].map(({ ledger }) => ledger.length)).toEqual([1]);
    expect(phone.own).toEqual([]);
  });

  it('creates a stall with what is entered while the account is looked up', async () => {
    const known = memoryServer();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const of: typeof known.of = (account) => {
      const server = known.of(account);
      return { ...server, myStalls: () => asked.then(server.myStalls) };
    };
    const { status, enter, phone } = openPage({ server: { ...known, of } });
    await pass();
    expect(status()).toBe('looking');
    enter(some(1));
    answer();
    await pass(2);
    expect(status()).toBe('kept');
    expect(phone.own).toEqual([]);
    expect([...known.stalls.values()].map(({ ledger }) => ledger.length)).toEqual([1]);
  });

  it('moves what is on the phone into a new stall', async () => {
    const { server, status, phone } = openPage({ phone: newPhone(some(7)) });
    await pass();
    expect(status()).toBe('kept');
    const [[stall, found] = []] = server.stalls;
    expect(found?.ledger).toHaveLength(7);
    expect(phone.own).toEqual([]);
    expect(phone.shown).toEqual({ account: ASHA, stall });
  });

  it('fetches the stall of the account where nothing is on the phone', async () => {
    const { status, phone, stall } = openPage({ server: withStall(3) });
    await pass();
    expect(status()).toBe('kept');
    expect(phone.bound.get(`${ASHA} ${STALL}`)?.events.size).toBe(3);
    expect(stall.state.getSnapshot()).toMatchObject({ stall: STALL, role: 'owner' });
  });

  it('waits for a network, and shows the phone’s own until then', async () => {
    const server = withStall(3);
    const page = openPage({ phone: newPhone(some(2)), server });
    server.onCall = () => {
      throw new ServerError('network', 'none');
    };
    await pass(30);
    expect(page.status()).toBe('looking');
    expect(page.phone.shown).toBeNull();
    server.onCall = () => {};
    await pass(60);
    expect(page.status()).toBe('choice');
  });
});

describe('where the phone and the account both have something', () => {
  async function atChoice() {
    const page = openPage({ phone: newPhone(some(2)), server: withStall(3) });
    await pass();
    expect(page.keeping()).toMatchObject({ status: 'choice', own: 2, stalls: [{ stall: STALL }] });
    expect(page.phone.shown).toBeNull();
    return page;
  }

  it('both can be joined', async () => {
    const { stall, status, stored, phone, told } = await atChoice();
    await stall.choose('join', STALL);
    expect(told).toEqual(['plates', 'plates', 'plates']);
    await pass();
    expect(status()).toBe('kept');
    expect(stored()).toBe(5);
    expect(phone.bound.get(`${ASHA} ${STALL}`)?.events.size).toBe(5);
    expect(phone.own).toEqual([]);
  });

  it('the account’s can take the place of the phone’s', async () => {
    const { stall, status, stored, phone } = await atChoice();
    expect(await stall.exportOwn()).toContain('idli');
    await stall.choose('use-account', STALL);
    await pass();
    expect(status()).toBe('kept');
    expect(stored()).toBe(3);
    expect(phone.own).toEqual([]);
    expect(phone.bound.get(`${ASHA} ${STALL}`)?.events.size).toBe(3);
  });

  it('the phone’s does not go with what came after its export', async () => {
    const { stall, phone, enter, keeping, status } = await atChoice();
    expect(await faultOf(stall.choose('use-account', STALL))).toBe('refused');
    await stall.exportOwn();
    enter(some(1));
    expect(await faultOf(stall.choose('use-account', STALL))).toBe('refused');
    expect(phone.own).toHaveLength(3);
    expect(keeping()).toMatchObject({ status: 'choice', own: 3 });
    await stall.exportOwn();
    await stall.choose('use-account', STALL);
    await pass();
    expect(status()).toBe('kept');
  });

  it('both can be kept apart, and nobody is asked again', async () => {
    const { stall, status, stored, phone, server, disk, kill } = await atChoice();
    await stall.choose('keep-apart', STALL);
    await pass();
    expect(status()).toBe('kept');
    expect(stored()).toBe(3);
    expect(phone.own).toHaveLength(2);
    kill();
    const next = openPage({ phone, server, disk });
    await pass();
    expect(next.status()).toBe('kept');
    expect(phone.shown).toEqual({ account: ASHA, stall: STALL });
    expect(next.stall.state.getSnapshot().apart).toBe(2);
    await next.stall.choose('join', STALL);
    await pass();
    expect(next.stall.state.getSnapshot()).toMatchObject({ apart: 0, keeping: { status: 'kept' } });
    expect(next.stored()).toBe(5);
  });

  it('a helper cannot join theirs to the owner’s', async () => {
    const server = withStall(3, RAVI);
    server.helpers.set(`${STALL} ${ASHA}`, true);
    const { stall, status, phone } = openPage({ phone: newPhone(some(2)), server });
    await pass();
    expect(status()).toBe('choice');
    expect(await faultOf(stall.choose('join', STALL))).toBe('owner_only');
    expect(phone.own).toHaveLength(2);
  });
});

describe('a page that ends in the middle', () => {
  it.each(['create', 'move', 'emptied', 'show', 'push'] as const)(
    'at %s has moved nothing twice and lost nothing when the next one is done',
    async (step) => {
      const page = openPage({ phone: newPhone(some(7)) });
      page.copies.onChange = (what) => {
        if (what === step) page.kill();
      };
      page.server.onCall = (call) => {
        if (call === 'createStall' && step === 'create') page.kill();
        if (call === 'push' && step === 'push') page.kill();
      };
      await pass();
      page.kill();
      page.server.onCall = () => {};
      const next = openPage(page);
      await pass(5);
      expect(next.status()).toBe('kept');
      expect([...page.server.stalls.values()].map(({ ledger }) => ledger.length)).toEqual([7]);
      expect(page.phone.own).toEqual([]);
    },
  );

  it.each(['join', 'use-account', 'keep-apart'] as const)(
    'while it does what the person chose, %s, asks again or has done it',
    async (answer) => {
      for (const step of ['move', 'emptied', 'remove', 'show'] as const) {
        const page = openPage({ phone: newPhone(some(2)), server: withStall(3) });
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        await pass();
        page.copies.onChange = (what) => {
          if (what === step) page.kill();
        };
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.stall.exportOwn();
        void page.stall.choose(answer, STALL);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pass();
        page.kill();
        const next = openPage(page);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pass(5);
        if (next.status() === 'choice') {
          // oxlint-disable-next-line no-await-in-loop -- as above
          await next.stall.exportOwn();
          // oxlint-disable-next-line no-await-in-loop -- as above
          await next.stall.choose(answer, STALL);
          // oxlint-disable-next-line no-await-in-loop -- as above
          await pass(5);
        }
        expect(next.status()).toBe('kept');
        expect(next.stored()).toBe(answer === 'join' ? 5 : 3);
        expect(page.phone.own).toHaveLength(answer === 'keep-apart' ? 2 : 0);
        next.kill();
      }
    },
  );
});

describe('somebody else who signs in', () => {
  it('sees nothing of a copy whose session ended by itself', async () => {
    const page = openPage({ phone: newPhone(some(2)) });
    await pass();
    const before = page.phone.shown;
    page.signIn(null);
    await pass();
    expect(page.keeping()).toEqual({ status: 'signed-out', unsent: { count: 0, refused: [] } });
    expect(page.phone.shown).toEqual(before);
    page.enter(some(2));
    await pass();
    expect(page.keeping()).toMatchObject({ status: 'signed-out', unsent: { count: 2 } });
    page.signIn(RAVI);
    await pass();
    expect(page.phone.shown).toBeNull();
    expect(page.status()).toBe('phone');
    page.signIn(ASHA);
    await pass();
    expect(page.phone.shown).toEqual(before);
    expect(page.status()).toBe('kept');
  });

  it('does not get what was on its way into another account', async () => {
    const page = openPage({ phone: newPhone(some(4)) });
    page.copies.onChange = (what) => {
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
    const counts = [...page.server.stalls.values()].map(({ owner, ledger }) => [
      owner,
      ledger.length,
    ]);
    expect(counts).toEqual([
      [ASHA, 4],
      [RAVI, 1],
    ]);
    expect(ashas.status()).toBe('kept');
  });
});

it('a move that cannot be finished holds up nobody else’s stall, and is tried again', async () => {
  const page = openPage({ phone: newPhone(some(4)), server: withStall(3, RAVI) });
  page.copies.onChange = (what) => {
    if (what === 'emptied') page.kill();
  };
  await pass();
  page.kill();
  const ravis = openPage({ ...page, user: RAVI });
  ravis.copies.onChange = (what) => {
    if (what === 'move') throw new DOMException('Full.', 'QuotaExceededError');
  };
  await pass(5);
  expect(ravis.status()).toBe('kept');
  expect(page.phone.shown).toEqual({ account: RAVI, stall: STALL });
  expect(page.phone.own).toHaveLength(4);
  ravis.copies.onChange = () => {};
  await pass(600);
  expect(page.phone.own).toEqual([]);
  expect(page.phone.shown).toEqual({ account: RAVI, stall: STALL });
  expect(ravis.stored()).toBe(3);
});

it('what moves in does not make somebody else who signed in meanwhile an owner', async () => {
  const page = openPage({ phone: newPhone(some(2)), server: withStall(3, OTHER) });
  page.server.helpers.set(`${STALL} ${RAVI}`, true);
  page.copies.onChange = (what) => {
    if (what !== 'emptied') return;
    page.copies.onChange = () => {};
    page.server.onCall = () => {
      throw new ServerError('network', 'none');
    };
    page.signIn(RAVI);
    page.copies.showInOtherTab({ account: RAVI, stall: STALL });
  };
  await pass();
  expect(page.phone.bound.get(`${RAVI} ${STALL}`)?.role).toBeNull();
});

describe('signing out', () => {
  it('can be asked for from the start of a page that shows a copy', async () => {
    const page = openPage({ phone: newPhone(some(2)) });
    await pass();
    page.kill();
    const { stall } = openPage(page);
    const seen = [stall.state.getSnapshot().stall];
    stall.state.subscribe(() => seen.push(stall.state.getSnapshot().stall));
    await pass();
    expect(new Set(seen)).toEqual(new Set([page.phone.shown?.stall]));
  });

  it('keeps the copy for this account, and shows the phone’s own', async () => {
    const { stall, phone, signOut, status, signIn, server } = openPage({
      phone: newPhone(some(2)),
    });
    await pass();
    await stall.signOut('keep');
    await pass();
    expect(signOut).toHaveBeenCalledOnce();
    expect(status()).toBe('phone');
    expect(phone.shown).toBeNull();
    expect(phone.bound.size).toBe(1);
    server.onCall = () => {
      throw new ServerError('network', 'none');
    };
    signIn(ASHA);
    await pass();
    expect(phone.shown).toMatchObject({ account: ASHA });
  });

  it('removes nothing that was entered a moment ago, unless the page said so', async () => {
    const { stall, phone, enter, signOut, keeping } = openPage({ phone: newPhone(some(2)) });
    await pass();
    enter(some(1));
    expect(await faultOf(stall.signOut('remove'))).toBe('refused');
    expect(keeping()).toMatchObject({ status: 'waiting', unsent: { count: 1 } });
    expect(signOut).not.toHaveBeenCalled();
    expect(phone.bound.size).toBe(1);
    await stall.signOut('remove');
    expect(phone.bound.size).toBe(0);
  });

  it('removes it, and fetches it again later', async () => {
    const { stall, phone, signIn, status } = openPage({ phone: newPhone(some(2)) });
    await pass();
    await stall.signOut('remove');
    await pass();
    expect(phone.bound.size).toBe(0);
    signIn(ASHA);
    await pass();
    expect(status()).toBe('kept');
    expect([...phone.bound.values()].map(({ events }) => events.size)).toEqual([2]);
  });
});

it('does not sign out when the browser does not remove the copy', async () => {
  const { stall, copies, signOut, status, phone } = openPage({ phone: newPhone(some(2)) });
  await pass();
  copies.onChange = (what) => {
    if (what === 'remove') throw new DOMException('Full.', 'QuotaExceededError');
  };
  const { shown } = phone;
  expect(await faultOf(stall.signOut('remove'))).not.toBe('none');
  expect(signOut).not.toHaveBeenCalled();
  await pass();
  expect(phone.shown).toEqual(shown);
  expect(status()).toBe('kept');
});

describe('a stall that ends', () => {
  it('is not removed with what was entered since, unless the page said so', async () => {
    const page = openPage({ server: withStall(3) });
    await pass();
    page.server.stalls.clear();
    page.server.erased.add(STALL);
    await page.stall.syncNow();
    page.enter(some(2));
    expect(await faultOf(page.stall.afterEnd('remove'))).toBe('refused');
    expect(page.keeping()).toMatchObject({ status: 'ended', unsent: { count: 2 } });
    expect(page.phone.bound.size).toBe(1);
    await page.stall.afterEnd('remove');
    expect(page.phone.bound.size).toBe(0);
  });

  it('because another phone erased it says so, and can stay as the phone’s own', async () => {
    const page = openPage({ server: withStall(3) });
    await pass();
    page.server.stalls.clear();
    page.server.erased.add(STALL);
    await page.stall.syncNow();
    expect(page.keeping()).toMatchObject({ status: 'ended', why: 'erased' });
    await page.stall.afterEnd('keep');
    await pass(5);
    expect(page.imported).toHaveLength(1);
    expect(page.phone.bound.size).toBe(0);
    expect(page.status()).toBe('phone');
    expect(page.server.stalls.size).toBe(0);
  });

  it('and stays as the phone’s own does not move into the account of whoever signs in next', async () => {
    const page = openPage({ server: withStall(3) });
    await pass();
    page.server.stalls.clear();
    page.server.erased.add(STALL);
    await page.stall.syncNow();
    await page.stall.afterEnd('keep');
    page.signIn(RAVI);
    await pass(5);
    page.enter(some(1));
    await pass(5);
    expect(page.server.stalls.size).toBe(0);
    expect(page.phone.own).toHaveLength(4);
    expect(page.stall.state.getSnapshot()).toMatchObject({
      keeping: { status: 'phone' },
      apart: 3,
    });
    await page.copies.remove(null);
    page.enter(some(2));
    await pass(5);
    expect([...page.server.stalls.values()].map(({ ledger }) => ledger.length)).toEqual([2]);
  });

  it('because this phone erased it leaves nothing, also if the page ended before', async () => {
    const page = openPage({ server: withStall(3) });
    await pass();
    page.server.onCall = (call) => {
      if (call === 'eraseStall') page.kill();
    };
    void page.stall.eraseStall();
    await pass();
    page.server.onCall = () => {};
    expect(page.server.stalls.size).toBe(0);
    const next = openPage(page);
    await pass(5);
    expect(next.status()).toBe('phone');
    expect(page.phone.bound.size).toBe(0);
  });

  it('for a helper who was removed says so', async () => {
    const server = withStall(3, RAVI);
    server.helpers.set(`${STALL} ${ASHA}`, true);
    const { stall, keeping } = openPage({ server });
    await pass();
    expect(stall.state.getSnapshot().role).toBe('helper');
    server.helpers.set(`${STALL} ${ASHA}`, false);
    await stall.syncNow();
    expect(keeping()).toMatchObject({ status: 'ended', why: 'removed' });
  });
});

describe('deleting the account', () => {
  it('removes its copies and ends the session', async () => {
    const { stall, phone, signOut, server, status } = openPage({ phone: newPhone(some(2)) });
    await pass();
    await stall.deleteAccount();
    await pass();
    expect(server.stalls.size).toBe(0);
    expect(phone.bound.size).toBe(0);
    expect(signOut).toHaveBeenCalledOnce();
    expect(status()).toBe('phone');
  });

  it('is done although its answer was lost', async () => {
    const { stall, phone, server, signOut } = openPage({ phone: newPhone(some(2)) });
    await pass();
    server.onCall = (call) => (call === 'deleteAccount' ? 'after' : undefined);
    expect(await faultOf(stall.deleteAccount())).toBe('network');
    server.onCall = () => {
      throw new ServerError('no_account', 'no such user');
    };
    await stall.deleteAccount();
    expect(phone.bound.size).toBe(0);
    expect(signOut).toHaveBeenCalledOnce();
  });
});

it('is not done when the session expired before the second try', async () => {
  const { stall, phone, server, signOut } = openPage({ phone: newPhone(some(2)) });
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
  const { stall, keeping, server, phone, signOut } = openPage({ phone: newPhone(some(2)) });
  await pass();
  server.onCall = () => {
    throw new ServerError('no_account', 'deleted');
  };
  await stall.syncNow();
  await pass();
  expect(signOut).toHaveBeenCalledOnce();
  expect(keeping()).toMatchObject({ status: 'ended', why: 'erased' });
  expect(phone.bound.size).toBe(1);
});

describe('a clock that names another day', () => {
  async function withClockAhead(hours: number, today: string) {
    const server = withStall(1);
    server.today = today;
    server.aheadMs = -hours * 3_600_000;
    const page = openPage({ server });
    await pass();
    return page.stall.state.getSnapshot().clock;
  }

  it('is told, with by how much it is wrong', async () => {
    expect(await withClockAhead(26, '2026-11-19')).toEqual({
      aheadMs: 26 * 3_600_000,
      deviceDay: '2026-11-20',
      serverDay: '2026-11-19',
    });
  });

  it('is none where only the time differs, or the day begins this very moment', async () => {
    expect(await withClockAhead(2, '2026-11-20')).toBeNull();
    expect(await withClockAhead(0, '2026-11-19')).toBeNull();
  });
});

it('follows another tab that shows another stall', async () => {
  const server = withStall(3);
  const other = '0b000000-0000-4000-8000-000000000002';
  server.stalls.set(other, { owner: ASHA, ledger: [] });
  const { stall, copies } = openPage({ server });
  await pass();
  copies.showInOtherTab({ account: ASHA, stall: other });
  await pass();
  expect(stall.state.getSnapshot()).toMatchObject({ stall: other, keeping: { status: 'kept' } });
});

it('sends what was entered at another stall before this one was opened', async () => {
  const server = withStall(3, OTHER);
  server.helpers.set(`${STALL} ${ASHA}`, true);
  const own = '0b000000-0000-4000-8000-000000000002';
  server.stalls.set(own, { owner: ASHA, ledger: [] });
  const { stall, enter, stored, phone } = openPage({ server });
  await pass();
  await stall.openStall(STALL);
  await pass();
  server.onCall = () => {
    throw new ServerError('network', 'none');
  };
  enter(some(2));
  await pass(5);
  await stall.openStall(own);
  server.onCall = () => {};
  await pass(30);
  expect(phone.shown).toEqual({ account: ASHA, stall: own });
  expect(stored()).toBe(5);
  expect(phone.bound.get(`${ASHA} ${STALL}`)?.unsent).toEqual([]);
});
