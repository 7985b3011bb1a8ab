import { beginDay, callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import { createSpokenRecords } from './spoken-records';

const today = '2026-11-22';

function open(options: FakeShellOptions = {}) {
  const shell = createFakeShell({ today, stall: 'own', ...options });
  const records = createSpokenRecords(shell);
  return {
    shell,
    records,
    say: async (text: string) => (await records.reply(text))?.text,
    entered: () => callsTo(shell).events,
  };
}

/** Runs one after the other. */
async function sayAll(say: (text: string) => Promise<string | undefined>, ...texts: string[]) {
  let last: string | undefined;
  // oxlint-disable-next-line no-await-in-loop -- a conversation
  for (const text of texts) last = await say(text);
  return last;
}

describe('when a new day has begun', () => {
  it('what is taken back is of the day before, and is said so', async () => {
    const { shell, say } = open();
    await sayAll(say, 'do masala dosa becha', 'barf ka 100 diya');
    beginDay(shell, addDays(today, 1));
    expect(await say('galat')).toBe('Undone: ₹100 for ice. Expenses yesterday: ₹60.');
    beginDay(shell, addDays(today, 2));
    expect(await say('galat')).toBe('Undone: 2 Masala Dosa. 17 on 22 November, ₹1,445.');
  });

  it('a question of the day before is asked in vain', async () => {
    const { shell, say, entered } = open();
    await say('do upma');
    beginDay(shell, addDays(today, 1));
    expect(await say('haan')).toBe(
      'A new day has begun since I asked. Nothing is written. Please say it again.',
    );
    expect(entered()).toEqual([]);
  });
});

describe('one dish twice in a sentence', () => {
  it('with two counts of the day writes neither', async () => {
    const { say, entered } = open();
    await say('aaj total 40 masala dosa, 42 masala dosa');
    await say('haan');
    expect(entered()).toEqual([]);
  });

  it('takes back no more in all than is counted', async () => {
    const { say, entered } = open();
    expect(await say('5 upma wapas, 6 upma wapas')).toBe(
      'Only 9 Upma are counted today. Nothing is written.',
    );
    expect(entered()).toEqual([]);
  });
});

it('what was taken back elsewhere is not taken back again', async () => {
  const { shell, say, entered } = open();
  await say('do upma becha');
  await shell.ledger.append([{ kind: 'plates', dish: 'upma', plates: -11 }]);
  expect(await say('galat')).toBe('Only 0 Upma are counted today. Nothing is written.');
  expect(entered()).toHaveLength(2);
});

describe('a question that nobody was told', () => {
  it('is not answered by the next sentence', async () => {
    const { records, say, entered } = open();
    const stopped = new AbortController();
    const reply = records.reply('do upma', { signal: stopped.signal });
    stopped.abort();
    await reply;
    expect(await say('haan')).toBeUndefined();
    expect(entered()).toEqual([]);
  });

  it('is not left over in the next conversation', async () => {
    const { records, say, entered } = open();
    const reply = records.reply('aaj total 0 upma');
    records.reset();
    await reply;
    expect(await say('haan')).toBeUndefined();
    expect(entered()).toEqual([]);
  });
});

it('a question is dropped when something is undone at its line', async () => {
  const { records, say, entered } = open();
  await sayAll(say, 'do upma becha', 'do upma');
  await records.undo('written-1');
  expect(await say('haan')).toBeUndefined();
  expect(entered()).toHaveLength(2);
});

it('a piece that may be against it is asked about', async () => {
  const { records, entered } = open();
  const reply = await records.reply('do masala dosa becha', { before: 'agar' });
  expect(reply?.answers).toEqual(['Yes', 'No']);
  expect(entered()).toEqual([]);
});

describe('dishes of one name', () => {
  const dish = (id: string, name: string, sellingPrice: number) =>
    ({ kind: 'dish', dish: id, fields: { name, sellingPrice }, scope: 'from' }) as const;
  const stallOf = (...prices: readonly number[]): FakeShellOptions => ({
    stall: [
      {
        day: today,
        entries: [
          { kind: 'stall', fields: { name: 'Twins' } },
          ...prices.map((price, place) => dish(`pav-${place}`, 'Vada Pav', price)),
        ],
      },
    ],
  });

  it('are told apart by their prices', async () => {
    const { records, entered } = open(stallOf(20, 30));
    const answers = ['Vada Pav ₹20', 'Vada Pav ₹30'];
    expect((await records.reply('do vada pav becha'))?.answers).toEqual(answers);
    expect((await records.reply('Vada Pav ₹30'))?.text).toMatch(
      /^2 Vada Pav counted: 2 today, ₹60/,
    );
    await records.reply('do vada pav becha');
    expect((await records.reply('20 wala'))?.text).toMatch(/^2 Vada Pav counted: 2 today, ₹40/);
    expect(entered()).toMatchObject([{ dish: 'pav-1' }, { dish: 'pav-0' }]);
  });

  it('and of one price by their place', async () => {
    const { records, entered } = open(stallOf(20, 20));
    const answers = (await records.reply('do vada pav becha'))?.answers;
    expect(answers).toEqual(['Vada Pav ₹20, 1', 'Vada Pav ₹20, 2']);
    await records.reply('Vada Pav ₹20, 2');
    expect(entered()).toMatchObject([{ dish: 'pav-1', plates: 2 }]);
  });
});

it('what the stall makes itself has no price', async () => {
  expect(await open().say('batter 60 rupaye kilo ho gaya')).toMatch(
    /^Dosa batter is made at your stall: its cost comes from its recipe/,
  );
});
