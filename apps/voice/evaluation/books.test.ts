import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../src/assistant/assistant';
import type { Reply } from '../src/assistant/reply';
import { bookOracle } from './book-oracle';
import type { Asked } from './book-oracle';
import { TODAY, hundredDays } from './hundred-days';
import { readLists, testLists } from './lists';
import type { Verdict } from './lists';

/** The function of the oracle that has the right answer, and what it is called with. */
type Question = readonly [name: keyof typeof bookOracle, ...given: unknown[]];

/** Questions at the made-up stall of 100 days. */
const bookLists = readLists<Question>('book-lists.jsonl');

const stall = createFakeShell({ today: TODAY, events: hundredDays });
const sample = createFakeShell({ today: TODAY });

function replyAt(shell: typeof stall, text: string): Promise<Reply> {
  return createAssistant(shell).reply(text, new AbortController().signal);
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );
}

function isRight({ text, source }: Reply, asked: Asked): boolean {
  const expected = asked();
  if (expected === null) return source !== 'calculated';
  const numbers = numbersIn(text);
  return (
    source === 'calculated' &&
    expected.numbers.every((number) => numbers.includes(number)) &&
    expected.names.every((row) => row.some((name) => text.includes(name))) &&
    !expected.others.some((name) => text.includes(name))
  );
}

async function verdictOn(text: string, [name, ...given]: Question): Promise<Verdict> {
  const asked = (bookOracle[name] as (...given: unknown[]) => Asked)(...given);
  const reply = await replyAt(stall, text);
  if (isRight(reply, asked)) return 'right';
  if (reply.source === 'calculated' || reply.source === 'model') return 'wrong';
  return reply.source === 'set-phrase' ? 'asked' : 'missed';
}

testLists(bookLists, verdictOn);

it.each(bookLists)(
  'no figure is told where there are no records: $name',
  { tags: ['nightly'] },
  async ({ sentences }) => {
    const replies = await Promise.all(sentences.map(([text]) => replyAt(sample, text)));
    expect(replies.filter(({ source }) => source === 'calculated')).toEqual([]);
  },
);
