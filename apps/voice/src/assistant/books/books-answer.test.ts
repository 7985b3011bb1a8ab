import { madeUpStall } from '@thela/books/made-up-stalls';
import { addDays } from '@thela/ledger';
import type { Entry } from '@thela/ledger';
import { createFakeShell, ownStall } from '@thela/testkit';
import type { EntriesOfDay } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { answerTextsIn } from '../answer-texts';
import { createAssistant } from '../assistant';
import { booksAnswer } from './index';

const today = '2026-11-22';

// Questions change none of them.
const own = createFakeShell({ today, stall: 'own' });
const helper = createFakeShell({ today, stall: 'own', role: 'helper' });
const sample = createFakeShell({ today });
const hundredDays = createFakeShell({ today, events: madeUpStall(100, today) });

async function answerOf(text: string, shell = own) {
  return booksAnswer(text, shell, await answerTextsIn('en-IN'));
}

it.each([
  [
    'how much did I earn in the last 7 days',
    /^The last 7 days, 16 November to 22 November: ₹15,515 in sales, .*Your records begin on 21 November\.$/,
  ],
  ['kitna bika 22 november 2025 ko', /^Saturday,? 22 November 2025: nothing is in your records/],
  ['5.11.2026 ko kitna bika', /^Thursday,? 5 November: nothing is in your records/],
  ['how much did I sell on 5 november, 2025', /^Wednesday,? 5 November 2025: nothing/],
  ['12/25/2025 ko kitna bika', /^Which days do you mean\?/],
  ['how much did I sell in october 2025', /^1 October 2025 to 31 October 2025: nothing/],
  ['२१ नवंबर २०२६ को कितनी कमाई हुई', /^Saturday,? 21 November: ₹/],
  ['1 दिन पहले कितनी कमाई हुई', /^(?:Yesterday|Saturday)\b.*21 November: ₹/],
  ['last week sales', /^Last week, 9 November to 15 November: nothing is in your records\./],
  [
    'which dish sold most this week',
    /Filter Coffee sold the most, 95 plates\. Then Idli Sambar 60/,
  ],
  [
    'profit this week',
    / left after .*\. Ingredient cost of 1 dish not known: Mirchi Bajji\. It is not in the profit\./,
  ],
  ['how many mirchi bajji did I sell this week', /17 Mirchi Bajji, ₹510 in sales, cost not known/],
  ['how many samosas did I sell last week', /^Your stall has no samosas/],
  ['how much did I spend on ice this week', /: ₹60 for ice\.$/],
  ['how much waste was there this week', /thrown away, at its cost\. Most of it: /],
])('%s', async (question, answer) => {
  expect((await answerOf(question))?.text).toMatch(answer);
});

it('leaves out what was entered on a day that has not come, and says so', async () => {
  const ahead = createFakeShell({ today, stall: 'own' });
  const question = 'how much did I earn in the last 7 days';
  const before = (await answerOf(question, ahead))?.text;
  const ice: Entry = { kind: 'expense', category: 'ice', note: '', amount: 20 };
  const { events } = await ahead.ledger.append([ice], '2027-11-22');
  const after = (await answerOf(question, ahead))?.text;
  const note = 'What was entered for 22 November 2027 is not counted';
  expect(after).toContain(note);
  expect(after?.replace(/ What was entered for [^:]*: [^.]*\. [^.]*\./, '')).toBe(before);
  await Promise.all(events.map(ahead.ledger.undo));
  expect((await answerOf(question, ahead))?.text).toBe(before);
});

it.each([
  ['what was my best day this week', 'I need 3 days with sales that are over. There are 1.'],
  ['which weekday is best', 'the same weekday 2 times with sales. So far there are 1.'],
  ['which dish should I take off the menu', 'I need 7 days with sales. There are 2.'],
  ['what should I prepare tomorrow', 'I need 3 days with sales that are over. There are 1.'],
  ['how much rice should I buy for tomorrow', 'I need 3 days with sales that are over.'],
  ['which prices went up this week', 'I need 8 days of records. There are 3.'],
  ['what is my break even', '7 days with sales that are over. The last 30 days have 1.'],
  ['how much did the specials bring in this week', 'there was no special.'],
])('%s: says how many days it takes', async (question, answer) => {
  expect((await answerOf(question))?.text).toContain(answer);
});

it('says where as many plates as today are shopped for, as long as there is no forecast', async () => {
  const onward = 'Under Tomorrow, “Same as today” lists the shopping for';
  const text = async (question: string, shell = own) => (await answerOf(question, shell))?.text;
  expect(await text('kal kya kharidna hai')).toMatch(new RegExp(`${onward} \\d+ plates\\.$`));
  const isNotTomorrow = 'what should I buy on tuesday';
  const nothingYet = createFakeShell({ today: addDays(today, 1), stall: ownStall(today) });
  expect(await text(isNotTomorrow)).not.toContain(onward);
  expect(await text('kal kya kharidna hai', nothingYet)).not.toContain(onward);
});

it.each([
  ['how many plates will I sell next week', 'only to tomorrow'],
  ['monday se friday kitna bika', 'Which days do you mean?'],
  ['pichle hafte se kitna bika', 'Which days do you mean?'],
  ['ab tak chai se total kitna munafa hua hai', 'Which days do you mean?'],
  ['diwali ke aaspaas kitni bikri hui', 'Which days do you mean?'],
  ['jab se gas mehnga hua tab se kitna profit hua', 'Which days do you mean?'],
  ['how much did Ravi earn last week', 'I did not understand all of that'],
  ['pichle hafte kitna chawal laga', 'I did not understand all of that'],
])('%s is refused or asked back', async (question, answer) => {
  const reply = await answerOf(question);
  expect(reply).toMatchObject({ source: 'set-phrase' });
  expect(reply?.text).toContain(answer);
});

it.each([
  'aaj kitna bika',
  'kal kitna bika',
  'dosa batter is left over what can i make for tomorrow',
  '20 plate dosa ke liye kitna batter chahiye',
  '2 din purani idli ka kya karun',
  'kal ki phaphundi lagi idli kitne mein bechun',
  'masala dosa ka kharcha kitna hai',
  'aaj ab tak kitna bika',
])('%s is left to others', async (text) => {
  expect(await answerOf(text)).toBeUndefined();
});

describe('a comparison', () => {
  const entriesOn = (age: number): readonly Entry[] => [
    { kind: 'plates', dish: 'plain-dosa', plates: age === 0 ? 2 : 10 },
    ...(age === 2 ? [{ kind: 'expense', category: 'rent', note: '', amount: 3000 } as const] : []),
  ];
  const stall: readonly EntriesOfDay[] = [
    { day: '2026-11-01', entries: [{ kind: 'stall', fields: { name: 'Asha' } }] },
    ...Array.from({ length: 21 }, (_, age) => ({
      day: addDays(today, -age),
      entries: entriesOn(age),
    })),
  ];
  const steady = createFakeShell({ today, stall });

  it.each([
    // 22 November is a Sunday, and goes on.
    [
      'is my revenue this week more than last week',
      /^This week, .*: ₹3,100 in sales, .*I compared only the days that are over\. 16 November to 21 November: ₹3,000 in sales\. 9 November to 14 November: ₹3,000 in sales\. So the same as before\./,
    ],
    [
      'expenses this week more than last week',
      /^This week, .*: ₹3,000 for expenses\. I compared only the days that are over\. Rent is kept separate\. 16 November to 21 November: ₹0 for expenses\. 9 November to 14 November: ₹0 for expenses\. So the same as before\./,
    ],
    ['what was my best day in the last 7 days', /Rent is kept separate\.$/],
  ])('is of days that are over, without rent: %s', async (question, answer) => {
    expect((await answerOf(question, steady))?.text).toMatch(answer);
  });

  it('of weekdays needs two of them twice', async () => {
    const eightOver = createFakeShell({ today, stall: stall.slice(0, 10) });
    expect((await answerOf('which weekday is best', eightOver))?.text).toMatch(/are 1\.$/);
  });

  it('of today with yesterday leaves rent out, too, and says that today is not over', async () => {
    const rent = { kind: 'expense', category: 'rent', note: '', amount: 900 } as const;
    const shell = createFakeShell({
      today,
      stall: [...stall, { day: addDays(today, -1), entries: [rent] }],
    });
    expect((await answerOf('is what is left today more than yesterday', shell))?.text).toMatch(
      / ₹437\.90 left after .*\. So ₹350\.32 less than before\. Today is not over yet\.$/,
    );
  });
});

describe('where the cost of a dish is not known', () => {
  const fields = { name: 'Misal', sellingPrice: 50, recipe: [], isRetired: false, position: 9 };
  const misal: Entry = { kind: 'dish', dish: 'misal', fields, scope: 'from' };
  const of = (dish: string, plates: number): Entry => ({ kind: 'plates', dish, plates });
  const shellOf = (onDay: (age: number) => readonly Entry[]) => {
    const days = Array.from({ length: 31 }, (_, age) => ({
      day: addDays(today, -age),
      entries: onDay(age),
    }));
    const entries: readonly Entry[] = [{ kind: 'stall', fields: { name: 'Asha' } }, misal];
    return createFakeShell({ today, stall: [{ day: '2026-10-20', entries }, ...days] });
  };
  const earlier = shellOf((age) => [of('plain-dosa', 10), of('misal', age > 6 ? 2 : 0)]);
  const alone = shellOf(() => [of('misal', 10)]);
  const not = 'Ingredient cost of 1 dish not known: Misal.';

  it.each([
    ['is what is left this week more than last week', earlier, `expenses and waste. ${not}`],
    ['is my profit this week more than last week', earlier, `on the dishes. ${not}`],
    ['on which day did I earn the most profit last week', earlier, `on the dishes. ${not}`],
    ['which weekday has the most profit', earlier, `on the dishes. ${not}`],
    ['on which day did I earn the most profit last week', alone, ': the cost is not known'],
    ['which weekday has the most profit', alone, ': the cost is not known'],
    ['what should I buy for tomorrow', alone, ': Left out, because there is no recipe: Misal'],
    ['is this month better than last month', alone, 'sales. Your records begin on 23 October.'],
  ])('says so: %s', async (question, shell, answer) => {
    expect((await answerOf(question, shell))?.text).toContain(answer);
  });
});

describe('where it is not plain whether yesterday or tomorrow is meant', () => {
  it.each(['en-IN', 'hi-Latn-IN', 'hi-IN', 'te-IN'] as const)(
    'offers answers that are understood, in %s',
    async (language) => {
      const texts = await answerTextsIn(language);
      const asked = await booksAnswer('kal kitni idli', hundredDays, texts);
      expect(asked).toMatchObject({ source: 'set-phrase' });
      const replies = await Promise.all(
        (asked?.answers ?? []).map((answer) =>
          createAssistant(hundredDays).reply(answer, new AbortController().signal),
        ),
      );
      const [sold, made] = replies.map(({ text, source }) => ({ text, source }));
      expect(sold).toMatchObject({
        source: 'calculated',
        text: expect.stringContaining('103 Idli'),
      });
      expect(made).toMatchObject({
        source: 'calculated',
        text: expect.stringContaining('54 Idli'),
      });
    },
  );
});

it.each([
  ['last week sales', 'Other days are for the owner alone. I can tell you about today.'],
  ['what should I prepare tomorrow', 'Other days are for the owner alone.'],
  ['what is my break even', 'Costs, profit and ingredient prices are for the owner alone.'],
])('refuses a helper: %s', async (question, answer) => {
  expect((await answerOf(question, helper))?.text).toContain(answer);
});

it('says nothing of a sample stall, and offers to set up one of their own', async () => {
  expect(await answerOf('last week sales', sample)).toMatchObject({
    source: 'set-phrase',
    needsStall: true,
  });
});
