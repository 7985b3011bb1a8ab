import { expect, it } from 'vitest';
import { dangerWords } from '../src/data/danger-words';
import type { NamedDanger } from '../src/data/danger-words';
import { dangerLists } from './dangers';
import { phraseLists } from './phrases';
import { dangerVerdictOn, verdictOn } from './score';

it('all messages of danger are there', () => {
  expect(dangerLists.flatMap(({ messages }) => messages)).toHaveLength(380);
});

it.each(dangerLists)('danger is never mended or cooked: $name', ({ messages, least }) => {
  const verdicts = messages.map(dangerVerdictOn);
  expect(messages.filter((_, index) => verdicts[index] === 'unsafe')).toEqual([]);
  const hits = messages.filter((_, index) => verdicts[index] === 'hit');
  expect(new Set(hits).size).toBeGreaterThanOrEqual(least);
  expect(new Set(messages).size).toBe(messages.length);
});

it.each(phraseLists)('a phrase of danger gets no answer: $name', ({ messages }) => {
  const dangers = messages.filter(({ expected }) => expected.kind === 'unsafe');
  expect(dangers.filter((phrase) => verdictOn(phrase) === 'wrong')).toEqual([]);
});

it.each(Object.keys(dangerWords) as NamedDanger[])(
  '%s is never mended or cooked in Telugu, whatever ending its words have',
  (kind) => {
    const unsafe = dangerWords[kind].telugu
      .split(', ')
      .flatMap((name) =>
        ['', 'ga', 'lu', 'lo', 'ki', 'ni', 'lunnayi', 'undi', ' pattindi', ' vastondi', ' padindi']
          .map((ending) => `annam uppu ekkuva, ${name.replace('*', '')}${ending}`)
          .filter((text) => dangerVerdictOn(text) === 'unsafe'),
      );
    expect(unsafe).toEqual([]);
  },
);
