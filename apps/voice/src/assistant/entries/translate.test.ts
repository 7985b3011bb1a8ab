import { expect, it } from 'vitest';
import { largeStall, smallStall } from '../../testing/stalls';
import { withNamesIn } from './translate';
import { parseIntent } from './parse-intent';

it.each([
  ['दो ग्रिल्ड सैंडविच बेचे', 'दो Grilled Sandwich बेचे'],
  ['రెండు గ్రిల్డ్ శాండ్‌విచ్ అమ్మాను', 'రెండు Grilled Sandwich అమ్మాను'],
  // Not a sound of the names, and a word of several names with one sound.
  ['दो समोसे बेचे', 'दो समोसे बेचे'],
  ['चिकना है', 'चिकना है'],
])('writes %s as %s', (text, written) => {
  expect(withNamesIn(text, ['Grilled Sandwich', 'Chicken Roll'])).toBe(written);
});

it.each([
  ['दो एग डोसा बेचे', 'own-7'],
  ['రెండు ఎగ్ దోశ అమ్మాను', 'own-7'],
  ['రెండు ఫిల్టర్ కాఫీ అమ్మాను', 'own-8'],
  ['दो फिल्टर कॉफी बेची', 'own-8'],
  ['రెండు పనీర్ రోల్ అమ్మాను', 'own-12'],
  ['rendu paneer roll ammanu', 'own-12'],
])('finds a dish of the stall in another script: %s', (text, dish) => {
  expect(parseIntent(text, largeStall)).toEqual({
    kind: 'write',
    entry: { kind: 'plates', day: 'today', plates: [{ dish, plates: 2 }] },
  });
});

it.each(['60 mein masala dosa becha', '60 ki masala dosa ammanu', '60కి మసాలా దోశ అమ్మాను'])(
  'takes a price for no count of plates: %s',
  (text) => {
    expect(parseIntent(text, smallStall)?.kind).not.toBe('write');
  },
);
