import { tokensOf } from '@thela/understanding';
import { wordsOf } from '@thela/language';
import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { createAssistant } from '../src/assistant/assistant';
import { messages } from '../src/assistant/messages/en';
import type { Skill } from '../src/assistant/reply';
import { readTeluguOrder } from '../src/assistant/roles/telugu-orders';
import { englishAnswers } from '../src/testing/english-answers';
import { readLists, testLists } from './lists';
import type { Verdict } from './lists';

/** The role that is ordered; `ask`: an order that does not say which; `none`: no order. */
type Role = Skill | 'ask' | 'none';

const roleLists = readLists<Role>('role-lists.jsonl');

// Orders change nothing there.
const shell = createFakeShell();
const { whichRole, switchedShortly } = messages(wordsOf('en-IN'));
const roles: readonly Skill[] = ['sous-chef', 'profit', 'zero-waste'];

async function heardIn(sentence: string): Promise<Role> {
  const { signal } = new AbortController();
  const { text } = await createAssistant(shell, englishAnswers).reply(sentence, signal);
  if (text === whichRole) return 'ask';
  return roles.find((role) => text.startsWith(switchedShortly[role])) ?? 'none';
}

async function verdictOn(text: string, role: Role): Promise<Verdict> {
  const heard = await heardIn(text);
  if (heard === role) return 'right';
  if (heard === 'ask') return 'asked';
  return heard === 'none' ? 'missed' : 'wrong';
}

testLists(roleLists, verdictOn);

it('sentences in English and Hindi are no orders in Telugu', { tags: ['nightly'] }, () => {
  const answerLists = readLists('answer-lists.jsonl');
  const texts = [...answerLists, ...roleLists]
    .filter(({ name }) => !name.includes('Telugu'))
    .flatMap(({ sentences }) => sentences.map(([text]) => text));
  expect(
    texts.filter((text) => {
      const tokens = tokensOf(text);
      return readTeluguOrder(tokens).tokens.join(' ') !== tokens.join(' ');
    }),
  ).toEqual([]);
});
