import type { Session } from '@thela/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from '@thela/session';
import { createStore } from 'zustand/vanilla';
import type { AccountStall } from './account-stall';
import type { ClockDoubt } from '../device/snapshot-day';
import { createRoleStore } from '../device/role-store';
import { lazyAccountStall } from './lazy-account-stall';
import { atStall, fakeAccountStall } from '../testing/account/fake-account-stall';

const SIGNED_OUT: Session = { status: 'signed-out' };
const ASHA: Session = {
  status: 'signed-in',
  user: { id: '0a000000-0000-4000-8000-000000000001', email: '', phone: '' },
};
const memory = { read: () => null, write: () => true };

const ends: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function open(first: Session) {
  const session = createStore<Session>(() => first);
  const doubt = createStore<ClockDoubt | null>(() => null);
  const records = { clockDoubt: { getSnapshot: doubt.getState, subscribe: doubt.subscribe } };
  const shown = createStore(() => ({ id: null, role: createRoleStore(memory, null), records }));
  const clock = serverClock();
  const fake = fakeAccountStall(atStall({ status: 'saved', at: 1 }));
  const load = vi.fn<() => Promise<AccountStall>>(async () => fake.accountStall);
  const signOut = vi.fn<() => void>();
  const errors: unknown[] = [];
  const stall = lazyAccountStall({
    account: { getSnapshot: session.getState, subscribe: session.subscribe, signOut, clock },
    shown: { getSnapshot: shown.getState, subscribe: shown.subscribe },
    load,
    reportError: (error) => void errors.push(error),
  });
  ends.push(stall.start());
  return {
    stall,
    load,
    signOut,
    errors,
    fake,
    /** The site's clock says that this one is ahead. */
    measure: (aheadMs: number) => clock.measure()(Date.now() - aheadMs, 1000),
    doubt: (value: ClockDoubt | null) => doubt.setState(value, true),
    signIn: () => session.setState(ASHA, true),
    status: () => stall.state.getSnapshot().sync.status,
    offline: () => load.mockRejectedValueOnce(new TypeError('Failed to fetch')),
  };
}

const idle = () => vi.advanceTimersByTimeAsync(6000);

it('loads nothing while nobody is signed in', async () => {
  const { load, status } = open(SIGNED_OUT);
  await idle();
  expect(load).not.toHaveBeenCalled();
  expect(status()).toBe('phone');
});

it.each([
  [90_000, null, 0],
  [7_200_000, null, 1],
  [-7_200_000, null, 1],
  [-2_000_000_000, { clock: '2020-01-01', setUpDay: '2026-11-22' }, 0],
])('loads for a clock that is wrong alone: %i ms, asked: %j', async (aheadMs, asked, times) => {
  const { load, measure, doubt } = open(SIGNED_OUT);
  doubt(asked);
  measure(aheadMs);
  expect(load).toHaveBeenCalledTimes(times);
});

it('says that it looks, and loads when the page is idle', async () => {
  const { status, signIn, load } = open(SIGNED_OUT);
  signIn();
  expect(status()).toBe('looking');
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(load).toHaveBeenCalledOnce();
  expect(status()).toBe('saved');
});

it('loads at once when something is asked', async () => {
  const { stall, fake, load } = open(SIGNED_OUT);
  await stall.syncNow();
  await stall.syncNow();
  expect(fake.calls).toEqual(['sync', 'sync']);
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  ['says so', true],
  ['says nothing', false],
])('tries again when the network is back, and the phone %s', async (_, isTold) => {
  const { status, fake, load, errors } = open(ASHA);
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toHaveLength(load.mock.calls.length);
  expect(errors.length).toBeLessThan(4);
  expect(status()).toBe('looking');
  load.mockResolvedValue(fake.accountStall);
  if (isTold) window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(isTold ? 6000 : 60_000);
  expect(status()).toBe('saved');
});

it('ends the session also where its code cannot be loaded, but removes nothing then', async () => {
  const { stall, offline, signOut } = open(ASHA);
  offline();
  await expect(stall.signOut('remove')).rejects.toMatchObject({ fault: 'network' });
  expect(signOut).not.toHaveBeenCalled();
  offline();
  await stall.signOut('keep');
  expect(signOut).toHaveBeenCalledOnce();
});
