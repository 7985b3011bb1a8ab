import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { dayAnswer } from './day-answer';

const today = '2026-11-22';

// Questions change neither.
const own = createFakeShell({ today, stall: 'own' });
const sample = createFakeShell({ today });

async function answerOf(text: string, shell = own) {
  return (await dayAnswer(text, shell))?.text;
}

const sold =
  '102 plates today, ₹4,935. Sold most: 31 Filter Coffee, 22 Idli Sambar and 17 Masala Dosa.';
const soldYesterday =
  '215 plates yesterday, ₹10,580. Sold most: 64 Filter Coffee, 42 Masala Dosa and 38 Idli Sambar.';
const dosas = 'Today: 17 Masala Dosa, ₹1,445; 11 Plain Dosa, ₹550; 7 Egg Dosa, ₹490.';

it.each([
  ['aaj kitna bika', sold],
  ['kitne plate bike aaj', sold],
  ['how many plates did we sell today', sold],
  ['how many dosas today', dosas],
  ['aaj kitne dose bike', dosas],
  ['kal kitna bika', soldYesterday],
  ['yesterday how much did I sell', soldYesterday],
  ['kal kitne upma bike', '18 Upma yesterday, ₹720.'],
  ['aaj upma ka profit', 'Today: 9 Upma, ₹360 in sales, ₹284.89 profit.'],
  ['kal upma ka profit kitna hua', 'Yesterday: 18 Upma, ₹720 in sales, ₹569.78 profit.'],
  ['aaj mirchi bajji ka profit', 'Today: 5 Mirchi Bajji, ₹150 in sales, cost not known.'],
  ['aaj kharcha kitna hua', 'Expenses today: ₹60. Ice ₹60.'],
  ['how much did I spend yesterday', 'Expenses yesterday: ₹250. Ravi, half a day ₹250.'],
])('%s', async (question, answer) => {
  expect(await answerOf(question)).toBe(answer);
});

it.each([
  [
    'aaj ki kamai',
    /^Today: ₹4,935 in sales, ₹[\d,.]+ profit on the dishes\. .* is in hand today, .* Ingredient cost of 1 dish not known: Mirchi Bajji\. It is not in the profit\.$/,
  ],
  ['kal ki kamai', /^Yesterday: ₹10,580 in sales/],
  ['kal kitna munafa hua', /^Yesterday: ₹10,580 in sales, .* was in hand yesterday, after/],
  ['aaj loss hua', /^Today: ₹4,935 in sales, .* is in hand today, after/],
  ['kal nuksan hua kya', /^Yesterday: ₹10,580 in sales, .* was in hand yesterday, after/],
  [
    'aaj kitna paisa bacha',
    /^₹3,644\.61 is in hand today, after ingredients, expenses and waste\. Ingredient cost of 1 dish not known: Mirchi Bajji\.$/,
  ],
  ['kya bacha', /is in hand today, .*For leftover food, tell me what there is and how much\.$/],
])('%s: of money', async (question, answer) => {
  expect(await answerOf(question)).toMatch(answer);
});

it.each([
  'kal kitne dosa banau',
  'kal kitna bikega',
  'paanch idli aur thoda sambar bacha hai',
  'masala dosa ka kharcha kitna hai',
  'aaj kya bechun',
  'tomatoes are sour',
  'kal ka sambar khatta ho gaya',
])('%s is no question about the records', async (text) => {
  expect(await answerOf(text)).toBeUndefined();
});

it.each([
  'which dish sells most in the morning',
  'roz ka average kamai kitni hai',
  'har din kitna bachta hai',
  'how many dosas did I sell on my best day',
  'ek hafte mein kitna chawal lagta hai',
  'parso kitna bika',
  'pichle hafte kitna bika',
  'is mahine kitna kamaya',
  'monday ko kitna bika',
  'pichle 7 din mein kitna bika',
  'how much did I sell last month',
  '10 november ko kharcha kitna hua',
  '14 tarik ko kharcha kitna hua tha',
  '14 ko kitna bika',
  'how much did I spend on the 14th',
  'diwali pe kitna kamaya',
  'दशहरे से पहले, 14 तारीख को कितना बिका',
  'मंगलवार को कितना बिका',
  'ఆదివారం ఎంత అమ్మాను',
  'దీపావళికి ఎంత లాభం వచ్చింది',
  'dosa ka profit holi pe kitna hua',
])('%s is not answered with the figures of another day', async (question) => {
  const words = 'I cannot tell you that about other days here.';
  expect(await answerOf(question)).toContain(words);
  expect(await answerOf(question, sample)).toContain(words);
});

it('a loss without plates is said', async () => {
  const stall = [
    { day: today, entries: [{ kind: 'stall', fields: { name: 'New' } } as const] },
    {
      day: today,
      entries: [{ kind: 'expense', category: 'gas', note: '', amount: 300 } as const],
    },
  ];
  expect(await answerOf('aaj loss hua', createFakeShell({ today, stall }))).toBe(
    'Nothing is counted today yet. Today you are ₹300 short, after ingredients, expenses and waste.',
  );
});

it('a dish that was not on the menu yet sold no plates', async () => {
  const shell = createFakeShell({ today, stall: 'own' });
  shell.stall.saveDish(null, { name: 'Pav Bhaji', sellingPrice: 60 });
  expect((await dayAnswer('kal kitne pav bhaji bike', shell))?.text).toBe(
    '0 Pav Bhaji yesterday, ₹0.',
  );
});

it('of many dishes without a known cost some are named', async () => {
  const dishes = Array.from({ length: 60 }, (_, place) => ({
    kind: 'dish' as const,
    dish: `dish-${place}`,
    fields: { name: `Dish ${place}`, sellingPrice: 10, position: place },
    scope: 'from' as const,
  }));
  const plates = dishes.map(({ dish }) => ({ kind: 'plates' as const, dish, plates: 1 }));
  const named = { kind: 'stall', fields: { name: 'Big' } } as const;
  const stall = [{ day: today, entries: [named, ...dishes, ...plates] }];
  expect(await answerOf('aaj ki kamai', createFakeShell({ today, stall }))).toContain(
    'Ingredient cost of 60 dishes not known: Dish 0, Dish 1, Dish 2, Dish 3, Dish 4 and 55 more. So the profit is not known.',
  );
});

it('says where nothing is counted', async () => {
  const stall = [
    {
      day: '2026-11-20',
      entries: [{ kind: 'stall', fields: { name: 'New' } } as const],
    },
  ];
  const shell = createFakeShell({ today, stall });
  expect(await answerOf('aaj kitna bika', shell)).toBe('Nothing is counted today yet.');
  expect(await answerOf('kal kitna bika', shell)).toBe('Nothing is counted for yesterday.');
  expect(await answerOf('aaj kharcha kitna hua', shell)).toBe(
    'No expense is written down for today.',
  );
});

it('leaves today to others where it may be samples, and knows no yesterday', async () => {
  expect(await answerOf('aaj kitna bika', sample)).toBeUndefined();
  expect(await answerOf('kal kitna bika', sample)).toBe('Nothing is counted for yesterday.');
});
