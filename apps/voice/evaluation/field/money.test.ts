import { callsTo, createFakeShell } from '@thela/testkit';
import { addDays } from '@thela/ledger';
import type { Entry, StallDay } from '@thela/ledger';
import { expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant';
import { englishAnswers } from '../../src/testing/english-answers';
import { linesOf } from '../lists';
import { TODAY, fieldStall } from './stall';

const { signal } = new AbortController();

interface Sentence {
  readonly text: string;
  /** What the answer must hold. */
  readonly answer: string;
  /** What a yes writes last, and how many days before today. */
  readonly writes?: readonly [kind: Entry['kind'], daysBefore: number];
}

/** Entered too often, or wrong. */
const mistakes: Readonly<Record<StallDay, readonly Entry[]>> = {
  [addDays(TODAY, -2)]: [{ kind: 'plates', dish: 'poha', plates: 2 }],
  [addDays(TODAY, -1)]: [
    { kind: 'waste', reason: 'unsold', dish: 'poha', plates: 50 },
    { kind: 'expense', category: 'gas', amount: 300, note: '' },
  ],
};
const stall = fieldStall.map(({ day, entries }) => ({
  day,
  entries: [...entries, ...(mistakes[day] ?? [])],
}));

it.each(linesOf<Sentence>('field/money.jsonl'))('$text', async ({ text, answer, writes }) => {
  const shell = createFakeShell({ today: TODAY, stall });
  const assistant = createAssistant(shell, englishAnswers);
  const before = callsTo(shell).events.length;
  const reply = await assistant.reply(text, signal);
  expect(reply.text).toContain(answer);
  if (writes && reply.answers) await assistant.reply('yes', signal);
  const [kind, daysBefore = 0] = writes ?? [];
  const written = callsTo(shell).events.slice(before).at(-1);
  expect(written?.kind).toBe(kind);
  expect(written?.day ?? TODAY).toBe(addDays(TODAY, -daysBefore));
});
