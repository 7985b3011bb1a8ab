import type { Session } from '@thela/contract';
import { callsTo, createFakeShell } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createToastStore } from '@thela/page';
import type { AccountStallState, LateEntry, Member } from '@thela/records';
import { Members } from './members';
import { stallWithMembers } from './testing/stall-with-members';
import type { Team } from './testing/stall-with-members';

const session: Session = {
  status: 'signed-in',
  user: { id: 'asha', email: 'asha@stall.in', phone: '' },
};

const asha: Member = {
  member: 'asha',
  role: 'owner',
  name: 'Asha',
  email: 'asha@stall.in',
  since: '2026-01-05T06:00:00',
  removedAt: null,
  lastPush: '2026-11-22T10:30:00',
};
const ravi: Member = {
  ...asha,
  member: 'ravi',
  role: 'helper',
  name: 'Ravi',
  email: 'ravi@stall.in',
  since: '2026-11-20T06:00:00',
};

async function openMembers(team: Team, state: Partial<AccountStallState> = {}) {
  const shell = createFakeShell({ stall: 'own', today: '2026-11-22' });
  const fake = stallWithMembers(team, state);
  const toasts = createToastStore();
  // Before the page: it puts a clipboard into the browser.
  const user = userEvent.setup();
  const view = render(
    <Members
      session={{ getSnapshot: () => session, subscribe: () => () => {} }}
      accountStall={fake.accountStall}
      stall={shell.stall}
      ledger={shell.ledger}
      notify={toasts.notify}
    />,
  );
  return {
    ...fake,
    shell,
    view,
    user,
    said: () => toasts.getSnapshot().map(({ message }) => message),
  };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });

it('follows what comes to the account while it is shown', async () => {
  const { sync } = await openMembers({ members: [{ ...asha, lastPush: null }] });
  const people = section('Who works at your stall');
  expect(await people.findByText(/No entry yet/)).toBeTruthy();
  act(() => sync({ members: [asha] }, Date.parse('2026-11-22T13:13:00Z')));
  expect(await people.findByText(/Last entry/)).toBeTruthy();
  expect(people.queryByText(/No entry yet/)).toBe(null);
});

it('lists who works here, since when, and who was removed', async () => {
  await openMembers({
    members: [
      asha,
      ravi,
      { ...ravi, member: 'old', name: 'Old', removedAt: '2026-10-01T06:00:00', lastPush: null },
    ],
  });
  const people = section('Who works at your stall');
  const rows = (await people.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(
    /^YouOwnerasha@stall.in.*Since 5 January · Last entry 22 November,? (at )?\d\d?:\d\d\s[ap]m$/,
  );
  expect(rows[1]).toMatch(/^RaviHelper.*Since 20 November/);
  expect(rows[2]).toMatch(/Removed on 1 October · No entry yet$/);
  // Neither the owner nor who is gone can be removed.
  expect(people.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
});

it('shows a helper, and whoever has no stall in the account, nothing', async () => {
  const { view } = await openMembers({ members: [asha] }, { role: 'helper' });
  expect(view.container.textContent).toBe('');
  const without = await openMembers({ members: [asha] }, { stall: null });
  expect(without.view.container.textContent).toBe('');
});

it('removes a helper only after saying what becomes of their counts', async () => {
  const page = await openMembers({ members: [asha, ravi] });
  await page.user.click(await screen.findByRole('button', { name: 'Remove Ravi' }));
  const question = within(screen.getByRole('group', { name: 'Remove Ravi from this stall?' }));
  expect(question.getByText(/may arrive for 7 days; they count only if you accept/)).toBeTruthy();
  await expectFocus(() => button('Cancel'));
  await page.user.click(button('Cancel'));
  expect(page.calls).not.toContain('remove ravi');

  await page.user.click(button('Remove Ravi'));
  await page.user.click(button('Remove Ravi'));
  expect(await screen.findByText(/Removed on 22 November/)).toBeTruthy();
  expect(page.calls).toContain('remove ravi');
  expect(page.said()).toEqual(['Ravi is removed.']);
});

it('says why somebody was not removed, and offers it again', async () => {
  const page = await openMembers({ members: [asha, ravi] });
  await page.user.click(await screen.findByRole('button', { name: 'Remove Ravi' }));
  page.failWith('network');
  await page.user.click(button('Remove Ravi'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached just now/);
  page.failWith(null);
  await page.user.click(button('Remove Ravi'));
  expect(await screen.findByText(/Removed on 22 November/)).toBeTruthy();
});

it('says that the account cannot be reached, and reads it again', async () => {
  const page = await openMembers({ members: [asha] });
  await screen.findByText('asha@stall.in');
  page.failWith('network');
  await page.user.click(button('The day before'));
  const alert = await section('Who counted what').findByRole('alert');
  expect(alert.textContent).toMatch(/Check your internet connection/);
  page.failWith(null);
  await page.user.click(button('Try again'));
  expect(await screen.findByText('Nobody entered anything on this day.')).toBeTruthy();
});

it('makes a link for one helper, as text and as a code to scan', async () => {
  const page = await openMembers({ members: [asha] });
  expect(await screen.findByText(/You work alone so far/)).toBeTruthy();
  await page.user.click(button('Invite a helper'));
  const group = await screen.findByRole('group', { name: 'Link for your helper' });
  await expectFocus(() => group);
  const invitation = within(group);
  const link = invitation.getByLabelText<HTMLInputElement>('Link').value;
  expect(link).toBe(`${window.location.origin}/account/join#k7Qd-2mXw`);
  expect(invitation.getByText(/^For one person, until 23 November/)).toBeTruthy();
  const code = invitation.getByRole('img', { name: 'QR code of the link' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  // A fresh browser for tests cannot share.
  expect(invitation.queryByRole('button', { name: 'Send the link' })).toBe(null);
  await page.user.click(invitation.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(page.said()).toEqual(['The link is copied.']);
});

it('hands the link to the phone’s own way of sending', async () => {
  const shared: ShareData[] = [];
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      share: async (data: ShareData) => void shared.push(data),
    }),
  );
  const page = await openMembers({ members: [asha] });
  await page.user.click(button('Invite a helper'));
  await page.user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(shared).toEqual([
    {
      text: 'Count with me at Lakshmi Tiffins:',
      url: `${window.location.origin}/account/join#k7Qd-2mXw`,
    },
  ]);
});

it('says why there is no link', async () => {
  const page = await openMembers({ members: [asha] });
  await screen.findByText(/You work alone/);
  page.failWith('too_many');
  await page.user.click(button('Invite a helper'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many links are open already/);
});

it('shows what each person entered on a day, today first', async () => {
  const page = await openMembers({
    members: [asha, ravi],
    days: {
      '2026-11-22': [
        {
          member: 'ravi',
          name: 'Ravi',
          email: 'ravi@stall.in',
          takenBack: [],
          plates: { 'masala-dosa': 12, upma: 3, gone: 1 },
          expenses: 350,
          waste: 2,
          entries: 18,
          firstAt: Date.parse('2026-11-22T06:10:00'),
          lastAt: Date.parse('2026-11-22T11:45:00'),
        },
        {
          member: null,
          name: '',
          email: '',
          takenBack: [],
          plates: {},
          expenses: 0,
          waste: 0,
          entries: 1,
          firstAt: Date.parse('2026-11-22T09:00:00'),
          lastAt: Date.parse('2026-11-22T09:00:00'),
        },
      ],
    },
  });
  const table = await screen.findByRole('table', { name: 'What Ravi entered' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Dish', 'Plates'],
    ['Masala Dosa', '12'],
    ['Upma', '3'],
    ['A dish that is not on this phone', '1'],
    ['All plates', '16'],
    ['Expenses', '₹350'],
    ['Waste', '2 entries'],
  ]);
  expect(screen.getByText('18 entries · 6:10 am to 11:45 am')).toBeTruthy();
  // Anybody can call themselves Ravi.
  expect(section('Who counted what').getByText('ravi@stall.in')).toBeTruthy();
  expect(screen.getByText('1 entry · at 9:00 am')).toBeTruthy();
  expect(screen.getByText('Somebody who deleted their account')).toBeTruthy();

  // The next day has not come.
  await page.user.click(button('The day after'));
  await page.user.click(button('The day before'));
  expect(await screen.findByText('Nobody entered anything on this day.')).toBeTruthy();
  expect(screen.getByText('Sat, 21 November')).toBeTruthy();
  await page.user.click(button('The day after'));
  expect(await screen.findByRole('table', { name: 'What Ravi entered' })).toBeTruthy();
  expect(page.calls.filter((call) => call.startsWith('day'))).toEqual([
    'day 2026-11-22',
    'day 2026-11-21',
    'day 2026-11-22',
  ]);
});

const uuid = (last: number) => `5f6b2c8e-0000-4000-8000-00000000000${last}`;

it('brings back what a person took back within a span, and asks before', async () => {
  const takenBack = ['10:00', '10:30', '23:55', '01:10'].map((time, index) => ({
    id: uuid(index),
    at: Date.parse(`2026-11-2${index === 3 ? 3 : 2}T${time}:00`),
  }));
  const person = { member: 'ravi', name: 'Ravi', email: '', plates: {}, expenses: 0, waste: 0 };
  const nothing = { entries: 0, firstAt: null, lastAt: null };
  const page = await openMembers({
    days: { '2026-11-22': [{ ...person, ...nothing, takenBack }] },
  });
  expect(await screen.findByText('Took back 4 entries, 10:00 am to 1:10 am')).toBeTruthy();
  await page.user.click(button('Bring back what Ravi took back'));
  await page.user.click(button('Cancel'));
  await page.user.click(button('Bring back what Ravi took back'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '10:15' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '00:30' } });
  await page.user.click(button('Bring back 2 entries'));
  await waitFor(() => expect(page.said()).toEqual(['2 entries count again.']));
  expect(callsTo(page.shell).events).toMatchObject([
    { kind: 'restore', day: '2026-11-22', events: [uuid(1), uuid(2)] },
  ]);
  expect(await screen.findByText('Took back 2 entries, 10:00 am to 1:10 am')).toBeTruthy();
  expect(screen.queryByLabelText('From')).toBe(null);
});

const head = { day: '2026-11-21', at: Date.parse('2026-11-21T09:00:00Z'), device: 'd' };
const late = (id: string, fields: object, changes: Partial<LateEntry> = {}): LateEntry => ({
  id,
  by: 'ravi',
  name: 'Ravi',
  email: 'ravi@stall.in',
  why: 'late',
  arrivedAt: '2026-11-22T09:00:00Z',
  event: { ...head, id, device: '5f6b2c8e-0000-4000-8000-00000000000d', ...fields },
  ...changes,
});

const waiting = [
  late(uuid(1), { kind: 'plates', dish: 'masala-dosa', plates: 3 }),
  late(uuid(2), { kind: 'plates', dish: 'masala-dosa', plates: 4 }),
  late(uuid(3), { kind: 'plates', dish: 'upma', plates: 5 }),
  late(uuid(4), { kind: 'undo', event: uuid(3), of: 'plates' }),
  late(uuid(5), { kind: 'expense', category: 'gas', note: 'cylinder', amount: 900 }),
  late(uuid(6), { kind: 'undo', event: uuid(9), of: 'plates' }),
  late(
    uuid(7),
    { kind: 'waste', reason: 'unsold', dish: 'upma', plates: 2, day: '2026-11-20' },
    { by: 'old', name: 'Old', why: 'removed' },
  ),
  late(uuid(8), { kind: 'tip', amount: 5 }, { event: 'nonsense' }),
];

it('shows late entries by person and day, and counts them once they are accepted', async () => {
  const page = await openMembers({ members: [asha], late: waiting });
  const entries = section('Late entries');
  expect(entries.getByText('8 wait')).toBeTruthy();
  const linesOf = (name: string) => {
    const group = entries.getByRole('heading', { level: 3, name }).parentElement;
    return [...(group?.querySelectorAll('ul li') ?? [])].map((line) => line.textContent);
  };
  await entries.findByRole('heading', { level: 3, name: 'Ravi, Sat, 21 November' });
  expect(linesOf('Ravi, Sat, 21 November')).toEqual([
    'Masala Dosa: 7 plates',
    'Gas, cylinder: ₹900',
    '1 entry taken back',
  ]);
  expect(linesOf('Old, Fri, 20 November Was removed')).toEqual(['Upma: 2 plates thrown away']);
  expect(linesOf('Ravi')).toEqual(['1 entry of another kind']);

  await page.user.click(button('Accept: Ravi, Sat, 21 November'));
  expect(page.calls).toContain(`accept ${[1, 2, 3, 4, 5, 6].map(uuid).join(' ')}`);
  expect(await entries.findByText('2 wait')).toBeTruthy();
  await page.user.click(
    await screen.findByRole('button', { name: 'Leave out: Old, Fri, 20 November' }),
  );
  expect(page.calls).toContain(`leave out ${uuid(7)}`);
  expect(page.said()).toEqual([
    'Ravi, Sat, 21 November: accepted. It counts now.',
    'Old, Fri, 20 November: left out.',
  ]);
});

it('keeps late entries that could not be decided', async () => {
  const page = await openMembers({ members: [asha], late: waiting.slice(0, 1) });
  await screen.findByText('Masala Dosa: 3 plates');
  page.failWith('network');
  await page.user.click(button('Leave out: Ravi, Sat, 21 November'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
  expect(screen.getByText('Masala Dosa: 3 plates')).toBeTruthy();
});
