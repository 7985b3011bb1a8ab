import { expect, it } from 'vitest';
import { spokenWords } from './spoken-words';

it.each([
  ['टमाटर', 'tamatar'],
  ['खट्टा', 'khatta'],
  ['पतली', 'patli'],
  ['नमक', 'namak'],
  ['चावल', 'chawal'],
  ['प्याज़', 'pyaaz'],
  ['मिर्च', 'mirch'],
  ['चिपचिपे', 'chipchipe'],
])('spells %s as %s', (devanagari, latin) => {
  expect(spokenWords(devanagari)).toEqual(spokenWords(latin));
});

it.each([
  ['బూజు', 'booju'],
  ['పాడైపోయిన', 'padaipoyina'],
  ['పెరుగు', 'perugu'],
  ['కంపు', 'kampu'],
  ['అన్నం', 'annam'],
  ['బొద్దింక', 'boddinka'],
  ['చీమలు', 'cheemalu'],
  ['ఇడ్లీ', 'idli'],
])('spells %s as %s', (telugu, latin) => {
  expect(spokenWords(telugu)).toEqual(spokenWords(latin));
});

it.each([
  ['tamaatar', 'tamatar'],
  ['chaawal', 'chaval'],
  ['Pyaaz', 'pyaj'],
  ['phool', 'fool'],
  ['bheendi', 'bhindi'],
])('takes %s and %s for one word', (one, other) => {
  expect(spokenWords(one)).toEqual(spokenWords(other));
});

it('keeps sour and eats apart', () => {
  expect(spokenWords('khatta')).not.toEqual(spokenWords('khata'));
});

it('cuts numbers from units and reads Devanagari and Telugu digits, fractions and thousands', () => {
  expect(spokenWords('2kg १.५ लीटर ½ kg 1,500 gm ౧౫')).toEqual([
    '2',
    'kg',
    '1.5',
    'litar',
    '1/2',
    'kg',
    '1500',
    'gm',
    '15',
  ]);
});

it('marks where clauses and sentences end and drops what cannot be seen', () => {
  expect(spokenWords('is\u200Bn’t it, dal? नहीं।')).toEqual([
    'isnt',
    'it',
    ',',
    'dal',
    '.',
    'nahin',
    '.',
  ]);
});
