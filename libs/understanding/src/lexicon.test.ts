import { expect, it } from 'vitest';
import { lexiconOf, findMatches } from './lexicon';
import { tokensOf } from './tokenize';

const lexicon = lexiconOf([
  ['tomato', 'tomato, tamatar'],
  ['chutney', 'tomato chutney'],
  ['sour', 'khatt~'],
  ['batter', 'batter'],
  ['bitter', 'bitter'],
]);

function found(text: string) {
  return findMatches(lexicon, tokensOf(text)).map(({ meaning }) => meaning);
}

it('prefers the longest name', () => {
  expect(found('tomato chutney and tomato')).toEqual(['chutney', 'tomato']);
});

it('knows plurals and adjective endings', () => {
  expect(found('tomatoes khatti khatte khatton')).toEqual(['tomato', 'sour', 'sour', 'sour']);
});

it('forgives one slip in a long word', () => {
  expect(found('tamatr tomatto khattae')).toContain('tomato');
});

it.each(['tmatr', 'tmtr', 'tmatar'])('reads %s, which lost its vowels', (word) => {
  expect(found(word)).toEqual(['tomato']);
});

it('does not take a word without vowels for one of two, or for a common word', () => {
  expect(found('bttr')).toEqual([]);
});

it('does not guess between two meanings that are equally near', () => {
  expect(found('botter')).toEqual([]);
});

it('leaves common words alone', () => {
  expect(found('better')).toEqual([]);
});
