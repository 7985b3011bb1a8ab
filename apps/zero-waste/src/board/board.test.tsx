import type { Shell } from '@thela/contract';
import { isSpecial } from '@thela/ledger';
import { beginDay, callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Tool from '../tool';

const TODAY = '2026-11-22';

async function askForSpecial(options: FakeShellOptions = {}, change = (made: Shell) => made) {
  const shell = change(createFakeShell({ stall: 'own', today: TODAY, ...options }));
  await act(async () => render(<Tool shell={shell} />));
  await press('Fridge mein 10 idli bachi hain');
  await press('Generate a Genius Recipe');
  return shell;
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const nameField = () => screen.findByLabelText<HTMLInputElement>('Name on the board');
const specialsOf = (shell: Shell) => shell.day.getSnapshot().menu.filter(({ id }) => isSpecial(id));

it('puts the recipe on the menu of today, to be counted, and it is gone tomorrow', async () => {
  const shell = await askForSpecial();
  expect((await nameField()).value).toBe('Podi Idli Fry');
  type('Price of a plate in ₹', '40');
  await press('Put it on the board');
  expect(screen.getByText('Podi Idli Fry is on today’s board at ₹40 a plate.')).toBeTruthy();
  const [special] = specialsOf(shell);
  expect(special).toMatchObject({ name: 'Podi Idli Fry', sellingPrice: 40, ingredients: {} });
  expect(shell.day.getSnapshot().menu.at(-1)).toBe(special);
  // For readers of the ledger that do not know specials by their ids.
  expect(callsTo(shell).events).toMatchObject([{ kind: 'dish', scope: 'day', day: TODAY }]);
  await act(async () => shell.day.changePlatesSold(special?.id ?? '', 8));
  const totals = async () => (await shell.ledger.totals({ from: TODAY, to: TODAY }))[0];
  expect((await totals())?.dishes.at(-1)).toMatchObject({
    name: 'Podi Idli Fry',
    plates: 8,
    revenue: 320,
  });
  await press('Count its plates');
  expect(callsTo(shell).openedTools).toEqual(['profit-optimizer']);
  await act(async () => beginDay(shell, '2026-11-23'));
  expect(specialsOf(shell)).toEqual([]);
  expect((await totals())?.dishes.at(-1)).toMatchObject({ name: 'Podi Idli Fry', revenue: 320 });
});

it('refuses a name of today’s menu and a price that is none, and takes the special off again', async () => {
  const shell = await askForSpecial();
  await nameField();
  type('Name on the board', ' upma ');
  expect(screen.getByRole('alert').textContent).toContain('Today’s menu has “Upma” already.');
  type('Name on the board', '\u3164 \u200B');
  await press('Put it on the board');
  expect(screen.getByText('Give it a name.')).toBeTruthy();
  type('Name on the board', '\u0958'.repeat(101));
  expect(screen.getByText('A name can have 200 letters at most.')).toBeTruthy();
  type('Name on the board', '<b>Fry</b>');
  for (const [price, reason] of [
    ['', 'Enter a price above 0.'],
    ['0', 'Enter a price above 0.'],
    ['cheap', 'Enter a price in ₹, such as 40.'],
    ['1000000001', 'It can be 1,00,00,00,000 at most.'],
  ] as const) {
    type('Price of a plate in ₹', price);
    fireEvent.click(screen.getByRole('button', { name: 'Put it on the board' }));
    expect(screen.getByRole('alert').textContent).toBe(reason);
  }
  expect(specialsOf(shell)).toEqual([]);
  type('Price of a plate in ₹', '400');
  await press('Put it on the board');
  await press('Take it off: <b>Fry</b>');
  expect(screen.getByText('<b>Fry</b> is off the board.')).toBeTruthy();
  expect(specialsOf(shell)).toEqual([]);
  // The price was wrong by ten times: the same special comes back.
  type('Name on the board', '<b>Fry</b>');
  type('Price of a plate in ₹', '40');
  await press('Put it on the board');
  expect(specialsOf(shell)).toMatchObject([{ sellingPrice: 40 }]);
  expect(
    new Set(callsTo(shell).events.map((event) => event.kind === 'dish' && event.dish)).size,
  ).toBe(1);
});

it('follows the stall: taken off elsewhere, and on the next day', async () => {
  const shell = await askForSpecial();
  const put = async () => {
    await nameField();
    type('Price of a plate in ₹', '40');
    await press('Put it on the board');
    return specialsOf(shell)[0]?.id ?? '';
  };
  const dish = await put();
  await act(async () =>
    shell.ledger.append([{ kind: 'dish', dish, fields: { isRetired: true }, scope: 'day' }]),
  );
  expect(screen.queryByText(/is on today’s board/)).toBe(null);
  await put();
  await act(async () => beginDay(shell, '2026-11-23'));
  expect((await nameField()).value).toBe('Podi Idli Fry');
});

it('says so when the ledger does not take it off, and still has it on the board', async () => {
  let isRefused = false;
  const shell = await askForSpecial({}, (made) => ({
    ...made,
    ledger: {
      ...made.ledger,
      append: (entries) =>
        isRefused ? Promise.reject(new Error('refused')) : made.ledger.append(entries),
    },
  }));
  await nameField();
  type('Price of a plate in ₹', '40');
  await press('Put it on the board');
  isRefused = true;
  await press('Take it off: Podi Idli Fry');
  expect(
    screen.getByText('Podi Idli Fry could not be taken off the board. Try again.'),
  ).toBeTruthy();
  expect(screen.getByText(/is on today’s board at ₹40/)).toBeTruthy();
  expect(specialsOf(shell)).toHaveLength(1);
});

it('gives a second special of a day another name', async () => {
  const fields = { name: 'Podi Idli Fry', sellingPrice: 40, position: 9 };
  const dish = { kind: 'dish', dish: 'fry', fields, scope: 'from' } as const;
  const stall = { kind: 'stall', fields: { name: 'Mine' } } as const;
  await askForSpecial({ stall: [{ day: TODAY, entries: [stall, dish] }] });
  expect((await nameField()).value).toBe('Podi Idli Fry 2');
});

it.each([{ stall: [] }, { role: 'helper' }] as const)(
  'is the owner’s of an own stall alone: %j',
  async (options) => {
    await askForSpecial(options);
    expect(screen.getByText('Built-in tip')).toBeTruthy();
    expect(screen.queryByLabelText('Name on the board')).toBe(null);
  },
);
