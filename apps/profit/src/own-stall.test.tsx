import type { Entry } from '@thela/ledger';
import { createFakeShell } from '@thela/testkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openOwnStall } from './testing/open-tool';
import Tool from './tool';

const summary = () => screen.getByRole('region', { name: "Today's Performance Summary" });
const lines = () =>
  within(summary())
    .getAllByRole('paragraph')
    .map((line) => line.textContent?.replaceAll('\u00A0', ' '));
const parts = () => screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);

function withWidth(width: number) {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { width: number }) => void };
  };
  happyDOM.setViewport({ width });
}

describe('what is in hand', () => {
  it('stands below the profit, with how the one becomes the other, and what is not in them', async () => {
    await openOwnStall();
    await screen.findByText(/^In hand/);
    expect(lines()).toEqual([
      'Total Revenue: ₹4,935.00',
      'Total Profit: ₹3,571.30',
      'In hand ₹3,644.61 = Total Profit + ₹150 sold at unknown cost − ₹60 expenses − ₹16.69 waste',
      'Not in the profit: Mirchi Bajji, its cost is unknown.',
    ]);
  });

  it('follows what is entered elsewhere', async () => {
    const { shell } = await openOwnStall();
    await screen.findByText(/^In hand/);
    await act(async () => {
      await shell.ledger.append([{ kind: 'expense', category: 'gas', note: '', amount: 3500 }]);
    });
    await waitFor(() => expect(lines()[2]).toContain('In hand ₹144.61'));
  });

  it('is all the money of a day whose only dish has no recipe, less the expenses; its profit is not known', async () => {
    const vada = { name: 'Vada', sellingPrice: 35, recipe: [], isRetired: false, position: 0 };
    const entries: Entry[] = [
      { kind: 'stall', fields: { name: 'Asha' } },
      { kind: 'dish', dish: 'vada', fields: vada, scope: 'from' },
      { kind: 'plates', dish: 'vada', plates: 20 },
      { kind: 'expense', category: 'gas', note: '', amount: 300 },
      { kind: 'waste', reason: 'spoilt', ingredient: 'curd', amount: 1, unit: 'kg' },
    ];
    const day = '2026-11-22';
    render(<Tool shell={createFakeShell({ today: day, stall: [{ day, entries }] })} />);
    await screen.findByText(/^In hand/);
    expect(lines()).toEqual([
      'Total Revenue: ₹700.00',
      'Total Profit: Not known',
      'In hand ₹400 = ₹700 sold at unknown cost − ₹300 expenses',
      'Not in the profit: Vada, its cost is unknown.',
      'Thrown away, but not taken off: curd, its cost is unknown.',
    ]);
  });

  it('is the profit on a day without expenses, waste and unknown costs', async () => {
    const { shell } = await openOwnStall();
    await screen.findByText(/^In hand/);
    const day = { from: '2026-11-22', to: '2026-11-22' };
    const events = await shell.ledger.events({ ...day, kinds: ['expense', 'waste', 'plates'] });
    const undone = events.filter(
      (event) => event.kind !== 'plates' || event.dish === 'mirchi-bajji',
    );
    await act(async () => {
      await Promise.all(undone.map((event) => shell.ledger.undo(event)));
    });
    await waitFor(() => expect(lines()[2]).toBe('In hand ₹3,571.30 = Total Profit'));
  });

  it('is not shown at a stall of samples', async () => {
    const shell = createFakeShell();
    await shell.ledger.append([{ kind: 'expense', category: 'gas', note: '', amount: 350 }]);
    render(<Tool shell={shell} />);
    await act(() => shell.ledger.totals({ from: '2026-01-01', to: '2099-01-01' }));
    expect(lines()).toHaveLength(2);
  });
});

it('offers no sample figures, also on a day without sales', async () => {
  const { shell } = await openOwnStall();
  act(() => {
    for (const { id } of shell.day.getSnapshot().menu) shell.day.setPlatesSold(id, 0);
  });
  expect(screen.queryByRole('button', { name: 'Show sample figures' })).toBeNull();
});

it('reads "unknown" where the cost of a dish is not known, never 0', async () => {
  await openOwnStall();
  const row = screen.getByRole('row', { name: /^Mirchi Bajji/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.lastChild?.textContent)).toEqual([
    'unknown',
    'unknown',
    'unknown',
    '5',
    '₹150',
    'unknown',
  ]);
});

describe('the order of the page', () => {
  afterEach(() => withWidth(1024));

  it('is as specified on a wide screen', async () => {
    await openOwnStall();
    expect(parts().slice(0, 2)).toEqual([
      'Daily Ingredient Prices (₹ per kg/L)',
      'Daily Sales Input (Plates Sold)',
    ]);
  });

  it('is the same on a phone, below what is in hand; what was paid and counted opens with a tap', async () => {
    withWidth(360);
    const { user } = await openOwnStall();
    expect(screen.getByRole('term').textContent).toBe('In hand today');
    await waitFor(() => expect(screen.getByRole('definition').textContent).toBe('₹3,644.61'));
    expect(parts().slice(0, 4)).toEqual([
      'Daily Ingredient Prices (₹ per kg/L)',
      'Daily Sales Input (Plates Sold)',
      expect.stringMatching(/^Thela AI Recommendation/),
      "Today's Performance Summary",
    ]);
    const plates = screen.getByRole('region', { name: 'Daily Sales Input (Plates Sold)' });
    expect(within(plates).getByText('102 plates')).toBeTruthy();
    expect(within(plates).queryByRole('spinbutton')).toBeNull();
    const heading = within(plates).getByRole('button', { expanded: false });
    await user.click(heading);
    expect(within(plates).getAllByRole('spinbutton').length).toBeGreaterThan(5);
    expect(heading.getAttribute('aria-expanded')).toBe('true');
  });

  it('leads from the folded plates to counting', async () => {
    withWidth(360);
    const { shell, user } = await openOwnStall();
    await user.click(screen.getByRole('link', { name: 'Count' }));
    expect(shell.location.getSnapshot()).toBe('count');
  });

  it('is as specified on a phone, too, until the stall is own', async () => {
    withWidth(360);
    await openOwnStall('', { stall: [] });
    expect(parts()[0]).toBe('Daily Ingredient Prices (₹ per kg/L)');
  });
});

it('has a link to the page of counting', async () => {
  const { shell, user } = await openOwnStall();
  await user.click(screen.getByRole('link', { name: 'Count plates' }));
  expect(shell.location.getSnapshot()).toBe('count');
  expect(await screen.findByRole('button', { name: /^Masala Dosa, 17 plates/ })).toBeTruthy();
});

it('has a link to the menu, which a new tab can open as well', async () => {
  const { shell, user } = await openOwnStall();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'My menu' });
  expect(link.getAttribute('href')).toBe(shell.location.href('menu'));
  await user.click(link);
  expect(shell.location.getSnapshot()).toBe('menu');
  expect(await screen.findByRole('link', { name: 'Add a dish' })).toBeTruthy();
});

it('leads to the menu while that has no dishes', async () => {
  const { shell, user } = await openOwnStall('', { stall: [] });
  act(() => {
    shell.stall.describe({ name: 'Asha Tiffins' });
    for (const { id } of shell.stall.getSnapshot().dishes) {
      shell.stall.saveDish(id, { isRetired: true });
    }
  });
  expect(screen.getByText(/^Your menu has no dishes today/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/Enter today's sales/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'To my menu' }));
  expect(shell.location.getSnapshot()).toBe('menu');
});

it.each([
  ['price-changes', 'Price changes'],
  ['what-if', 'What if'],
])('opens its tab of Prices at "%s", and leads to the other', async (path, tab) => {
  const { user } = await openOwnStall(path);
  const tabs = within(await screen.findByRole('navigation', { name: 'Prices' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Prices');
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(tab);
  await user.click(tabs.getByRole('link', { current: false }));
  await waitFor(() =>
    expect(screen.getByRole('link', { current: 'page' }).textContent).not.toBe(tab),
  );
});

it('says that an address is not here, and leads back', async () => {
  const { shell, user } = await openOwnStall('prices');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not here');
  await user.click(screen.getByRole('link', { name: 'To Profit Optimizer' }));
  expect(shell.location.getSnapshot()).toBe('');
});
