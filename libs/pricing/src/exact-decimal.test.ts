import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, exact, formatCount, formatExactRupees, plus, times } from './exact-decimal';
import { formatRupees } from './format';

describe('exact decimals', () => {
  it('add and multiply without the error of doubles', () => {
    expect(compare(plus(exact(0.1), exact(0.2)), exact(0.3))).toBe(0);
    expect(compare(times(exact(1.1), exact(1.1)), exact(1.21))).toBe(0);
    expect(compare(exact(-1e-7), exact(0))).toBeLessThan(0);
  });

  it('are written as formatRupees writes rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15), max: 10 ** 15 }), (tenthsOfPaise) => {
        const amount = Number(`${tenthsOfPaise}e-3`);
        expect(formatExactRupees(exact(amount))).toBe(formatRupees(amount));
      }),
    );
  });

  it.each([
    [999_999_999_999_999, '₹99,99,99,99,99,99,999'],
    [1e15, '₹1.00 × 10^15'],
    [-1.239e300, '−₹1.23 × 10^300'],
  ])('are written with a power of ten from 10^15 on: %d', (amount, text) => {
    expect(formatExactRupees(exact(amount))).toBe(text);
  });

  it('round a division once, half away from zero', () => {
    expect(formatExactRupees(exact(-1), exact(8))).toBe('−₹0.13');
    expect([exact(3), exact(2.5), exact(0.004)].map(formatCount)).toEqual(['3', '2.50', '0']);
  });
});
