import { expect, it } from 'vitest';
import { readPrice } from './price-text';

it.each([
  ['85', 85],
  ['85.5', 85.5],
  [' ₹1,200.50 ', 1200.5],
  ['.5', 0.5],
  ['12.', 12],
  ['0', 0],
  ['1000000000', 1_000_000_000],
])('reads %j as %d', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

it.each(['', ' ', '.', 'free', '-5', '1e3', '8 5 x', '1000000001'])(
  'takes %j for no price',
  (text) => {
    expect(readPrice(text)).toBe(null);
  },
);
