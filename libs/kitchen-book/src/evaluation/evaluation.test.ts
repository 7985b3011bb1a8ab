import { describe, expect, it } from 'vitest';
import { holdOutPhrases, phrases, secondHoldOutPhrases } from './phrases';
import type { Phrase } from './phrase';
import { verdictOn } from './score';

function textsWith(list: readonly Phrase[], verdict: ReturnType<typeof verdictOn>): string[] {
  return list.filter((phrase) => verdictOn(phrase) === verdict).map((phrase) => phrase.text);
}

describe.each([
  ['the hundred phrases', phrases, 100, 99],
  ['the first hold-out', holdOutPhrases, 30, 30],
  ['the second hold-out', secondHoldOutPhrases, 30, 30],
] as const)('%s', (_, list, count, least) => {
  it('are all there, each once', () => {
    expect(new Set(list.map((phrase) => phrase.text)).size).toBe(count);
  });

  it('mostly get a sensible answer', () => {
    expect(textsWith(list, 'sensible').length).toBeGreaterThanOrEqual(least);
  });

  it('never get an unsafe or wrong one', () => {
    expect(textsWith(list, 'wrong')).toEqual([]);
  });
});

it('judges an unsafe phrase that was mended as wrong', () => {
  const phrase: Phrase = {
    tool: 'advice',
    text: 'tomatoes sour',
    expected: { kind: 'unsafe' },
  };
  expect(verdictOn(phrase)).toBe('wrong');
});
