import fc from 'fast-check';
import { expect, it } from 'vitest';
import { difference, product, simplest, sumOf } from './whole';

/** Whole numbers far below, around and far above the largest that a double holds for certain. */
const nearLimit = fc.bigInt({ min: 2n ** 53n - 100n, max: 2n ** 53n + 100n });
const amounts = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 6n }),
  nearLimit,
  fc.bigInt(0n, 10n ** 30n),
);
const whole = amounts.map(simplest);

it('subtracts and multiplies as bigints do', () => {
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      expect(BigInt(difference(a, b))).toBe(BigInt(a) - BigInt(b));
      expect(BigInt(product(a, b))).toBe(BigInt(a) * BigInt(b));
    }),
    { numRuns: 1000 },
  );
});

it('adds up as bigints do, losses too', () => {
  const either = fc.tuple(whole, whole).map(([a, b]) => difference(a, b));
  fc.assert(
    fc.property(fc.array(either, { maxLength: 50 }), (all) => {
      const sum = all.reduce<bigint>((added, each) => added + BigInt(each), 0n);
      expect(sumOf(all.length, (index) => all[index] ?? 0)).toBe(sum);
    }),
  );
});

it('stays with doubles as long as they are exact', () => {
  const limit = Number.MAX_SAFE_INTEGER;
  expect(difference(0, limit)).toBe(-limit);
  expect(difference(-1, limit)).toBe(-(2n ** 53n));
  expect(product(2 ** 26, 2 ** 26)).toBe(2 ** 52);
  expect(product(2 ** 26, 2 ** 27)).toBe(2n ** 53n);
});
