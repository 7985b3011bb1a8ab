import { createFakeShell } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expect, it } from 'vitest';
import { dayAnswer } from './day-answer';

const today = '2026-11-22';

async function told(text: string, options: FakeShellOptions = { stall: 'own' }) {
  return (await dayAnswer(text, createFakeShell({ today, ...options })))?.text;
}

const sold = '102 plates today, ₹4,935. Most: 31 Filter Coffee, 22 Idli Sambar and 17 Masala Dosa.';
const soldYesterday =
  '215 plates yesterday, ₹10,580. Most: 64 Filter Coffee, 42 Masala Dosa and 38 Idli Sambar.';
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
  ['aaj kharcha kitna hua', 'Expenses today: ₹60. Ice ₹60.'],
  ['how much did I spend yesterday', 'Expenses yesterday: ₹250. Ravi, half a day ₹250.'],
])('%s', async (question, answer) => {
  expect(await told(question)).toBe(answer);
});

it.each([
  ['aaj ki kamai', /^Today: ₹4,935 taken in, ₹[\d,.]+ profit on the dishes\. What Mirchi Bajji/],
  ['kal ki kamai', /^Yesterday: ₹10,580 taken in/],
  ['kal kitna munafa hua', /^Yesterday: ₹10,580 taken in, .* was left yesterday, after/],
  ['aaj kitna paisa bacha', /^₹[\d,.]+ is left today, after ingredients, expenses and waste\./],
  ['kya bacha', /is left today, .*For leftover food, tell me what there is and how much\.$/],
])('%s: of money', async (question, answer) => {
  expect(await told(question)).toMatch(answer);
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
  expect(await told(text)).toBeUndefined();
});

it('says where nothing is counted', async () => {
  const stall = [
    {
      day: '2026-11-20',
      entries: [{ kind: 'stall', fields: { name: 'New' } } as const],
    },
  ];
  expect(await told('aaj kitna bika', { stall })).toBe('Nothing is counted today yet.');
  expect(await told('kal kitna bika', { stall })).toBe('Nothing is counted for yesterday.');
  expect(await told('aaj kharcha kitna hua', { stall })).toBe(
    'No expense is written down for today.',
  );
});

it('leaves today to others where it may be samples, and knows no yesterday', async () => {
  expect(await told('aaj kitna bika', {})).toBeUndefined();
  expect(await told('kal kitna bika', {})).toBe('Nothing is counted for yesterday.');
});
