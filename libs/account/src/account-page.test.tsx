import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { AGAIN } from '@thela/page';
import { beforeEach, expect, it, vi } from 'vitest';
import { ashasStall, atStall, watchDownloads } from '@thela/records/testing';
import { openAccount } from './testing/open-account';

const NOON = new Date('2026-11-22T13:12:00+05:30').getTime();
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const records = () => region('Where your records are');
const pending = (count: number) => ({ count, refused: [] });
const waiting = (count: number) =>
  ({ status: 'pending', unsent: pending(count), at: null }) as const;

/** A browser whose picker of files does this. */
const pickFile = (pick: () => Promise<unknown>) => vi.stubGlobal('showSaveFilePicker', pick);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

it('says who is signed in, that everything is kept, and since when', async () => {
  await openAccount({ state: atStall({ status: 'saved', at: NOON }) });
  expect(screen.getByText('Signed in as asha@stall.in')).toBeTruthy();
  expect(records().getByText(/^Kept in your account, \d+:\d\d [ap]m$/)).toBeTruthy();
  expect(records().getByText('Your account has everything that this phone has.')).toBeTruthy();
});

it.each([
  ['Asha Rao', 'asha@stall.in', '', 'Asha Rao'],
  ['', '', '919876543210', '+91 98765 43210'],
])(
  'calls somebody by name, else by address, else by number: %j',
  async (name, email, phone, who) => {
    const user = { id: 'user-1', email, phone };
    await openAccount({ name, session: { status: 'signed-in', user } });
    expect(screen.getByText(`Signed in as ${who}`)).toBeTruthy();
  },
);

it('says what an account is for to somebody who has none', async () => {
  await openAccount({ session: { status: 'signed-out' } });
  expect(records().getByText('Only on this phone')).toBeTruthy();
  expect(link('Sign in').getAttribute('href')).toBe('/account#signin');
  expect(link('Create an account').getAttribute('href')).toBe('/account#signup');
  expect(screen.queryByText('Delete my account …')).toBe(null);
});

it('says of records that stay apart from the account that they are on this phone', async () => {
  await openAccount({});
  expect(
    records().getByText('These records stay on this phone, apart from your account.'),
  ).toBeTruthy();
});

it('leads to the choice between two records, and past it to none of them', async () => {
  const stalls = [ashasStall];
  await openAccount({ state: { sync: { status: 'choice', stalls }, stalls } });
  expect(screen.getAllByText('Not in your account yet: choose')).toHaveLength(1);
  expect(link('Choose').getAttribute('href')).toBe('/account/choice');
  expect(screen.queryByRole('region', { name: 'Your stalls' })).toBe(null);
});

it('synchronises when asked, and says why that did not work', async () => {
  const { user, calls, fail } = await openAccount({ state: atStall(waiting(12)) });
  expect(records().getByText('12 changes wait for the network')).toBeTruthy();
  await user.click(button('Sync now'));
  expect(calls).toEqual(['sync']);
  expect(screen.queryByRole('alert')).toBe(null);
  fail('network');
  await user.click(await screen.findByRole('button', { name: 'Sync now' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The account cannot be reached/);
});

it('says how many entries the account refused, and why', async () => {
  const refused = [
    { id: '1', code: 'day_ahead' },
    { id: '2', code: 'day_ahead' },
    { id: '3', code: 'forbidden' },
  ] as const;
  await openAccount({
    state: atStall({ status: 'pending', unsent: { count: 3, refused }, at: null }),
  });
  expect(records().getByText('3 changes are not in your account')).toBeTruthy();
  expect(
    records()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 entries of a day that has not come yet: to be sent on that day.',
    '1 entry that only the owner may make.',
  ]);
});

it('says by how much the clock is off, and which day is written to', async () => {
  const [deviceDay, serverDay] = ['2026-11-23', '2026-11-22'];
  const clock = { aheadMs: 26 * 3_600_000, deviceDay, serverDay, isSeen: false };
  await openAccount({ state: atStall({ status: 'saved', at: NOON }, { clock }) });
  expect(
    records().getByText(/26 hours ahead.*Mon, 23 November; today is Sun, 22 November/),
  ).toBeTruthy();
});

it('opens another stall of the person', async () => {
  const other = {
    ...ashasStall,
    stall: 'b',
    role: 'helper',
    name: '',
    ownerName: 'ravi@stall.in',
  } as const;
  const stalls = [ashasStall, other];
  const { user, calls } = await openAccount({
    state: atStall({ status: 'saved', at: NOON }, { stalls }),
  });
  const list = region('Your stalls');
  expect(list.getByText('Open now')).toBeTruthy();
  expect(list.getByText('You help here. Owner: ravi@stall.in')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Open Stall without a name' }));
  expect(calls).toEqual(['open b']);
});

it.each([
  ['Profile', 'Name, email, phone, password', '/account/profile'],
  ['Security', 'Second step, fingerprint', '/account/security'],
])('leads to the page “%s”, and back', async (title, contents, path) => {
  const opened = await openAccount();
  // What the page shows is fetched: what suspends must be awaited.
  await act(async () => link(`${title} ${contents}`).click());
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(opened.path()).toBe(path);
  await act(async () => link('Your account').click());
  expect(opened.path()).toBe('/account');
});

it.each([
  ['Profile', '/account/profile'],
  ['Security', '/account/security'],
])('shows nothing of “%s” to somebody who is signed out', async (title, path) => {
  await openAccount({ path, session: { status: 'signed-out' } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText('Nobody is signed in on this phone.')).toBeTruthy();
  expect(link('Sign in').getAttribute('href')).toBe(`${path}#signin`);
});

it('logs out as ever where there is no copy of the account’s', async () => {
  const { user, onLogout } = await openAccount();
  await user.click(button('Sign out'));
  expect(onLogout).toHaveBeenCalledOnce();
});

it('keeps the copy of somebody who signs out, without a network, too', async () => {
  const { user, calls, path, toasts } = await openAccount({
    path: '/account/sign-out',
    state: atStall(waiting(2)),
  });
  await user.click(button('Sign out, keep the copy'));
  expect(calls).toEqual(['sync', 'sign out keep']);
  expect(path()).toBe('/');
  expect(toasts()).toEqual(['You are signed out. Your stall is hidden until you sign in again.']);
});

const REMOVE = 'Type REMOVE if you have the file, or can do without it';
const removal = { path: '/account/sign-out', state: atStall(waiting(12)) };

it.each([
  ['a click of a download', () => watchDownloads()],
  ['a closed picker', () => pickFile(() => Promise.reject(new DOMException('no', 'AbortError')))],
])(
  'takes no proof of %s: changes that are nowhere else go after a typed word',
  async (_, browser) => {
    browser();
    const { user, calls } = await openAccount(removal);
    expect(screen.getByText('12 changes are on this phone only.')).toBeTruthy();
    await user.click(button('Save a copy'));
    await user.click(button('Sign out, remove the copy'));
    expect(screen.getByText('This is not the same. Type REMOVE.')).toBeTruthy();
    expect(calls).toEqual(['sync']);
    await user.type(screen.getByLabelText(REMOVE), 'remove{Enter}');
    await waitFor(() => expect(calls).toEqual(['sync', 'sign out remove']));
  },
);

it('offers the removal once a file is on the disk, until there is more to lose', async () => {
  const written: string[] = [];
  pickFile(async () => ({
    createWritable: async () => ({
      write: async (text: string) => void written.push(text),
      close: async () => {},
    }),
  }));
  const { user, calls, change } = await openAccount(removal);
  await user.click(button('Save a copy'));
  expect(await screen.findByText('The file is saved.')).toBeTruthy();
  expect(written).toEqual(['the text of all records']);
  await waitFor(() => expect(screen.queryByLabelText(REMOVE)).toBe(null));
  // One was sent, and another one is entered.
  change({ sync: waiting(11) });
  change({ sync: waiting(12) });
  expect(screen.getByLabelText(REMOVE)).toBeTruthy();
  await user.click(button('Save a copy'));
  await waitFor(() => expect(screen.queryByLabelText(REMOVE)).toBe(null));
  await user.click(button('Sign out, remove the copy'));
  await waitFor(() => expect(calls).toEqual(['sync', 'sign out remove']));
});

it('removes a copy at once when the account has everything', async () => {
  const { user, calls } = await openAccount({
    path: '/account/sign-out',
    state: atStall({ status: 'saved', at: NOON }),
  });
  expect(screen.queryByText(/on this phone only/)).toBe(null);
  await user.click(button('Sign out, remove the copy'));
  await waitFor(() => expect(calls).toEqual(['sync', 'sign out remove']));
});

it('deletes the account once the word is typed, and says what stays', async () => {
  const { user, calls, path, toasts } = await openAccount({
    path: '/account/delete',
    state: atStall({ status: 'saved', at: NOON }),
  });
  expect(
    screen.getByText('What you entered at other people’s stalls, without your name'),
  ).toBeTruthy();
  expect(link('Privacy Policy')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'A file of the stall' })).toBeTruthy();
  await user.type(screen.getByLabelText('Type DELETE to delete'), 'DEL{Enter}');
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('Type DELETE to delete'), 'ETE{Enter}');
  expect(calls).toEqual(['delete account']);
  expect(path()).toBe('/');
  expect(toasts()).toEqual(['Your account is deleted.']);
});

it('has the person sign in once more where the server asks for it, and the word stands there then', async () => {
  const { user, fail } = await openAccount({ path: '/account/delete' });
  fail('sign_in_again');
  await user.type(screen.getByLabelText('Type DELETE to delete'), 'delete{Enter}');
  await screen.findByRole('heading', { name: '/account/delete#signin' });
  cleanup();
  const back = await openAccount({ path: { pathname: '/account/delete', state: AGAIN } });
  await back.user.type(screen.getByLabelText('Type DELETE to delete'), '{Enter}');
  expect(back.calls).toEqual(['delete account']);
});

it('keeps everything when the account cannot be deleted, and says why', async () => {
  const { user, fail, path } = await openAccount({ path: '/account/delete' });
  fail('network');
  await user.type(screen.getByLabelText('Type DELETE to delete'), 'delete{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The account cannot be reached/);
  expect(path()).toBe('/account/delete');
});

it.each([
  ['erased', 'This stall was erased'],
  ['removed', 'You are no longer a helper here'],
] as const)('asks what becomes of the copy of a stall that has ended: %s', async (why, text) => {
  const { user, calls } = await openAccount({
    state: atStall({ status: 'ended', why, unsent: pending(0) }),
  });
  expect(records().getByText(text)).toBeTruthy();
  await user.click(button('Keep it as this phone’s own'));
  await user.click(button('Remove it from this phone'));
  expect(calls).toEqual(['after end keep', 'after end remove']);
});

it('leads to the choice again where this phone keeps records of its own apart', async () => {
  const { user, calls, path } = await openAccount({
    state: atStall({ status: 'saved', at: NOON }, { separateEvents: 12 }),
  });
  expect(records().getByText(/also has 12 entries of its own/)).toBeTruthy();
  await user.click(link('Choose'));
  expect(await region('On this phone').findByText('12 days, 1,240 plates')).toBeTruthy();
  await user.click(button('Put them into this account'));
  expect(calls).toEqual([`choose join ${ashasStall.stall}`]);
  expect(path()).toBe('/');
});

it('has the people of the stall on a page of the stall', async () => {
  const kept = atStall({ status: 'saved', at: NOON });
  await openAccount({ path: '/stall/people', state: kept });
  expect(link('My stall').getAttribute('href')).toBe('/stall');
  expect(region('Who works at your stall').getByRole('button')).toBeTruthy();
  cleanup();
  await openAccount({ path: '/stall/people', session: { status: 'signed-out' } });
  expect(link('Create an account')).toBeTruthy();
  cleanup();
  await openAccount({ path: '/stall/people' });
  expect(screen.getByText(/^Helpers need your stall in your account/)).toBeTruthy();
  cleanup();
  const helped = await openAccount({ path: '/stall/people', state: { ...kept, role: 'helper' } });
  expect(helped.path()).toBe('/stall');
});

it('gives a second phone the address alone, which leads to its question', async () => {
  const page = await openAccount({});
  await page.user.click(button('Use on another phone'));
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  const url = screen.getByLabelText<HTMLInputElement>('Link').value;
  expect(url).toBe(`${window.location.origin}/account/phone#asha%40stall.in`);
});

it('promises no mail to who has no address', async () => {
  const user = { id: 'asha', email: '', phone: '+919876543210' };
  const page = await openAccount({ session: { status: 'signed-in', user } });
  await page.user.click(button('Use on another phone'));
  const url = screen.getByLabelText<HTMLInputElement>('Link').value;
  expect(url).toBe(`${window.location.origin}/account/phone`);
  expect(screen.queryByText(/mail to you/)).toBe(null);
});

it.each([
  ['#asha%40stall.in', { step: { at: 'mail', email: 'asha@stall.in' } }],
  ['#%E0%A4%A', {}],
  ['#<b>', {}],
  ['', {}],
])('takes from a link of a second phone only an address: %s', async (hash, state) => {
  const page = await openAccount({
    path: `/account/phone${hash}`,
    session: { status: 'signed-out' },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/#signin');
  expect(page.state()).toEqual(state);
});
