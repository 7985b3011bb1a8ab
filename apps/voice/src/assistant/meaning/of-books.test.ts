import { linesOf } from '@thela/text/testing';
import { madeUpStall } from '@thela/books/made-up-stalls';
import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../assistant';
import type { Reply } from '../reply';
import rows from './of-books.jsonl?raw';

const today = '2026-11-22';
// Questions change nothing there.
const own = createFakeShell({ today, events: madeUpStall(100, today) });
const sample = createFakeShell({ today });

function reply(text: string, shell = own): Promise<Reply> {
  return createAssistant(shell).reply(text, new AbortController().signal);
}

it.each(linesOf<[string, string]>(rows))('%s', async (text, answer) => {
  const { text: said, source } = await reply(text);
  expect(said).toMatch(new RegExp(answer));
  expect(source).toBe('calculated');
});

it.each([
  ['sabse zyada plate kaunsi dish ki biki is hafte', /one plate|ek plate/i],
  ['aaj kitna kamaya aaj', /which days|kaun se din|15 November/i],
])('answers what was asked: %s', async (text, other) => {
  expect((await reply(text)).text).not.toMatch(other);
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
