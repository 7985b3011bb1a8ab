import type { Session } from '@thela/contract';
import { expectFocus } from '@thela/testkit/focus';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AccountStallState } from '@thela/records';
import { createToastStore } from '@thela/page';
import { stallWithMembers } from '../members/testing/stall-with-members';
import { JoinPage } from './join-page';
import { keepInvitation, pendingInvitation } from '@thela/session';

const signedIn: Session = {
  status: 'signed-in',
  user: { id: 'ravi', email: 'ravi@stall.in', phone: '' },
};

/** What the database says of any code. */
const answering = (status: number, body: unknown) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => void answering(200, { name: 'Ravi Tiffin Centre' }));

interface Opening {
  readonly hash?: string;
  readonly session?: Session;
  readonly hasRecords?: boolean;
  readonly state?: Partial<AccountStallState>;
}

function openJoin({
  hash = '#k7Qd-2mXw',
  session = signedIn,
  hasRecords = false,
  state,
}: Opening = {}) {
  const fake = stallWithMembers({}, { stall: null, sync: { status: 'phone' }, ...state });
  const toasts = createToastStore();
  const sessions = createStore<Session>(() => session);
  const page = (
    <JoinPage
      session={{ getSnapshot: sessions.getState, subscribe: sessions.subscribe }}
      accountStall={fake.accountStall}
      hasRecords={{ getSnapshot: () => hasRecords, subscribe: () => () => {} }}
      supabase={{ url: 'https://abcd.supabase.co', publishableKey: 'sb_public' }}
      notify={toasts.notify}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/account/join', element: page },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [`/account/join${hash}`] },
  );
  render(<RouterProvider router={router} />);
  return {
    ...fake,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.hash}`,
    said: () => toasts.getSnapshot().map(({ message }) => message),
  };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const nameField = () => screen.getByLabelText('Your name, as the owner will see it');

it('says what the invitation means, and joins under the name that was typed', async () => {
  const page = openJoin();
  expect(title()).toBe('Help at a stall');
  expect(screen.getByText(/profit and other days stay with the owner/)).toBeTruthy();
  expect(screen.getByText(/sees your name, your e-mail address or phone number/)).toBeTruthy();
  expect(screen.queryByText(/stays on it, apart/)).toBe(null);
  await page.user.type(nameField(), '\u200B');
  await page.user.click(button('Join this stall'));
  expect(screen.getByText('Enter your name.')).toBeTruthy();
  await expectFocus(() => nameField());
  await page.user.type(nameField(), ' Ravi {Enter}');
  expect(page.calls).toEqual(['accept k7Qd-2mXw as Ravi']);
  expect(page.address()).toBe('/tools/profit-optimizer/count');
  expect(page.said()).toEqual(['You are part of the stall now. Count here.']);
  expect(pendingInvitation()).toBe(null);
});

it('names the stall before anybody signs in', async () => {
  openJoin({ session: { status: 'signed-out' } });
  expect(title()).toBe('Help at a stall');
  expect(screen.getByText('Looking whose stall this is …')).toBeTruthy();
  await waitFor(() => expect(title()).toBe('Ravi Tiffin Centre invites you to count'));
  const [address, request] = vi.mocked(window.fetch).mock.calls[0] ?? [];
  expect(address).toBe('https://abcd.supabase.co/rest/v1/rpc/invitation');
  expect(request).toMatchObject({ body: '{"code":"k7Qd-2mXw"}', headers: { apikey: 'sb_public' } });
});

it.each([
  ['a stall without a name', 200, { name: '' }, 'Somebody invites you to count at their stall.'],
  ['a server that is busy', 429, { message: 'pace' }, /^Whose stall it is could not be read/],
  ['what makes no sense', 200, { name: 5 }, /^Whose stall it is could not be read/],
  [
    'a name that turns the text round',
    200,
    { name: '\u202Eivar\u200B' },
    'ivar invites you to count',
  ],
])('takes %s as it is', async (_name, status, body, text) => {
  answering(status, body);
  openJoin({ session: { status: 'signed-out' } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
});

it('says at once of a code that admits nobody that it does not', async () => {
  answering(200, null);
  openJoin({ session: { status: 'signed-out' } });
  await waitFor(() => expect(title()).toBe('This link is not valid'));
});

it('has whoever is signed out sign in or up first, and keeps the code from then on', async () => {
  const page = openJoin({ session: { status: 'signed-out' } });
  expect(screen.getByText(/Then you come back to this page/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBe(null);
  // Whoever only looks at it leaves nothing here.
  expect(localStorage).toHaveLength(0);
  await page.user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(pendingInvitation()).toBe('k7Qd-2mXw');
  expect(page.address()).toBe('/account/join#signup');
});

it('goes on with the code that was kept, when the address has lost it', async () => {
  keepInvitation('kept-code');
  const page = openJoin({ hash: '' });
  await page.user.type(nameField(), 'Ravi{Enter}');
  expect(page.calls).toEqual(['accept kept-code as Ravi']);
});

it('keeps a code for a day at most', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:00:00Z'));
  keepInvitation('k7Qd-2mXw');
  now.mockReturnValue(Date.parse('2026-11-23T09:59:00Z'));
  // Opened once more, it does not live longer.
  keepInvitation('k7Qd-2mXw');
  expect(pendingInvitation()).toBe('k7Qd-2mXw');
  now.mockReturnValue(Date.parse('2026-11-23T10:01:00Z'));
  expect(pendingInvitation()).toBe(null);
  expect(localStorage).toHaveLength(0);
});

it('says what stays of what the helper had before', () => {
  const own = { stall: 'a', role: 'owner', name: 'Ravi', place: '', ownerName: '' } as const;
  openJoin({ hasRecords: true, state: { stalls: [{ ...own, events: 5, head: 5 }] } });
  expect(screen.getByText(/so far stays on it, apart from this stall/)).toBeTruthy();
  expect(screen.getByText(/Your other stall stays as it is/)).toBeTruthy();
});

it.each([
  ['invite_unknown', 'This link is not valid'],
  ['invite_expired', 'This link has expired'],
  ['invite_used', 'This link has been used'],
  ['already_member', 'You belong to this stall already'],
  ['too_many', 'This stall is full'],
] as const)('says what to do about a link that is refused as %s', async (fault, heading) => {
  const page = openJoin();
  page.failWith(fault);
  await page.user.type(nameField(), 'Ravi{Enter}');
  await waitFor(() => expect(title()).toBe(heading));
  expect(pendingInvitation()).toBe(null);
  await page.user.click(button('To the start page'));
  expect(page.address()).toBe('/');
});

it('says that the link is not whole', () => {
  openJoin({ hash: '' });
  expect(title()).toBe('No invitation here');
});

it('stays without a network, and joins once there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const page = openJoin();
  expect(screen.getByText(/Joining needs an internet connection/)).toBeTruthy();
  page.failWith('network');
  await page.user.type(nameField(), 'Ravi{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached just now/);
  expect(localStorage).toHaveLength(0);
  page.failWith(null);
  await page.user.click(button('Join this stall'));
  await waitFor(() => expect(page.address()).toBe('/tools/profit-optimizer/count'));
});

it('drops the invitation of whoever does not want it now', async () => {
  const page = openJoin();
  await page.user.click(button('Not now'));
  expect(page.address()).toBe('/');
  expect(pendingInvitation()).toBe(null);
  expect(page.calls).toEqual([]);
});
