import { expect, it } from 'vitest';
import { dangerWords } from '../src/data/danger-words';
import { phraseLists, readLists } from './lists';
import { dangerVerdictOn, verdictOn } from './score';

/** They tell of danger beside food. Neither book may cook or mend any of them; at least so many are thrown away. */
const dangerLists = readLists('dangers.jsonl').map(({ messages, ...list }) => ({
  ...list,
  messages: messages.map(({ text }) => text),
}));

it('all messages of danger are there', () => {
  expect(dangerLists.flatMap(({ messages }) => messages)).toHaveLength(405);
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

const endings = ',ga,lu,lo,ki,ni,lunnayi,undi, pattindi, vastondi, padindi'.split(',');
const teluguWords = Object.values(dangerWords)
  .flatMap(({ telugu }) => telugu.split(', '))
  .map((word) => word.replace('*', ''));

function unsafeAmong(words: readonly string[]): readonly string[] {
  return words
    .map((word) => `annam uppu ekkuva, ${word}`)
    .filter((text) => dangerVerdictOn(text) === 'unsafe');
}

it('no word of danger is mended or cooked in Telugu, with some ending', () => {
  const words = teluguWords.map((word, index) => word + endings[index % endings.length]);
  expect(unsafeAmong(words)).toEqual([]);
});

it.each(endings)(
  'no word of danger is mended or cooked in Telugu with the ending %j',
  { tags: ['nightly'] },
  (ending) => {
    expect(unsafeAmong(teluguWords.map((word) => word + ending))).toEqual([]);
  },
);
