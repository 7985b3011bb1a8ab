import { linesOf } from '@thela/text/testing';
import { expect, it } from 'vitest';
import { parseBody, readAnswer, readError } from './read-answer';
import errors from './testing/errors.jsonl?raw';
import type { ErrorLine } from './testing/error-line';

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

it.each([
  {},
  null,
  [],
  'no',
  { candidates: [{ content: { parts: [{ text: '\u200b' }] } }] },
  { candidates: 3 },
  { candidates: [{ content: { parts: null } }] },
])('finds no text in %j', (body) => expect(readAnswer(body).text).toBe(''));

it.each(linesOf<ErrorLine>(errors).filter(({ status }) => !status))(
  'reads of an error what is wrong, and how long to wait: $body',
  ({ body, message, retryAfterMs }) =>
    expect(readError(JSON.stringify(body))).toEqual({ message, retryAfterMs }),
);

const piece = (text: string, finishReason?: string) => ({
  candidates: [{ content: { parts: [{ text }] }, finishReason }],
});

it.each([
  [[piece('Add '), piece('salt'), piece('', 'STOP')], 'Add salt', true],
  [[piece('Add '), piece('sa')], 'Add sa', false],
  [[piece('Add '), piece('sa', 'MAX_TOKENS')], 'Add sa', false],
  [[piece('Add '), piece('', 'SAFETY')], '', false],
  [[piece('Add '), { promptFeedback: { blockReason: 'OTHER' } }], '', false],
  [[], '', false],
])('joins the pieces of a stream: %j', (pieces, text, isComplete) => {
  const events = pieces.map((one) => `data: ${JSON.stringify(one)}\r\n\r\n`);
  for (const body of [JSON.stringify(pieces), `: ok\n${events.join('')}data: [DONE]\n`]) {
    expect(readAnswer(parseBody(body))).toMatchObject({ text, isComplete });
  }
});
