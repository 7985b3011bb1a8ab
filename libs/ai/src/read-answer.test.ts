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
    expect(answerOf(finishReason)).toMatchObject({ text: 'Add 10 g sugar', isComplete: true });
  },
);

it('takes the text of an answer that was cut off, as incomplete', () => {
  expect(answerOf('MAX_TOKENS')).toMatchObject({ text: 'Add 10 g sugar', isComplete: false });
});

it.each(['SAFETY', 'RECITATION', 'OTHER'])(
  'takes no text of an answer that was stopped: %s',
  (finishReason) => {
    expect(answerOf(finishReason)).toMatchObject({ text: '', reason: finishReason });
  },
);

it.each(['STOP', 'MAX_TOKENS'])('takes nothing of what was blocked: %s', (finishReason) => {
  expect(answerOf(finishReason, { blockReason: 'SAFETY' })).toMatchObject({
    text: '',
    reason: 'SAFETY',
  });
});
