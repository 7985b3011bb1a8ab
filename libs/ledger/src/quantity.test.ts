import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf, priceFor, pricePerBase, toBase } from './quantity';
import { QUINTAL } from './units';
import type { PurchaseUnit } from './units';

const packet = (amount: number, unit: 'g' | 'ml' | 'piece' | 'kg'): PurchaseUnit => ({
  as: 'packet',
  of: { amount, unit },
});

describe('amounts and prices', () => {
  it.each([
    [250, 'g', 0.25, 'kg'],
    [0.000001, 'g', 1e-9, 'kg'],
    [1.5, 'litre', 1.5, 'litre'],
    [5, 'ml', 0.005, 'litre'],
    [1.5, 'dozen', 18, 'piece'],
    [0.1, 'kg', 0.1, 'kg'],
  ] as const)('%d %s are %d %s', (amount, unit, inBase, base) => {
    expect(toBase({ amount, unit })).toEqual({ amount: inBase, unit: base });
    expect(baseOf(unit)).toBe(base);
  });

  it.each<[number, PurchaseUnit, number]>([
    [50, 'dozen', 4.166667],
    [0.03, 'g', 30],
    [12.5, packet(500, 'g'), 25],
    [45, packet(100, 'piece'), 0.45],
    [20, packet(3, 'kg'), 6.666667],
    [1700, QUINTAL, 17],
    [1999, QUINTAL, 19.99],
    [10, packet(750, 'ml'), 13.333333],
    [0, packet(0, 'g'), 0],
    [1e9, packet(0.001, 'g'), 1e9],
  ])('₹%d for %j is ₹%d per kg, litre or piece', (price, unit, perBase) => {
    expect(pricePerBase({ price, unit })).toBe(perBase);
  });

  it.each<[PurchaseUnit, number, number]>([
    ['dozen', 4.166667, 50],
    [packet(500, 'g'), 45.5, 22.75],
    [packet(250, 'g'), 33.33, 8.3325],
    ['g', 12.34, 0.01234],
    ['kg', 30, 30],
  ])('for %j at ₹%d per kg, litre or piece one pays ₹%d', (unit, perBase, price) => {
    expect(priceFor(unit, perBase)).toBe(price);
  });

  it('give a price of paise back', () => {
    const units = fc.constantFrom<PurchaseUnit>(
      'kg',
      'dozen',
      packet(250, 'g'),
      packet(30, 'piece'),
      QUINTAL,
    );
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 7 }), units, (paise, unit) => {
        const price = Number(`${paise}e-2`);
        expect(priceFor(unit, pricePerBase({ price, unit }))).toBe(price);
      }),
    );
  });
});
