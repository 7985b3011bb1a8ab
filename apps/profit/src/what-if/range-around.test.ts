import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countRange, priceRange } from './range-around';

it.each([
  [52, { min: 26, max: 104, step: 1 }],
  [12.5, { min: 6.5, max: 25, step: 0.5 }],
  [0.3, { min: 0.2, max: 0.6, step: 0.1 }],
  [0.04, { min: 0.04, max: 0.04, step: 0.1 }],
  [0, { min: 0, max: 50, step: 1 }],
])('of a price of ₹%d goes from about half to about double', (price, range) => {
  expect(priceRange(price)).toEqual(range);
});

it('has the value itself among its steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (paise) => {
      const price = paise / 100;
      const { min, max, step } = priceRange(price);
      expect((price - min) / step).toBeCloseTo(Math.round((price - min) / step), 4);
      expect(min).toBeGreaterThanOrEqual(price / 2 - 1e-6);
      expect(max).toBeLessThanOrEqual(price * 2 + 1e-6);
    }),
  );
  expect(countRange(25)).toEqual({ min: 13, max: 50, step: 1 });
});
