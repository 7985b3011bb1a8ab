import { expect, it } from 'vitest';
import { readAnswer } from './read-answer';

function answerOf(finishReason: string | undefined, promptFeedback?: { blockReason: string }) {
  const content = {
    parts: [{ text: 'They are sour.', thought: true }, { text: 'Add 10 g sugar' }],
  };
  return readAnswer({ candidates: [{ content, finishReason }], promptFeedback });
}

it.each([undefined, 'STOP', 'FINISH_REASON_UNSPECIFIED'])(
  'takes an answer that ended by itself, without its thoughts: %s',
  (finishReason) => {
    expect(answerOf(finishReason).text).toBe('Add 10 g sugar');
  },
);

it.each(['MAX_TOKENS', 'SAFETY', 'RECITATION', 'OTHER'])(
  'takes half an answer for none: %s',
  (finishReason) => {
    expect(answerOf(finishReason)).toEqual({ text: '', reason: finishReason });
  },
);

it('takes nothing of what was blocked', () => {
  expect(answerOf('STOP', { blockReason: 'SAFETY' })).toEqual({ text: '', reason: 'SAFETY' });
});
