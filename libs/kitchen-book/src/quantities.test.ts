import { expect, it } from 'vitest';
import { messagesNow } from './messages';
import { withQuantities } from './quantities';

it.each([
  ['{8 g}', 2, '16 g'],
  ['{8 g}', 0.1, '1 g'],
  ['{1 g}', 0.01, '0.5 g'],
  ['{30 ml}', 2.5, '75 ml'],
  ['{37 g}', 3, '110 g'],
  ['{500 g}', 2, '1 kg'],
  ['{1000 ml}', 1, '1 litre'],
  ['{1000 ml}', 2.3, '2.3 litres'],
  ['{1 pinch}', 1, '1 pinch'],
  ['{2 pinch}', 3, '6 pinches'],
  ['{2 pinch}', 10, '6 g'],
  ['{12}', 0.5, '6'],
  ['{40 g each}', 5, '40 g'],
  ['{2.5 g each}', 0.1, '2.5 g'],
])('%s times %d is %s', (text, factor, written) => {
  expect(withQuantities(`Add ${text}.`, factor, messagesNow().units)).toBe(`Add ${written}.`);
});
