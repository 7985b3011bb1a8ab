import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoreThanPointsAbove, marginOf } from './margin';

describe('marginOf', () => {
  it.each([
    [6151n, 7000n, 87.87142857142857],
    [11n, 20n, 55],
    [7n, 25n, 28],
    [0n, 100n, 0],
    [-50n, 100n, -50],
    [5n, 0n, 0],
    [-5n, 0n, 0],
    [-5n, -10n, 0],
  ])('puts a profit of %d on %d at %d %%', (profit, revenue, percent) => {
    expect(marginOf(profit, revenue).percent).toBe(percent);
  });
});

describe('isMoreThanPointsAbove', () => {
  it('is false at exactly the distance and true just beyond it', () => {
    const higher = marginOf(28n * 10n ** 20n, 10n ** 22n);
    expect(isMoreThanPointsAbove(higher, marginOf(23n * 10n ** 20n, 10n ** 22n), 5)).toBe(false);
    expect(isMoreThanPointsAbove(higher, marginOf(23n * 10n ** 20n - 1n, 10n ** 22n), 5)).toBe(
      true,
    );
  });

  it('finds no margin above itself, whatever the amounts', () => {
    const whole = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(whole, whole, whole, (profit, revenue, times) => {
        const margin = marginOf(profit, revenue);
        const same = marginOf(profit * times, revenue * times);
        expect(isMoreThanPointsAbove(margin, same, 0)).toBe(false);
        expect(isMoreThanPointsAbove(same, margin, 0)).toBe(false);
      }),
    );
  });

  it('agrees with whole-number arithmetic close to a tie and far from it', () => {
    const amounts = fc.record({
      revenue: fc.bigInt({ min: 1n, max: 10n ** 15n }),
      profitPercent: fc.integer({ min: -300, max: 100 }),
      nudge: fc.bigInt({ min: -2n, max: 2n }),
    });
    const points = fc.constantFrom(0, 5, 20);
    fc.assert(
      fc.property(amounts, amounts, points, fc.boolean(), (high, low, distance, isClose) => {
        const revenue = high.revenue * 100n;
        const profit = high.revenue * BigInt(high.profitPercent);
        const lowPercent = isClose ? high.profitPercent - distance : low.profitPercent;
        const lowRevenue = low.revenue * 100n;
        const lowProfit = low.revenue * BigInt(lowPercent) + low.nudge;
        expect(
          isMoreThanPointsAbove(
            marginOf(profit, revenue),
            marginOf(lowProfit, lowRevenue),
            distance,
          ),
        ).toBe(BigInt(high.profitPercent - distance) * lowRevenue > lowProfit * 100n);
      }),
      { numRuns: 500 },
    );
  });

  it('compares losses', () => {
    const smallLoss = marginOf(-1n, 100n);
    const largeLoss = marginOf(-7n, 100n);
    expect(isMoreThanPointsAbove(smallLoss, largeLoss, 5)).toBe(true);
    expect(isMoreThanPointsAbove(largeLoss, smallLoss, 0)).toBe(false);
  });
});
