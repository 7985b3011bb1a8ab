import type { KeptAnswer } from '@thela/contract';
import { expect, it } from 'vitest';
import { earlierAnswers, keptAnswer, ownAnswerTo } from './earlier-answers';

const kept = (number: number, change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  at: number,
  question: 'sour',
  answer: { source: 'book', heading: '', text: `answer ${number}`, isComplete: true },
  language: 'en-IN',
  verdict: 'helped',
  ...change,
});

const reading = {
  isDangerous: (question: string) => question.includes('mould'),
  isSame: (question: string, earlier: string) => earlier.startsWith(question),
};

const own = (...answers: readonly KeptAnswer[]) =>
  ownAnswerTo('sour', earlierAnswers(answers), reading)?.text ?? null;

it('reads what it kept, and passes over what another release kept in another way', () => {
  const [first] = earlierAnswers([kept(1), kept(2, { answer: 'Add salt.' })]);
  expect(first).toMatchObject({ source: 'book', text: 'answer 1', question: 'sour' });
  expect(earlierAnswers([kept(2, { answer: { text: 'Add salt.' } })])).toEqual([]);
  expect(first && keptAnswer(first)).toEqual(kept(1));
});

it('finds the latest answer that helped with the same', () => {
  expect(own(kept(3, { question: 'salty' }), kept(2), kept(1))).toBe('answer 2');
  expect(own()).toBe(null);
});

it('never finds one that did not help, or of which nothing was said', () => {
  const others = [kept(3, { verdict: 'did-not-help' }), kept(2, { verdict: null })];
  expect(own(...others, kept(1))).toBe('answer 1');
  expect(own(...others)).toBe(null);
});

it('never finds one whose own question tells of danger', () => {
  expect(own(kept(2, { question: 'sour, with mould' }), kept(1))).toBe('answer 1');
});
