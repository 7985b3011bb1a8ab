import { expect, it } from 'vitest';
import { latinDigits } from './digits';

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['౦౧౨౩౪౫౬౭౮౯', '0123456789'],
  ['2 किलो, ३½ लीटर', '2 किलो, 3½ लीटर'],
  // Of a script that no language of the site is written in.
  ['১২', '১২'],
  ['', ''],
])('writes %j as %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
