import { expect, it } from 'vitest';
import { openingQuestion, questionReducer } from './question-state';

const sour = questionReducer(openingQuestion, { type: 'written', text: 'sour' });
const denied = { kind: 'failed', code: 'not-allowed' } as const;

it('a fault costs no text', () => {
  expect(questionReducer(sour, { type: 'faulted', fault: denied })).toEqual({
    text: 'sour',
    fault: denied,
  });
});

it('a fault is gone once the text changes or it is cleared', () => {
  const faulted = questionReducer(sour, { type: 'faulted', fault: { kind: 'empty' } });
  expect(questionReducer(faulted, { type: 'written', text: 'sweet' }).fault).toBeNull();
  expect(questionReducer(faulted, { type: 'cleared' })).toEqual(sour);
});
