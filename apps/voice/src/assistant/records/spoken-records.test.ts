import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import type { SpokenEntry, SpokenIntent } from '../entries/spoken-entry';
import { createSpokenRecords } from './spoken-records';

const today = '2026-11-22';
const yesterday = addDays(today, -1);

const plates = (dish: string, count: number, day: 'today' | 'yesterday' = 'today') =>
  ({ kind: 'plates', day, plates: [{ dish, plates: count }] }) as const;
const counts = (dish: string, count: number, day: 'today' | 'yesterday' = 'today') =>
  ({ kind: 'count', day, plates: [{ dish, plates: count }] }) as const;
const write = (entry: SpokenEntry): SpokenIntent => ({ kind: 'write', entry });

/** What is understood here, sentence by sentence. */
const intents: Readonly<Record<string, SpokenIntent>> = {
  'do masala dosa becha': write(plates('masala-dosa', 2)),
  'teen upma aur ek coffee bika': write({
    kind: 'plates',
    day: 'today',
    plates: [
      { dish: 'upma', plates: 3 },
      { dish: 'filter-coffee', plates: 1 },
    ],
  }),
  'ek masala dosa wapas': write(plates('masala-dosa', -1)),
  'bees masala dosa wapas': write(plates('masala-dosa', -20)),
  'kal do upma bika': write(plates('upma', 2, 'yesterday')),
  'aaj total 40 masala dosa': write(counts('masala-dosa', 40)),
  'kal total 20 upma': write(counts('upma', 20, 'yesterday')),
  'aaj total 17 masala dosa': write(counts('masala-dosa', 17)),
  'tamatar 60 rupaye ho gaye': write({
    kind: 'price',
    ingredient: 'tomatoes',
    price: 60,
    unit: null,
  }),
  'tamatar 600 rupaye ho gaye': write({
    kind: 'price',
    ingredient: 'tomatoes',
    price: 600,
    unit: null,
  }),
  'anda 90 rupaye darjan': write({ kind: 'price', ingredient: 'eggs', price: 90, unit: 'dozen' }),
  'anda 90 rupaye kilo': write({ kind: 'price', ingredient: 'eggs', price: 90, unit: 'kg' }),
  'namak 20 rupaye': write({ kind: 'price', ingredient: 'salt', price: 20, unit: null }),
  'masala dosa ab 90 ka': write({ kind: 'selling-price', dish: 'masala-dosa', price: 90 }),
  'gas 300 rupaye': write({
    kind: 'expense',
    day: 'today',
    category: 'gas',
    note: '',
    amount: 300,
  }),
  'auto 80 rupaye': write({
    kind: 'expense',
    day: 'today',
    category: 'other',
    note: 'auto',
    amount: 80,
  }),
  galat: write({ kind: 'undo' }),
  'do dosa becha': {
    kind: 'choose',
    choices: [
      { label: 'Masala Dosa', entry: plates('masala-dosa', 2) },
      { label: 'Plain Dosa', entry: plates('plain-dosa', 2) },
    ],
  },
  'do upma': { kind: 'confirm', entry: plates('upma', 2) },
  'upma becha': { kind: 'no-figure', about: 'plates' },
  'do upma becha': write(plates('upma', 2)),
  'do rava dosa becha': { kind: 'no-such', name: 'rava dosa' },
};

function open(options: FakeShellOptions = {}) {
  const shell = createFakeShell({ today, stall: 'own', ...options });
  const records = createSpokenRecords(shell, (text) => intents[text]);
  const totalsOn = async (day = today) => (await shell.ledger.totals({ from: day, to: day }))[0];
  return {
    shell,
    records,
    say: async (text: string) => (await records.reply(text))?.text,
    platesOf: async (dish: string, day = today) =>
      (await totalsOn(day))?.dishes.find((one) => one.dish === dish)?.plates,
    entered: () => callsTo(shell).events,
  };
}

// The own stall has 17 masala dosa today and 42 yesterday, 9 upma today and 18 yesterday, 31 coffee.
describe('what is said is written, and said with the figures after it', () => {
  it.each([
    ['do masala dosa becha', '2 Masala Dosa counted: 19 today, ₹1,615.'],
    [
      'teen upma aur ek coffee bika',
      '3 Upma and 1 Filter Coffee counted. Today: 12 Upma, ₹480; 32 Filter Coffee, ₹640.',
    ],
    ['ek masala dosa wapas', '1 Masala Dosa taken back: 16 today, ₹1,360.'],
    ['kal do upma bika', '2 Upma counted: 20 yesterday, ₹800.'],
    ['aaj total 40 masala dosa', 'Done. 40 Masala Dosa today, ₹3,400. Earlier it was 17.'],
    ['kal total 20 upma', 'Done. 20 Upma yesterday, ₹800. Earlier it was 18.'],
    ['tamatar 60 rupaye ho gaye', 'Tomatoes: ₹60 a kg from today. Before: ₹44 a kg.'],
    ['anda 90 rupaye darjan', 'Eggs: ₹90 a dozen from today. Before: ₹84 a dozen.'],
    ['masala dosa ab 90 ka', 'Masala Dosa: ₹90 a plate from now. Before: ₹85.'],
    ['gas 300 rupaye', '₹300 for gas written down. Expenses today: ₹360.'],
    ['auto 80 rupaye', '₹80 for auto written down. Expenses today: ₹140.'],
  ])('%s', async (said, answer) => {
    const { records, entered } = open();
    expect(await records.reply(said)).toEqual({
      text: answer,
      source: 'calculated',
      writtenId: 'written-1',
    });
    expect(entered().length).toBeGreaterThan(0);
  });

  it('a count over what was counted before, on the day that was said', async () => {
    const { say, entered, platesOf } = open();
    await say('kal total 20 upma');
    expect(entered()).toMatchObject([{ kind: 'plates', day: yesterday, dish: 'upma', count: 20 }]);
    expect([await platesOf('upma', yesterday), await platesOf('upma')]).toEqual([20, 9]);
  });

  it('from two pieces, if they say more together', async () => {
    const { records, entered } = open();
    expect(await records.reply('do upma')).toMatchObject({ answers: ['Yes', 'No'] });
    expect((await records.reply('becha', { before: 'do upma' }))?.text).toMatch(/^2 Upma counted/);
    expect((await records.reply('galat'))?.text).toMatch(/^Undone: 2 Upma/);
    expect(await records.reply('upma becha')).toBeDefined();
    expect((await records.reply('do', { before: 'upma becha' }))?.text).toMatch(/^2 Upma counted/);
    expect(entered()).toHaveLength(3);
  });

  it('two sentences at once, one after the other', async () => {
    const { say, platesOf } = open();
    const said = 'aaj total 40 masala dosa';
    const answers = await Promise.all([say(said), say(said)]);
    expect(answers[1]).toBe('40 Masala Dosa, today: that is the count already.');
    expect(await platesOf('masala-dosa')).toBe(40);
  });
});

describe('nothing is written', () => {
  it.each([
    ['aaj total 17 masala dosa', '17 Masala Dosa, today: that is the count already.'],
    ['bees masala dosa wapas', 'Only 17 Masala Dosa are counted today. Nothing is written.'],
    [
      'anda 90 rupaye kilo',
      'You buy eggs by another measure. Say what it costs a dozen. Nothing is written.',
    ],
    ['do rava dosa becha', /^Your stall has no rava dosa, so I have not written anything\./],
    ['do dosa becha', 'Which one: Masala Dosa or Plain Dosa?'],
    ['do upma', 'Shall I write: 2 Upma sold today? Say yes or no.'],
    ['upma becha', 'How many plates? I have not written anything yet.'],
    [
      'tamatar 600 rupaye ho gaye',
      'Shall I write: tomatoes at ₹600 a kg (earlier ₹44 a kg)? Say yes or no.',
    ],
    ['galat', 'I have written nothing that I could undo.'],
  ])('at %s', async (said, answer) => {
    const { say, entered } = open();
    expect(await say(said)).toMatch(answer);
    expect(entered()).toEqual([]);
  });

  it('before the stall is set up', async () => {
    const { records, entered } = open({ stall: [] });
    expect(await records.reply('do masala dosa becha')).toMatchObject({
      text: expect.stringContaining('I need your stall first') as unknown,
      needsStall: true,
    });
    expect(entered()).toEqual([]);
  });

  it('and nothing is said where it is not about the records', async () => {
    const { records } = open();
    expect(await records.reply('tomatoes are sour')).toBeUndefined();
  });
});

describe('a question back', () => {
  it.each([
    ['do dosa becha', 'masala wala', '2 Masala Dosa counted: 19 today, ₹1,615.'],
    ['do dosa becha', 'Plain Dosa', '2 Plain Dosa counted: 13 today, ₹650.'],
    ['do dosa becha', 'dusra', '2 Plain Dosa counted: 13 today, ₹650.'],
    ['do upma', 'haan', '2 Upma counted: 11 today, ₹440.'],
    ['upma becha', 'do', '2 Upma counted: 11 today, ₹440.'],
    ['tamatar 600 rupaye ho gaye', 'yes', 'Tomatoes: ₹600 a kg from today. Before: ₹44 a kg.'],
  ])('%s: %s', async (said, answered, answer) => {
    const { say, entered } = open();
    await say(said);
    expect(await say(answered)).toBe(answer);
    expect(entered()).toHaveLength(1);
  });

  it.each([
    ['do dosa becha', 'koi nahi'],
    ['do upma', 'nahi'],
    ['do upma', 'galat'],
    ['upma becha', 'rehne do'],
  ])('%s: %s writes nothing', async (said, answered) => {
    const { say, entered } = open();
    await say('ek masala dosa wapas');
    await say(said);
    expect(await say(answered)).toBe('All right, nothing is written.');
    expect(entered()).toHaveLength(1);
  });

  it.each([
    ['do dosa becha', 'masala dosa mein namak zyada hai'],
    ['do upma', 'upma khatta hai'],
    ['upma becha', 'tomatoes are sour'],
  ])('%s is dropped by something else: %s', async (said, other) => {
    const { say, entered } = open();
    await say(said);
    expect(await say(other)).toBeUndefined();
    expect(await say('haan')).toBeUndefined();
    expect(await say('masala wala')).toBeUndefined();
    expect(entered()).toEqual([]);
  });

  it('is dropped by another entry, which is written', async () => {
    const { say } = open();
    await say('do dosa becha');
    expect(await say('gas 300 rupaye')).toMatch(/^₹300 for gas/);
    expect(await say('masala wala')).toBeUndefined();
  });

  it('is forgotten with the conversation', async () => {
    const { say, records } = open();
    await say('do upma');
    records.reset();
    expect(await say('haan')).toBeUndefined();
  });

  it('offers its answers', async () => {
    const { records } = open();
    expect((await records.reply('do dosa becha'))?.answers).toEqual(['Masala Dosa', 'Plain Dosa']);
    expect((await records.reply('do upma'))?.answers).toEqual(['Yes', 'No']);
  });
});

describe('undo', () => {
  it.each([
    ['do masala dosa becha', 'Undone: 2 Masala Dosa. 17 today, ₹1,445.'],
    ['aaj total 40 masala dosa', 'Undone: 40 Masala Dosa in all. 17 today, ₹1,445.'],
    ['kal do upma bika', 'Undone: 2 Upma. 18 yesterday, ₹720.'],
    ['tamatar 60 rupaye ho gaye', 'Undone. Tomatoes: ₹44 a kg again.'],
    ['masala dosa ab 90 ka', 'Undone. Masala Dosa: ₹85 a plate again.'],
    ['gas 300 rupaye', 'Undone: ₹300 for gas. Expenses today: ₹60.'],
  ])('of %s', async (said, answer) => {
    const { shell, records } = open();
    const before = await shell.ledger.totals({ from: yesterday, to: today });
    await records.reply(said);
    expect(await records.reply('galat')).toEqual({
      text: answer,
      source: 'calculated',
      undoneId: 'written-1',
    });
    expect(await shell.ledger.totals({ from: yesterday, to: today })).toEqual(before);
  });

  it('of the one before that, up to ten', async () => {
    const { say, platesOf } = open();
    for (let time = 0; time < 12; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await say('do masala dosa becha');
    }
    for (let time = 0; time < 10; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await say('galat');
    }
    expect(await platesOf('masala-dosa')).toBe(21);
    expect(await say('galat')).toBe('I have written nothing that I could undo.');
  });

  it('by its line takes back that one and no other, once', async () => {
    const { say, records, platesOf } = open();
    await say('do masala dosa becha');
    await say('gas 300 rupaye');
    expect((await records.undo('written-1')).undoneId).toBe('written-1');
    expect(await records.undo('written-1')).toMatchObject({ text: 'That is already undone.' });
    expect(await platesOf('masala-dosa')).toBe(17);
    expect(await say('galat')).toMatch(/^Undone: ₹300 for gas/);
  });

  it('writes nothing where it was taken back elsewhere', async () => {
    const { shell, say, entered } = open();
    await say('do masala dosa becha');
    await Promise.all(entered().map(shell.ledger.undo));
    expect(await say('galat')).toBe('That is already undone.');
    expect(entered()).toHaveLength(2);
  });

  it('of what is no longer known says so', async () => {
    expect((await open().records.undo('written-99')).text).toMatch(/too long ago/);
  });
});

it('says where it is not saved', async () => {
  const { say } = open({ storage: 'full' });
  expect(await say('do masala dosa becha')).toMatch(
    /^2 Masala Dosa counted: 19 today, ₹1,615\. But it is not saved: this device has no space/,
  );
});

it.each([
  ['the records cannot be read', () => Promise.reject(new TypeError('No ledger.'))],
  [
    'the shell refuses it',
    () => Promise.resolve({ ok: false, reason: 'blocked', events: [] } as const),
  ],
])('says where it cannot be written, because %s', async (_why, append) => {
  const { shell } = open();
  const ledger = { ...shell.ledger, append };
  const records = createSpokenRecords({ ...shell, ledger }, (text) => intents[text]);
  expect((await records.reply('do masala dosa becha'))?.text).toMatch(/^I could not write that\./);
  expect((await records.reply('galat'))?.text).toBe('I have written nothing that I could undo.');
});

it('tells the figures that the page shows where the records cannot be read', async () => {
  const { shell } = open();
  const unread = () => Promise.reject(new Error('The browser does not open the records.'));
  const ledger = { ...shell.ledger, totals: unread, events: unread };
  const records = createSpokenRecords({ ...shell, ledger }, (text) => intents[text]);
  const say = async (text: string) => (await records.reply(text))?.text;
  expect(await say('do masala dosa becha')).toBe('2 Masala Dosa counted: 19 today, ₹1,615.');
  expect(await say('kal do upma bika')).toBe('2 Upma counted, yesterday.');
  expect(await say('aaj total 40 masala dosa')).toMatch(/^I cannot read the records/);
  expect(await say('gas 300 rupaye')).toBe('₹300 for gas written down.');
});
