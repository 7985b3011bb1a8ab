import { expect, it } from 'vitest';
import { emptyTranscript, transcriptReducer, transcriptText } from './transcript-state';
import type { TranscriptEvent } from './transcript-state';

const said = (text: string): TranscriptEvent => ({
  type: 'added',
  message: { role: 'user', text },
});

function after(...events: TranscriptEvent[]) {
  return events.reduce(transcriptReducer, emptyTranscript);
}

const texts = (...events: TranscriptEvent[]) => after(...events).lines.map(({ text }) => text);

it('gives every line a number of its own', () => {
  const { lines } = after(said('one'), { type: 'call-asked' }, { type: 'call-began' }, said('two'));
  expect(lines).toEqual([{ role: 'user', text: 'two', id: 2 }]);
});

it('a call that begins clears what stood there before it was asked for; one that never begins, nothing', () => {
  expect(
    texts(said('before'), { type: 'call-asked' }, said('meanwhile'), { type: 'call-began' }),
  ).toEqual(['meanwhile']);
  expect(texts(said('before'), { type: 'call-asked' }, said('after'))).toEqual(['before', 'after']);
});

it('is kept as text, a line for each message', () => {
  const { lines } = after(said('namaste'), {
    type: 'added',
    message: { role: 'assistant', text: 'Bataiye', source: 'book' },
  });
  const nameOf = (role: string) => (role === 'user' ? 'You' : 'Chaat-GPT');
  expect(transcriptText(lines, nameOf)).toBe('You: namaste\nChaat-GPT: Bataiye');
});
