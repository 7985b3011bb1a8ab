import { expect, it } from 'vitest';
import { latinDigits } from './digits';

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['౦౧౨౩౪౫౬౭౮౯', '0123456789'],
  ['2 किलो, ३½ लीटर', '2 किलो, 3½ लीटर'],
  ['১২ ୩ ௪ ೫ ൬', '12 3 4 5 6'],
  ['۱۲ ٣', '12 3'],
  ['１２', '12'],
  ['๑', '๑'],
  ['', ''],
])('writes %j as %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
