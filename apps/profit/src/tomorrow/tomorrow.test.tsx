import { madeUpStall } from '@thela/books/made-up-stalls';
import type { Shell } from '@thela/contract';
import { wordsOf } from '@thela/language';
import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@thela/ledger';
import { describe, expect, it, vi } from 'vitest';
import { messages } from './messages/en';
import { neededText } from './shopping-words';
import Tomorrow from './tomorrow';

const TODAY = '2026-11-22';
const hundredDays: FakeShellOptions = { events: madeUpStall(100, TODAY) };

async function open(options: FakeShellOptions, change = (shell: Shell): Shell => shell) {
  const user = userEvent.setup();
  const path = options.path ?? 'tomorrow';
  const shell = createFakeShell({ today: TODAY, path, ...options });
  await act(async () => {
    render(<Tomorrow shell={change(shell)} path={path} />);
  });
  return { shell, user };
}

const region = (name: string) => screen.getByRole('region', { name });
const listed = () =>
  within(within(region('Shopping list')).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const field = (dish: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Plates of ${dish} to prepare` });
const sum = () => within(region('Shopping list')).getByText(/^₹[\d,.]+$/, { selector: 'dd' });

describe('with a hundred days of records', () => {
  it('says how many plates to prepare and why; another number changes the list, and the forecast comes back', async () => {
    const { user } = await open(hundredDays);
    expect(screen.getByText('Monday, 23 November 2026')).toBeTruthy();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Tomorrow', 'Shopping list', 'What to prepare', 'How right it was']);
    const plan = within(region('What to prepare'));
    expect(plan.queryByText('Pongal')).toBe(null);
    expect(plan.getByText('202')).toBeTruthy();
    expect(
      plan.getByText(
        /^198 plates a day on average: your last 8 Mondays\. Today counts once it is over\./,
      ),
    ).toBeTruthy();
    const dosa = within(plan.getAllByRole('listitem')[0] as HTMLElement);
    expect(dosa.getByText('usually 36 to 38')).toBeTruthy();
    expect(dosa.queryByText(/your last/)).toBe(null);
    // 38 x 90 g and 54 x 80 g of rice; 38 x 10 ml, 11 x 35 ml and 20 x 12 ml of oil.
    expect(listed()).toContainEqual(expect.stringMatching(/^rice8 kg₹/));
    expect(listed()).toContainEqual('oil1.25 litres₹168.75');

    await user.click(screen.getByRole('button', { name: 'Prepare one plate of Upma more' }));
    expect(field('Upma').value).toBe('21');
    expect(plan.getByText('Your number')).toBeTruthy();
    expect(plan.getByText('203')).toBeTruthy();
    // 1,017 ml, which is as much to buy as 1,005 ml.
    expect(listed()).toContainEqual('oil1.25 litres₹168.75');
    await user.click(
      screen.getByRole('button', { name: 'Upma: back to the forecast of 20 plates' }),
    );
    expect(field('Upma').value).toBe('20');
    expect(plan.queryByText('Your number')).toBe(null);
    await expectFocus(() => field('Upma').closest('li'));
    expect(listed()).toContainEqual('oil1.25 litres₹168.75');
  });

  it('shows what there is still to buy: what is ticked leaves the sum, and the text that is copied', async () => {
    const { user } = await open(hundredDays);
    const rupees = (text: string | null) => Number(text?.replaceAll(/[^\d.]/g, ''));
    expect(sum().previousSibling?.textContent).toBe('Still to buy, for 202 plates');
    const before = rupees(sum().textContent);
    await user.click(screen.getByRole('checkbox', { name: 'oil, 1.25 litres: I have it' }));
    expect(rupees(sum().textContent)).toBeCloseTo(before - 168.75, 6);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('The text is copied.')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    const [stall, title, day, , ...rows] = text.split('\n');
    expect([stall, title, day]).toEqual([
      '*Made-up Stall*',
      '*Shopping list*',
      'Monday, 23 November 2026',
    ]);
    expect(rows[1]).toMatch(/^Onions: 1\.25 kg, ₹/);
    expect(rows.at(-1)).toBe(`*Sum, for 202 plates: ${sum().textContent}*`);
    expect(text).not.toContain('oil');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });
    expect(new URL(link.href).searchParams.get('text')).toBe(text);
  });

  it('says how right it was beside two simpler ways', async () => {
    const { user } = await open(hundredDays);
    const right = within(region('How right it was'));
    expect(right.queryByText(/forecast/)).toBe(null);
    await user.click(right.getByRole('button', { name: 'How right it was' }));
    expect(right.getByText('The forecast came nearest.')).toBeTruthy();
    expect(right.getByText(/^Checked on 76 days .* beside what sold in all\.$/)).toBeTruthy();
    const ways = right.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ways).toEqual([
      expect.stringMatching(/^This forecast4 of 100 plates off\d+\.\d plates a day$/),
      expect.stringMatching(/^Same weekday last week4 of 100 plates off10\.8 plates a day$/),
      expect.stringMatching(/^Average of eight such weekdays4 of 100 plates off9\.3 plates/),
    ]);
  });

  it('asks about prices that were perhaps typed wrong, not about a recipe that doubled; the list does not wait for them', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const { shell } = await open(hundredDays, (made) => ({
      ...made,
      ledger: { ...made.ledger, events: (range) => asked.then(() => made.ledger.events(range)) },
    }));
    await act(async () => {
      shell.stall.setPrice('urad', { price: 1260, unit: 'kg' });
      shell.stall.setPrice('sugar', { price: 450, unit: 'kg' });
    });
    expect(listed().length).toBeGreaterThan(5);
    await act(async () => answer());
    expect(await screen.findByText(/^Was the price of sugar and urad typed wrong\?/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Price changes' }));
    expect(shell.location.getSnapshot()).toBe('price-changes');
    await act(async () => {
      shell.stall.setPrice('urad', { price: 126, unit: 'kg' });
      shell.stall.setPrice('sugar', { price: 45, unit: 'kg' });
    });
    const dosa = shell.stall.getSnapshot().dishes.find(({ name }) => name === 'Dosa');
    const recipe = dosa?.recipe.map((line) => ({ ...line, amount: line.amount * 2 })) ?? [];
    await act(async () => shell.stall.saveDish(dosa?.id ?? null, { recipe }));
    expect(screen.queryByText(/typed wrong/)).toBe(null);
  });
});

it('needs three days that are over; until then the list follows the person’s own numbers', async () => {
  const { user } = await open({ events: madeUpStall(1, TODAY) });
  expect(screen.getByText('No forecast yet')).toBeTruthy();
  expect(screen.getByText(/^A forecast needs 3 days .* So far there is none\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'How right it was' }));
  expect(region('How right it was').textContent).toMatch(/needs 8 days .* So far there is none\./);
  expect(screen.getByText(/^No plates yet, so nothing to buy/)).toBeTruthy();
  await user.clear(field('Chai'));
  await user.type(field('Chai'), '30');
  expect(listed()).toEqual([
    expect.stringMatching(/^milk2\.75 litres₹/),
    expect.stringMatching(/^sugar400 g₹/),
  ]);
});

it('offers today’s plates while there is no forecast, and lists what they need', async () => {
  const { user } = await open({ events: madeUpStall(1, TODAY) });
  await user.click(screen.getByRole('button', { name: /^Same as today \(\d+ plates\)$/ }));
  expect(Number(field('Dosa').value)).toBeGreaterThan(0);
  expect(listed().length).toBeGreaterThan(5);
  expect(sum()).toBeTruthy();
  await expectFocus(() => region('Shopping list').parentElement);
  expect(screen.queryByRole('button', { name: /^Same as today/ })).toBe(null);
});

it('keeps the list of the evening for the morning of its day: own numbers and what is ticked', async () => {
  const { user } = await open(hundredDays);
  await user.clear(field('Upma'));
  await user.type(field('Upma'), '33');
  await user.click(screen.getByRole('checkbox', { name: /^oil, .*: I have it$/ }));
  const inTheEvening = listed();
  cleanup();
  await open({ events: madeUpStall(100, TODAY), today: addDays(TODAY, 1), path: 'tomorrow/today' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Today’s list');
  expect(screen.getByText('Monday, 23 November 2026')).toBeTruthy();
  expect(field('Upma').value).toBe('33');
  expect(listed().length).toBe(inTheEvening.length);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^oil, / }).checked).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Tomorrow' }));
  cleanup();
  await open({ events: madeUpStall(100, TODAY), today: addDays(TODAY, 1) });
  expect(field('Upma').value).not.toBe('33');
});

it('offers yesterday’s plates for today while there is no forecast', async () => {
  await open({ events: madeUpStall(1, addDays(TODAY, -1)), path: 'tomorrow/today' });
  expect(screen.getByRole('button', { name: /^Same as yesterday \(\d+ plates\)$/ })).toBeTruthy();
});

it('takes the last days of any weekday while there are too few of one', async () => {
  const { user } = await open({ events: madeUpStall(6, TODAY) });
  await user.click(screen.getByRole('button', { name: 'How right it was' }));
  expect(screen.getAllByText(/your last 5 days, as there are too few Mondays yet/)).toHaveLength(1);
  expect(region('How right it was').textContent).toContain('So far there are 5.');
});

it('lists apart what has no recipe or no price, and buys packets whole', async () => {
  const { user } = await open({ stall: 'own' });
  await user.type(field('Mirchi Bajji'), '5');
  expect(screen.getByText('Nothing in the list yet.')).toBeTruthy();
  await user.type(field('Masala Dosa'), '30');
  const list = region('Shopping list').textContent;
  expect(list).toContain('No recipe yet, so not in the list: Mirchi Bajji.');
  expect(listed()).toContainEqual('leaf plates1 packet of 100 pieces30 pieces needed₹150');
});

it('says how many pieces are needed in whole ones', () => {
  const lemons = {
    ingredient: 'lemons',
    name: 'lemons',
    needs: { amount: 0.5, unit: 'piece' },
    unit: 'dozen',
    amount: 1,
    isMuchMore: true,
    cost: 36,
  } as const;
  const { shopping } = messages(wordsOf('en-IN'));
  expect(neededText(lemons, shopping)).toBe('1 piece needed');
});

it('says that the records could not be read, and reads them again', async () => {
  let fails = true;
  const { user, shell } = await open(hundredDays, (made) => ({
    ...made,
    ledger: {
      ...made.ledger,
      totals: (range) => (fails ? Promise.reject(new Error('no disk')) : made.ledger.totals(range)),
    },
  }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Your records could not be read/);
  expect(callsTo(shell).reportedErrors).toHaveLength(1);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('202')).toBeTruthy();
});

it('shows a helper nothing of other days', async () => {
  await open({ ...hundredDays, role: 'helper' });
  expect(document.body.textContent).not.toMatch(/₹|\d/);
  expect(screen.getByRole('link', { name: 'Count plates' })).toBeTruthy();
});

it.each([
  ['', null],
  ['AbortError', null],
  ['NotAllowedError', 'The text could not be shared. You can copy it.'],
])(
  'hands the list to the phone when it can share, and says when that failed: %s',
  async (name, said) => {
    const share = vi.fn<() => Promise<void>>(() =>
      name === '' ? Promise.resolve() : Promise.reject(new DOMException('no', name)),
    );
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = await open(hundredDays);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(share).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Other app' }));
    expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('Rice: 8 kg') });
    const status = within(screen.getByRole('dialog', { name: 'Send: Shopping list' })).getByRole(
      'status',
    );
    await waitFor(() => expect(status.textContent).toBe(said ?? ''));
  },
);

it('says that the picture could not be made, and reports why', async () => {
  // This browser has no canvas.
  const { shell, user } = await open(hundredDays);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Picture' }));
  expect(
    await screen.findByText('The picture could not be made. You can send the text.'),
  ).toBeTruthy();
  const [reported] = callsTo(shell).reportedErrors;
  expect(reported?.place).toBe('drawing the shopping list');
});
