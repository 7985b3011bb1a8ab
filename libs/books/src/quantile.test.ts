import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantile, sortedNumbers } from './quantile';

it('gives what R gives by default', () => {
  // quantile(c(10, 20, 40, 50)), quantile(c(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
  expect([0, 0.25, 0.5, 0.75, 1].map((portion) => quantile([10, 20, 40, 50], portion))).toEqual([
    10, 17.5, 30, 42.5, 50,
  ]);
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect([0.25, 0.5, 0.75].map((portion) => quantile(ten, portion))).toEqual([3.25, 5.5, 7.75]);
  expect(quantile([6], 0.75)).toBe(6);
});

it('sorts as Array does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      expect(sortedNumbers(numbers)).toEqual([...numbers].sort((a, b) => a - b));
    }),
  );
});
