import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../src/assistant/assistant';
import type { ReplySource, Skill } from '../src/assistant/reply';
import { englishAnswers } from '../src/testing/english-answers';
import { readLists, testLists } from './lists';
import type { Verdict } from './lists';

/** Which part answers, and what the answer holds. */
interface Expected {
  readonly skill: Skill;
  readonly contains: string;
}

/** Phrases at the default prices, each to a fresh assistant. */
const answerLists = readLists<Expected>('answer-lists.jsonl');

// Questions change nothing there.
const shell = createFakeShell();
const setPhrases = /it is$|^(?:help|welcome|quiet|Namaste|All right|did not understand)$/;

function sourceOf({ skill, contains }: Expected): ReplySource {
  if (setPhrases.test(contains)) return 'set-phrase';
  return skill === 'profit' ? 'calculated' : 'book';
}

/** What a fresh assistant answers, without a model. */
async function verdictOn(phrase: string, expected: Expected): Promise<Verdict> {
  const { signal } = new AbortController();
  const reply = await createAssistant(shell, englishAnswers).reply(phrase, signal);
  const isOfPart = reply.skill === expected.skill && reply.source === sourceOf(expected);
  return isOfPart && reply.text.includes(expected.contains) ? 'right' : 'wrong';
}

testLists(answerLists, verdictOn);

const dangers = answerLists
  .flatMap(({ sentences }) => sentences)
  .filter(([, { contains }]) => contains === 'hrow it away');

it.each(dangers)('food that can make people ill is thrown away: %s', async (...danger) => {
  expect(await verdictOn(...danger)).toBe('right');
});
