import { wordsOf } from '@thela/language';
import { expect, it } from 'vitest';
import { messages as hindi } from './hi';
import { messages as hinglish } from './hi-latn';

it.each([
  ['1 मसाला डोसा', 'बिका'],
  ['2 मसाला डोसा', 'बिके'],
  ['1 चाय', 'बिकी'],
  ['3 चाय', 'बिकीं'],
  ['3 इडली, 2 पानी पूरी और 1 लस्सी', 'बिकीं'],
  ['2 डोसा और 1 चाय', 'बिके'],
])('says %s %s', (dishes, verb) => {
  const { sold } = hindi(wordsOf('hi-IN')).records.plates;
  expect(sold(dishes)).toBe(`${dishes} ${verb}`);
});

it.each([
  ['1 Upma', 'joda'],
  ['2 Upma', 'jode'],
  ['1 Filter Coffee', 'jodi'],
  ['4 Chai aur 2 Pani Puri', 'jodin'],
])('says %s %s', (dishes, verb) => {
  const { counted } = hinglish(wordsOf('hi-Latn-IN')).records.plates;
  expect(counted(dishes)).toBe(`${dishes} ${verb}`);
});
