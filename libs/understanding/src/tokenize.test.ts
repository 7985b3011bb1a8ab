import { expect, it } from 'vitest';
import { tokensOf } from './tokenize';

it.each([
  ['टमाटर', 'tamatar'],
  ['खट्टा', 'khatta'],
  ['पतली', 'patli'],
  ['नमक', 'namak'],
  ['चावल', 'chawal'],
  ['प्याज़', 'pyaaz'],
  ['मिर्च', 'mirch'],
  ['चिपचिपे', 'chipchipe'],
  ['బూజు', 'booju'],
  ['పాడైపోయిన', 'padaipoyina'],
  ['పెరుగు', 'perugu'],
  ['కంపు', 'kampu'],
  ['అన్నం', 'annam'],
  ['బొద్దింక', 'boddinka'],
  ['చీమలు', 'cheemalu'],
  ['ఇడ్లీ', 'idli'],
  ['tamaatar', 'tamatar'],
  ['chaawal', 'chaval'],
  ['Pyaaz', 'pyaj'],
  ['phool', 'fool'],
  ['bheendi', 'bhindi'],
])('takes %s and %s for one word', (one, other) => {
  expect(tokensOf(one)).toEqual(tokensOf(other));
});

it('keeps sour and eats apart', () => {
  expect(tokensOf('khatta')).not.toEqual(tokensOf('khata'));
});

it('cuts numbers from units and reads Devanagari and Telugu digits, fractions and thousands', () => {
  expect(tokensOf('2kg १.५ लीटर ½ kg 1,500 gm ౧౫')).toEqual([
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

it('cuts words alike, whatever code points a keyboard writes them with', () => {
  const typed = 'प्याज\u093C पकौ\u0921\u093Cा సాం\u200Cబార్ so\u00ADda';
  expect(tokensOf(typed)).toEqual(tokensOf('प्या\u095B पकौ\u095Cा సాంబార్ soda'));
});

it.each([
  ['₹35', '35 rs'],
  ['₹ 1,250/- gas', '1250 rs gas'],
  ['३५/- chai', '35 rs chai'],
  ['gas Rs. 300', 'gas rs 300'],
  ['Rs. 35/-', '35 rs'],
  ['35 ₹ kilo', '35 rs kilo'],
  ['gas 300 rs. 2 upma', 'gas 300 rs . 2 upma'],
  ['1,23,456 aur 12,50', '123456 aur 12,50'],
  ['2,500gm', '2500 gm'],
  ['0,250 kilo 1.250,50 ⅓ 5²', '0,250 kilo 1250,50 1/3 5 2'],
  ['rs18,360 99.999,8 29.11.2026', 'rs 18360 99999,80 29.11 . 2026'],
])('reads the money of %s', (text, tokens) => {
  expect(tokensOf(text).join(' ')).toBe(tokens);
});

it('marks where clauses and sentences end and drops what cannot be seen', () => {
  expect(tokensOf('is\u200Bn’t it, dal? नहीं।')).toEqual([
    'isnt',
    'it',
    ',',
    'dal',
    '.',
    'nahin',
    '.',
  ]);
});
