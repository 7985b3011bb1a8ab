import fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianPaise, paiseOf, rupeesOf, rupeesPer } from './paise';
import { digitsOf } from './testing/slow-oracle';

it('reads amounts with 2 decimals exactly', () => {
  const amounts = fc.oneof(
    fc.maxSafeInteger().map((paise) => paise / 100),
    fc.integer({ min: -(10 ** 6), max: 10 ** 6 }).map((paise) => paise / 100),
    fc.double({ min: -1e18, max: 1e18, noNaN: true }).map((rupees) => Number(rupees.toFixed(2))),
  );
  fc.assert(
    fc.property(amounts, (rupees) => {
      expect(paiseOf(rupees)).toBe(digitsOf(rupees));
      expect(rupeesOf(paiseOf(rupees))).toBe(rupees + 0);
    }),
  );
});

it('divides with one rounding, half away from zero', () => {
  const paise = (count: bigint) => count * 10n ** 10n;
  expect(rupeesPer(paise(1001n), 2)).toBe(5.01);
  expect(rupeesPer(paise(-1001n), 2)).toBe(-5.01);
  expect(rupeesPer(paise(1000n), 3)).toBe(3.33);
  expect(rupeesPer(paise(1001n) - 1n, 2)).toBe(5);
});

it('takes the middle amount, or the mean of the two in the middle', () => {
  expect(medianPaise([5n, -2n, 9n])).toBe(5n);
  expect(medianPaise([5n, 10n, 1n, 6n])).toBe(6n);
  expect(medianPaise([7n])).toBe(7n);
});
