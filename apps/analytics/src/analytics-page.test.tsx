import type { Entry } from '@thela/ledger';
import { beginDay, callsTo, chosenLanguage, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
// Read ahead, so that no test waits for the chart library.
import './chart';
import { canvasWithoutInk } from './testing/canvas-without-ink';
import Tool from './tool';

const plates = {
  'onion-uttapam': 20,
  'masala-dosa': 15,
  'idli-sambar': 30,
  'cheese-uttapam': 10,
  'plain-dosa': 25,
};

beforeEach(canvasWithoutInk);

/** Shows the tool and waits until its charts are there. */
async function openTool(options: FakeShellOptions = { platesSold: plates }) {
  const shell = createFakeShell(options);
  await act(async () => {
    render(<Tool shell={shell} />);
    await import('./chart');
  });
  return { shell, user: userEvent.setup() };
}

const PIE = 'Profit Contribution by Item (Today)';
const BARS = 'Sales Volume vs. Profit Margin';

function rowsOf(chart: string) {
  return within(screen.getByRole('table', { name: chart }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

function panel(chart: string) {
  return within(screen.getByRole('region', { name: chart }));
}

function figureOf(label: string) {
  return screen.getByText(label).nextElementSibling?.textContent;
}

describe('the totals', () => {
  it('are the revenue and the profit of all dishes', async () => {
    await openTool();
    // 1400 + 1275 + 1800 + 900 + 1250; 1230.2 + 1097.925 + 1467.45 + 739.1 + 1094.75
    expect(figureOf('Total Revenue (Today)')).toBe('₹6,625.00');
    expect(figureOf('Total Profit (Today)')).toBe('₹5,629.43');
  });

  it('are grouped the Indian way', async () => {
    await openTool({ platesSold: { 'masala-dosa': 20_000 } });
    expect(figureOf('Total Revenue (Today)')).toBe('₹17,00,000.00');
    expect(figureOf('Total Profit (Today)')).toBe('₹14,63,900.00');
  });

  it('are zero while nothing is sold, and no dish is listed', async () => {
    await openTool({ platesSold: {} });
    expect(screen.queryByText('By dish')).toBe(null);
    expect(figureOf('Total Revenue (Today)')).toBe('₹0.00');
    expect(figureOf('Total Profit (Today)')).toBe('₹0.00');
  });
});

describe('the pie', () => {
  it('is also a table: each dish with its profit and its share to one decimal', async () => {
    await openTool();
    // Of 5629.44, the sum of the rounded profits.
    expect(rowsOf(PIE)).toEqual([
      ['Item', 'Profit', 'Share'],
      ['Onion Uttapam', '₹1,230.20', '21.9%'],
      ['Masala Dosa', '₹1,097.93', '19.5%'],
      ['Idli Sambar', '₹1,467.45', '26.1%'],
      ['Cheese Uttapam', '₹739.10', '13.1%'],
      ['Plain Dosa', '₹1,094.75', '19.4%'],
    ]);
  });

  it('leaves out dishes that sold nothing or lose money; the shares are of the rest', async () => {
    const { shell } = await openTool({
      platesSold: { 'masala-dosa': 30, 'cheese-uttapam': 10, 'plain-dosa': 10 },
    });
    act(() => shell.day.setIngredientPrice('cheese', 2000));
    // 30 x 73.195 = 2195.85 and 10 x 43.79 = 437.90; a Cheese Uttapam costs 106.09 and sells at 90.
    expect(rowsOf(PIE)).toEqual([
      ['Item', 'Profit', 'Share'],
      ['Masala Dosa', '₹2,195.85', '83.4%'],
      ['Plain Dosa', '₹437.90', '16.6%'],
    ]);
  });

  it('gives way to a sentence and a way to the Profit Optimizer when no dish earns', async () => {
    const { shell, user } = await openTool({ platesSold: { 'cheese-uttapam': 10 } });
    act(() => shell.day.setIngredientPrice('cheese', 2000));
    expect(screen.queryByRole('table', { name: PIE })).toBeNull();
    expect(panel(PIE).getByText('No dish has earned a profit yet today.')).toBeTruthy();
    expect(screen.getByRole('table', { name: BARS })).toBeTruthy();
    await user.click(panel(PIE).getByRole('button', { name: 'Enter prices and plates' }));
    expect(callsTo(shell).openedTools).toEqual(['profit-optimizer']);
  });
});

describe('the bars', () => {
  it('are also a table: every dish, the most sold first', async () => {
    await openTool();
    expect(rowsOf(BARS)).toEqual([
      ['Item', 'Plates Sold', 'Profit Margin (%)'],
      ['Idli Sambar', '30', '81.5'],
      ['Plain Dosa', '25', '87.6'],
      ['Onion Uttapam', '20', '87.9'],
      ['Masala Dosa', '15', '86.1'],
      ['Cheese Uttapam', '10', '82.1'],
    ]);
  });

  it('keep the order of the menu among equals, and show dishes that sold nothing last', async () => {
    await openTool({ platesSold: { 'plain-dosa': 5, 'masala-dosa': 5 } });
    const dishes = rowsOf(BARS).map(([dish]) => dish);
    expect(dishes.slice(1)).toEqual([
      'Masala Dosa',
      'Plain Dosa',
      'Onion Uttapam',
      'Idli Sambar',
      'Cheese Uttapam',
    ]);
  });

  it('give way to a sentence and a way to the Profit Optimizer when nothing is sold', async () => {
    const { shell, user } = await openTool({ platesSold: {} });
    expect(panel(BARS).getByText('No plates sold yet today.')).toBeTruthy();
    expect(panel(PIE).getByText('No dish has earned a profit yet today.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(panel(BARS).getByRole('button', { name: 'Enter prices and plates' }));
    expect(callsTo(shell).openedTools).toEqual(['profit-optimizer']);
  });
});

describe('an own stall', () => {
  const notes = () =>
    screen
      .queryAllByRole('paragraph')
      .map(({ textContent }) => textContent)
      .filter((text) => /^(In hand|Not in the profit)/.test(text));

  const openOwn = (entries: readonly Entry[]) =>
    openTool({
      stall: [
        { day: '2026-11-22', entries: [{ kind: 'stall', fields: { name: 'Asha' } }, ...entries] },
      ],
      today: '2026-11-22',
    });

  const tea = (sold: number): Entry[] => [
    {
      kind: 'dish',
      dish: 'tea',
      fields: { name: 'Tea', sellingPrice: 12, recipe: [], isRetired: false, position: 0 },
      scope: 'from',
    },
    { kind: 'plates', dish: 'tea', plates: sold },
  ];
  const dosas: Entry = { kind: 'plates', dish: 'plain-dosa', plates: 10 };

  it('has unknown costs named, and shown as unknown, never as 0', async () => {
    await openOwn([...tea(30), dosas]);
    // 30 x 12 and 10 x 50; 10 x 43.79
    expect(figureOf('Total Revenue (Today)')).toBe('₹860.00');
    expect(figureOf('Total Profit (Today)')).toBe('₹437.90');
    expect(notes()).toEqual([
      'In hand: ₹797.90, ingredient cost of 1 dish not known',
      'Not in the profit: Tea, cost unknown',
    ]);
    expect(rowsOf(PIE)).toEqual([
      ['Item', 'Profit', 'Share'],
      ['Plain Dosa', '₹437.90', '100.0%'],
    ]);
    expect(rowsOf(BARS)[1]).toEqual(['Tea', '30', 'unknown']);
  });

  it('lists what each dish earned after the cards, and its plates, revenue and cost below the charts', async () => {
    await openOwn([...tea(30), dosas, { kind: 'plates', dish: 'masala-dosa', plates: 2 }]);
    const list = screen.getByRole('list', { name: 'What each dish earned' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1.Plain Dosa₹437.90',
      '2.Masala Dosa₹146.39',
      '3.Teaunknown',
    ]);
    const byDish = panel('By dish').getAllByRole('listitem');
    expect(byDish.map(({ textContent }) => textContent)).toEqual([
      'Plain DosaPlates Sold10Revenue₹500Cost₹62.10Profit₹437.90',
      'Masala DosaPlates Sold2Revenue₹170Cost₹23.61Profit₹146.39',
      'TeaPlates Sold30Revenue₹360CostunknownProfitunknown',
    ]);
    const card = screen.getByText('Total Profit (Today)');
    const chart = screen.getByRole('heading', { name: PIE });
    for (const [before, after] of [
      [card, list],
      [list, chart],
      [
        screen.getByRole('heading', { name: BARS }),
        screen.getByRole('heading', { name: 'By dish' }),
      ],
    ] as const) {
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('without a single known cost is not told that it earned nothing', async () => {
    await openOwn(tea(30));
    expect(
      panel(PIE).getByText('What the dishes you sold cost you is not known yet.'),
    ).toBeTruthy();
  });

  it('shows what is left once there are expenses or waste', async () => {
    const { shell } = await openOwn([dosas]);
    expect(notes()).toEqual([]);
    await act(() =>
      shell.ledger.append([{ kind: 'expense', category: 'gas', note: '', amount: 100 }]),
    );
    expect(notes()).toEqual(['In hand: ₹337.90, after expenses of ₹100']);
    // A wasted Plain Dosa costs 6.21.
    await act(() =>
      shell.ledger.append([{ kind: 'waste', reason: 'unsold', dish: 'plain-dosa', plates: 2 }]),
    );
    expect(notes()).toEqual(['In hand: ₹325.48, after expenses of ₹100 and waste of ₹12.42']);
    expect(figureOf('Total Profit (Today)')).toBe('₹437.90');
  });

  it('shows it for the new day when the day changes', async () => {
    const { shell } = await openOwn([dosas]);
    await act(() =>
      shell.ledger.append([{ kind: 'expense', category: 'gas', note: '', amount: 500 }]),
    );
    expect(notes()).toEqual(['In hand: −₹62.10, after expenses of ₹500']);
    await act(async () => beginDay(shell, '2026-11-23'));
    expect(notes()).toEqual([]);
  });

  it('names few of many dishes whose cost is not known', async () => {
    const names = ['Chai', 'Vada', 'Poha', 'Upma', 'Lassi', 'Samosa', 'Bhel', 'Kachori'];
    await openOwn(
      names.flatMap((name, position): Entry[] => [
        {
          kind: 'dish',
          dish: name,
          fields: { name, sellingPrice: 12, recipe: [], isRetired: false, position },
          scope: 'from',
        },
        { kind: 'plates', dish: name, plates: 1 },
      ]),
    );
    expect(notes()).toEqual([
      'In hand: ₹96, ingredient cost of 8 dishes not known',
      'Not in the profit: Chai, Vada, Poha, Upma, Lassi, Samosa and 2 more, cost unknown',
    ]);
  });

  it('may have two dishes of one name', async () => {
    await openOwn([
      ...tea(3),
      {
        kind: 'dish',
        dish: 'other-tea',
        fields: { name: 'Tea', sellingPrice: 20, recipe: [], isRetired: false, position: 1 },
        scope: 'from',
      },
      { kind: 'plates', dish: 'other-tea', plates: 2 },
    ]);
    expect(rowsOf(BARS).slice(1, 3)).toEqual([
      ['Tea', '3', 'unknown'],
      ['Tea (2)', '2', 'unknown'],
    ]);
    expect(notes()).toEqual([
      'In hand: ₹76, ingredient cost of 2 dishes not known',
      'Not in the profit: Tea, cost unknown',
    ]);
    expect(figureOf('Total Profit (Today)')).toBe('Not known');
  });
});

describe('sample figures', () => {
  it('are marked until none is left', async () => {
    const { shell } = await openTool({ random: () => 0.5 });
    expect(screen.getByText('Sample figures')).toBeTruthy();
    for (const dish of Object.keys(plates).slice(1)) {
      act(() => shell.day.setPlatesSold(dish, 5));
    }
    expect(screen.getByText('Sample figures')).toBeTruthy();
    act(() => shell.day.setPlatesSold('onion-uttapam', 5));
    expect(screen.queryByText('Sample figures')).toBeNull();
  });

  it('are not spoken of where every figure is the vendor’s own', async () => {
    await openTool();
    expect(screen.queryByText('Sample figures')).toBeNull();
  });
});

describe('a change of the day', () => {
  it('shows at once in totals and tables', async () => {
    const { shell } = await openTool();
    act(() => shell.day.setPlatesSold('cheese-uttapam', 100));
    // 90 plates more: 8100 of revenue, 90 x 73.91 = 6651.90 of profit
    expect(figureOf('Total Revenue (Today)')).toBe('₹14,725.00');
    expect(figureOf('Total Profit (Today)')).toBe('₹12,281.33');
    expect(rowsOf(PIE)[4]).toEqual(['Cheese Uttapam', '₹7,391', '60.2%']);
    expect(rowsOf(BARS)[1]).toEqual(['Cheese Uttapam', '100', '82.1']);
  });

  it('brings the charts when the first plate is sold and takes them away with the last', async () => {
    const { shell } = await openTool({ platesSold: {} });
    act(() => shell.day.changePlatesSold('plain-dosa', 1));
    expect(rowsOf(PIE)).toHaveLength(2);
    expect(rowsOf(BARS)[1]).toEqual(['Plain Dosa', '1', '87.6']);
    act(() => shell.day.changePlatesSold('plain-dosa', -1));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows a price in the margins', async () => {
    const { shell } = await openTool();
    act(() => shell.day.setIngredientPrice('onions', 42.5));
    // An Onion Uttapam costs 1.25 more: 60.26 of 70.
    expect(rowsOf(BARS)[3]).toEqual(['Onion Uttapam', '20', '86.1']);
    expect(rowsOf(PIE)[1]?.[1]).toBe('₹1,205.20');
  });
});

it('is in another language at once, and calls the built-in dishes by their names there', async () => {
  const language = chosenLanguage('en-IN');
  await openTool({ platesSold: { 'masala-dosa': 1, 'plain-dosa': 2 }, language });
  await act(async () => language.choose('te-IN'));
  expect(await screen.findByRole('heading', { level: 1, name: 'అమ్మకాల లెక్క' })).toBeTruthy();
  expect(figureOf('మొత్తం అమ్మకం (ఈ రోజు)')).toBe('₹185.00');
  expect(rowsOf('లాభంలో ఏ ఐటమ్ వాటా ఎంత (ఈ రోజు)')).toEqual([
    ['ఐటమ్', 'లాభం', 'వాటా'],
    ['మసాలా దోశ', '₹73.20', '45.5%'],
    ['సాదా దోశ', '₹87.58', '54.5%'],
  ]);
  expect(rowsOf('అమ్మిన ప్లేట్లు, లాభం మార్జిన్').slice(0, 2)).toEqual([
    ['ఐటమ్', 'అమ్మిన ప్లేట్లు', 'లాభం మార్జిన్ (%)'],
    ['సాదా దోశ', '2', '87.6'],
  ]);
  const legend = within(screen.getByRole('list', { name: 'ఐటమ్‌ల రంగులు' }));
  expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'మసాలా దోశ₹73.20 (45.5%)',
    'సాదా దోశ₹87.58 (54.5%)',
  ]);
  await act(async () => language.choose('en-IN'));
  expect(rowsOf(PIE)[0]).toEqual(['Item', 'Profit', 'Share']);
});
