import { describe, expect, it } from 'vitest';
import { messageReader } from './voice-messages';

function transcript(role: string, text: string, transcriptType = 'final') {
  return { type: 'transcript', role, transcriptType, transcript: text };
}

const said = (message: string) => ({ type: 'assistant-message', message });

function linesOf(...messages: readonly unknown[]) {
  const read = messageReader();
  return messages.map(read).map((one) => (one?.type === 'line' ? one.line : null));
}

describe('the messages of a call', () => {
  it('are whose they say they are', () => {
    expect(
      linesOf(transcript('user', 'Tamatar khatte hain'), transcript('assistant', 'Gud')),
    ).toEqual([
      { role: 'user', text: 'Tamatar khatte hain' },
      { role: 'assistant', text: 'Gud' },
    ]);
    expect(linesOf(said('Namaste!'))).toEqual([{ role: 'assistant', text: 'Namaste!' }]);
    const final = { type: 'transcript[transcriptType="final"]', role: 'user', transcript: 'Haan' };
    expect(linesOf(final)).toEqual([{ role: 'user', text: 'Haan' }]);
  });

  it('tell once what came as both kinds', () => {
    const line = { role: 'assistant', text: 'Namaste!' };
    const heard = transcript('assistant', 'Namaste!');
    expect(linesOf(heard, said('Namaste!'))).toEqual([line, null]);
    expect(linesOf(said('Namaste!'), heard)).toEqual([line, null]);
    expect(linesOf(said('Namaste!'), said('Namaste!'))).toEqual([line, null]);
    expect(linesOf(heard, transcript('user', 'Haan'), said('Namaste!'))[2]).toBeNull();
  });

  const whole = 'Namaste! Kaise ho? Aaj 10 g namak kam karein.';
  const sentences = ['Namaste!', 'Kaise ho?', 'Aaj 10 g namak kam karein.'] as const;
  const piece = (text: string) => transcript('assistant', text);

  it.each([
    ['sentences, then the whole', [...sentences.map(piece), said(whole)]],
    ['the whole, then sentences', [said(whole), ...sentences.map(piece)]],
    ['the whole amid them', [piece('Namaste!'), said(whole), ...sentences.slice(1).map(piece)]],
    ['all of one kind', [...sentences, whole].map(said)],
    ['all as transcripts', [...sentences, whole].map(piece)],
    [
      'with other signs and digits',
      [...sentences.map(piece), said(`${whole.replace('10', '१०')} 🙏`)],
    ],
    [
      'spoken otherwise than written',
      [said(whole), piece('Namaste, kaise ho, aaj das gram namak kam karein')],
    ],
    [
      'the user speaks before the whole comes',
      [...sentences.map(piece), transcript('user', 'Theek'), said(whole)],
    ],
  ])('tell once what comes in sentences and as a whole: %s', (_, messages) => {
    const told = linesOf(...messages).filter((line) => line?.role === 'assistant');
    expect(told.map((line) => line?.text).join(' ')).toBe(whole);
    const next = 'Aur kuch?';
    expect(linesOf(...messages, piece(next), said(next)).slice(-2)).toEqual([
      { role: 'assistant', text: next },
      null,
    ]);
  });

  const user = (text: string) => transcript('user', text);
  const begins = transcript('user', 'tama', 'partial');

  it.each([
    [[user('do kilo'), begins, user('tamatar becha'), user('Do kilo tamatar becha.')]],
    [[user('do kilo'), user('do kilo tamatar becha'), user('do kilo tamatar becha')]],
    [[user('do kilo'), begins, user('Do kilo tamatar becha.')]],
    [[user('do kilo tamatar becha'), user('do kilo'), user('tamatar becha')]],
    [[piece('A.'), user('do kilo tamatar becha'), said('A.'), user('do kilo tamatar becha')]],
  ])('tell once what the user said in pieces and as a whole: %#', (messages) => {
    const lines = linesOf(...messages).filter((line) => line?.role === 'user');
    expect(lines.map((line) => line?.text).join(' ')).toMatch(/^do kilo tamatar becha\.?$/);
  });

  it.each([
    ['the whole of a turn', [piece('Ek do.'), user('ok'), piece('Teen.'), said('Ek do.')], 2],
    ['a sentence of more than three words', [piece(whole), piece(whole)], 1],
    ['the same twice', [piece('Haan.'), piece('Haan.')], 2],
    ['the same in two turns', [said('Likha.'), user('Do dosa'), said('Likha.')], 2],
  ])('tell as often as the assistant said it: %s', (_, messages, count) => {
    const told = linesOf(...messages).filter((line) => line?.role === 'assistant');
    expect(told).toHaveLength(count);
  });

  it('tell what the assistant asks again after a while', () => {
    let now = 0;
    const read = messageReader(() => now);
    const asks = piece('Kya aap wahan hain?');
    const told = [0, 1000, 9000].map((at) => {
      now = at;
      return read(asks);
    });
    expect(told.map(Boolean)).toEqual([true, false, true]);
  });

  it('tell once what the user said once, though it came twice', () => {
    let now = 0;
    const read = messageReader(() => now);
    const heard = () => read(transcript('user', 'Do dosa becha'));
    expect(heard()).not.toBeNull();
    now = 2999;
    expect(heard()).toBeNull();
    // The time counts from the last time that it came.
    now = 5000;
    expect(heard()).toBeNull();
    now = 8000;
    expect(heard()).not.toBeNull();
  });

  it.each([
    ['the user began to speak again', transcript('user', 'Do', 'partial')],
    ['the assistant spoke', said('Theek hai.')],
    ['the user said something else', transcript('user', 'Ek chai becha')],
  ])('tell twice what the user said twice: in between %s', (_, between) => {
    const heard = transcript('user', 'Do dosa becha');
    const line = { role: 'user', text: 'Do dosa becha' };
    const lines = linesOf(heard, between, heard);
    expect([lines[0], lines[2]]).toEqual([line, line]);
  });

  it('tell once what comes again with other signs and capitals', () => {
    const lines = linesOf(
      transcript('user', 'do dosa becha'),
      transcript('user', 'Do dosa becha.'),
    );
    expect(lines).toEqual([{ role: 'user', text: 'do dosa becha' }, null]);
  });

  it('may be anything else, which is left out', () => {
    const others = [
      transcript('user', 'Tama', 'partial'),
      transcript('system', 'You are…'),
      transcript('user', '  '),
      { type: 'transcript', transcriptType: 'final', role: 'user', transcript: { text: 'x' } },
      said(''),
      { type: 'speech-update', status: 'started' },
      { type: 'status-update', status: 'in-progress' },
      'listening',
      7,
      null,
      undefined,
      [],
    ];
    expect(linesOf(...others)).toEqual(others.map(() => null));
  });

  it('say that the call is over, and why', () => {
    const ended = { type: 'status-update', status: 'ended' };
    expect(messageReader()(ended)).toEqual({ type: 'ended', reason: '' });
    const reason = 'assistant-ended-call';
    expect(messageReader()({ ...ended, endedReason: reason })).toEqual({ type: 'ended', reason });
  });
});
