import { addDays } from '@thela/ledger';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { atStall, watchDownloads } from '@thela/records/testing';
import type { FakeRecordsOptions } from '@thela/records/testing';
import { openStall } from './testing/open-stall';

const TODAY = '2026-11-22';

const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));

const tables = () => within(screen.getByRole('group', { name: 'Save a table for Excel (CSV)' }));

/** A stall with so many days, on each of which one plate of Masala Dosa was sold. */
const stallOf = (days: number) => [
  {
    day: addDays(TODAY, 1 - days),
    entries: [
      { kind: 'stall', fields: { name: 'Asha Tiffin', place: '', timeZone: 'Asia/Kolkata' } },
    ] as const,
  },
  ...Array.from({ length: days }, (_, day) => ({
    day: addDays(TODAY, -day),
    entries: [{ kind: 'plates', dish: 'masala-dosa', plates: 1 }] as const,
  })),
];

const openAt = (path: string, days = 1) => openStall({ path, shell: { stall: stallOf(days) } });
const openDays = (days: number) => openAt('/stall/days', days);
const openBackup = (records?: FakeRecordsOptions) =>
  openStall({ path: '/stall/backup', shell: { stall: stallOf(1) }, ...(records && { records }) });

const dayRows = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/stall/day/'))
    .map(({ textContent }) => textContent);

it('is six rows, each the way to a page and what is there now', async () => {
  const page = await openAt('/stall', 2);
  await screen.findByText('2 days');
  const links = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('link');
  expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/tools/profit-optimizer/menu', 'Menu 5 dishes'],
    ['/stall/days', 'Days 2 days'],
    ['/stall/people', 'People Only you so far'],
    ['/stall/look', 'Language and light English · Same as phoneA अ తె'],
    ['/stall/backup', 'Backup Only on this phone'],
    ['/account', 'Account Not signed in'],
  ]);
  act(() => page.account.change(atStall({ status: 'saved', at: 0 }, { late: 3 })));
  expect(screen.getByText('In your account')).toBeTruthy();
  expect(screen.getByText('3 late entries wait')).toBeTruthy();
});

it('still leads to the file from the address that it had', async () => {
  const page = await openAt('/stall#import');
  expect(page.path()).toBe('/stall/backup');
  page.unmount();
  expect((await openStall({ path: '/stall/backup' })).path()).toBe('/stall#import');
  expect(screen.getByText('I have a copy from another phone')).toBeTruthy();
});

it('lists the days with what is in hand, the newest first, today and yesterday in words', async () => {
  const { shell } = await openDays(3);
  await screen.findByText('Yesterday');
  expect(dayRows()).toEqual([
    expect.stringMatching(/^Today Sun, 22 November · 1 plate.* ₹\d/),
    expect.stringMatching(/^Yesterday Sat, 21 November · 1 plate/),
    expect.stringMatching(/^Fri, 20 November 1 plate/),
  ]);
  await act(async () => {
    await shell.ledger.append([{ kind: 'expense', category: 'ice', note: '', amount: 2000 }]);
  });
  await waitFor(() => expect(dayRows()[0]).toMatch(/−₹1,9/));
});

it('shows thirty days, and thirty more on request', async () => {
  const { user } = await openDays(45);
  const rows = () => dayRows().length;
  await screen.findByText('Yesterday');
  expect(rows()).toBe(30);
  await user.click(button('Show 15 more days'));
  expect(rows()).toBe(45);
  expect(screen.queryByRole('button', { name: /more day/ })).toBe(null);
});

it('says what will stand there while no day has anything', async () => {
  const [named] = stallOf(1);
  await openStall({ path: '/stall/days', shell: { stall: named ? [named] : [] } });
  expect(await screen.findByText(/^Every day on which you count/)).toBeTruthy();
});

it('changes name and place', async () => {
  const { user, shell, toasts } = await openAt('/stall');
  await user.click(screen.getByText('Name and place'));
  const name = screen.getByLabelText('Name of the stall');
  await user.clear(name);
  await user.type(name, '\u200B');
  await user.click(button('Save'));
  expect(screen.getByText('Give your stall a name.')).toBeTruthy();
  await user.type(name, 'Asha Chaat');
  await user.type(screen.getByLabelText(/^Where it stands/), 'Charminar');
  await user.click(button('Save'));
  expect(shell.stall.getSnapshot()).toMatchObject({ name: 'Asha Chaat', place: 'Charminar' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asha Chaat');
  expect(toasts()).toEqual(['Name and place are changed.']);
});

it('saves a copy of everything, and the days as a table', async () => {
  const files = watchDownloads();
  const backup = await openBackup();
  await backup.user.click(button('Save a copy'));
  backup.unmount();
  const { user } = await openDays(2);
  await user.click(tables().getByRole('button', { name: 'Days' }));
  await vi.waitFor(() => expect(files).toHaveLength(2));
  const [copy, table] = files;
  expect(copy?.[0]).toBe('stall-2026-11-22.json');
  expect(await copy?.[1]).toBe('the text of all records');
  expect(table?.[0]).toBe('stall-days-2026-11-22.csv');
  const text = await table?.[1];
  expect(text).toContain('\n2026-11-22,1,');
  // Blob.text() drops the byte order mark.
  expect(text?.replace('\uFEFF', '').split('\r\n')[0]).toBe(
    'Date,Plates,Revenue (INR),Ingredient cost (INR),Dish profit (INR),Expenses (INR),Waste (INR),' +
      'In hand (INR),Dishes without a known cost',
  );
});

it.each([
  ['Dishes by day', 'dishes', '\r\n2026-11-22,Masala Dosa,1,85.00,'],
  ['Ingredients', 'ingredients', 'Ingredient,Price (INR),Price is for,Without a known price\r\n'],
  [
    'Expenses',
    'expenses',
    'Date,Kind,Note,Expenses (INR)\r\n2026-11-22,Gas,"Big one, blue",1000.00\r\n',
  ],
])('saves the table %s', async (name, file, part) => {
  const files = watchDownloads();
  const { user, shell } = await openDays(1);
  const gas = { kind: 'expense', category: 'gas', note: 'Big one, blue', amount: 1000 } as const;
  await act(async () => {
    await shell.ledger.append([gas]);
    const { events } = await shell.ledger.append([{ ...gas, amount: 5 }]);
    await Promise.all(events.map((event) => shell.ledger.undo(event)));
  });
  await user.click(tables().getByRole('button', { name }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.[0]).toBe(`stall-${file}-2026-11-22.csv`);
  const text = await files[0]?.[1];
  expect(text).toContain(part);
  expect(text).not.toContain(',5.00');
});

it('says that a table could not be made', async () => {
  watchDownloads();
  const { user } = await openDays(1);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no space');
  });
  await user.click(tables().getByRole('button', { name: 'Dishes by day' }));
  expect(await screen.findByText('The table could not be made. Try again.')).toBeTruthy();
});

it('shows what a file would add before it is added', async () => {
  const preview = {
    added: 1200,
    known: 30,
    refused: 1,
    answers: 3,
    from: '2025-10-01',
    to: '2026-11-22',
  };
  const page = await openBackup({ preview });
  const file = new File(['copy'], 'stall.json', { type: 'application/json' });
  await page.user.upload(screen.getByLabelText('Read in a copy', { selector: 'input' }), file);
  expect(await screen.findByText('adds 1,200 entries')).toBeTruthy();
  expect(screen.getByText('adds 3 earlier answers of the tools you ask')).toBeTruthy();
  expect(screen.getByText('30 entries already here')).toBeTruthy();
  expect(screen.getByText('1 line left out, because they are no entries')).toBeTruthy();
  expect(screen.getByText('Wed, 1 October 2025 to Sun, 22 November 2026')).toBeTruthy();
  expect(page.calls).toEqual([]);
  await page.user.click(button('Add 1,200 entries'));
  expect(page.calls).toEqual(['stage stall.json', 'apply stall.json']);
  expect(page.toasts()).toEqual(['1,200 entries added.']);
});

it('adds the answers of a file that has no other news', async () => {
  const page = await openBackup({ preview: { known: 2, answers: 1 } });
  const file = new File(['copy'], 'stall.json', { type: 'application/json' });
  await page.user.upload(screen.getByLabelText('Read in a copy', { selector: 'input' }), file);
  await page.user.click(await screen.findByRole('button', { name: 'Add 1 answer' }));
  expect(page.toasts()).toEqual(['1 answer added.']);
});

it.each([
  ['not-a-ledger', /^This file is no copy of a stall/],
  ['newer', /^This copy was made by a newer version/],
  ['damaged', /^This file is damaged/],
  ['too-large', /^This file is too large/],
  ['too-many', /^Nothing was saved: a stall can have 300 dishes, 500 ingredients and 3,000 lines/],
] as const)('says why a file is refused: %s', async (fault, words) => {
  const page = await openBackup({ fault });
  await page.user.upload(
    screen.getByLabelText('Read in a copy', { selector: 'input' }),
    new File(['?'], 'a.json', { type: 'application/json' }),
  );
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says that what was read in is not stored yet', async () => {
  const page = await openBackup({ preview: { added: 2 }, refused: 'full' });
  await page.user.upload(
    screen.getByLabelText('Read in a copy', { selector: 'input' }),
    new File(['?'], 'a.json', { type: 'application/json' }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Add 2 entries' }));
  expect(await screen.findByText(/^Not all of the 2 entries could be stored/)).toBeTruthy();
});

it('says how full and how safe the storage is', async () => {
  const page = await openBackup();
  const safety = region('How safe your records are');
  expect(
    safety.getByText('120 entries are stored on this phone. They take 3.1 MB. 2.1 GB are free.'),
  ).toBeTruthy();
  expect(safety.getByText(/^The browser has promised/)).toBeTruthy();
  act(() =>
    page.change({
      status: 'unsaved',
      unsaved: 3,
      reason: 'full',
      isPersistent: false,
      hasBackup: false,
      restored: 7,
    }),
  );
  expect(safety.getByText('Not saved yet: 3 entries. Your phone has no space left.')).toBeTruthy();
  expect(safety.getByText(/^The browser may remove them/)).toBeTruthy();
  expect(safety.getByText(/^This browser keeps no second copy/)).toBeTruthy();
  expect(safety.getByText(/^7 entries came back/)).toBeTruthy();
  await page.user.click(safety.getByRole('button', { name: 'Try again' }));
  expect(page.calls).toEqual(['retry']);
});

describe('while the days are being fetched from the account', () => {
  const dayOf = (day: string, plates: number) => ({
    day,
    plates: { 'masala-dosa': plates, 'idli-sambar': 1 },
    expenses: 20,
    entries: 9,
  });
  const serverDays = [dayOf(addDays(TODAY, -400), 30), dayOf(addDays(TODAY, -1), 11)];
  const fetching = atStall({ status: 'fetching', fetched: 1, of: 9 }, { serverDays });

  it('lists those that the account knows with their plates, and no figures of a part', async () => {
    const page = await openStall({
      path: '/stall/days',
      shell: { stall: stallOf(3) },
      account: fetching,
    });
    await screen.findByText('Today');
    const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    // Of yesterday this phone has one plate so far.
    expect(lines()).toEqual([
      expect.stringMatching(/^Today .* 1 plate.* ₹/),
      expect.stringMatching(/^Yesterday Sat, 21 November · 12 plates.* is coming$/),
      expect.stringMatching(/^Fri, 20 November 1 plate.* ₹/),
      expect.stringMatching(/^Sat, 18 October 2025 31 plates.* is coming$/),
    ]);
    act(() => page.account.change({ serverDays: [] }));
    expect(lines().join(' ')).not.toContain('coming');
  });

  it('says of a copy what it would lack', async () => {
    const page = await openStall({
      path: '/stall/backup',
      shell: { stall: stallOf(3) },
      account: fetching,
    });
    expect(screen.getByText(/^2 days are still being fetched/)).toBeTruthy();
    act(() => page.account.change({ serverDays: [] }));
    expect(screen.queryByText(/still being fetched/)).toBe(null);
  });

  it('prints no part of a day', async () => {
    await openStall({
      path: `/stall/day/${addDays(TODAY, -1)}`,
      shell: { stall: stallOf(3) },
      account: fetching,
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Saturday, 21 November 2026 is still being fetched from your account.',
    );
    expect(screen.queryByRole('button', { name: 'Send' })).toBe(null);
  });

  it('offers no set-up of a stall that is on its way', async () => {
    const page = await openStall({ account: atStall({ status: 'opening', fetched: 0, of: 0 }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Getting your stall …');
    expect(screen.queryByRole('textbox')).toBe(null);
    act(() => page.shell.stall.describe({ name: 'Asha Tiffin' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asha Tiffin');
  });
});
