import { madeUpStall } from '@thela/books/made-up-stalls';
import type { Shell } from '@thela/contract';
import { EARLIEST_DAY } from '@thela/ledger';
import type { DayTotals, Entry } from '@thela/ledger';
import { formatRupees, toRupees } from '@thela/pricing';
import { callsTo, chosenLanguage, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Read ahead, so that no test waits for them.
import '../chart';
import './period-page';
import { canvasWithoutInk } from '../testing/canvas-without-ink';
import Tool from '../tool';

const TODAY = '2026-11-22';

beforeEach(canvasWithoutInk);

async function openWith(shell: Shell) {
  await act(async () => {
    render(<Tool shell={shell} />);
    await Promise.all([import('../chart'), import('./period-page')]);
  });
  return { shell, user: userEvent.setup() };
}

/** Opens the tool, and all that is folded on its page. */
async function openTool(options: FakeShellOptions) {
  const opened = await openWith(createFakeShell({ today: TODAY, ...options }));
  const folds = screen.queryAllByRole('button', { expanded: false });
  await act(async () => folds.forEach((fold) => fireEvent.click(fold)));
  return opened;
}

const openWithDays = (path: string) =>
  openWith(createFakeShell({ today: TODAY, events: madeUpStall(100, TODAY), path }));

function openPeriod(path: string, days: 1 | 6 | 10 | 100 | 400 = 100, options?: FakeShellOptions) {
  return openTool({ events: madeUpStall(days, TODAY), path, ...options });
}

/** Of a table, with a space between the lines of a cell. */
function rowsOf(name: string) {
  const lineOf = (node: Node): string =>
    node instanceof Text
      ? node.data
      : [...node.childNodes].map(lineOf).join(node instanceof HTMLTableCellElement ? ' ' : '');
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(lineOf));
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const sumOf = (days: readonly DayTotals[], figure: 'revenue' | 'waste') =>
  toRupees(days.reduce((sum, { exact }) => sum + exact[figure], 0n));
const leftOf = (days: readonly DayTotals[]) =>
  toRupees(
    days.reduce(
      (sum, { exact }) => sum + exact.revenue - exact.cost - exact.expenses - exact.waste,
      0n,
    ),
  );
const platesIn = (days: readonly DayTotals[]) => days.reduce((sum, { plates }) => sum + plates, 0);

it('leaves out what was entered on days that have not come, says so, and leads to where it can be put right', async () => {
  const { shell, user } = await openPeriod('all', 10);
  const sums = await screen.findByRole('region', { name: 'All your days' });
  const text = () => screen.queryByText(/^Not counted here/)?.textContent;
  expect(text()).toBeUndefined();
  const before = sums.textContent;
  await act(async () => {
    await shell.ledger.append([{ kind: 'plates', dish: 'idli', plates: 7 }], '2027-11-22');
  });
  await waitFor(() => expect(text()).toContain('for 22 November 2027.'));
  expect(sums.textContent).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Put it right in My stall' }));
  expect(callsTo(shell).openedStall()).toBe(1);
});

describe('the choice of a period', () => {
  it('is on the page of an own stall: links with addresses, of which one is the open page', async () => {
    const { shell, user } = await openPeriod('', 10);
    const links = within(screen.getByRole('navigation', { name: 'Period' }));
    const shown = () =>
      links
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(shown()).toEqual([
      ['Today', 'page'],
      ['7 days', null],
      ['30 days', null],
      ['90 days', null],
      ['All', null],
    ]);
    expect(screen.getByText('Total Revenue (Today)')).toBeTruthy();
    await user.click(links.getByRole('link', { name: '7 days' }));
    expect(shell.location.getSnapshot()).toBe('7-days');
    expect(await screen.findByRole('region', { name: 'The last 7 days' })).toBeTruthy();
    expect(screen.queryByText('Total Revenue (Today)')).toBeNull();
    expect(shown()[1]).toEqual(['7 days', 'page']);
    // The link is the same one, or the focus would be lost.
    await expectFocus(() => links.getByRole('link', { name: '7 days' }));
  });

  it('says kindly that a page is not there, with the way to today', async () => {
    const { shell, user } = await openPeriod('8-days', 1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not here');
    await user.click(screen.getByRole('link', { name: 'To today' }));
    expect(shell.location.getSnapshot()).toBe('');
  });

  it.each(['7-days', 'all'])('keeps %s from a helper', async (path) => {
    await openPeriod(path, 10, { role: 'helper' });
    expect(screen.getByText(/other days are the owner’s alone/)).toBeTruthy();
    expect(screen.queryByText(/₹/)).toBeNull();
  });
});

describe('what the figures say', () => {
  const wordsOf = () => {
    const text = document.createElement('div');
    text.innerHTML = document.querySelector('[data-tool]')?.innerHTML.replaceAll('<', ' <') ?? '';
    return text.textContent.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  };

  it.each([
    ['en-IN', 'Rent and monthly bills cost you ₹3,000.'],
    ['hi-IN', 'किराए और महीने के बिलों में ₹3,000 गए।'],
    ['te-IN', 'అద్దెకు, నెలవారీ బిల్లులకు ₹3,000 ఖర్చయింది.'],
    ['hi-Latn-IN', 'Kiraye aur mahine ke bill mein ₹3,000 gaye.'],
  ] as const)('is at most 150 words before anything is unfolded, in %s', async (to, rent) => {
    const language = chosenLanguage('en-IN');
    const shell = createFakeShell({
      today: TODAY,
      events: madeUpStall(100, TODAY),
      path: '30-days',
      language,
    });
    await openWith(shell);
    await act(async () => language.choose(to));
    expect(await screen.findByText(rent)).toBeTruthy();
    expect(screen.queryByRole('table')).toBe(null);
    expect(wordsOf().length).toBeGreaterThan(60);
    expect(wordsOf().length).toBeLessThanOrEqual(150);
    await act(async () => language.choose('en-IN'));
  });

  it('comes in sentences of whole days, with a colour only where days do not differ so much anyway', async () => {
    const { shell } = await openWithDays('30-days');
    const sentences = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(sentences()).toEqual(
      expect.arrayContaining([
        'Saturday earns most, Tuesday least.',
        expect.stringMatching(/^Dosa earned most: ₹[\d,]+\.$/),
        expect.stringMatching(/^Best day: \w+,? \d+ \w+, ₹[\d,]+ in hand\.$/),
        'Rent and monthly bills cost you ₹3,000.',
        expect.stringMatching(/^What you threw away cost ₹\d+\.$/),
      ]),
    );
    const before = sentences();
    const today: Entry = { kind: 'expense', category: 'gas', note: '', amount: 200_000 };
    await act(() => shell.ledger.append([today], TODAY));
    const hero = screen.getByText('In hand', { selector: 'dt' });
    await waitFor(() => expect(hero.nextSibling?.textContent).toMatch(/^−/));
    expect(sentences()).toEqual(before);
  });

  it('is red where far less was in hand than usual, and in no colour where it was about as much', async () => {
    const of = (day: string, amount: number) => ({
      day,
      entries: [{ kind: 'plates', dish: 'chai', plates: amount }] as readonly Entry[],
    });
    const chai: Entry = {
      kind: 'dish',
      dish: 'chai',
      scope: 'from',
      fields: { name: 'Chai', sellingPrice: 10 },
    };
    const daysFrom = (first: number, plates: readonly number[]) =>
      plates.map((count, at) => of(`2026-11-${String(first + at).padStart(2, '0')}`, count));
    const before = daysFrom(9, [90, 110, 100, 95, 105, 100, 100]);
    const stall = [{ day: '2026-11-01', entries: [chai] }, of('2026-11-02', 100), ...before];
    await openWith(
      createFakeShell({
        today: TODAY,
        path: '7-days',
        stall: [...stall, ...daysFrom(16, [20, 30, 25, 30, 20, 25])],
      }),
    );
    expect(screen.getByText('In hand: ₹4,500 less than in the 6 days before.').className).toContain(
      'chilli',
    );
    cleanup();
    await openWith(
      createFakeShell({
        today: TODAY,
        path: '7-days',
        stall: [...stall, ...daysFrom(16, [100, 85, 95, 100, 110, 90])],
      }),
    );
    const same = screen.getByText('In hand: about as much as in the 6 days before.');
    expect(same.className).not.toMatch(/chilli|leaf/);
  });
});

describe('the sums', () => {
  it('are those of the days, each with what it differs by from the days before', async () => {
    const { shell } = await openPeriod('30-days');
    const now = await shell.ledger.totals({ from: '2026-10-24', to: TODAY });
    // Today is not over: it is in the sums, and out of the comparison.
    const over = await shell.ledger.totals({ from: '2026-10-24', to: '2026-11-21' });
    const before = await shell.ledger.totals({ from: '2026-09-24', to: '2026-10-22' });
    const rows = new Map(rowsOf('The last 30 days').map(([name, figure]) => [name, figure]));
    const [is, was] = [sumOf(over, 'revenue'), sumOf(before, 'revenue')];
    const [word, sign] = is > was ? ['more', '+'] : ['less', ''];
    const percent = ((is - was) * 100) / was;
    const share = `${sign}${percent.toFixed(Math.abs(percent) < 10 ? 1 : 0)}%`;
    expect(rows.get('Revenue')).toBe(
      `${formatRupees(sumOf(now, 'revenue'))} ${formatRupees(Math.abs(is - was))} ${word} (${share})`,
    );
    // The cost of one dish was not known in the days before.
    expect(rows.get('Waste')).toBe(formatRupees(sumOf(now, 'waste')));
    expect(screen.getByText(/^Some figures are not compared, because/)).toBeTruthy();
    expect(rows.get('In hand')).toBe(formatRupees(leftOf(now)));
    const hero = screen.getByText('In hand', { selector: 'dt' }).nextElementSibling?.textContent;
    expect(Number(hero?.replaceAll(/[₹,]/g, ''))).toBe(leftOf(now));
    expect(
      screen.getByText(
        'Compared: 24 Oct – 21 Nov with 24 Sept – 22 Oct. Today is not over and stays out of the comparison.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText('Compared without rent: ₹3,000 in these days, ₹3,000 in those before.'),
    ).toBeTruthy();
  });

  it.each([
    ['90-days', 100],
    ['7-days', 1],
  ] as const)(
    'are compared with nothing where the days before %s are hardly known',
    async (path, days) => {
      await openPeriod(path, days);
      expect(rowsOf(`The last ${path.replace('-', ' ')}`)[2]?.[1]).toMatch(/^₹[\d,.]+$/);
      expect(
        screen.getByText('No comparison: too little is known of the days before.'),
      ).toBeTruthy();
    },
  );

  it('are compared from the first day of the records on, on both sides', async () => {
    const gas: Entry = { kind: 'expense', category: 'gas', note: '', amount: 100 };
    const setUp: Entry = { kind: 'stall', fields: { name: 'Asha' } };
    const stall = [
      { day: '2026-11-10', entries: [setUp, gas] },
      { day: '2026-11-21', entries: [gas] },
    ];
    await openTool({ stall, path: '7-days' });
    expect(rowsOf('The last 7 days')[5]).toEqual(['Expenses', '₹100 the same as before']);
    expect(screen.getByText(/17.* 21 Nov.*10.* 14 Nov/)).toBeTruthy();
    // Without a plate there is nothing to say of dishes, weekdays and hours.
    expect(section('By dish').getByText('No plate was sold in these days.')).toBeTruthy();
    expect(await screen.findAllByText('No plate was sold in these days.')).toHaveLength(2);
  });

  it('follow a change at once, and count what was entered for an earlier day there', async () => {
    const { shell } = await openPeriod('7-days', 10);
    const expenses = () => rowsOf('The last 7 days')[5]?.[1];
    const before = await shell.ledger.totals({ from: '2026-11-16', to: TODAY });
    const spent = before.reduce((sum, day) => sum + day.expenses, 0);
    expect(expenses()).toContain(formatRupees(spent));
    await act(() =>
      shell.ledger.append(
        [{ kind: 'expense', category: 'rent', note: '', amount: 7000 }],
        '2026-11-17',
      ),
    );
    await waitFor(() => expect(expenses()).toContain(formatRupees(spent + 7000)));
  });
});

describe('the rest of a period', () => {
  it('shows bars, dishes, best and worst day, menu, weekdays and hours of 100 days', async () => {
    const { shell } = await openPeriod('all');
    const days = await shell.ledger.totals({ from: '2026-01-01', to: TODAY });
    const weeks = rowsOf('Week by week').slice(1);
    expect(weeks).toHaveLength(15);
    expect(weeks[0]?.[0]).toBe('15 Aug – 16 Aug (2 days)');
    expect(screen.getByText('Not whole: 15 Aug – 16 Aug (2 days).')).toBeTruthy();
    expect(section('Week by week').getByText('Today counts as far as it went.')).toBeTruthy();

    // Those whose cost was not known at first, and one that is retired.
    expect(rowsOf('By dish').map(([name]) => name?.replace(/ [\d,]+ plates/, ''))).toEqual([
      'Dish',
      'Dosa',
      'Idli',
      'Upma',
      'Chai',
      'Pongal (retired)',
      'Bajji',
    ]);
    expect(section('By dish').getByText(/^from \d+ plates whose cost is known$/)).toBeTruthy();

    const best = days.reduce((most, day) => (day.left > most.left ? day : most));
    expect(section('Best and worst day').getByText(`${formatRupees(best.left)} left`)).toBeTruthy();
    expect(screen.getByText('Saturday earns most, Tuesday least.')).toBeTruthy();
    expect(rowsOf('By weekday')).toHaveLength(8);

    const menu = section('Your menu: what sells, what earns');
    expect(
      menu.getByText(/^A dish sells well from 11.7% of all plates\. It earns well from ₹/),
    ).toBeTruthy();
    expect(rowsOf('Sells well, earns little')[1]?.[0]).toMatch(/^Chai 3\d\.\d% of plates/);
    expect(menu.getByText('No longer on your menu: Pongal')).toBeTruthy();

    const plates = platesIn(days);
    expect(
      await screen.findByText(/^Busiest: \d+\s[ap]m – \d+\s[ap]m, [\d,]+ plates\.$/),
    ).toBeTruthy();
    // 100 days are more than 90, of which alone the hours are.
    const share = screen.getByText(/were tapped when they were sold/).textContent ?? '';
    expect(share).toMatch(
      /^Of [\d,]+ plates [\d,]+ were tapped .* The hours are of the last 90 days\.$/,
    );
    const shown = Number(/^Of ([\d,]+)/.exec(share)?.[1]?.replaceAll(',', ''));
    expect(shown).toBeLessThan(plates);
    expect(shown).toBe(platesIn(days.filter(({ day }) => day > '2026-08-24')));
  });

  it('marks specials, names none as unsold, and asks for the cost of none', async () => {
    const onBoard = (dish: string, name: string): Entry => ({
      kind: 'dish',
      dish,
      fields: { name, sellingPrice: 40, recipe: [], isRetired: false, position: 9 },
      scope: 'day',
    });
    const special = [
      onBoard('special-1', 'Podi Fry'),
      { kind: 'plates', dish: 'special-1', plates: 8 },
      onBoard('special-2', 'Boom'),
    ] satisfies readonly Entry[];
    const { shell } = await openPeriod('7-days', 6);
    await act(() => shell.ledger.append(special, '2026-11-20'));
    const dishes = section('By dish');
    expect(await dishes.findByText('Podi Fry (special)')).toBeTruthy();
    expect(dishes.queryByText(/Boom/)).toBe(null);
    expect(screen.getByText(/^Specials are in the revenue, not in the profit/)).toBeTruthy();
    expect(screen.queryByText(/^Not in the profit:.*Podi/)).toBe(null);
  });

  it('compares days that are over: today is neither the worst one nor in the means of its weekday', async () => {
    const { shell } = await openPeriod('30-days', 10);
    const shown = () =>
      ['Best and worst day', 'By weekday'].map(
        (name) => screen.getByRole('region', { name }).textContent,
      );
    const before = shown();
    expect(before[0]).toContain('Today counts here once it is over.');
    const today: readonly Entry[] = [
      { kind: 'expense', category: 'gas', note: '', amount: 90_000 },
      { kind: 'plates', dish: 'made-up-dosa', plates: 900 },
    ];
    await act(() => shell.ledger.append(today, TODAY));
    await waitFor(() => expect(rowsOf('The last 30 days')[5]?.[1]).toContain('₹9'));
    expect(shown()).toEqual(before);
  });

  it('says what it needs where there are too few days', async () => {
    await openPeriod('7-days', 1);
    expect(
      section('Best and worst day').getByText(/It takes 3 days .* These days have 0\./),
    ).toBeTruthy();
    expect(
      section('Your menu: what sells, what earns').getByText(/It takes 7 days .* have 1\./),
    ).toBeTruthy();
    expect(section('By weekday').getByText(/It takes 2 days .* have 0 at most/)).toBeTruthy();
    expect(screen.getByText('Your records know 1 of these 7 days.')).toBeTruthy();
  });

  it('is in the language of the page', async () => {
    const language = chosenLanguage('en-IN');
    await openPeriod('30-days', 10, { language });
    await act(async () => language.choose('te-IN'));
    expect(await screen.findByRole('region', { name: 'గత 30 రోజులు' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '30 రోజులు', current: 'page' })).toBeTruthy();
    expect(rowsOf('రోజువారీగా').at(-1)?.[0]).toBe('22 నవం');
    await act(async () => language.choose('en-IN'));
  });
});

it('leads from days without any entry to where plates are counted', async () => {
  const entries: readonly Entry[] = [{ kind: 'stall', fields: { name: 'Asha' } }];
  const { shell, user } = await openTool({ stall: [{ day: TODAY, entries }], path: 'all' });
  expect(screen.getByText(/^Nothing was entered in these days\./)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enter prices and plates' }));
  expect(callsTo(shell).openedTools).toEqual(['profit-optimizer']);
});

it.each([
  { days: 100, from: ['2026-11-09'] },
  { days: 10, from: ['2026-11-09', EARLIEST_DAY] },
] as const)(
  'reads of $days days those that it compares, and all where the stall is younger',
  async ({ days, from }) => {
    const shell = createFakeShell({
      today: TODAY,
      events: madeUpStall(days, TODAY),
      path: '7-days',
    });
    const totals = vi.fn<typeof shell.ledger.totals>(shell.ledger.totals);
    await openWith({ ...shell, ledger: { ...shell.ledger, totals } });
    expect(await screen.findByRole('region', { name: 'The last 7 days' })).toBeTruthy();
    expect(totals.mock.calls.map(([range]) => range.from)).toEqual(from);
  },
);

describe('records that cannot be read', () => {
  it('are said to be so, and read again when the vendor asks', async () => {
    const shell = createFakeShell({ today: TODAY, events: madeUpStall(6, TODAY), path: '7-days' });
    const totals = vi.spyOn({ totals: shell.ledger.totals }, 'totals');
    totals.mockRejectedValueOnce(new Error('The disk is gone.'));
    const failing: Shell = { ...shell, ledger: { ...shell.ledger, totals } };
    const { user } = await openWith(failing);
    expect(screen.getByRole('alert').textContent).toBe(
      'Your records could not be read. Nothing was changed.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'The last 7 days' })).toBeTruthy();
    expect(callsTo(shell).reportedErrors).toHaveLength(1);
  });
});
