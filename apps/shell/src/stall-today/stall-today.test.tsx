import { showLanguage } from '@thela/language';
import { createFakeShell } from '@thela/testkit';
import type { EntriesOfDay } from '@thela/testkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { atStall, fakeAccountStall, fakeRecords } from '@thela/records/testing';
import type { AccountStallState } from '@thela/records';
import { addDays } from '@thela/ledger';
import { StallToday } from './stall-today';

const TODAY = '2026-11-22';
const YESTERDAY = addDays(TODAY, -1);

const named: EntriesOfDay = {
  day: YESTERDAY,
  entries: [{ kind: 'stall', fields: { name: 'Asha Tiffin', place: '' } }],
};
const dosas = (day: string, plates: number): EntriesOfDay => ({
  day,
  entries: [{ kind: 'plates', dish: 'masala-dosa', plates }],
});

afterEach(() => showLanguage('en-IN'));

interface ShowOptions {
  readonly stall?: readonly EntriesOfDay[] | 'own';
  readonly firstDay?: string | null;
  readonly account?: Partial<AccountStallState>;
  readonly role?: 'owner' | 'helper';
}

async function show({
  stall = [named],
  firstDay = addDays(TODAY, -2),
  account = {},
  role = 'owner',
}: ShowOptions = {}) {
  const shell = createFakeShell({ today: TODAY, stall, role, platesSold: {} });
  const { records } = fakeRecords({ firstDay });
  render(
    <MemoryRouter>
      <StallToday
        day={shell.day}
        stall={shell.stall}
        ledger={shell.ledger}
        records={records}
        keeping={fakeAccountStall(account).accountStall.state}
      />
    </MemoryRouter>,
  );
  await act(() => Promise.resolve());
  return shell;
}

const part = () => within(screen.getByRole('region', { name: 'Asha Tiffin' }));
const figure = (label: string) =>
  part().getByText(label).nextElementSibling?.querySelector('p')?.textContent;
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('shows nothing before the stall is set up, and reads no records', async () => {
  const { stall } = await show({ stall: [] });
  expect(document.body.textContent).toBe('');
  await act(async () => stall.describe({ name: 'Asha Tiffin' }));
  expect(figure('Plates')).toBe('0');
});

it('shows today’s figures, which follow each plate', async () => {
  const { day } = await show({ stall: [named, dosas(TODAY, 2)] });
  expect(figure('Plates')).toBe('2');
  expect(figure('Revenue')).toBe('₹170.00');
  expect(figure('Total Profit')).toBe('₹146.39');
  act(() => day.changePlatesSold('masala-dosa', 1));
  expect(figure('Plates')).toBe('3');
  expect(figure('Revenue')).toBe('₹255.00');
});

it('shows what is left only where it is not the profit', async () => {
  const { ledger } = await show({ stall: [named, dosas(TODAY, 2)] });
  expect(part().queryByText('What is left')).toBe(null);
  await act(async () => {
    await ledger.append([{ kind: 'expense', category: 'ice', note: '', amount: 200 }]);
  });
  expect(figure('What is left')).toBe('₹-53.61');
});

it('leads to counting, to the day and to the stall', async () => {
  await show();
  expect(hrefOf(/^Count plates$/)).toBe('/tools/profit-optimizer/count');
  expect(hrefOf(/^Today by dish$/)).toBe('/stall/day');
  expect(hrefOf(/^My stall$/)).toBe('/stall');
});

it('says which dishes are missing from the profit, until their cost is known', async () => {
  const { stall } = await show();
  expect(screen.queryByText('Cost unknown, not in the profit')).toBe(null);
  act(() => void stall.saveDish('plain-dosa', { recipe: [] }));
  expect(hrefOf(/^Cost unknown, not in the profit ?Plain Dosa/)).toBe(
    '/tools/profit-optimizer/menu',
  );
});

it('says what was entered on a day that has not come, and leads to where it can be put right', async () => {
  const { ledger } = await show({ stall: [named, dosas(TODAY, 2), dosas('2027-11-22', 9)] });
  expect(hrefOf(/^Of a day that has not come ?22 November 2027/)).toBe('/stall');
  expect(figure('Plates')).toBe('2');
  const [event] = await ledger.events({ from: '2027-11-22', to: '2027-11-22' });
  await act(async () => void (event && (await ledger.undo(event))));
  await waitFor(() => expect(screen.queryByText('Of a day that has not come')).toBeNull());
});

it('says on the first day what will stand there', async () => {
  await show({ firstDay: TODAY });
  expect(screen.getByText('Your first day')).toBeTruthy();
});

it('compares yesterday with the day before', async () => {
  await show({
    stall: [named, dosas(addDays(TODAY, -2), 1), dosas(YESTERDAY, 2), dosas(TODAY, 50)],
  });
  expect(hrefOf(/^Yesterday · 2 plates/)).toBe('/stall/day/2026-11-21');
  expect(screen.getByText('₹146.39 Total Profit')).toBeTruthy();
  expect(screen.getByText('₹73.19 more than the day before')).toBeTruthy();
});

it('shows yesterday’s loss as one', async () => {
  const prices: EntriesOfDay = {
    day: YESTERDAY,
    entries: [{ kind: 'dish', dish: 'masala-dosa', fields: { sellingPrice: 2 }, scope: 'from' }],
  };
  await show({ stall: [named, prices, dosas(YESTERDAY, 1)] });
  expect(hrefOf(/^Yesterday · 1 plate/)).toBe('/stall/day/2026-11-21');
  expect(screen.getByText(/^₹-\d+\.\d\d, a loss$/)).toBeTruthy();
  expect(screen.getByText('The day before was not counted')).toBeTruthy();
});

it('offers to enter what was not counted yesterday', async () => {
  const { ledger } = await show({ stall: [named] });
  expect(hrefOf(/^Yesterday, Sat, 21 November/)).toBe('/tools/profit-optimizer/count/2026-11-21');
  await act(async () => {
    await ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates: 4 }], YESTERDAY);
  });
  expect(hrefOf(/^Yesterday · 4 plates/)).toBe('/stall/day/2026-11-21');
});

it('says so where the days cannot be read, and keeps the figures', async () => {
  const shell = createFakeShell({ today: TODAY, stall: [named, dosas(TODAY, 2)], platesSold: {} });
  const records = { firstDay: () => Promise.reject(new Error('blocked')) };
  render(
    <MemoryRouter>
      <StallToday
        day={shell.day}
        stall={shell.stall}
        ledger={shell.ledger}
        records={records}
        keeping={fakeAccountStall().accountStall.state}
      />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Your days could not be read')).toBeTruthy();
  expect(figure('Revenue')).toBe('₹170.00');
});

it.each([
  ['hi-IN', 'बीता कल · 2 प्लेट', '₹146.39 कुल मुनाफ़ा', 'उससे पहले के दिन से ₹73.19 ज़्यादा'],
  ['te-IN', 'నిన్న · 2 ప్లేట్లు', '₹146.39 మొత్తం లాభం', 'మొన్నటి కంటే ₹73.19 ఎక్కువ'],
  ['hi-Latn-IN', 'Beeta kal · 2 plate', '₹146.39 kul munafa', 'Usse pehle ke din se ₹73.19 zyada'],
] as const)('tells in %s what yesterday brought', async (language, plates, profit, compared) => {
  await showLanguage(language);
  await show({ stall: [named, dosas(addDays(TODAY, -2), 1), dosas(YESTERDAY, 2)] });
  for (const text of [plates, profit, compared]) expect(screen.getByText(text)).toBeTruthy();
});

it('says nothing of yesterday while the days are still being fetched from the account', async () => {
  await show({
    stall: [named, dosas(YESTERDAY, 2), dosas(TODAY, 2)],
    account: atStall({ status: 'fetching', fetched: 10, of: 100 }),
  });
  expect(figure('Plates')).toBe('2');
  expect(part().getByRole('status').textContent).toBe('Reading your days …');
  expect(part().queryByText(/^Yesterday/)).toBe(null);
});

it('shows a helper plates and revenue of today, and no profit, no costs and no other day', async () => {
  await show({ stall: [named, dosas(YESTERDAY, 40), dosas(TODAY, 2)], role: 'helper' });
  expect(figure('Plates')).toBe('2');
  expect(figure('Revenue')).toBe('₹170.00');
  expect(document.body.textContent).not.toMatch(/profit|cost|left|yesterday|What is new/i);
  expect(
    part()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/tools/profit-optimizer/count', '/stall']);
});

it('leads the owner to entries of helpers that came late', async () => {
  await show({ account: atStall({ status: 'saved', at: 0 }, { late: 3 }) });
  expect(hrefOf(/3 entries of your helpers/)).toBe('/account');
});
