import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changePlatesSold,
  hasEnteredPlates,
  hasSales,
  openingDay,
  setIngredientPrice,
  setPlatesSold,
} from './day';
import type { Day } from './day';
import { builtInMenu, defaultIngredientPrices } from './menu';
import { dayWithCosts, exampleDay, itemCosting, noRandom } from './testing/example-days';

const allIds = builtInMenu.map(({ id }) => id);

function draws(...values: readonly number[]): () => number {
  const left = [...values];
  return () => left.shift() ?? noRandom();
}

function sampleDay(): Day {
  return openingDay({ random: draws(0, 0.2, 0.4, 0.6, 0.98) });
}

const samples = {
  'onion-uttapam': 10,
  'masala-dosa': 20,
  'idli-sambar': 30,
  'cheese-uttapam': 40,
  'plain-dosa': 59,
};

describe('openingDay', () => {
  it('draws a sample figure for each item in menu order', () => {
    expect(sampleDay()).toEqual({
      ingredientPrices: defaultIngredientPrices,
      menu: builtInMenu,
      platesSold: samples,
      sampleItemIds: allIds,
    });
  });

  it('takes given figures as the vendor’s own and draws nothing', () => {
    const day = openingDay({ platesSold: { 'plain-dosa': 3, unknown: 9 }, random: noRandom });
    expect(day.platesSold).toEqual({
      'onion-uttapam': 0,
      'masala-dosa': 0,
      'idli-sambar': 0,
      'cheese-uttapam': 0,
      'plain-dosa': 3,
    });
    expect(day.sampleItemIds).toEqual([]);
  });

  it('cleans given figures', () => {
    const { platesSold } = exampleDay({ 'plain-dosa': -3, 'masala-dosa': 2.7 });
    expect(platesSold['plain-dosa']).toBe(0);
    expect(platesSold['masala-dosa']).toBe(2);
  });

  it('counts no plates of an item named like an inherited property', () => {
    const menu = [itemCosting('constructor', 10, 1), itemCosting('__proto__', 10, 1)];
    const { platesSold } = dayWithCosts(menu, {});
    expect(Object.entries(platesSold)).toEqual([
      ['constructor', 0],
      ['__proto__', 0],
    ]);
  });

  it('opens with the prices and the menu it is given', () => {
    const ingredientPrices = { rupee: 2 };
    const menu = [itemCosting('tea', 10, 1)];
    expect(openingDay({ ingredientPrices, menu, random: () => 0 })).toEqual({
      ingredientPrices,
      menu,
      platesSold: { tea: 10 },
      sampleItemIds: ['tea'],
    });
  });
});

describe('setIngredientPrice', () => {
  it('changes that price and leaves the day before as it was', () => {
    const before = exampleDay();
    const after = setIngredientPrice(before, 'onions', 42.5);
    expect(after).toEqual({
      ...before,
      ingredientPrices: { ...defaultIngredientPrices, onions: 42.5 },
    });
    expect(before.ingredientPrices['onions']).toBe(30);
  });

  it.each([Number.NaN, -1, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'takes %d as a price of 0',
    (price) => {
      expect(setIngredientPrice(exampleDay(), 'onions', price).ingredientPrices['onions']).toBe(0);
    },
  );

  it('keeps a price within a thousand million', () => {
    const { ingredientPrices } = setIngredientPrice(exampleDay(), 'onions', 1e300);
    expect(ingredientPrices['onions']).toBe(1e9);
  });

  it.each(['saffron', 'constructor', '__proto__', 'toString'])(
    'returns the same day for an unknown ingredient: %s',
    (name) => {
      const day = exampleDay();
      expect(setIngredientPrice(day, name, 5)).toBe(day);
    },
  );

  it('changes a listed ingredient named like an inherited property', () => {
    const day = { ...exampleDay(), ingredientPrices: { ['__proto__']: 1 } };
    const { ingredientPrices } = setIngredientPrice(day, '__proto__', 5);
    expect(Object.entries(ingredientPrices)).toEqual([['__proto__', 5]]);
  });

  it('returns the same day for the same price', () => {
    const day = exampleDay();
    expect(setIngredientPrice(day, 'onions', 30)).toBe(day);
  });
});

describe('setPlatesSold', () => {
  it('enters the vendor’s figure, which is then no sample', () => {
    const before = sampleDay();
    const after = setPlatesSold(before, 'masala-dosa', 7);
    expect(after.platesSold).toEqual({ ...samples, 'masala-dosa': 7 });
    expect(after.sampleItemIds).toEqual(allIds.filter((id) => id !== 'masala-dosa'));
    expect(before).toEqual(sampleDay());
  });

  it('takes a sample figure over as the vendor’s own when the same number is entered', () => {
    const after = setPlatesSold(sampleDay(), 'masala-dosa', 20);
    expect(after.platesSold).toEqual(samples);
    expect(after.sampleItemIds).not.toContain('masala-dosa');
  });

  it('cleans the figure', () => {
    expect(setPlatesSold(exampleDay(), 'plain-dosa', 3.9).platesSold['plain-dosa']).toBe(3);
    expect(setPlatesSold(exampleDay(), 'plain-dosa', -3).platesSold['plain-dosa']).toBe(0);
    expect(setPlatesSold(exampleDay(), 'plain-dosa', Number.NaN).platesSold['plain-dosa']).toBe(0);
    expect(setPlatesSold(exampleDay(), 'plain-dosa', 1e7).platesSold['plain-dosa']).toBe(1e6);
  });

  it.each(['vada', 'constructor', '__proto__'])(
    'returns the same day for an unknown item: %s',
    (id) => {
      const day = exampleDay();
      expect(setPlatesSold(day, id, 5)).toBe(day);
    },
  );

  it('enters a figure for an item named like an inherited property', () => {
    const day = dayWithCosts([itemCosting('__proto__', 10, 1)], {});
    expect(Object.entries(setPlatesSold(day, '__proto__', 5).platesSold)).toEqual([
      ['__proto__', 5],
    ]);
  });

  it('returns the same day for the same figure', () => {
    const day = exampleDay();
    expect(setPlatesSold(day, 'plain-dosa', 25)).toBe(day);
  });
});

describe('changePlatesSold', () => {
  it('adds and takes away', () => {
    const more = changePlatesSold(exampleDay(), 'plain-dosa', 1);
    expect(more.platesSold['plain-dosa']).toBe(26);
    expect(changePlatesSold(more, 'plain-dosa', -2).platesSold['plain-dosa']).toBe(24);
  });

  it('stops at 0 plates', () => {
    const zero = changePlatesSold(exampleDay(), 'plain-dosa', -26);
    expect(zero.platesSold['plain-dosa']).toBe(0);
    expect(changePlatesSold(zero, 'plain-dosa', -1)).toBe(zero);
  });

  it('makes a sample the vendor’s own, even one that stays at 0', () => {
    const day: Day = { ...exampleDay({}), sampleItemIds: allIds };
    const after = changePlatesSold(day, 'plain-dosa', -1);
    expect(after.platesSold['plain-dosa']).toBe(0);
    expect(after.sampleItemIds).not.toContain('plain-dosa');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'keeps a good figure when the change is %d',
    (change) => {
      const day = exampleDay();
      expect(changePlatesSold(day, 'plain-dosa', change)).toBe(day);
    },
  );

  it.each(['vada', 'constructor', '__proto__'])(
    'returns the same day for an unknown item: %s',
    (id) => {
      const day = exampleDay();
      expect(changePlatesSold(day, id, 1)).toBe(day);
    },
  );

  it('keeps every count a whole number from 0 to a million, whatever is entered', () => {
    const entries = fc.array(
      fc.record({
        isChange: fc.boolean(),
        id: fc.constantFrom(...allIds, 'vada'),
        plates: fc.oneof(fc.double(), fc.integer({ min: -100, max: 100 })),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(entries, (list) => {
        const day = list.reduce(
          (before, { isChange, id, plates }) =>
            (isChange ? changePlatesSold : setPlatesSold)(before, id, plates),
          sampleDay(),
        );
        const counts = Object.values(day.platesSold);
        expect(counts).toHaveLength(allIds.length);
        for (const count of counts) {
          expect(Number.isInteger(count) && count >= 0 && count <= 1e6).toBe(true);
        }
        const touched = new Set(
          list.filter((e) => !e.isChange || Number.isFinite(e.plates)).map(({ id }) => id),
        );
        expect(day.sampleItemIds).toEqual(allIds.filter((id) => !touched.has(id)));
      }),
    );
  });
});

describe('the date of the plates', () => {
  const friday = '2026-11-20';
  const saturday = '2026-11-21';
  const entered = setPlatesSold(sampleDay(), 'masala-dosa', 7, friday);

  it('is that of the first that was entered', () => {
    expect(sampleDay()).not.toHaveProperty('platesSince');
    expect(entered.platesSince).toBe(friday);
    expect(setPlatesSold(entered, 'plain-dosa', 3, saturday).platesSince).toBe(friday);
    expect(changePlatesSold(entered, 'masala-dosa', 1, saturday).platesSince).toBe(friday);
    expect(setIngredientPrice(entered, 'rice', 61).platesSince).toBe(friday);
  });

  it('is that of the first change, where fixed figures came without one', () => {
    expect(changePlatesSold(exampleDay(), 'plain-dosa', 1, friday).platesSince).toBe(friday);
  });

  it('goes with the last plate that was entered, and comes with the next', () => {
    const none = setPlatesSold(entered, 'masala-dosa', 0, friday);
    expect(none).not.toHaveProperty('platesSince');
    expect(setPlatesSold(none, 'masala-dosa', 5, saturday).platesSince).toBe(saturday);
  });

  it('is none where nobody tells it', () => {
    expect(setPlatesSold(sampleDay(), 'masala-dosa', 7)).not.toHaveProperty('platesSince');
  });
});

describe('hasEnteredPlates', () => {
  it('is true from the first plate of the vendor’s own on; samples are none', () => {
    expect(hasEnteredPlates(sampleDay())).toBe(false);
    expect(hasEnteredPlates(setPlatesSold(sampleDay(), 'masala-dosa', 0))).toBe(false);
    expect(hasEnteredPlates(setPlatesSold(sampleDay(), 'masala-dosa', 1))).toBe(true);
    expect(hasEnteredPlates(exampleDay({}))).toBe(false);
  });
});

describe('hasSales', () => {
  const random = () => 0.5;

  it('is false while the plates of all items are 0, also those of items not on the menu', () => {
    expect(hasSales(openingDay({ platesSold: {}, random }))).toBe(false);
    expect(hasSales(openingDay({ platesSold: { vada: 9 }, random }))).toBe(false);
    expect(hasSales(openingDay({ menu: [], random }))).toBe(false);
  });

  it('is true from the first plate on', () => {
    expect(hasSales(openingDay({ platesSold: { 'plain-dosa': 1 }, random }))).toBe(true);
    expect(hasSales(openingDay({ random }))).toBe(true);
  });
});
