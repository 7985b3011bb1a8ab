import { madeUpStall } from '@thela/books/made-up-stalls';
import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../assistant';
import type { Reply } from '../reply';

const today = '2026-11-22';
// Questions change nothing there.
const own = createFakeShell({ today, events: madeUpStall(100, today) });
const sample = createFakeShell({ today });

function reply(text: string, shell = own): Promise<Reply> {
  return createAssistant(shell).reply(text, new AbortController().signal);
}

it.each([
  [
    'what earns most',
    /^The last 7 days, 16 November to 22 November: Dosa brought the most profit, ₹[\d,.]+\. That is ₹[\d.]+ a plate\. Then /,
  ],
  ['what is not selling these days', /^The last 7 days, .*Bajji sold the least, 85 plates/],
  [
    'this week against last',
    /^This week, .* 16 November to 21 November: .* 9 November to 14 November: .* So ₹[\d,.]+ (?:more|less) than before\. /,
  ],
  ['agar chai 20 ki kar du', /^Chai ₹20 hone par: .*munafa/],
  [
    'how much will I get if I sell ten dosa',
    /^10 plates of Dosa at ₹[\d.]+ bring in ₹[\d.]+\. They cost you .* you earn/,
  ],
  ['what time most crowd is coming', /you are busiest from 8 am to 9 am/],
  ['repatiki em konali', /^రేపు, 23 నవంబర్, సోమవారం: \d+ ప్లేట్ల/],
  ['agar dosa 65 ki jagah 80 ki kar dun', /^Dosa ₹80 hone par: /],
  ['what is my collection till now, I am going to give the boy his share', /^Today, /],
  ['gata moodu rojula sale motham kalipi', /^గత 3 రోజులు, /],
  ['since monday how many dosa sold', /^16 November to 22 November: /],
  ['novembar 5 nunchi 12 varaku kharchulu enta', /^5 నవంబర్ నుంచి 12 నవంబర్ వరకు/],
  ['nela motham labham cheppu', /^గత 30 రోజులు, /],
  ['sanivaram enni idli cheyyali', /^28 నవంబర్, శనివారం: \d+ Idli/],
  ['dosa 80 chesthe entha migulutundi', /^Dosa ₹80 అయితే: /],
  ['is mahine total kharcha kitna hua', /kharcha ₹[\d,.]+\. .* aur .* par ₹/],
])('%s', async (text, answer) => {
  const { text: said, source } = await reply(text);
  expect(said).toMatch(answer);
  expect(source).toBe('calculated');
});

it.each([
  ['pichle mahine bijli ka bill kitna aaya', own],
  ['yesterday how much came by UPI and how much by cash', own],
  ['pav bhaji kitni plate gayi is hafte', own],
  ['last week how much profit', sample],
])('no figure is told that is not in the records: %s', async (text, shell) => {
  expect((await reply(text, shell)).source).not.toBe('calculated');
});

it('a plate costs and earns what it is sold at', async () => {
  const { text } = await reply('masala dosa ka kharcha', sample);
  const [cost = 0, price, profit = 0] = [...text.matchAll(/₹([\d.]+)/g)].map(([, amount]) =>
    Number(amount),
  );
  expect((cost * 100 + profit * 100) / 100).toBe(price);
});
