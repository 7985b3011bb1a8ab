import { addDays } from '@thela/ledger';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { watchDownloads } from '@thela/records/testing';
import { openStall } from './testing/open-stall';

const TODAY = '2026-11-22';
const AHEAD = '2027-11-22';
const EARLY = '2026-01-05';

const entriesOf = {
  setUp: { kind: 'stall', fields: { name: 'Asha Tiffin', place: '' } },
  plates: { kind: 'plates', dish: 'masala-dosa', plates: 5 },
  price: { kind: 'dish', dish: 'masala-dosa', fields: { sellingPrice: 40 }, scope: 'from' },
  ice: { kind: 'expense', category: 'ice', note: '', amount: 20 },
} as const;

/** A stall that was set up today, at which a clock was a year ahead: 5 plates at 85, 2 at 40, and ice. */
const stall = [
  { day: TODAY, entries: [entriesOf.setUp, { ...entriesOf.plates, plates: 1 }] },
  {
    day: AHEAD,
    entries: [entriesOf.plates, entriesOf.price, { ...entriesOf.plates, plates: 2 }, entriesOf.ice],
  },
] as const;

const open = (path = '/stall/days') => openStall({ path, shell: { today: TODAY, stall } });

const field = () => screen.findByLabelText<HTMLInputElement>('Move to');
const press = (name: string) => screen.getByRole('button', { name });
const totalsOf = async ({ shell }: Awaited<ReturnType<typeof open>>, day: string) =>
  (await shell.ledger.totals({ from: day, to: day }))[0];
const all = ({ shell }: Awaited<ReturnType<typeof open>>) =>
  shell.ledger.events({ from: '0001-01-01', to: '9999-12-31' });

it('are shown apart, with what they hold and what the clock says', async () => {
  await open();
  expect(await screen.findByText('Of a day that has not come')).toBeTruthy();
  expect(screen.getByText('Monday, 22 November 2027')).toBeTruthy();
  expect(screen.getByText('7 plates, 4 entries')).toBeTruthy();
  expect(screen.getByText(/^This phone’s clock says \d.*set the clock first\.$/)).toBeTruthy();
  // They are in no row of a day that is there.
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.filter((row) => / 1 plate\D/.test(row))).toHaveLength(1);
});

it('move to today, each plate at the price that it had', async () => {
  const page = await open();
  expect((await field()).value).toBe(TODAY);
  await page.user.click(press('Move 4 entries'));
  await waitFor(() => expect(screen.queryByText('Of a day that has not come')).toBeNull());
  expect(page.toasts()).toEqual(['4 entries moved to Sunday, 22 November 2026.']);
  expect(await totalsOf(page, TODAY)).toMatchObject({
    plates: 8,
    revenue: 6 * 85 + 2 * 40,
    expenses: 20,
  });
  expect((await all(page)).every(({ day }) => day <= TODAY)).toBe(true);
  expect(
    page.shell.stall.getSnapshot().dishes.find(({ id }) => id === 'masala-dosa'),
  ).toMatchObject({ sellingPrice: 40 });
});

it('move to another day, and to no day that has not come either', async () => {
  const page = await open();
  fireEvent.change(await field(), { target: { value: '2026-11-23' } });
  await page.user.click(press('Move 4 entries'));
  expect(screen.getByText('Choose another day, today at the latest.')).toBeTruthy();
  expect(await all(page)).toHaveLength(6);
  fireEvent.change(await field(), { target: { value: '2026-11-20' } });
  await page.user.click(press('Move 4 entries'));
  await waitFor(async () =>
    expect(await totalsOf(page, '2026-11-20')).toMatchObject({ plates: 7 }),
  );
  expect(await totalsOf(page, TODAY)).toMatchObject({ plates: 1 });
});

it('are removed after a question', async () => {
  const page = await open();
  await field();
  await page.user.click(press('Remove …'));
  await page.user.click(press('Keep'));
  expect(await all(page)).toHaveLength(6);
  await page.user.click(press('Remove …'));
  await page.user.click(press('Remove'));
  await waitFor(() => expect(screen.queryByText('Of a day that has not come')).toBeNull());
  await waitFor(() => expect(page.toasts()).toEqual(['4 entries removed.']));
  expect(await all(page)).toHaveLength(2);
});

it('leave, once they are removed, the dishes and ingredients that were added among them', async () => {
  const added = { name: 'Vada Pav', sellingPrice: 20, recipe: [], isRetired: false, position: 9 };
  const page = await openStall({
    path: '/stall/days',
    shell: {
      today: TODAY,
      stall: [
        stall[0],
        {
          day: AHEAD,
          entries: [
            { kind: 'dish', dish: 'vada-pav', fields: added, scope: 'from' },
            { kind: 'dish', dish: 'vada-pav', fields: { sellingPrice: 25 }, scope: 'from' },
            { kind: 'dish', dish: 'vada-pav', fields: { sellingPrice: 5 }, scope: 'day' },
            { ...entriesOf.plates, dish: 'vada-pav' },
            { ...entriesOf.price, fields: { name: 'Benne Dosa' } },
            entriesOf.price,
          ],
        },
        { day: TODAY, entries: [{ ...entriesOf.plates, dish: 'vada-pav' }] },
      ],
    },
  });
  await field();
  await page.user.click(press('Remove …'));
  await page.user.click(press('Remove'));
  await waitFor(() => expect(page.toasts()).toEqual(['4 entries removed.']));
  expect((await all(page)).every(({ day }) => day <= TODAY)).toBe(true);
  expect(await totalsOf(page, TODAY)).toMatchObject({ plates: 6, revenue: 85 + 5 * 25 });
  expect(page.shell.stall.getSnapshot().dishes.map(({ name }) => name)).toContain('Masala Dosa');
});

it('leave the stall that was set up on a day, where what is of that day is removed', async () => {
  const shell = { today: '2026-11-27', stall: [stall[0]] };
  const page = await openStall({ path: `/stall/day/${TODAY}`, shell });
  await page.user.click(screen.getByText('Is all of this of another day?'));
  await page.user.click(press('Remove …'));
  await page.user.click(press('Remove'));
  await waitFor(() => expect(page.toasts()).toEqual(['1 entry removed.']));
  expect(page.shell.stall.getSnapshot()).toMatchObject({ isOwn: true, name: 'Asha Tiffin' });
});

it('say so on their own page, also where only a price changed', async () => {
  const page = await open(`/stall/day/${AHEAD}`);
  expect(screen.getByText('Of a day that has not come')).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Masala Dosa');
  page.unmount();
  await openStall({
    path: `/stall/day/${AHEAD}`,
    shell: { today: TODAY, stall: [{ day: AHEAD, entries: [entriesOf.price] }] },
  });
  expect(screen.getByText('Of a day that has not come')).toBeTruthy();
  expect(await field()).toBeTruthy();
});

it.each([
  ['Days', [TODAY, `${AHEAD} (has not come)`]],
  ['Dishes by day', [TODAY, `${AHEAD} (has not come)`]],
  ['Expenses', [`${AHEAD} (has not come)`]],
])('say so in the table %s', async (table, days) => {
  const saved = watchDownloads();
  const page = await open();
  await page.user.click(press(table));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [, ...rows] = (await saved[0]?.[1])?.trim().split('\r\n') ?? [];
  expect(rows.map((row) => row.split(',')[0])).toEqual(days);
});

it.each([
  ['of before the set-up', EARLY, 'Of a day before the first one of your stall'],
  ['of any other day that is over', '2026-11-25', 'Is all of this of another day?'],
])('are followed by a way to move entries %s', async (_name, day, text) => {
  const page = await openStall({
    path: `/stall/day/${day}`,
    shell: { today: '2026-11-27', stall: [...stall, { day, entries: [entriesOf.plates] }] },
  });
  expect(screen.getByText(text)).toBeTruthy();
  await page.user.click(press('Move 1 entry'));
  await waitFor(async () =>
    expect(await totalsOf(page, '2026-11-27')).toMatchObject({ plates: 5 }),
  );
});

it('leave the way to a day of a paper book, which leads to counting it', async () => {
  const page = await open();
  const day = screen.getByLabelText('Day');
  for (const wrong of [TODAY, '2019-01-01', '']) {
    fireEvent.change(day, { target: { value: wrong } });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.user.click(press('Count this day'));
    expect(screen.getByText(/^Choose a day before today/)).toBeTruthy();
  }
  fireEvent.change(day, { target: { value: EARLY } });
  await page.user.click(press('Count this day'));
  expect(page.path()).toBe(`/tools/profit-optimizer/count/${EARLY}`);
});

it('are shown a week at a time: a clock that is far behind leaves hundreds of them', async () => {
  const days = Array.from({ length: 9 }, (_, index) => ({
    day: addDays(AHEAD, index),
    entries: [entriesOf.ice] as const,
  }));
  const page = await openStall({
    path: '/stall/days',
    shell: { today: TODAY, stall: [stall[0], ...days] },
  });
  await screen.findByText('Of a day that has not come');
  expect(screen.getAllByLabelText('Move to')).toHaveLength(7);
  await page.user.click(press('Show 2 more days'));
  expect(screen.getAllByLabelText('Move to')).toHaveLength(9);
});
