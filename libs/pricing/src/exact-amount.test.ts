import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedAmount, roundToSum, toMillionths, toRupees } from './exact-amount';

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

describe('roundToSum', () => {
  const PAISA = 10_000_000_000n;
  const anyAmount = fc.oneof(
    fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }),
    fc.bigInt({ min: -5n, max: 5n }).map((halves) => (halves * PAISA) / 2n),
    fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }),
  );
  /** Paise, read from the decimal text: a double holds no more than 15 digits. */
  const paiseOf = (rupees: number) => BigInt(rupees.toFixed(2).replace('.', ''));

  it.each([
    { amounts: [4_000_000_000n, 4_000_000_000n], rounded: [0.01, 0] },
    { amounts: [-4_000_000_000n, -4_000_000_000n], rounded: [0, -0.01] },
    {
      amounts: [3_333_333_333n, 3_333_333_334n, 3_333_333_333n, 20_000_000_000n],
      rounded: [0, 0.01, 0, 0.02],
    },
    { amounts: [], rounded: [] },
  ])(
    'rounds down, and gives the missing paise to the largest remainders',
    ({ amounts, rounded }) => {
      expect(roundToSum(amounts)).toEqual(rounded);
    },
  );

  it('adds up to the sum, rounded once, and no amount is a paisa off', () => {
    fc.assert(
      fc.property(fc.array(anyAmount), (all) => {
        const rows = roundToSum(all);
        const sum = all.reduce((a, b) => a + b, 0n);
        expect(rows).toHaveLength(all.length);
        expect(rows.map(paiseOf).reduce((a, b) => a + b, 0n)).toBe(paiseOf(toRupees(sum)));
        for (const [index, amount] of all.entries()) {
          const off = paiseOf(rows[index] ?? 0) * PAISA - amount;
          expect(off < PAISA && off > -PAISA).toBe(true);
        }
      }),
    );
  });

  it('gives amounts the same wherever they stand, unless their remainders are equal', () => {
    const distinct = fc.uniqueArray(fc.bigInt({ min: 0n, max: 10n ** 15n }), {
      selector: (amount) => amount % PAISA,
    });
    fc.assert(
      fc.property(distinct, (all) => {
        expect(roundToSum(all.toReversed())).toEqual(roundToSum(all).toReversed());
      }),
    );
  });
});
