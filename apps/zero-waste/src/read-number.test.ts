import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AMOUNT, PLATES, PRICE, readNumber } from './read-number';

it.each([
  ['3', PLATES, { number: 3 }],
  [' 1000000 ', PLATES, { number: 1_000_000 }],
  ['1000001', PLATES, { fault: 'too-high' }],
  ['0.5', PLATES, { fault: 'not-whole' }],
  ['2.0', PLATES, { number: 2 }],
  ['', PLATES, { fault: 'empty' }],
  ['0', PLATES, { fault: 'too-low' }],
  ['-3', PLATES, { fault: 'too-low' }],
  ['three', PLATES, { fault: 'not-a-number' }],
  ['1,5', AMOUNT, { fault: 'not-a-number' }],
  ['1e9', AMOUNT, { fault: 'not-a-number' }],
  ['.25', AMOUNT, { number: 0.25 }],
  ['0.0000004', AMOUNT, { fault: 'too-low' }],
  ['1000000000.1', AMOUNT, { fault: 'too-high' }],
  ['39.999', PRICE, { number: 40 }],
  ['0.004', PRICE, { fault: 'too-low' }],
] as const)('reads "%s"', (text, limits, expected) => {
  expect(readNumber(text, limits)).toEqual(expected);
});

it('takes every amount that a ledger holds, whatever else is typed it throws nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (millionths) => {
      const text = (millionths / 1e6).toFixed(6);
      expect(readNumber(text, AMOUNT)).toEqual({ number: Number(text) });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { number = 1 } = readNumber(text, PLATES);
      expect(Number.isInteger(number) && number > 0 && number <= 1_000_000).toBe(true);
    }),
  );
});
