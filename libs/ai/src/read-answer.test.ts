import { expect, it } from 'vitest';
import { readAnswer, readError } from './read-answer';

function answerOf(finishReason: string | undefined, promptFeedback?: { blockReason: string }) {
  const content = {
    parts: [{ text: 'They are sour.', thought: true }, { text: 'Add 10 g sugar' }],
  };
  return readAnswer({ candidates: [{ content, finishReason }], promptFeedback });
}

it.each([undefined, '', 'STOP', 'stop', 'FINISH_REASON_UNSPECIFIED'])(
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

it.each([
  ['text: null among parts', [{ text: null }, { text: 'Add ' }, { text: null }, { text: 'salt' }]],
  ['parts of another kind', [null, { inlineData: {} }, { text: 7 }, { text: 'Add salt' }]],
  ['a thought that is marked in another way', [{ text: 'Add salt', thought: 'no' }]],
])('reads what can be read: %s', (_, parts) => {
  expect(readAnswer({ candidates: [{ content: { parts }, finishReason: null }] })).toMatchObject({
    text: 'Add salt',
    isComplete: true,
  });
});

it.each([null, { blockReason: 'BLOCK_REASON_UNSPECIFIED' }])(
  'takes the first candidate that has text, and is not put off by other fields: %j',
  (promptFeedback) => {
    const candidates = [null, { content: null }, { content: { parts: [{ text: 'Add salt' }] } }];
    expect(readAnswer({ candidates, promptFeedback })).toMatchObject({ text: 'Add salt' });
  },
);

it.each([{}, null, [], 'no', { candidates: 3 }, { candidates: [{ content: { parts: null } }] }])(
  'finds no text in %j',
  (body) => expect(readAnswer(body).text).toBe(''),
);

const info = (retryDelay: unknown) => ({
  '@type': 'type.googleapis.com/google.rpc.RetryInfo',
  retryDelay,
});

it.each([
  [{ message: 'Quota.', details: [{ '@type': 'x' }, info('34s')] }, 34_000],
  [{ message: 'Quota.', details: [null, info('0.25s')] }, 250],
  [{ message: 'Quota. Please retry in 34.5s.' }, 34_500],
  [{ message: 'Please retry in 836.4ms.' }, 836.4],
  [{ message: 'Try again after 1m2.5s.' }, 62_500],
  [{ message: 'Please try again in 2 minutes' }, 120_000],
  [{ message: 'Retry in 3 sacks.' }, 0],
  [{ message: 'Quota.', details: 'none' }, 0],
  [{ message: 'Quota.', details: [info(34), info('soon')] }, 0],
])('reads of an error how long to wait: %j', (error, retryAfterMs) => {
  expect(readError(JSON.stringify({ error })).retryAfterMs).toBe(retryAfterMs);
});

it.each([
  [{ error: { message: 'Quota.' } }],
  { error: ' Quota.' },
  { code: 'WORKER_LIMIT', message: 'Quota.' },
])('reads the message of an error: %j', (body) => {
  expect(readError(JSON.stringify(body)).message).toBe('Quota.');
});
