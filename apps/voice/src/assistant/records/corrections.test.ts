import { callsTo, createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import type { Entry, StallDay } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { englishAnswers } from '../../testing/english-answers';
import { createAssistant } from '../assistant';
import { createSpokenRecords } from './spoken-records';

const today = '2026-11-22';
const yesterday = '2026-11-21';

const waste = (plates: number): Entry => ({
  kind: 'waste',
  reason: 'unsold',
  dish: 'upma',
  plates,
});
const gas = (amount: number): Entry => ({ kind: 'expense', category: 'gas', note: '', amount });

async function open(
  entries: Readonly<Record<StallDay, readonly Entry[]>>,
  options: FakeShellOptions = {},
) {
  const shell = createFakeShell({ today, stall: 'own', ...options });
  for (const [day, some] of Object.entries(entries)) {
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await shell.ledger.append(some, day);
  }
  const before = callsTo(shell).events.length;
  const records = createSpokenRecords(shell);
  return {
    shell,
    records,
    say: async (text: string) => (await records.reply(text))?.text,
    entered: () => callsTo(shell).events.slice(before),
    wasteOn: async (day: StallDay) =>
      (await shell.ledger.events({ from: day, to: day, kinds: ['waste'] })).flatMap((event) =>
        event.kind === 'waste' && 'dish' in event ? [event.plates] : [],
      ),
  };
}

describe('an entry of any day is corrected by a sentence', () => {
  it('50 plates of waste that were 5, noticed the next morning; Undo puts them back', async () => {
    const { records, wasteOn } = await open({ [yesterday]: [waste(50)] });
    const reply = await records.reply('kal 50 nahi 5 upma phenke the');
    expect(reply?.text).toBe(
      'Corrected: 5 Upma thrown away yesterday. Earlier: 50 Upma thrown away yesterday.',
    );
    expect(await wasteOn(yesterday)).toEqual([5]);
    expect(await records.undo(reply?.writtenId ?? '')).toMatchObject({
      text: 'As it was: 50 Upma thrown away yesterday.',
    });
    expect(await wasteOn(yesterday)).toEqual([50]);
    expect((await records.undo(reply?.writtenId ?? '')).text).toBe('That is already undone.');
  });

  it('is taken back, and comes back with the word that takes back what was said last', async () => {
    const { say, wasteOn } = await open({ '2026-11-20': [waste(50)] });
    expect(await say('parso ka waste hata do')).toBe(
      'Taken back: 50 Upma thrown away on 20 November.',
    );
    expect(await wasteOn('2026-11-20')).toEqual([]);
    expect(await say('galat')).toBe('As it was: 50 Upma thrown away on 20 November.');
    expect(await wasteOn('2026-11-20')).toEqual([50]);
  });

  it('what was just said, and what was counted the day before, at the price of then', async () => {
    const { say, shell } = await open({
      [yesterday]: [{ kind: 'plates', dish: 'upma', plates: 50 }],
    });
    await shell.ledger.append([
      { kind: 'dish', dish: 'upma', fields: { sellingPrice: 90 }, scope: 'from' },
    ]);
    await say('do upma becha');
    expect(await say('do nahi teen upma')).toBe(
      'Corrected: 3 Upma sold, today. Earlier: 2 Upma sold, today.',
    );
    expect(await say('kal 50 nahi 5 upma beche the')).toBe(
      'Corrected: 5 Upma sold, yesterday. Earlier: 50 Upma sold, yesterday.',
    );
    const totals = await shell.ledger.totals({ from: yesterday, to: today });
    const upma = totals.map(({ dishes }) => dishes.find(({ dish }) => dish === 'upma'));
    expect(upma).toMatchObject([
      { plates: 23, revenue: 920 },
      { plates: 12, revenue: 630 },
    ]);
  });

  it('asks where several fit, and does what is chosen', async () => {
    const { say, wasteOn } = await open({ [yesterday]: [waste(50), waste(3)] });
    expect(await say('take back the upma waste of yesterday')).toBe(
      'Which one: 50 Upma thrown away yesterday or 3 Upma thrown away yesterday?',
    );
    expect(await say('the first one')).toBe('Taken back: 50 Upma thrown away yesterday.');
    expect(await wasteOn(yesterday)).toEqual([3]);
  });

  it('asks where the figure that was said stands nowhere', async () => {
    const { say, wasteOn } = await open({ [yesterday]: [waste(50)] });
    expect(await say('kal 40 nahi 5 upma phenke the')).toBe(
      'Shall I write: 5 Upma thrown away yesterday, instead of 50 Upma thrown away yesterday? Say yes or no.',
    );
    await say('haan');
    expect(await wasteOn(yesterday)).toEqual([5]);
  });

  it.each([
    ['kal ka gas kharcha hata do', 'Taken back: ₹300 for gas, yesterday.'],
    [
      'kal ka gas 300 nahi 30 tha',
      'Corrected: ₹30 for gas, yesterday. Earlier: ₹300 for gas, yesterday.',
    ],
    [
      'kal tamatar ka daam 400 nahi 40 tha',
      'Corrected: tomatoes at ₹40 a kg, yesterday. Earlier: tomatoes at ₹400 a kg, yesterday.',
    ],
    ['kal ka tamatar ka bhav hata do', 'Taken back: tomatoes at ₹400 a kg, yesterday.'],
    [
      'kal upma ka rate 400 nahi 40 tha',
      'Corrected: Upma at ₹40 a plate, yesterday. Earlier: Upma at ₹400 a plate, yesterday.',
    ],
    ['parso 20 upma beche the', 'Shall I write: 20 Upma sold on 20 November? Say yes or no.'],
    ['parso 5 upma phenke the', 'Shall I write: 5 Upma thrown away on 20 November? Say yes or no.'],
    ['parso ka waste hata do', 'I did not find such an entry on 20 November. Nothing is changed.'],
    [
      'pichle hafte ka waste hata do',
      'Which day? Say yesterday, or a date such as 14 November. Nothing is changed.',
    ],
  ])('%s', async (text, answer) => {
    const { say } = await open({
      [yesterday]: [
        waste(50),
        gas(300),
        { kind: 'price', ingredient: 'tomatoes', price: 400, unit: 'kg', scope: 'from' },
        { kind: 'dish', dish: 'upma', fields: { sellingPrice: 400 }, scope: 'from' },
      ],
    });
    expect(await say(text)).toBe(answer);
  });

  it.each([
    ['on 25 october 2025 I threw away 5 upma not 50', /^Corrected: 5 Upma .* on 25 October 2025\./],
    ['25/10/2025 ko 50 nahi 5 upma phenke the', /^Corrected: 5 Upma .* on 25 October 2025\./],
    ['पिछले साल 25 अक्टूबर को 50 नहीं 5 उपमा फेंके', /^Corrected: 5 Upma .* on 25 October 2025\./],
    ['25-10-2025 ka gas hatao', 'Taken back: ₹300 for gas, on 25 October 2025.'],
    ['393 రోజుల క్రితం గ్యాస్ ఖర్చు తీసేయి', 'Taken back: ₹300 for gas, on 25 October 2025.'],
    ['393 दिन पहले 12 उपमा बिके', /^Shall I write: 12 Upma sold on 25 October 2025\?/],
    ['10 din pehle rent 3000 diya', /^Shall I write: ₹3,000 for rent, on 12 November\?/],
    ['on 29 february I sold 5 upma', /^Shall I write: 5 Upma sold on 29 February 2024\?/],
    ['on 31 april I sold 5 upma', /^Which day\?/],
    ['upma sold 12 plates 2 weeks ago', /^Which day\?/],
    ['25 october 2027 ko 12 upma beche', /nothing is written/],
    ['1/4 ko 12 upma beche', /^Shall I write: 12 Upma sold on 1 April\?/],
    ['how many upma did I sell on 25 october 2025', /^Saturday, 25 October 2025: 0 Upma/],
  ])('of a day of another year, or so many days ago: %s', async (text, answer) => {
    const { shell } = await open({ '2025-10-25': [waste(50), gas(300)] });
    const { signal } = new AbortController();
    expect((await createAssistant(shell, englishAnswers).reply(text, signal)).text).toMatch(answer);
  });

  it('is written by a sentence first: waste is asked about, and taken back', async () => {
    const { say, wasteOn } = await open({});
    expect(await say('5 upma phenk diye')).toBe(
      'Shall I write: 5 Upma thrown away today? Say yes or no.',
    );
    expect(await say('haan')).toBe('Written down: 5 Upma thrown away today.');
    expect(await wasteOn(today)).toEqual([2, 5]);
    expect(await say('galat')).toBe('Taken back: 5 Upma thrown away today.');
    expect(await wasteOn(today)).toEqual([2]);
    await say('25/10 ko upma beche');
    expect(await say('12')).toMatch(/^Shall I write: 12 Upma sold on 25 October\?/);
    const helper = await open({}, { role: 'helper' });
    expect(await helper.say('kal 5 upma phenk diye the')).toBe(
      'Only the owner changes other days. Nothing is written.',
    );
    expect(await helper.say('5 upma phenk diye')).toMatch(/^Shall I write/);
  });

  it('is a new expense where the day has none of the kind', async () => {
    const { say } = await open({});
    expect(await say('kiraye ka kharcha 300 kar do')).toBe(
      'Shall I write: ₹300 for rent, today? Say yes or no.',
    );
  });

  it('of other days, and of prices, is the owner’s alone', async () => {
    const { say, entered, shell } = await open({ [yesterday]: [waste(50)] });
    await shell.ledger.append([waste(9)]);
    const helper = await open({}, { role: 'helper' });
    expect(await helper.say('kal ka waste hata do')).toBe(
      'Only the owner changes other days. Nothing is written.',
    );
    expect(await helper.say('upma ka rate hata do')).toBe(
      'Only the owner changes prices. Nothing is written.',
    );
    expect(await helper.say('aaj ka upma ka waste hata do')).toBe(
      'Taken back: 2 Upma thrown away today.',
    );
    expect(await say('aaj ka upma ka waste hata do')).toMatch(/^Which one/);
    expect(entered()).toHaveLength(1);
  });
});
