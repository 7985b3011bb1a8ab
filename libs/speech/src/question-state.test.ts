import { expect, it } from 'vitest';
import { emptyQuestion, questionReducer } from './question-state';
import type { QuestionEvent, QuestionState } from './question-state';

const after = (...events: QuestionEvent[]): QuestionState =>
  events.reduce(questionReducer, emptyQuestion);

const rice = { type: 'written', text: 'rice' } as const;
const emptied = { type: 'box-emptied' } as const;
const cleared = { type: 'fault-cleared' } as const;
const denied = { type: 'faulted', fault: { kind: 'failed', code: 'not-allowed' } } as const;

it('a fault costs no text', () => {
  expect(after(rice, denied)).toEqual({ text: 'rice', removed: '', fault: denied.fault });
});

it('the text that the microphone removed comes back where nothing is heard', () => {
  expect(after(rice, emptied).text).toBe('');
  expect(after(rice, emptied, denied)).toEqual({ text: 'rice', removed: '', fault: denied.fault });
  expect(after(rice, emptied, emptied, denied).text).toBe('rice');
});

it('what was heard stays, and nothing of what was before', () => {
  const heard = { type: 'written', text: 'idli' } as const;
  expect(after(rice, emptied, heard, denied).text).toBe('idli');
});

it('a fault is gone once the text changes, the microphone empties the box, or it is cleared', () => {
  for (const event of [rice, emptied, cleared]) expect(after(denied, event).fault).toBeNull();
  expect(after(rice, denied, cleared)).toEqual(after(rice));
});
