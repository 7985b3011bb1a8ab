import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../src/assistant/assistant';
import type { Reply } from '../src/assistant/reply';
import { bookLists } from './book-lists';
import type { Asked } from './book-oracle';
import { TODAY, hundredDays } from './hundred-days';
import { testLists } from './lists';
import type { Verdict } from './lists';

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

async function verdictOn(text: string, asked: Asked): Promise<Verdict> {
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
