import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedAmount, toMillionths, toRupees } from './exact-amount';

describe('acceptedAmount', () => {
  it.each([
    [12.345678, 12.345678],
    [0, 0],
    [-0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [1e9, 1e9],
    [1e9 + 1, 1e9],
    [Number.MAX_VALUE, 1e9],
    [Number.MIN_VALUE, Number.MIN_VALUE],
  ])('takes %d as %d', (value, accepted) => {
    expect(acceptedAmount(value)).toBe(accepted);
  });
});

describe('toMillionths', () => {
  it('is exact for every number of up to six decimals', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 15 }), (millionths) => {
        expect(toMillionths(Number(`${millionths}e-6`))).toBe(millionths);
      }),
    );
  });

  it('rounds a seventh decimal to the nearest millionth', () => {
    expect(toMillionths(0.0000014)).toBe(1);
    expect(toMillionths(0.0000016)).toBe(2);
  });
});

describe('toRupees', () => {
  it.each([
    [11_805_000_000_000n, 11.81],
    [11_804_999_999_999n, 11.8],
    [-11_805_000_000_000n, -11.81],
    [-11_804_999_999_999n, -11.8],
    [1_005_000_000_000n, 1.01],
    [5_000_000_000n, 0.01],
    [4_999_999_999n, 0],
    [-4_999_999_999n, 0],
    [0n, 0],
  ])('rounds %d picorupees to ₹%d', (picorupees, rupees) => {
    expect(toRupees(picorupees)).toBe(rupees);
  });

  it('gives the double nearest to the decimal, however large the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 27n), max: 10n ** 27n }), (paise) => {
        expect(toRupees(paise * 10n ** 10n)).toBe(Number(`${paise}e-2`) + 0);
      }),
    );
  });
});
