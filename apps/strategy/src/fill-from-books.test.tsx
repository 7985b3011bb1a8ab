import { madeUpStall } from '@thela/books/made-up-stalls';
import type { Ledger, Shell, StallRole, Store } from '@thela/contract';
import { callsTo, createFakeShell, sampleModel } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// Rows and strategy last as long as the page: each test gets a page of its own.
beforeEach(() => {
  vi.resetModules();
});

const TODAY = '2026-11-22';
const hundredDays: FakeShellOptions = { events: madeUpStall(100, TODAY) };

async function open(options: FakeShellOptions = hundredDays, change = (shell: Shell) => shell) {
  const shell = createFakeShell({ today: TODAY, ...options });
  const { default: Tool } = await import('./tool');
  await act(async () => {
    render(<Tool shell={change(shell)} />);
  });
  return shell;
}

const FILL = 'Strategy from my books';
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('group', { name: /^Tiffin Item #/ });
const valuesOf = (row: HTMLElement) =>
  [
    within(row).getByRole<HTMLSelectElement>('combobox'),
    ...within(row).getAllByRole<HTMLInputElement>('spinbutton'),
  ].map(({ value }) => value);
const field = (row: HTMLElement | undefined, name: RegExp) =>
  within(row as HTMLElement).getByLabelText<HTMLInputElement>(name);
const select = (list: HTMLElement, item: string) =>
  fireEvent.change(list, { target: { value: item } });
const filledLine = () => screen.getByText(/^Filled from your books/).textContent;

async function fill() {
  fireEvent.click(button(FILL));
  await screen.findByText(/^Filled from your books/);
}

/** A mean of picorupees, 0 or more, as it stands in a field: ₹ with 2 decimals. */
function rupees(picorupees: bigint, count: number): string {
  const paisa = 10n ** 10n * BigInt(count);
  const paise = (2n * picorupees + paisa) / (2n * paisa);
  return (Number(paise) / 100).toFixed(2).replace('.00', '');
}

/** What the books say of the last seven days with sales, reckoned slowly. */
async function expectedRows(ledger: Ledger, itemOf: Readonly<Record<string, string>>) {
  const totals = await ledger.totals({ from: '2026-01-01', to: '2026-11-21' });
  const days = totals.filter(({ plates }) => plates > 0).slice(-7);
  const sold = days.flatMap(({ dishes }) => dishes);
  return Object.entries(itemOf).map(([dish, item]) => {
    const each = sold.filter((totalsOfDish) => totalsOfDish.dish === dish);
    const cost = each.reduce((all, { exact }) => all + (exact.cost ?? 0n), 0n);
    const profit = each.reduce((all, { exact }) => all + exact.revenue, 0n) - cost;
    const plates = each.reduce((all, one) => all + one.plates, 0);
    return [item, rupees(cost, 7), Math.round(plates / 7).toString(), rupees(profit, plates)];
  });
}

const itemsOf100 = {
  'made-up-dosa': 'Dosa',
  'made-up-idli': 'Idli',
  'made-up-chai': 'dish made-up-chai',
  'made-up-bajji': 'dish made-up-bajji',
  'made-up-upma': 'Upma',
};

describe('filling from the books', () => {
  it('fills a row for each dish of the menu, and says of which days', async () => {
    const shell = await open();
    await fill();
    const expected = await expectedRows(shell.ledger, itemsOf100);
    expect(rows().map(valuesOf).toSorted()).toEqual(expected.toSorted());
    expect(filledLine()).toBe(
      'Filled from your books: the average of 7 days with sales, 14 November to 21 November 2026.',
    );
    expect(screen.getAllByText('From your books.')).toHaveLength(5);
    expect(
      screen.getByText('Note: This is a temporary ID. Data is not saved after refresh.'),
    ).toBeTruthy();
  });

  it('gives the text model these figures, with the names of own dishes as data', async () => {
    const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No network'));
    const shell = await open({ ...hundredDays, ai: sampleModel });
    await fill();
    await screen.findByText(/^An error occurred:/);
    const body = JSON.parse(String(request.mock.calls[0]?.[1]?.body)) as {
      contents: { parts: { text: string }[] }[];
    };
    const lines = body.contents[0]?.parts[0]?.text.split('\n') ?? [];
    const expected = await expectedRows(shell.ledger, {
      ...itemsOf100,
      'made-up-chai': '"Chai"',
      'made-up-bajji': '"Bajji"',
    });
    expect(lines.filter((line) => line.startsWith('- Tiffin item')).toSorted()).toEqual(
      expected
        .map(
          ([item, price, sales, profit]) =>
            `- Tiffin item: ${item}, daily ingredient price: ${Number(price)} INR, ` +
            `daily sales: ${sales} plates, per-plate profit: ${Number(profit)} INR`,
        )
        .toSorted(),
    );
  });

  it('gives the strategy with the same tap: what to do, and nothing of that twice', async () => {
    await open();
    await fill();
    const result = within(screen.getByRole('region', { name: 'AI Sales Strategy' }));
    expect(result.getByText(/^Your 5 items sell/)).toBeTruthy();
    const advice = result.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(advice).toHaveLength(3);
    const names = ['Dosa', 'Idli', 'Chai', 'Bajji', 'Upma'];
    const about = advice.map((line) => names.find((name) => line?.split(':')[0]?.includes(name)));
    expect(new Set(about).size).toBe(3);
  });

  it('no longer claims what was changed, nor a row of another item', async () => {
    await open();
    await fill();
    const [first, second] = rows();
    fireEvent.input(field(first, /^Sales a day/), { target: { value: '1' } });
    expect(
      within(first as HTMLElement).getByText(
        'From your books. Changed by you: Sales a day (plates).',
      ),
    ).toBeTruthy();
    select(field(second, /^Tiffin item/), 'Kesari');
    expect(within(second as HTMLElement).queryByText(/From your books/)).toBe(null);
    for (const row of rows().slice(1)) {
      select(field(row, /^Tiffin item/), '');
    }
    for (const name of [/^Ingredient price/, /^Profit per plate/]) {
      expect(filledLine()).toBeTruthy();
      fireEvent.input(field(first, name), { target: { value: '1' } });
    }
    expect(screen.queryByText(/rom your books/)).toBe(null);
  });

  it('brings back what a person had entered', async () => {
    await open();
    select(screen.getByRole('combobox'), 'Vada');
    fireEvent.input(field(rows()[0], /^Sales a day/), { target: { value: '12' } });
    await fill();
    // A second time: the figures in between are nobody's.
    fireEvent.click(button(FILL));
    await screen.findByRole('button', { name: FILL });
    fireEvent.click(button('Bring back what I had entered'));
    expect(rows().map(valuesOf)).toEqual([['Vada', '', '12', '']]);
    await expectFocus(() => button(FILL));
    expect(screen.queryByText(/^Filled from your books/)).toBe(null);
    expect(screen.queryByRole('button', { name: /^Bring back/ })).toBe(null);
  });

  it('brings nothing back where nothing was entered', async () => {
    await open();
    await fill();
    expect(screen.queryByRole('button', { name: /^Bring back/ })).toBe(null);
  });

  it('says above a strategy that other entries stand there now, until they are the same again', async () => {
    const note = /^This plan is for what was entered before/;
    const figure = () => field(rows()[0], /^Sales a day/);
    await open();
    select(screen.getByRole('combobox'), 'Vada');
    for (const input of screen.getAllByRole('spinbutton')) {
      fireEvent.input(input, { target: { value: '12' } });
    }
    await fill();
    const result = screen.getByRole('region', { name: 'AI Sales Strategy' });
    expect(screen.queryByText(note)).toBe(null);
    fireEvent.click(button('Bring back what I had entered'));
    expect(within(result).getByText(note).textContent).toContain('"Get Daily Strategy"');
    expect(result.textContent).toContain('Your 5 items sell');
    fireEvent.click(button('Get Daily Strategy'));
    expect(screen.queryByText(note)).toBe(null);
    for (const [value, isNoted] of [
      ['', true],
      ['13', true],
      ['12.0', false],
    ] as const) {
      fireEvent.input(figure(), { target: { value } });
      expect(screen.queryByText(note) !== null).toBe(isNoted);
    }
    // The same figures from the books are other rows.
    await fill();
    fireEvent.click(button(FILL));
    await screen.findByRole('button', { name: FILL });
    expect(screen.queryByText(note)).toBe(null);
  });

  it('leaves out a dish whose cost the books do not know, and says so', async () => {
    await open({ events: madeUpStall(10, TODAY) });
    await fill();
    expect(screen.getByText('Left out, as their cost is not known: Bajji.')).toBeTruthy();
    expect(rows().map((row) => valuesOf(row)[0])).not.toContain('dish made-up-bajji');
    expect(screen.getByRole('region', { name: 'AI Sales Strategy' })).toBeTruthy();
  });

  it('says how many days it needs', async () => {
    await open({ stall: 'own' });
    fireEvent.click(button(FILL));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Nothing was filled in: this needs 3 days with sales that are over. Your books have 1.',
    );
    expect(rows().map(valuesOf)).toEqual([['', '', '', '']]);
  });

  it('says that the books could not be read, and tries again', async () => {
    let isBroken = true;
    const shell = await open(hundredDays, (made) => ({
      ...made,
      ledger: {
        ...made.ledger,
        totals: (range) =>
          isBroken ? Promise.reject(new Error('The disk is gone.')) : made.ledger.totals(range),
      },
    }));
    fireEvent.click(button(FILL));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your books could not be read/);
    expect(callsTo(shell).reportedErrors).toEqual([
      { error: new Error('The disk is gone.'), place: 'filling from the books' },
    ]);
    isBroken = false;
    await fill();
    expect(screen.queryByRole('alert')).toBe(null);
    expect(rows()).toHaveLength(5);
  });

  it.each([
    ['a stall that is not the vendor’s own', {}],
    ['a helper', { ...hundredDays, role: 'helper' as const }],
  ])('is not for %s', async (_of, options) => {
    await open(options);
    expect(screen.queryByRole('button', { name: FILL })).toBe(null);
  });

  it('takes what was filled in off the screen once the person is a helper', async () => {
    let role: StallRole = 'owner';
    let tell = () => {};
    const roles: Store<StallRole> = {
      getSnapshot: () => role,
      subscribe: (listener) => {
        tell = listener;
        return () => {};
      },
    };
    await open(hundredDays, (made) => ({
      ...made,
      stall: { ...made.stall, role: roles },
    }));
    await fill();
    expect(screen.getByRole('region', { name: 'AI Sales Strategy' })).toBeTruthy();
    await act(async () => {
      role = 'helper';
      tell();
    });
    expect(rows().map(valuesOf)).toEqual([['', '', '', '']]);
    expect(screen.queryByRole('button', { name: FILL })).toBe(null);
    expect(screen.queryByRole('region', { name: 'AI Sales Strategy' })).toBe(null);
  });
});

describe('the list of items', () => {
  it('offers the eight first and own dishes of the menu beside them', async () => {
    await open();
    const offered = within(screen.getByRole('combobox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    const eight = ['Idli', 'Dosa', 'Vada', 'Upma', 'Poori', 'Pongal', 'Uthappam', 'Kesari'];
    expect(offered).toEqual(['Select an item', ...eight, 'Chai', 'Bajji']);
    const own = within(screen.getByRole('group', { name: 'My dishes' }));
    expect(own.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Chai',
      'Bajji',
    ]);
    select(screen.getByRole('combobox'), 'dish made-up-chai');
    for (const input of screen.getAllByRole('spinbutton')) {
      fireEvent.input(input, { target: { value: '10' } });
    }
    fireEvent.click(button('Get Daily Strategy'));
    expect(screen.getByRole('region', { name: 'AI Sales Strategy' }).textContent).toContain(
      'Chai sells 10 plates and earns ₹100 a day',
    );
  });

  it('asks anew for a dish that was taken off the menu', async () => {
    const shell = await open();
    select(screen.getByRole('combobox'), 'dish made-up-chai');
    await act(async () => void shell.stall.saveDish('made-up-chai', { isRetired: true }));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
    fireEvent.click(button('Get Daily Strategy'));
    await expectFocus(() => screen.getByRole('combobox'));
  });
});
