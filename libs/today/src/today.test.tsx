import { showLanguage } from '@thela/language';
import { createFakeShell, installFakeVoice, spentAt } from '@thela/testkit';
import type { EntriesOfDay } from '@thela/testkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markDayClosed } from '@thela/records';
import { atStall, fakeAccountStall, fakeRecords, watchDownloads } from '@thela/records/testing';
import type { AccountStallState } from '@thela/records';
import { addDays } from '@thela/ledger';
import Today from './today';
import type { TodayProps } from './today-props';

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

afterEach(() => {
  showLanguage('en-IN');
  localStorage.clear();
});

interface ShowOptions {
  readonly stall?: readonly EntriesOfDay[] | 'own';
  readonly firstDay?: string | null;
  readonly account?: Partial<AccountStallState>;
  readonly role?: 'owner' | 'helper';
  /** At the stall. */
  readonly hour?: number;
  readonly records?: TodayProps['records'];
}

async function show({
  stall = [named],
  firstDay = addDays(TODAY, -2),
  account = {},
  role = 'owner',
  hour = 13,
  records = fakeRecords({ firstDay }).records,
}: ShowOptions = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T${hour}:00+05:30`) });
  const shell = createFakeShell({ today: TODAY, stall, role, platesSold: {} });
  const view = render(
    <MemoryRouter>
      <Today
        {...shell}
        spent={spentAt(shell)}
        records={records}
        keeping={fakeAccountStall(account).accountStall.state}
        keepingLine={null}
        focusPage={onGone}
      />
    </MemoryRouter>,
  );
  // What is loaded after the start.
  await act(() => Promise.all([import('./cards'), import('./day-tools')]));
  await act(() => Promise.resolve());
  return { ...shell, ...view };
}

const onGone = vi.fn<() => void>();
const part = () => within(screen.getByRole('region', { name: 'Asha Tiffin' }));
const figure = (label: string) => part().getByText(label).nextElementSibling?.textContent;
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('shows nothing before the stall is set up, and reads no records', async () => {
  const { stall } = await show({ stall: [] });
  expect(document.body.textContent).toBe('');
  await act(async () => stall.describe({ name: 'Asha Tiffin' }));
  expect(figure('Plates')).toBe('0');
  expect(part().getByText('Nothing sold or spent yet.')).toBeTruthy();
});

it('shows what is in hand, which follows each plate and each expense', async () => {
  const { day, ledger } = await show({ stall: [named, dosas(TODAY, 2)] });
  expect(figure('Plates')).toBe('2');
  expect(figure('In hand today')).toBe('₹146.39');
  act(() => day.changePlatesSold('masala-dosa', 1));
  expect(figure('Plates')).toBe('3');
  expect(figure('In hand today')).toBe('₹219.59');
  await act(async () => {
    await ledger.append([{ kind: 'expense', category: 'ice', note: '', amount: 300 }]);
  });
  expect(figure('In hand today')).toBe('−₹80.42');
  expect(part().getByText('More spent than sold so far.')).toBeTruthy();
});

it('hands the day to another app in two taps, and offers nothing to send before there is something', async () => {
  const { day } = await show();
  expect(screen.queryByRole('button', { name: 'Send' })).toBe(null);
  await act(async () => day.changePlatesSold('masala-dosa', 2));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
  expect(new URL(link.href).searchParams.get('text')).toContain('₹146.39');
});

it('reads the day aloud: a loss as one, and which costs it leaves out', async () => {
  installFakeVoice(window);
  const { ledger, stall, unmount } = await show({ stall: [named, dosas(TODAY, 2)] });
  await act(async () => {
    stall.saveDish('masala-dosa', { recipe: [] });
    await ledger.append([
      { kind: 'expense', category: 'gas', note: '', amount: 300.25 },
      { kind: 'waste', dish: 'masala-dosa', plates: 5, reason: 'unsold' },
    ]);
  });
  Object.assign(window.speechSynthesis, { takesMs: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Listen' }));
  const text =
    'Today: 2 plates. Sold ₹170. In hand ₹130.25, a loss, ingredient cost of 1 dish not known, cost of 1 thrown-away item not known.';
  await vi.waitFor(() => {
    const { said } = window.speechSynthesis as SpeechSynthesis & { readonly said: string[] };
    expect([...new Set(said)].join(' ')).toBe(text);
  });
  unmount();
  Reflect.deleteProperty(window, 'speechSynthesis');
});

it('leads to counting, to the day and to the stall', async () => {
  await show();
  expect(hrefOf(/^Count plates$/)).toBe('/tools/profit-optimizer/count');
  expect(hrefOf(/^Today by dish$/)).toBe('/tools/analytics');
  expect(hrefOf(/^My stall$/)).toBe('/stall');
});

it('asks for the costs that nobody knows', async () => {
  const { stall } = await show();
  expect(screen.queryByText(/^Cost unknown/)).toBe(null);
  act(() => void stall.saveDish('plain-dosa', { recipe: [] }));
  expect(hrefOf(/^Enter recipes and prices ?Cost unknown: Plain Dosa/)).toBe(
    '/tools/profit-optimizer/menu',
  );
});

it.each([
  [8, [/^Today’s list/, /^Anything left from yesterday/, /Yesterday · 2 plates/]],
  [13, [/^Something thrown away/, /Yesterday · 2 plates/]],
  [20, [/^Close the day/, /^Tomorrow’s list/]],
])('has the cards of the hour: at %i', async (hour, cards) => {
  await show({ stall: [named, dosas(YESTERDAY, 2), dosas(TODAY, 2)], hour });
  expect(part().getAllByRole('listitem')).toHaveLength(cards.length);
  for (const name of cards) expect(part().getByRole('link', { name })).toBeTruthy();
});

it('says when the day was closed, and to send it again when it changed since', async () => {
  const { ledger, unmount } = await show({ stall: [named, dosas(TODAY, 2)], hour: 21 });
  const [totals] = await ledger.totals({ from: TODAY, to: TODAY });
  if (totals) markDayClosed(totals);
  unmount();
  const again = await show({ stall: [named, dosas(TODAY, 2)], hour: 22 });
  expect(hrefOf(/^The day is closed: \d+:\d\d\s[ap]m ?See it again, or send it\.$/i)).toBe(
    '/stall/close?step=done',
  );
  expect(hrefOf(/^Tomorrow’s list/)).toBeTruthy();
  expect(part().queryByRole('link', { name: /^Close the day/ })).toBe(null);
  await act(async () => again.day.changePlatesSold('masala-dosa', 1));
  const changed = /^Changed since you closed the day ?Send the new figures\.$/;
  expect((await screen.findByRole('link', { name: changed })).getAttribute('href')).toBe(
    '/stall/close?step=done',
  );
});

it('asks kindly for a closed day on every fourth morning', async () => {
  await show({ firstDay: addDays(TODAY, -4), hour: 8 });
  expect(hrefOf(/^Close the day tonight/)).toBe('/stall/close');
});

describe('a stall on one phone alone', () => {
  const HEADING = 'Your stall is on this phone alone';
  const MARK = 'thela.keep-safe';
  const isShown = () => screen.queryByRole('region', { name: HEADING }) !== null;
  /** @param ago days before today on which plates were sold */
  const used = (ago: readonly number[] = [3, 2, 1], account: Partial<AccountStallState> = {}) =>
    show({ stall: [named, ...ago.map((days) => dosas(addDays(TODAY, -days), 5))], account });

  it.each([
    ['no day', [], false],
    ['two days and today', [2, 1, 0], false],
    ['three days', [3, 2, 1], true],
    ['three days long ago', [90, 60, 30], true],
  ] as const)(
    'is offered safety after three days of use; with %s: %s',
    async (_, days, expected) => {
      await used(days);
      await waitFor(() => expect(isShown()).toBe(expected));
    },
  );

  it.each([
    [{ day: TODAY, isSeen: false }, true],
    [{ day: TODAY, isSeen: true }, false],
    [{ day: addDays(TODAY, -6), isSeen: false }, false],
    [{ day: addDays(TODAY, -7), isSeen: true }, true],
    [{ day: addDays(TODAY, 400), isSeen: true }, true],
    [{ day: 'once', isSeen: true }, true],
  ])('once a week; where the last was %j: %s', async (last, expected) => {
    localStorage.setItem(MARK, JSON.stringify(last));
    await used();
    await waitFor(() => expect(isShown()).toBe(expected));
  });

  it.each([
    ['in an account', atStall({ status: 'saved', at: 0 })],
    ['beside an account', { separateEvents: 3 }],
  ])('and not where its records are %s', async (_, account) => {
    await used([3, 2, 1], account);
    expect(isShown()).toBe(false);
  });

  it('leads to an account, saves a file, and is put off', async () => {
    const files = watchDownloads();
    await used();
    expect(
      (await screen.findByRole('link', { name: 'Create an account' })).getAttribute('href'),
    ).toBe('/#signup');
    await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }));
    expect(await screen.findByText(/among your downloads/)).toBeTruthy();
    expect(files.map(([name]) => name)).toEqual([`stall-${TODAY}.json`]);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(isShown()).toBe(false);
    expect(onGone).toHaveBeenCalledOnce();
    expect(JSON.parse(localStorage.getItem(MARK) ?? '')).toEqual({ day: TODAY, isSeen: true });
  });
});

it('says what was entered on a day that has not come, and leads to where it can be put right', async () => {
  const { ledger } = await show({ stall: [named, dosas(TODAY, 2), dosas('2027-11-22', 9)] });
  expect(hrefOf(/^22 November 2027 ?Of a day that has not come/)).toBe('/stall/days');
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
  expect(hrefOf(/Yesterday · 2 plates/)).toBe('/stall/day/2026-11-21');
  expect(screen.getByText('₹146.39 in hand')).toBeTruthy();
  expect(screen.getByText('₹73.19 more than the day before')).toBeTruthy();
});

it('shows yesterday’s loss as one', async () => {
  const prices: EntriesOfDay = {
    day: YESTERDAY,
    entries: [{ kind: 'dish', dish: 'masala-dosa', fields: { sellingPrice: 2 }, scope: 'from' }],
  };
  await show({ stall: [named, prices, dosas(YESTERDAY, 1)] });
  expect(hrefOf(/Yesterday · 1 plate/)).toBe('/stall/day/2026-11-21');
  expect(screen.getByText(/^−₹\d[\d.]*, a loss$/)).toBeTruthy();
  expect(screen.getByText('The day before was not counted')).toBeTruthy();
});

it('offers to enter what was not counted yesterday', async () => {
  const { ledger } = await show({ stall: [named] });
  expect(hrefOf(/Yesterday, Sat, 21 November/)).toBe('/tools/profit-optimizer/count/2026-11-21');
  await act(async () => {
    await ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates: 4 }], YESTERDAY);
  });
  expect(hrefOf(/Yesterday · 4 plates/)).toBe('/stall/day/2026-11-21');
});

it('says so where the days cannot be read, and keeps the figures', async () => {
  const { records } = fakeRecords();
  await show({
    stall: [named, dosas(TODAY, 2)],
    records: { ...records, firstDay: () => Promise.reject(new Error('blocked')) },
  });
  expect(await screen.findByText('Your days could not be read')).toBeTruthy();
  expect(figure('In hand today')).toBe('₹146.39');
});

it.each([
  ['hi-IN', 'बीता कल · 2 प्लेट', '₹146.39 हाथ में बचा', 'उससे पहले के दिन से ₹73.19 ज़्यादा'],
  ['te-IN', 'నిన్న · 2 ప్లేట్లు', '₹146.39 చేతిలో మిగిలింది', 'మొన్నటి కంటే ₹73.19 ఎక్కువ'],
  [
    'hi-Latn-IN',
    'Beeta kal · 2 plate',
    '₹146.39 haath mein bacha',
    'Usse pehle ke din se ₹73.19 zyada',
  ],
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

it('shows a helper the plates of today, and no money, no costs and no other day', async () => {
  await show({ stall: [named, dosas(YESTERDAY, 40), dosas(TODAY, 2)], role: 'helper' });
  expect(figure('Plates')).toBe('2');
  expect(document.body.textContent).not.toMatch(/₹|profit|cost|in hand|yesterday|tomorrow|send/i);
  expect(
    part()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/tools/profit-optimizer/count', '/stall']);
});

it('leads the owner to entries of helpers that came late', async () => {
  await show({ account: atStall({ status: 'saved', at: 0 }, { late: 3 }) });
  expect(hrefOf(/3 entries of your helpers/)).toBe('/stall/people');
});
