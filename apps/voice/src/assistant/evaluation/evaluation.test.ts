import { createFakeShell } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { englishAnswers } from '../../testing/english-answers';
import { createAssistant } from '../assistant';
import type { ReplySource } from '../reply';
import {
  firstDevanagariMoney,
  firstTeluguLatinMoney,
  firstTeluguMoney,
  secondDevanagariMoney,
  secondTeluguLatinMoney,
  secondTeluguMoney,
} from './money-phrases';
import { holdOut, secondHoldOut, thirdHoldOut } from './phrases';
import type { Expected } from './phrases';

const { signal } = new AbortController();

const setPhrases = /it is$|^(?:help|welcome|quiet|Namaste|All right|did not understand)$/;

function sourceOf([, skill, contains]: Expected): ReplySource {
  if (setPhrases.test(contains)) return 'set-phrase';
  return skill === 'profit' ? 'calculated' : 'book';
}

describe.each([
  { list: 'the hold-out', phrases: holdOut },
  { list: 'the second hold-out', phrases: secondHoldOut },
  { list: 'the third hold-out', phrases: thirdHoldOut },
  {
    list: 'questions of money in Telugu script',
    phrases: [...firstTeluguMoney, ...secondTeluguMoney],
  },
  {
    list: 'questions of money in Telugu with Latin letters',
    phrases: [...firstTeluguLatinMoney, ...secondTeluguLatinMoney],
  },
  {
    list: 'questions of money in Devanagari',
    phrases: [...firstDevanagariMoney, ...secondDevanagariMoney],
  },
])('a fresh assistant understands $list', ({ phrases }) => {
  it.each(phrases)('%s', async (...expected) => {
    const [phrase, skill, contains] = expected;
    const reply = await createAssistant(createFakeShell(), englishAnswers).reply(phrase, signal);
    expect(reply).toMatchObject({ skill, source: sourceOf(expected) });
    expect(reply.text).toContain(contains);
  });
});
