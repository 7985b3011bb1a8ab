import { madeUpStall } from '@thela/books/made-up-stalls';
import type { MadeUpDays } from '@thela/books/made-up-stalls';
import type { Shell, Stored } from '@thela/contract';
import { specialId } from '@thela/ledger';
import type { Entry } from '@thela/ledger';
import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import Tool from '../tool';

/** A Sunday. */
const TODAY = '2026-11-22';

async function show(shell: Shell) {
  const view = render(<Tool shell={shell} />);
  await waitFor(() => expect(view.container.querySelector('.animate-pulse')).toBe(null));
  return view;
}

async function openWaste(options: FakeShellOptions = {}) {
  const shell = createFakeShell({ stall: 'own', today: TODAY, path: 'waste', ...options });
  const view = await show(shell);
  return { shell, calls: callsTo(shell), view };
}

const openMadeUp = (days: MadeUpDays, entries: readonly Entry[] = []) =>
  openWaste({ events: madeUpStall(days, TODAY), stall: [{ day: TODAY, entries }] });

const card = (name: string) => screen.getByRole('region', { name });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const rows = (name: string) =>
  within(card(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function wasteOfToday(shell: Shell) {
  const [totals] = await shell.ledger.totals({ from: TODAY, to: TODAY });
  return totals?.waste ?? 0;
}

describe('writing down waste', () => {
  it('says what it is worth at cost, lists it, and takes it back', async () => {
    const { shell, calls } = await openWaste();
    const before = await wasteOfToday(shell);
    choose('Idli Sambar');
    const oneLess = screen.getByRole('button', { name: 'One plate less' });
    expect(oneLess.getAttribute('aria-disabled')).toBe('true');
    await press('One plate more');
    expect(oneLess.getAttribute('aria-disabled')).toBe('false');
    type('How many plates?', '3');
    await press('Add to waste');
    const worth = `₹${((await wasteOfToday(shell)) - before).toFixed(2)}`;
    expect(
      screen.getByText(`Written down: 3 plates of Idli Sambar, ${worth} at cost.`),
    ).toBeTruthy();
    expect(calls.events).toMatchObject([
      { kind: 'waste', reason: 'unsold', dish: 'idli-sambar', plates: 3, day: TODAY },
    ]);
    expect(rows('Thrown away today')[1]).toContain(`3 plates of Idli SambarUnsold${worth}`);
    expect(screen.getByLabelText<HTMLInputElement>('How many plates?').value).toBe('');

    await press('Undo');
    expect(screen.getByText(`Taken back: 3 plates of Idli Sambar, ${worth} at cost.`)).toBeTruthy();
    expect(rows('Thrown away today')).toHaveLength(1);
    await press('Remove 2 plates of Upma');
    expect(screen.getByText('Nothing so far today.')).toBeTruthy();
    expect(await wasteOfToday(shell)).toBe(0);
  });

  it('is corrected in the form, and each change is undone', async () => {
    const { shell } = await openWaste();
    const right = await wasteOfToday(shell);
    await act(async () =>
      shell.ledger.append([{ kind: 'waste', reason: 'unsold', dish: 'upma', plates: 50 }]),
    );
    const wrong = await wasteOfToday(shell);
    const correct = await screen.findByRole('button', { name: 'Correct: 50 plates of Upma' });
    await press('Correct: 50 plates of Upma');
    const field = () => screen.getByLabelText<HTMLInputElement>('How many plates?');
    await expectFocus(field);
    expect(field().value).toBe('50');
    await press('Cancel');
    await expectFocus(() => correct);
    await press('Correct: 50 plates of Upma');
    type('How many plates?', '5');
    choose('Spilt');
    await press('Store');
    await expectFocus(() => screen.getByText(/^Corrected: 5 plates of Upma/));
    expect(rows('Thrown away today')[1]).toContain('5 plates of UpmaSpilt');
    expect(await wasteOfToday(shell)).toBeLessThan(wrong);
    await press('Undo');
    expect(await wasteOfToday(shell)).toBe(wrong);
    await press('Remove 50 plates of Upma');
    expect(await wasteOfToday(shell)).toBe(right);
    await press('Undo');
    expect(await wasteOfToday(shell)).toBe(wrong);
  });

  it('asks once of more plates than a day had, and takes them if they are meant', async () => {
    const { calls } = await openWaste();
    choose('Upma');
    type('How many plates?', '50');
    await press('Add to waste');
    expect(screen.getByRole('alert').textContent).toBe(
      '50 plates? The most that you made of it on one day was 18.',
    );
    expect(calls.events).toHaveLength(0);
    type('How many plates?', '5');
    expect(screen.queryByRole('alert')).toBeNull();
    type('How many plates?', '50');
    await press('Add to waste');
    await press('Yes, that is right');
    expect(calls.events).toMatchObject([{ kind: 'waste', dish: 'upma', plates: 50 }]);
  });

  it('adds up what the ledger adds up, and names what is not in the sum', async () => {
    const some: Entry = {
      kind: 'waste',
      reason: 'spilt',
      ingredient: 'rava',
      amount: 25,
      unit: 'g',
    };
    const unknown: Entry = { kind: 'waste', reason: 'unsold', dish: 'bajji', plates: 2 };
    const { shell } = await openWaste({
      stall: [
        {
          day: TODAY,
          entries: [
            { kind: 'stall', fields: { name: 'Mine' } },
            { kind: 'dish', dish: 'bajji', fields: { name: 'Bajji' }, scope: 'from' },
            { kind: 'ingredient', ingredient: 'rava', fields: { name: 'Rava' }, scope: 'from' },
            { kind: 'price', ingredient: 'rava', price: 41, unit: 'kg', scope: 'from' },
            some,
          ],
        },
      ],
    });
    const said = () => card('Thrown away today').textContent;
    expect(said()).not.toContain('All of today');
    await act(async () => shell.ledger.append([some]));
    // Each is ₹1.025, shown as ₹1.03.
    expect(await wasteOfToday(shell)).toBe(2.05);
    expect(said()).toMatch(/₹1\.03.*₹1\.03.*All of today₹2\.05$/);
    await act(async () => shell.ledger.append([unknown]));
    expect(said()).toMatch(
      /All of today₹2\.05Not in the sum, because the cost is not known: Bajji\.$/,
    );
    const entered = await shell.ledger.events({ from: TODAY, to: TODAY, kinds: ['waste'] });
    const known = entered.filter((event) => 'ingredient' in event);
    await act(async () => void (await Promise.all(known.map(shell.ledger.undo))));
    await act(async () => shell.ledger.append([unknown]));
    expect(said()).not.toContain('₹0');
  });

  it('finds an ingredient of many, in its own units, and never makes a special of what is spoilt', async () => {
    const { calls } = await openWaste();
    choose('An ingredient');
    type('Which ingredient?', 'సాం');
    expect(screen.getByText('1 found')).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('Which ingredient?'), { key: 'Enter' });
    await expectFocus(() => screen.getByLabelText('How much?'));
    choose('litre');
    choose('Spoilt');
    type('How much?', '0.5');
    const worth = within(card('Write down waste')).getByText(/^₹[\d.]+ at cost$/).textContent;
    await press('Add to waste');
    expect(screen.getByText(`Written down: 0.5 litres of sambar, ${worth}.`)).toBeTruthy();
    expect(calls.events).toMatchObject([
      { reason: 'spoilt', ingredient: 'sambar', amount: 0.5, unit: 'litre' },
    ]);
    expect(screen.queryByRole('button', { name: /special of it: 0.5/ })).toBe(null);
    expect(
      screen.getByRole('button', { name: 'Make a special of it: 2 plates of Upma' }),
    ).toBeTruthy();
  });

  it('refuses what no ledger can hold, with the reason, and enters nothing', async () => {
    const { calls } = await openWaste();
    await press('Add to waste');
    expect(screen.getByRole('alert').textContent).toBe('Choose what it was.');
    choose('Upma');
    const add = screen.getByRole('button', { name: 'Add to waste' });
    for (const [text, reason] of [
      ['', 'Enter how much it was.'],
      ['0', 'Enter more than 0.'],
      ['-2', 'Enter more than 0.'],
      ['0.5', 'Enter whole plates, such as 3.'],
      ['two', 'Enter a number, such as 2.'],
      ['1000001', 'It can be 10,00,000 at most.'],
    ] as const) {
      type('How many plates?', text);
      fireEvent.click(add);
      expect(screen.getByRole('alert').textContent).toBe(reason);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expectFocus(() => screen.getByLabelText('How many plates?'));
    }
    expect(calls.events).toEqual([]);
  });

  it.each([
    ['5/-', 5],
    ['౫', 5],
    ['1,250', 1250],
  ])('reads %s as %d plates', async (text, plates) => {
    const { calls } = await openWaste();
    choose('Upma');
    type('How many plates?', text);
    await press('Add to waste');
    // More than a day had is asked about.
    if (plates > 18) await press('Yes, that is right');
    expect(calls.events).toMatchObject([{ kind: 'waste', dish: 'upma', plates }]);
  });

  it('asks what may be two amounts, and enters nothing until that is answered', async () => {
    const { calls } = await openWaste();
    choose('Upma');
    type('How many plates?', '12,00');
    await press('One plate more');
    await press('Add to waste');
    expect(calls.events).toEqual([]);
    const field = screen.getByLabelText('How many plates?');
    await expectFocus(() => field);
    const described = { name: 'How many plates?', description: '12 or 1,200?' };
    expect(screen.getByRole('textbox', described)).toBe(field);
    await press('12');
    await press('Add to waste');
    expect(calls.events).toMatchObject([{ kind: 'waste', dish: 'upma', plates: 12 }]);
  });

  it('keeps on the page what storage refuses, says so, and stores it when asked again', async () => {
    await openWaste({ storage: 'full' });
    choose('Mirchi Bajji');
    type('How many plates?', '4');
    await press('Add to waste');
    expect(
      screen.getByText('Written down: 4 plates of Mirchi Bajji, cost not known.'),
    ).toBeTruthy();
    expect(rows('Thrown away today')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toContain('no space left');
    await press('Store it again');
    expect(screen.getByRole('alert').textContent).toContain('no space left');
  });
});

it('fills the question with what was not sold, and asks nothing by itself', async () => {
  const { shell } = await openWaste();
  await press('Make a special of it: 2 plates of Upma');
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: "What's left over today?" });
  expect(shell.location.getSnapshot()).toBe('');
  expect(box.value).toBe('2 Upma');
  await expectFocus(() => box);
  expect(screen.queryByText('Built-in tip')).toBe(null);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Waste' })));
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Recipe' })));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

it('is a tab below the title of its tool, at the address it had before', async () => {
  await openWaste();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zero-Waste Genius');
  const tabs = within(screen.getByRole('navigation', { name: 'Leftovers' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Waste');
  const recipe = tabs.getByRole('link', { name: 'Recipe' });
  await act(async () => fireEvent.click(recipe));
  expect(screen.getByRole('button', { name: 'Generate a Genius Recipe' })).toBeTruthy();
  // The same link, or the focus would be lost.
  expect(tabs.getByRole('link', { current: 'page' })).toBe(recipe);
});

describe('the weeks', () => {
  it.each([
    [[], 'To compare it with last week, 14 days of records are needed; there is 1.'],
    [madeUpStall(1, TODAY), '14 days of records are needed; there is 1.'],
    [madeUpStall(6, TODAY), '14 days of records are needed; there are 6.'],
  ] as const)('say how many days they need and how many there are: %#', async (events, text) => {
    const own: readonly Entry[] = [{ kind: 'stall', fields: { name: 'Lakshmi Tiffins' } }];
    await openWaste({ events, stall: events.length > 0 ? [] : [{ day: TODAY, entries: own }] });
    expect(card('This week').textContent).toContain(text);
    expect(card('Earlier weeks').textContent).toContain('no earlier week yet');
    expect(card('Specials').textContent).toContain('No special this week.');
  });

  it('compare 100 days week by week, and mark a dish that is gone', async () => {
    await openMadeUp(100, [
      { kind: 'dish', dish: 'made-up-dosa', fields: { isRetired: true }, scope: 'from' },
    ]);
    expect(card('This week').textContent).toMatch(
      /Up to Saturday: ₹[\d.]+ (less|more) than last week \(₹[\d.]+\)/,
    );
    expect(card('This week').textContent).not.toContain('goes on');
    const weeks = () => card('Earlier weeks').querySelectorAll('details');
    expect(weeks()).toHaveLength(4);
    await press('Show all 12 weeks');
    expect(weeks()).toHaveLength(12);
    expect(card('Earlier weeks').textContent).toMatch(/Dosa retired/);
    // It sold today before it was retired, so that some of it may be left.
    expect(screen.getByLabelText('Dosa')).toBeTruthy();
    expect(screen.queryByLabelText('Pongal')).toBe(null);
  });

  it('follow a price that is wrong by ten times, and the right one', async () => {
    const { shell } = await openWaste();
    const cost = () => card('This week').querySelector('.text-figure')?.textContent;
    const setSemolina = (price: number) =>
      act(async () => shell.stall.setPrice('semolina', { price, unit: 'kg' }));
    const right = cost();
    await setSemolina(460);
    expect(cost()).not.toBe(right);
    await setSemolina(46);
    expect(cost()).toBe(right);
    expect(card('This week').textContent).toContain('If an amount looks wrong, look at the price');
  });

  it('name what has no known cost, on a day without sales as well', async () => {
    const waste: Entry = { kind: 'waste', reason: 'spilt', dish: 'mirchi-bajji', plates: 2 };
    await openWaste({
      stall: [
        { day: TODAY, entries: [{ kind: 'stall', fields: { name: 'Mine' } }] },
        {
          day: TODAY,
          entries: [
            { kind: 'dish', dish: 'mirchi-bajji', fields: { name: 'Bajji' }, scope: 'from' },
            waste,
          ],
        },
      ],
    });
    expect(card('This week').textContent).toContain(
      'Not in the sum, because the cost is not known: Bajji.',
    );
    expect(card('This week').textContent).toContain('Not known');
    expect(rows('This week')).toEqual(['Bajji 2 plates · Spiltcost not known']);
  });

  it('show what specials earned back, each on its day, and take one of today off the board', async () => {
    const [fry, boom] = [specialId('1'), specialId('2')];
    const special = (dish: string, name: string): Entry => ({
      kind: 'dish',
      dish,
      fields: { name, sellingPrice: 40, recipe: [], isRetired: false, position: 9 },
      scope: 'day',
    });
    const { shell } = await openWaste({
      stall: [
        {
          day: '2026-11-15',
          entries: [
            { kind: 'stall', fields: { name: 'Mine' } },
            special(fry, 'Old Fry'),
            { kind: 'plates', dish: fry, plates: 2 },
          ],
        },
        {
          day: '2026-11-20',
          entries: [special(fry, 'Podi Fry'), { kind: 'plates', dish: fry, plates: 5 }],
        },
        {
          day: TODAY,
          entries: [
            special(boom, 'Podi Fry'),
            { kind: 'plates', dish: boom, plates: 3 },
            { kind: 'waste', reason: 'unsold', dish: boom, plates: 1 },
          ],
        },
      ],
    });
    expect(card('Specials').textContent).toContain('The specials earned back ₹320 this week.');
    expect(rows('Specials')).toEqual([
      'Podi Fryon the board today · 3 plates₹120Take it off',
      'Podi FryFriday · 5 plates₹200',
    ]);
    expect(card('Earlier weeks').textContent).toContain('The special earned back ₹80.');
    // What was heated once is not made a special again.
    expect(screen.queryByRole('button', { name: /^Make a special of it/ })).toBe(null);
    expect(rows('This week')).toEqual(['Podi Fry special1 plate · Unsoldcost not known']);
    await press('Take it off: Podi Fry');
    expect(screen.getByText('Podi Fry is off the board.')).toBeTruthy();
    expect(rows('Specials')[0]).toBe('Podi FrySunday · 3 plates₹120');
    expect(shell.stall.getSnapshot().dishes.find(({ id }) => id === boom)?.isRetired).toBe(true);
  });
});

it('says that records could not be read, writes down all the same, and reads them again', async () => {
  const made = createFakeShell({ stall: 'own', today: TODAY, path: 'waste' });
  let isBroken = true;
  const shell: Shell = {
    ...made,
    ledger: {
      ...made.ledger,
      totals: (range) =>
        isBroken ? Promise.reject(new Error('broken')) : made.ledger.totals(range),
    },
  };
  await show(shell);
  expect(within(card('This week')).getByRole('alert').textContent).toMatch(/could not be read/);
  choose('Upma');
  type('How many plates?', '1');
  await press('Add to waste');
  expect(screen.getByText('Written down: 1 plate of Upma.')).toBeTruthy();
  isBroken = false;
  await act(async () =>
    fireEvent.click(within(card('This week')).getByRole('button', { name: 'Try again' })),
  );
  expect(rows('Thrown away today')).toHaveLength(2);
});

describe('what the ledger does not take back', () => {
  const rejects = () => Promise.reject(new Error('refused'));
  const refuses = (): Promise<Stored> =>
    Promise.resolve({ ok: false, reason: 'blocked', events: [] });
  const refusing = (options: FakeShellOptions = {}, refuse: () => Promise<Stored> = rejects) => {
    const made = createFakeShell({ stall: 'own', today: TODAY, path: 'waste', ...options });
    const answer = { isRefused: false };
    const unless = (work: () => Promise<Stored>) => (answer.isRefused ? refuse() : work());
    const { ledger } = made;
    const shell: Shell = {
      ...made,
      ledger: {
        ...ledger,
        append: (entries, day) => unless(() => ledger.append(entries, day)),
        undo: (event) => unless(() => ledger.undo(event)),
      },
    };
    return { shell, answer };
  };

  it.each([
    ['throws', rejects],
    ['refuses', refuses],
  ])(
    'is not said to be taken back, and an older entry stays unsaved, where it %s',
    async (_, how) => {
      const { shell, answer } = refusing({ storage: 'full' }, how);
      await show(shell);
      choose('Upma');
      type('How many plates?', '4');
      await press('Add to waste');
      answer.isRefused = true;
      await press('Undo');
      expect(screen.queryByText(/^Taken back/)).toBe(null);
      expect(screen.getByText(/^This could not be taken back: 4 plates of Upma/)).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toContain('no space left');
      expect(rows('Thrown away today')).toHaveLength(2);
      answer.isRefused = false;
      await press('Try again');
      expect(screen.getByText(/^Taken back: 4 plates of Upma/)).toBeTruthy();
    },
  );

  it('is said to be taken back only once the ledger says so', async () => {
    vi.useFakeTimers();
    try {
      const { shell } = refusing({ storage: 'slow' });
      await act(async () => render(<Tool shell={shell} />));
      await act(async () => vi.advanceTimersByTimeAsync(0));
      await press('Remove 2 plates of Upma');
      expect(screen.queryByText(/^Taken back/)).toBe(null);
      await act(async () => vi.advanceTimersByTimeAsync(3000));
      expect(screen.getByText(/^Taken back: 2 plates of Upma/)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays on the board as a special', async () => {
    const special: Entry = {
      kind: 'dish',
      dish: specialId('1'),
      fields: { name: 'Podi Fry', sellingPrice: 40, recipe: [], isRetired: false },
      scope: 'day',
    };
    const own: Entry = { kind: 'stall', fields: { name: 'Mine' } };
    const sold: Entry = { kind: 'plates', dish: specialId('1'), plates: 1 };
    const { shell, answer } = refusing({ stall: [{ day: TODAY, entries: [own, special, sold] }] });
    await show(shell);
    answer.isRefused = true;
    await press('Take it off: Podi Fry');
    expect(screen.getByText('Podi Fry could not be taken off the board. Try again.')).toBeTruthy();
    expect(screen.queryByText('Podi Fry is off the board.')).toBe(null);
  });
});

describe('who is no owner of an own stall', () => {
  it('enters and takes back plates as a helper, and sees no costs and no weeks', async () => {
    const { calls, view } = await openWaste({ role: 'helper' });
    choose('Upma');
    type('How many plates?', '2');
    await press('Add to waste');
    expect(screen.getByText('Written down: 2 plates of Upma.')).toBeTruthy();
    await press('Undo');
    expect(screen.getByText('Taken back: 2 plates of Upma.')).toBeTruthy();
    expect(rows('Thrown away today')).toHaveLength(1);
    expect(calls.refusals()).toBe(0);
    expect(view.container.textContent).not.toMatch(/₹|cost|week|special/i);
    expect(screen.queryByRole('radio', { name: 'An ingredient' })).toBe(null);
  });

  it('is told as a helper that the stall has not arrived', async () => {
    await openWaste({ stall: [], role: 'helper' });
    expect(screen.getByText(/are not on this phone yet/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBe(null);
  });
});

it('says at any other address that it is not here', async () => {
  const { shell } = await openWaste({ path: 'waste/2026-11-21' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not here');
  fireEvent.click(screen.getByRole('link', { name: 'To Zero-Waste Genius' }));
  expect(shell.location.getSnapshot()).toBe('');
});
