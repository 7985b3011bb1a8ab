import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { atStall, ashasStall, fakeAccountStall } from '@thela/records/testing';
import type { AccountStallState } from '@thela/records';
import { createToastStore } from '@thela/page';
import { builtInStall } from '@thela/ledger';
import type { Entry, LedgerEvent } from '@thela/ledger';
import AccountNotices from './account-notices';
import SyncStatusLine from './sync-status-line';

const NOW = Date.UTC(2026, 10, 22, 7);

beforeEach(() => vi.useFakeTimers({ now: NOW }));

const stall = { getSnapshot: () => builtInStall, subscribe: () => () => {} };

function show(state: Partial<AccountStallState>) {
  const fake = fakeAccountStall(state);
  const toasts = createToastStore();
  render(
    <MemoryRouter>
      <AccountNotices accountStall={fake.accountStall} stall={stall} notify={toasts.notify} />
      <SyncStatusLine state={fake.accountStall.state} tone="dark" />
    </MemoryRouter>,
  );
  return {
    change: (changes: Partial<AccountStallState>) => act(() => fake.change(changes)),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    calls: fake.calls,
    toasts: () => toasts.getSnapshot().map(({ message }) => message),
  };
}

const kept = (at = NOW) => atStall({ status: 'saved', at });
const waiting = (count: number) =>
  atStall({ status: 'pending', unsent: { count, refused: [] }, at: null });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const line = () => screen.getByRole('link').textContent;

it('leads to the choice of the first sign-in, on every page', () => {
  show({ sync: { status: 'choice', stalls: [ashasStall] } });
  const link = screen.getByRole('link', { name: 'Choose' });
  expect(link.getAttribute('href')).toBe('/account/choice');
  expect(screen.getByText(/Until you choose, they stay on this phone/)).toBeTruthy();
});

it.each([
  ['erased', /^This stall was erased from the account/],
  ['removed', /^The owner has ended your help/],
] as const)('says that the stall has ended: %s', (why, text) => {
  show(atStall({ status: 'ended', why, unsent: { count: 0, refused: [] } }));
  expect(screen.getByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Decide what becomes of it' });
  expect(link.getAttribute('href')).toBe('/account');
});

it.each([
  [5 * 3_600_000, '2026-11-23', 'is 5 hours ahead. What you enter goes to Mon, 23 November'],
  [-3 * 86_400_000, '2026-11-19', 'is 3 days behind. What you enter goes to Thu, 19 November'],
  [10 * 60_000, '2026-11-23', 'is 10 minutes ahead. What you enter goes to Mon, 23 November'],
])('says that the clock is off by %i ms, until it agrees', (aheadMs, deviceDay, text) => {
  const { change } = show({
    ...kept(),
    clock: { aheadMs, deviceDay, serverDay: '2026-11-22', isSeen: true },
  });
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(screen.getByRole('alert').textContent).toContain('today is Sun, 22 November');
  change({ clock: null });
  expect(screen.queryByRole('alert')).toBe(null);
});

it('says that another phone entered what this page does not know', () => {
  show({ ...kept(), hasNewer: true });
  expect(screen.getByText(/^Another phone entered something that this page/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('names a clock once that is off by minutes, and names the right day', () => {
  const [deviceDay, serverDay] = ['2026-11-22', '2026-11-22'];
  const clock = { aheadMs: 40 * 60_000, deviceDay, serverDay, isSeen: false };
  const { calls, change } = show({ ...kept(), clock });
  expect(screen.getByText('This phone’s clock is 40 minutes ahead.')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'OK' }).click());
  expect(calls).toEqual(['dismiss clock']);
  change({ clock: { ...clock, isSeen: true } });
  expect(screen.queryByRole('button', { name: 'OK' })).toBe(null);
  change({ clock: { ...clock, aheadMs: -180_000 } });
  expect(screen.getByText('This phone’s clock is 3 minutes behind.')).toBeTruthy();
});

const event = (entry: Entry): LedgerEvent => ({
  ...entry,
  id: '00000000-0000-4000-8000-000000000001',
  day: '2026-11-22',
  at: NOW,
  device: '0d000000-0000-4000-8000-000000000001',
});
const count = (plates: number) =>
  event({ kind: 'plates', dish: 'masala-dosa', count: plates, over: [] });
const rice = (price: number) =>
  event({ kind: 'price', ingredient: 'rice', price, unit: 'kg', scope: 'from' });
const dosa = (fields: Extract<Entry, { kind: 'dish' }>['fields']) =>
  event({ kind: 'dish', dish: 'masala-dosa', fields, scope: 'from' });
const batter = [{ ingredient: 'rice', amount: 0.2, unit: 'kg' }] as const;

it.each([
  [
    count(40),
    count(38),
    'Masala Dosa, Sun, 22 November: you typed 40, another phone typed 38. 38 counts.',
  ],
  [
    rice(35),
    rice(40),
    'rice, price: you entered ₹35 / kg, another phone entered ₹40 / kg. ₹40 / kg counts.',
  ],
  [
    dosa({ name: 'Dosa', sellingPrice: 35 }),
    dosa({ name: 'Dosa', sellingPrice: 40 }),
    'Masala Dosa, selling price: you entered ₹35, another phone entered ₹40. ₹40 counts.',
  ],
  [
    dosa({ recipe: batter }),
    dosa({ recipe: [] }),
    'Masala Dosa, recipe: you entered rice 0.2 kg, another phone entered nothing. nothing counts.',
  ],
  [
    dosa({ isRetired: true }),
    dosa({ isRetired: false }),
    'Masala Dosa, menu: you entered taken off, another phone entered on it. on it counts.',
  ],
  [
    event({ kind: 'stall', fields: { name: 'Asha' } }),
    event({ kind: 'stall', fields: { name: 'Asha Tiffin' } }),
    'Your stall, name: you entered Asha, another phone entered Asha Tiffin. Asha Tiffin counts.',
  ],
])('says once what another phone decided instead: %#', (mine, theirs, text) => {
  const { calls, change } = show({ ...kept(), lost: [{ mine, theirs }] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([text]);
  act(() => screen.getByRole('button', { name: 'OK' }).click());
  expect(calls).toEqual(['dismiss lost']);
  change({ lost: [] });
  expect(screen.queryByRole('listitem')).toBe(null);
});

it('says that a stall is on its way, until it is here', () => {
  const { change, toasts } = show(atStall({ status: 'opening', fetched: 0, of: 0 }));
  expect(line()).toBe('Getting your stall …');
  expect(toasts()).toEqual(['Getting your stall … Until it is here, the figures are samples.']);
  change(atStall({ status: 'fetching', fetched: 341, of: 1000 }));
  expect(toasts()).toEqual([]);
  expect(line()).toBe('Fetching your days: 34 %');
});

it('announces what matters, but neither each minute nor each entry', async () => {
  const { change, pass } = show(kept());
  expect(announced()).toBe('');
  change(waiting(1));
  await pass(300);
  change(kept(NOW + 300));
  await pass(10_000);
  expect(announced()).toBe('');
  change(waiting(1));
  await pass(5000);
  expect(announced()).toBe('Changes wait for the network.');
  change(waiting(2));
  await pass(5000);
  expect(announced()).toBe('Changes wait for the network.');
  expect(line()).toBe('2 changes wait for the network');
  change(kept(NOW + 60_000));
  await pass(5000);
  expect(announced()).toBe('Everything is kept in your account.');
});

it.each([
  [{ status: 'phone' }, 'Only on this phone'],
  [
    { status: 'signed-out', unsent: { count: 12, refused: [] } },
    'Sign in to keep 12 changes in your account',
  ],
  [
    { status: 'signed-out', unsent: { count: 0, refused: [] } },
    'Sign in to go on with your account',
  ],
  [
    { status: 'saved', at: NOW - 2 * 86_400_000 },
    /^Kept in your account, 20 Nov, \d\d?:\d\d\s[ap]m$/,
  ],
  [
    { status: 'pending', unsent: { count: 3, refused: [] }, at: null, isSending: true },
    'Sending 3 changes …',
  ],
  [{ status: 'pending', unsent: { count: 0, refused: [] }, at: null }, 'Waiting for your account'],
  [
    { status: 'pending', unsent: { count: 3, refused: [] }, at: null, cause: 'updating' },
    '3 changes wait: the site is being updated',
  ],
  [
    { status: 'pending', unsent: { count: 0, refused: [] }, at: null, cause: 'updating' },
    'The site is being updated',
  ],
  [
    { status: 'pending', unsent: { count: 1, refused: [] }, at: null, cause: 'busy' },
    '1 change waits: your account is busy',
  ],
  [
    {
      status: 'pending',
      unsent: { count: 2, refused: [{ id: '1', code: 'unknown_field' }] },
      at: null,
      cause: 'updating',
    },
    '2 changes wait: the site is being updated',
  ],
  [
    { status: 'pending', unsent: { count: 40_500, refused: [] }, at: null, cause: 'pace' },
    '40,500 changes left: a part goes each minute',
  ],
  [{ status: 'looking', cause: 'updating' }, 'The site is being updated'],
] as const)('says in one line that leads to the account: %j', (keeping, text) => {
  show(atStall(keeping));
  const link = screen.getByRole('link', { name: text });
  expect(link.getAttribute('href')).toBe('/account');
});
