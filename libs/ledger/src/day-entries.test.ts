import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInStall } from './built-in-stall';
import { dayPriceEntry, plateChange } from './day-entries';
import { dayView } from './day-view';
import { noReferences } from './references';

describe('a change of plates', () => {
  it.each([
    [3, 3],
    [-2, -2],
    [1.9, 1],
    // No more than are there.
    [-9, -5],
    // 1,000,000 are the most that are shown, samples and all.
    [2_000_000, 999_985],
  ])('of %d is %d', (change, plates) => {
    const entry = plateChange('idli', { counted: 5, samples: 10 }, change);
    expect(entry).toEqual({ kind: 'plates', dish: 'idli', plates });
  });

  it.each([0, 0.9, -0.9, Number.NaN, Infinity, -Infinity])('of %d is none', (change) => {
    expect(plateChange('idli', { counted: 5, samples: 0 }, change)).toBeNull();
  });

  it('keeps the count from 0 to 1,000,000', () => {
    const count = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(count, count, fc.integer(), (counted, samples, change) => {
        const plates = plateChange('idli', { counted, samples }, change)?.plates ?? 0;
        expect(counted + plates).toBeGreaterThanOrEqual(0);
        expect(Math.max(0, plates)).toBeLessThanOrEqual(Math.max(0, 1_000_000 - counted - samples));
      }),
    );
  });
});

describe('a price of the day', () => {
  const day = dayView(noReferences, '2026-11-22', []);
  const entryFor = (name: string, price: number, stall = builtInStall) =>
    dayPriceEntry(stall, day, name, price);

  it('is for what the ingredient is bought by', () => {
    const unit = { packetOf: { amount: 500, unit: 'g' } } as const;
    const packets = builtInStall.ingredients.map((each) => ({
      ...each,
      price: { price: 1, unit },
    }));
    expect(entryFor('rice', 60)).toEqual({
      kind: 'price',
      ingredient: 'rice',
      price: 60,
      unit: 'kg',
      scope: 'from',
    });
    expect(entryFor('rice', 60, { ...builtInStall, ingredients: packets })).toMatchObject({
      price: 30,
      unit,
    });
  });

  it.each([-1, Number.NaN, Infinity])('that is no amount is 0: %d', (price) => {
    expect(entryFor('rice', price)?.price).toBe(0);
  });

  it('is none where it is the same, and for a name that the day does not have', () => {
    expect(entryFor('rice', 50)).toBeNull();
    expect(entryFor('saffron', 50)).toBeNull();
    expect(entryFor('constructor', 50)).toBeNull();
  });

  it('is one where nobody entered a price, although the day shows 0', () => {
    const ingredients = builtInStall.ingredients.map((each) => ({ ...each, price: null }));
    const shown = { ...day, ingredientPrices: { rice: 0 } };
    expect(dayPriceEntry({ ...builtInStall, ingredients }, shown, 'rice', 0)?.price).toBe(0);
  });
});
