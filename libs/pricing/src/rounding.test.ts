import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfAway, roundPercent } from './rounding';

describe('roundHalfAway', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [1.004, 2, 1],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [-0.4, 0, 0],
    [-0, 2, 0],
    [1e-7, 2, 0],
    [5e-7, 6, 0.000001],
    [123456789.125, 2, 123456789.13],
    [2141967681.6453974, 6, 2141967681.645397],
    [2 ** 53 + 2, 2, 2 ** 53 + 2],
    [-Number.MAX_VALUE, 2, -Number.MAX_VALUE],
    [Number.NaN, 2, 0],
    [Number.POSITIVE_INFINITY, 2, 0],
  ])('rounds %d to %d decimals: %d', (value, decimals, rounded) => {
    expect(roundHalfAway(value, decimals)).toBe(rounded);
  });

  it('rounds every written tie away from zero', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), fc.boolean(), (hundredths, isNegative) => {
        const sign = isNegative ? -1 : 1;
        const tie = sign * Number(`${hundredths}5e-3`);
        expect(roundHalfAway(tie, 2)).toBe(sign * Number(`${hundredths + 1}e-2`));
      }),
    );
  });
});

describe('roundPercent', () => {
  it('rounds a half that arithmetic left a last bit short', () => {
    expect((23 / 80) * 100).toBeLessThan(28.75);
    expect(roundPercent((23 / 80) * 100, 1)).toBe(28.8);
  });

  it('leaves what is truly below a half below it', () => {
    expect(roundPercent(28.7499999999999, 1)).toBe(28.7);
  });

  it('takes what is no number as 0', () => {
    expect(roundPercent(Number.NaN, 1)).toBe(0);
    expect(roundPercent(Number.NEGATIVE_INFINITY, 1)).toBe(0);
  });
});
