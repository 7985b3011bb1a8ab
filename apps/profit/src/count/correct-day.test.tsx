import { act, screen, waitFor, within } from '@testing-library/react';
import type { Shell } from '@thela/contract';
import type { DayTotals, Entry } from '@thela/ledger';
import { beginDay } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { describe, expect, it } from 'vitest';
import { openOwnStall } from '../testing/open-tool';
import { addDays } from '@thela/ledger';

const TODAY = '2026-11-22';
const YESTERDAY = '2026-11-21';

const section = (name: string) => screen.getByRole('region', { name });
const figures = () => section('Figures of 21 November').textContent;

async function openYesterday(options = {}) {
  const opened = await openOwnStall(`count/${YESTERDAY}`, { today: TODAY, ...options });
  await screen.findByRole('region', { name: 'Figures of 21 November' });
  return opened;
}

describe('yesterday', () => {
  it('is one link away, and says that it is not today', async () => {
    const { shell, user } = await openOwnStall('count', { today: TODAY });
    await user.click(await screen.findByRole('link', { name: 'Yesterday' }));
    expect(shell.location.getSnapshot()).toBe(`count/${YESTERDAY}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Mend Saturday, 21 November 2026',
    );
    expect(screen.getByText(/That was yesterday/)).toBeTruthy();
  });

  it('shows the figures of that day', async () => {
    const { shell } = await openYesterday();
    const [totals] = await shell.ledger.totals({ from: YESTERDAY, to: YESTERDAY });
    expect(figures()).toContain(`Plates${totals?.plates}`);
    expect(figures()).toContain(`after ₹250 expenses`);
    expect(screen.getByText('Help, Ravi, half a day: ₹250')).toBeTruthy();
  });

  it('takes a typed count as that day’s, one event for a field, and leaves today alone', async () => {
    const { shell, calls, user } = await openYesterday();
    const before = shell.day.getSnapshot().platesSold;
    const upma = screen.getByRole('spinbutton', { name: 'Plates of Upma on 21 November' });
    await user.clear(upma);
    await user.type(upma, '31');
    expect(calls.events).toHaveLength(0);
    await user.tab();
    await waitFor(() =>
      expect(calls.events).toMatchObject([
        { kind: 'plates', dish: 'upma', count: 31, day: YESTERDAY },
      ]),
    );
    await waitFor(() => expect(figures()).toContain('Plates228'));
    expect(shell.day.getSnapshot().platesSold).toEqual(before);
  });

  it('takes expenses back, and others in', async () => {
    const { calls, user } = await openYesterday();
    await user.click(screen.getByRole('button', { name: /^Take back: Help/ }));
    await user.click(screen.getByRole('button', { name: 'Rent or monthly' }));
    await user.type(screen.getByLabelText('Rent or monthly: how many ₹?'), '500');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(calls.events).toMatchObject([
      { kind: 'undo', of: 'expense', day: YESTERDAY },
      { kind: 'expense', category: 'rent', amount: 500, day: YESTERDAY },
    ]);
    await waitFor(() => expect(figures()).toContain('after ₹500 expenses'));
  });

  it('is the day before that once the next day has begun', async () => {
    const { shell } = await openYesterday();
    act(() => beginDay(shell, '2026-11-23'));
    expect(screen.getByText(/That was 2 days ago/)).toBeTruthy();
  });
});

describe('an entry of a day that is over', () => {
  const YESTERDAYS = { from: YESTERDAY, to: YESTERDAY };
  const onlyOn = async ({ ledger }: Pick<Shell, 'ledger'>) =>
    (await ledger.totals(YESTERDAYS))[0] as DayTotals;

  /** The page has an Undo for counts, too. */
  const undoOf = (done: RegExp) =>
    within(screen.getByText(done).parentElement as HTMLElement).getByRole('button');

  it.each<readonly [Entry, string, string, string, string]>([
    [
      { kind: 'waste', reason: 'unsold', dish: 'upma', plates: 50 },
      '50 plates of Upma',
      'How many plates?',
      '5',
      '5 plates of Upma',
    ],
    [
      { kind: 'waste', reason: 'spilt', ingredient: 'onions', amount: 20, unit: 'kg' },
      '20 kg of onions',
      'How much?',
      '0.2',
      '0.2 kg of onions',
    ],
    [
      { kind: 'expense', category: 'gas', note: '', amount: 9000 },
      'Gas: ₹9,000',
      'Amount in ₹',
      '900.50',
      'Gas: ₹900.50',
    ],
    [
      { kind: 'price', ingredient: 'onions', price: 400, unit: 'kg', scope: 'from' },
      'onions: ₹400 per kg',
      'Amount in ₹',
      '40',
      'onions: ₹40 per kg',
    ],
    [
      { kind: 'dish', dish: 'upma', fields: { sellingPrice: 400 }, scope: 'day' },
      'Upma: ₹400 a plate',
      'Amount in ₹',
      '40',
      'Upma: ₹40 a plate',
    ],
    [
      {
        kind: 'dish',
        dish: 'upma',
        fields: { recipe: [{ ingredient: 'onions', amount: 500, unit: 'g' }] },
        scope: 'from',
      },
      'Upma: recipe',
      'onions',
      '50',
      'Upma: recipe',
    ],
  ])('is corrected, and the correction undone: %j', async (entry, before, label, typed, after) => {
    const { shell, user } = await openYesterday();
    const { left } = await onlyOn(shell);
    await shell.ledger.append([entry], YESTERDAY);
    const wrong = await onlyOn(shell);
    if (entry.kind === 'price' || entry.kind === 'dish') {
      await user.click(await screen.findByRole('button', { name: 'Show 1 change' }));
    }
    await user.click(await screen.findByRole('button', { name: `Correct: ${before}` }));
    const form = within(screen.getByRole('form', { name: `Correct: ${before}` }));
    const field = form.getByRole<HTMLInputElement>('spinbutton', { name: label });
    await expectFocus(() => field);
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    const done = await screen.findByText(`Corrected: ${before} → ${after}.`);
    await expectFocus(() => done);
    expect(await screen.findByRole('button', { name: `Take back: ${after}` })).toBeTruthy();
    const right = await onlyOn(shell);
    expect(right.left).not.toBe(wrong.left);
    await user.click(undoOf(/^(?:Corrected|Taken back): /));
    expect(await screen.findByText(`As it was: ${before}.`)).toBeTruthy();
    await waitFor(async () => expect((await onlyOn(shell)).left).toBe(wrong.left));
    await user.click(await screen.findByRole('button', { name: `Take back: ${before}` }));
    await waitFor(async () => expect((await onlyOn(shell)).left).toBe(left));
    await user.click(undoOf(/^(?:Corrected|Taken back): /));
    await waitFor(async () => expect((await onlyOn(shell)).left).toBe(wrong.left));
  });

  it('is not stored while the number is none', async () => {
    const { calls, user } = await openYesterday();
    await user.click(await screen.findByRole('button', { name: /^Correct: Help/ }));
    const field = screen.getAllByLabelText('Amount in ₹')[0] as HTMLInputElement;
    await user.clear(field);
    await user.type(field, '0{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter a number above 0.');
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter a number above 0.');
    expect(calls.events).toEqual([]);
    const opener = screen.getByRole('button', { name: /^Correct: Help/ });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectFocus(() => opener);
  });

  it('that added a dish is not taken back: its plates would have no name', async () => {
    const { shell, user } = await openYesterday();
    const fields = { name: 'Vada', sellingPrice: 30, recipe: [], isRetired: false, position: 90 };
    await shell.ledger.append([{ kind: 'dish', dish: 'vada', fields, scope: 'from' }], YESTERDAY);
    await user.click(await screen.findByRole('button', { name: /^Show \d+ change/ }));
    const row = (await screen.findByText('Vada: added and ₹30 a plate')).closest('li');
    const { getByRole, queryByRole } = within(row as HTMLElement);
    expect(getByRole('link', { name: 'Open in My menu' })).toBeTruthy();
    expect(getByRole('button', { name: /^Correct/ })).toBeTruthy();
    expect(queryByRole('button', { name: /^Take back/ })).toBeNull();
  });
});

describe('a day without any entry', () => {
  const BLANK = '2026-11-24';

  it('shows the dishes of its own menu, at 0', async () => {
    const opened = await openOwnStall(`count/${BLANK}`, { today: TODAY });
    const { shell, calls, user } = opened;
    act(() => beginDay(shell, '2026-11-25'));
    // Nothing can be counted of them on a day on which they were no dishes.
    shell.stall.saveDish(null, { name: 'Vada', sellingPrice: 30 });
    shell.stall.saveDish('plain-dosa', { isRetired: true });
    const field = await screen.findByRole('spinbutton', { name: 'Plates of Upma on 24 November' });
    expect(screen.queryByRole('spinbutton', { name: /Vada/ })).toBeNull();
    expect(screen.getByRole('spinbutton', { name: /Plain Dosa/ })).toBeTruthy();
    await user.clear(field);
    await user.type(field, '4{Enter}');
    await waitFor(() =>
      expect(calls.events.at(-1)).toMatchObject({ dish: 'upma', count: 4, over: [], day: BLANK }),
    );
  });

  it('is counted from a paper book, too, with the dishes and prices that the stall had at first', async () => {
    const { shell, calls, user } = await openOwnStall('count/2026-11-10', { today: TODAY });
    const field = await screen.findByRole('spinbutton', { name: 'Plates of Upma on 10 November' });
    await user.clear(field);
    await user.type(field, '4{Enter}');
    await waitFor(() =>
      expect(calls.events.at(-1)).toMatchObject({ dish: 'upma', count: 4, day: '2026-11-10' }),
    );
    const [totals] = await shell.ledger.totals({ from: '2026-11-10', to: '2026-11-10' });
    expect(totals).toMatchObject({ plates: 4, revenue: 160, unknownCost: [] });
  });
});

describe('days that cannot be counted', () => {
  it.each([
    ['2026-11-23', /still to come/],
    ['2026-02-30', /names no day/],
    ['yesterday', /names no day/],
  ])('says of %s why, and leads back', async (day, why) => {
    const { shell, user } = await openOwnStall(`count/${day}`, { today: TODAY });
    expect(screen.getByText(why)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Count today' }));
    expect(shell.location.getSnapshot()).toBe('count');
  });

  it('corrects a day as long ago as the records go, and counts today by its date', async () => {
    const { shell } = await openOwnStall(`count/${TODAY}`, { today: TODAY });
    act(() => beginDay(shell, addDays(TODAY, 1200)));
    expect(screen.getByText(/That was 1,200 days ago/)).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Figures of 22 November' })).toBeTruthy();
    await openOwnStall(`count/${TODAY}`, { today: TODAY });
    expect(screen.getByRole('heading', { name: 'Count plates' })).toBeTruthy();
  });
});

describe('expenses of today', () => {
  const today = () => within(section('Expenses of today'));

  /** Taps on a chip. @returns the field that it asks for */
  async function openChip(name: string) {
    const opened = await openOwnStall('count', { today: TODAY });
    await opened.user.click(await screen.findByRole('button', { name }));
    return { ...opened, amount: screen.getByLabelText(`${name}: how many ₹?`) };
  }

  it('ask only for the amount, are listed, and taken off what is left', async () => {
    const { user, amount } = await openChip('Help');
    await expectFocus(() => amount);
    expect(screen.queryByLabelText('A word (if you like)')).toBeNull();
    await user.type(amount, '100{Enter}');
    expect(amount.isConnected).toBe(false);
    await expectFocus(() => screen.getByRole('button', { name: 'Help' }));
    expect(await today().findByText('Help: ₹100')).toBeTruthy();
    await waitFor(() =>
      expect(section('The day so far').textContent).toContain('after ₹160 expenses'),
    );
    await user.click(screen.getByRole('button', { name: 'Take back: Help: ₹100' }));
    await waitFor(() => expect(today().queryByText('Help: ₹100')).toBeNull());
  });

  it('need an amount, also where one was typed and deleted', async () => {
    const { calls, user, amount } = await openChip('Gas');
    for (const typed of ['', '500']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (typed !== '') await user.type(amount, typed);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.clear(amount);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.click(screen.getByRole('button', { name: 'Add' }));
      expect(today().getByRole('alert').textContent).toBe('Enter an amount above 0.');
    }
    expect(calls.events).toHaveLength(0);
  });

  it('keep what is typed while another chip is chosen', async () => {
    const { calls, user, amount } = await openChip('Gas');
    await user.type(amount, '500');
    await user.click(screen.getByRole('button', { name: 'Ice' }));
    await user.click(screen.getByRole('button', { name: 'Gas ₹500' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(calls.events).toMatchObject([{ kind: 'expense', category: 'gas', amount: 500 }]);
    expect(screen.getByRole('button', { name: 'Gas' })).toBeTruthy();
  });

  it('are entered in whole paise, as they are shown', async () => {
    const { calls, user, amount } = await openChip('Ice');
    await user.type(amount, '0.001{Enter}');
    expect(today().getByRole('alert').textContent).toBe('Enter an amount above 0.');
    await user.clear(amount);
    await user.type(amount, '12.346{Enter}');
    expect(calls.events).toMatchObject([{ kind: 'expense', category: 'ice', amount: 12.35 }]);
  });

  it('have a word where they are something else, which fits into a ledger, whatever was typed', async () => {
    const { calls, user, amount } = await openChip('Other');
    await user.type(amount, '9');
    await user.click(screen.getByLabelText('A word (if you like)'));
    // Each letter is two where it is stored.
    await user.paste('\u095C'.repeat(200));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(calls.events).toMatchObject([{ category: 'other', note: '\u0921\u093C'.repeat(100) }]);
  });

  it('say of gas that it counts twice while a recipe holds fuel, and of nothing else', async () => {
    const { user } = await openChip('Gas');
    expect(screen.getByText(/Gas is in the recipes of Masala Dosa, .* already/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ice' }));
    expect(screen.queryByText(/Gas is in the recipes/)).toBeNull();
  });
});

describe('a count that is typed in the evening', () => {
  async function openFields(options = {}) {
    const opened = await openOwnStall('count', { today: TODAY, ...options });
    await opened.user.click(
      await screen.findByRole('button', { name: 'Type the counts of today' }),
    );
    return { ...opened, upma: screen.getByRole('spinbutton', { name: 'Plates of Upma today' }) };
  }

  it('is the count of the day, one event when the field is left', async () => {
    const { calls, shell, user, upma } = await openFields();
    await user.clear(upma);
    await user.type(upma, '24');
    await user.tab();
    await waitFor(() => expect(calls.events).toMatchObject([{ dish: 'upma', count: 24 }]));
    expect(shell.day.getSnapshot().platesSold['upma']).toBe(24);
  });

  it('changes nothing while it is no number', async () => {
    const { calls, user, upma } = await openFields();
    await user.type(upma, '4');
    await user.clear(upma);
    await user.tab();
    expect((upma as HTMLInputElement).value).toBe('9');
    expect(calls.events).toHaveLength(0);
  });

  it.each([
    ['2.75', 'Enter a whole number.'],
    ['1000001', 'A count can be 10,00,000 at most.'],
    ['-3', 'Plates cannot be below 0.'],
  ])('is not guessed from %s', async (text, fault) => {
    const { calls, user, upma } = await openFields();
    await user.clear(upma);
    await user.type(upma, text);
    await user.tab();
    expect((upma as HTMLInputElement).value).toBe(text);
    expect(screen.getByRole('alert').textContent).toBe(fault);
    expect(calls.events).toHaveLength(0);
  });

  it('leaves nothing to undo of what was tapped before', async () => {
    const { calls, user, upma } = await openFields();
    await user.click(screen.getByRole('button', { name: /^Upma,/ }));
    expect(screen.getByRole('button', { name: 'Undo: Upma' })).toBeTruthy();
    await user.clear(upma);
    await user.type(upma, '24');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(calls.events).toMatchObject([{ plates: 1 }, { count: 24 }]);
  });

  it('is 40 more where that is chosen, and 40 more again', async () => {
    const { shell, calls, user } = await openFields();
    await user.click(screen.getByRole('radio', { name: 'plates more' }));
    const more = screen.getByRole('spinbutton', { name: 'More plates of Upma today' });
    for (const all of [49, 89]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.type(more, '40{Enter}');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await waitFor(() => expect((more as HTMLInputElement).value).toBe(''));
      expect(shell.day.getSnapshot().platesSold['upma']).toBe(all);
    }
    expect(calls.events).toMatchObject([{ plates: 40 }, { plates: 40 }]);
  });

  it('has a tap that follows on top of it', async () => {
    const { shell, user, upma } = await openFields();
    await user.clear(upma);
    await user.type(upma, '24');
    await user.click(screen.getByRole('button', { name: /^Upma,/ }));
    await waitFor(() => expect(shell.day.getSnapshot().platesSold['upma']).toBe(25));
  });
});

describe('what is typed', () => {
  const typeInto = async (
    user: Awaited<ReturnType<typeof openYesterday>>['user'],
    name: string,
    text: string,
  ) => {
    const field = screen.getByRole('spinbutton', { name });
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
    return field as HTMLInputElement;
  };

  it('is plates on top where that is chosen, and stays chosen', async () => {
    const { calls, user } = await openYesterday();
    await user.click(screen.getByRole('radio', { name: 'plates more' }));
    const field = await typeInto(user, 'More plates of Upma on 21 November', '40');
    await waitFor(() =>
      expect(calls.events).toMatchObject([{ dish: 'upma', plates: 40, day: YESTERDAY }]),
    );
    await waitFor(() => expect(field.value).toBe(''));
    expect(await screen.findByText('58 plates so far')).toBeTruthy();
  });

  it('is taken back by Undo, the last first', async () => {
    const { calls, user } = await openYesterday();
    const field = await typeInto(user, 'Plates of Upma on 21 November', '31');
    await waitFor(() => expect(figures()).toContain('Plates228'));
    await user.click(screen.getByRole('radio', { name: 'plates more' }));
    await typeInto(user, 'More plates of Upma on 21 November', '9');
    await waitFor(() => expect(figures()).toContain('Plates237'));
    await user.click(screen.getByRole('button', { name: 'Undo: Upma' }));
    await waitFor(() => expect(figures()).toContain('Plates228'));
    await user.click(screen.getByRole('button', { name: 'Undo: Upma' }));
    await waitFor(() => expect(figures()).toContain('Plates215'));
    expect(calls.events.map(({ kind }) => kind)).toEqual(['plates', 'plates', 'undo', 'undo']);
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    expect(field.isConnected).toBe(false);
  });
});
