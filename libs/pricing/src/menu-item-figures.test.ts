import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from './menu';
import { menuItemFigures } from './menu-item-figures';
import { openingDay } from './day';
import { dayWithCosts, exampleDay, itemCosting, noRandom } from './testing/example-days';
import {
  everythingAccepted,
  expectedFigures,
  paiseAndGrams,
  toDay,
  wholeNumberDays,
} from './testing/whole-number-oracle';
import type { WholeNumberDay } from './testing/whole-number-oracle';

describe('the built-in menu at the default prices', () => {
  const figures = menuItemFigures(exampleDay());

  // Worked out on paper from the price and quantity tables of the specification.
  it.each([
    ['Onion Uttapam', 70, 8.49, 61.51, 20, 1400, 1230.2],
    ['Masala Dosa', 85, 11.81, 73.2, 15, 1275, 1097.93],
    ['Idli Sambar', 60, 11.09, 48.92, 30, 1800, 1467.45],
    ['Cheese Uttapam', 90, 16.09, 73.91, 10, 900, 739.1],
    ['Plain Dosa', 50, 6.21, 43.79, 25, 1250, 1094.75],
  ])(
    'gives the figures of %s',
    (name, sellingPrice, cost, profitPerPlate, platesSold, itemRevenue, itemProfit) => {
      expect(figures.find((item) => item.name === name)).toMatchObject({
        sellingPrice,
        cost,
        profitPerPlate,
        platesSold,
        itemRevenue,
        itemProfit,
      });
    },
  );

  it.each([
    ['Onion Uttapam', 6151 / 70],
    ['Masala Dosa', 7319.5 / 85],
    ['Idli Sambar', 4891.5 / 60],
    ['Cheese Uttapam', 7391 / 90],
    ['Plain Dosa', 4379 / 50],
  ])('leaves the margin of %s unrounded', (name, percent) => {
    expect(figures.find((item) => item.name === name)?.profitMargin).toBeCloseTo(percent, 12);
  });

  it('keeps the order of the menu', () => {
    expect(figures.map(({ id }) => id)).toEqual([
      'onion-uttapam',
      'masala-dosa',
      'idli-sambar',
      'cheese-uttapam',
      'plain-dosa',
    ]);
  });
});

describe('rounding', () => {
  it.each([
    [8, 1.005, 1.01, 7],
    [1, 1.005, 1.01, -0.01],
    [1.01, 1.005, 1.01, 0.01],
    [1, 1.0049, 1, 0],
    [0, 0.004, 0, 0],
  ])('sells at ₹%d what costs ₹%d: cost %d, profit %d', (sellingPrice, cost, shown, profit) => {
    const [figures] = menuItemFigures(dayWithCosts([itemCosting('tea', sellingPrice, cost)]));
    // 8 - 1.005 = 6.995 and 1.01 - 1.005 = 0.005 round up, 1 - 1.005 = -0.005 rounds down.
    expect(figures).toMatchObject({ cost: shown, profitPerPlate: profit });
    expect(figures?.profitPerPlate).toBe(profit);
  });

  it('agrees with whole-number arithmetic on paise and grams', () => {
    fc.assert(
      fc.property(wholeNumberDays(paiseAndGrams), (whole) => {
        expectExactly(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('agrees with whole-number arithmetic on six decimals up to a thousand million', () => {
    fc.assert(
      fc.property(wholeNumberDays(everythingAccepted), (whole) => {
        expectExactly(whole);
      }),
      { numRuns: 300 },
    );
  });

  function expectExactly(whole: WholeNumberDay): void {
    const figures = menuItemFigures(toDay(whole));
    const expected = expectedFigures(whole);
    expect(figures).toHaveLength(expected.length);
    figures.forEach((item, index) => {
      const { isCostKnown, cost, profitPerPlate, itemRevenue, itemProfit } = item;
      const texts = expected[index];
      expect({ isCostKnown, cost, profitPerPlate, itemRevenue, itemProfit }).toStrictEqual({
        isCostKnown: texts?.isCostKnown,
        cost: Number(texts?.cost),
        profitPerPlate: Number(texts?.profitPerPlate),
        itemRevenue: Number(texts?.itemRevenue),
        itemProfit: Number(texts?.itemProfit),
      });
    });
  }
});

describe('plates that were sold at more than one price', () => {
  // 15 plates of Masala Dosa at a cost of 11.805 each: 177.075.
  const day = { ...exampleDay(), takings: { 'masala-dosa': 1200.5, 'plain-dosa': 0 } };

  it('bring their takings; a plate and its margin stay at the price of today', () => {
    const { profitMargin, ...masalaDosa } = menuItemFigures(day)[1] ?? {};
    expect(masalaDosa).toMatchObject({ itemRevenue: 1200.5, itemProfit: 1023.43 });
    expect(masalaDosa).toMatchObject({ sellingPrice: 85, cost: 11.81, profitPerPlate: 73.2 });
    expect(profitMargin).toBe(menuItemFigures(exampleDay())[1]?.profitMargin);
  });

  it('may have been given away', () => {
    // 25 x 6.21
    expect(menuItemFigures(day)[4]).toMatchObject({ itemRevenue: 0, itemProfit: -155.25 });
  });

  it('leave the other items alone', () => {
    expect(menuItemFigures(day)[0]).toStrictEqual(menuItemFigures(exampleDay())[0]);
  });

  it('took nothing once all were taken back', () => {
    const none = { ...exampleDay({}), takings: { 'masala-dosa': 1200.5 } };
    expect(menuItemFigures(none)).toStrictEqual(menuItemFigures(exampleDay({})));
  });

  it.each([
    [Number.NaN, 0],
    [-5, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e15, 1e15],
    [1e300, 1e15],
    [123_456_789.12, 123_456_789.12],
  ])('take %d as ₹%d', (takings, revenue) => {
    const odd = { ...exampleDay(), takings: { 'masala-dosa': takings } };
    expect(menuItemFigures(odd)[1]?.itemRevenue).toBe(revenue);
  });
});

describe('an item whose cost is not known', () => {
  const day = { ...exampleDay(), unknownCostItemIds: ['masala-dosa', 'constructor'] };

  it('has a price, plates and revenue, and no other figure', () => {
    expect(menuItemFigures(day)[1]).toStrictEqual({
      id: 'masala-dosa',
      name: 'Masala Dosa',
      sellingPrice: 85,
      isCostKnown: false,
      cost: 0,
      profitPerPlate: 0,
      profitMargin: 0,
      platesSold: 15,
      itemRevenue: 1275,
      itemProfit: 0,
    });
  });

  it('is known again when it is no longer listed', () => {
    const known = { ...day, unknownCostItemIds: [] };
    expect(menuItemFigures(known)).toStrictEqual(menuItemFigures(exampleDay()));
  });
});

describe('bad input', () => {
  const badNumbers = [
    Number.NaN,
    -5,
    -0,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as const;

  it.each(badNumbers)('takes a quantity of %d as 0', (quantity) => {
    const [figures] = menuItemFigures(dayWithCosts([itemCosting('tea', 10, quantity)]));
    expect(figures).toMatchObject({ cost: 0, profitPerPlate: 10, profitMargin: 100 });
  });

  it.each(badNumbers)('takes a selling price of %d as 0, with no margin', (sellingPrice) => {
    const [figures] = menuItemFigures(dayWithCosts([itemCosting('tea', sellingPrice, 4)]));
    expect(figures).toStrictEqual({
      id: 'tea',
      name: 'TEA',
      sellingPrice: 0,
      isCostKnown: true,
      cost: 4,
      profitPerPlate: -4,
      profitMargin: 0,
      platesSold: 1,
      itemRevenue: 0,
      itemProfit: -4,
    });
  });

  it.each(badNumbers)('takes an ingredient price of %d as 0', (price) => {
    const day = { ...exampleDay(), ingredientPrices: { onions: price, rice: 50 } };
    expect(menuItemFigures(day)[0]?.cost).toBe(2.5);
  });

  it.each(badNumbers)('takes %d plates as none', (plates) => {
    const day = { ...exampleDay(), platesSold: { 'onion-uttapam': plates } };
    expect(menuItemFigures(day)[0]).toMatchObject({ platesSold: 0, itemRevenue: 0, itemProfit: 0 });
  });

  it('cuts off a fraction of a plate', () => {
    const day = { ...exampleDay(), platesSold: { 'onion-uttapam': 2.9 } };
    expect(menuItemFigures(day)[0]).toMatchObject({ platesSold: 2, itemRevenue: 140 });
  });

  it('takes the largest numbers as a thousand million', () => {
    const { MAX_VALUE } = Number;
    const menu = [itemCosting('tea', MAX_VALUE, MAX_VALUE)];
    const day = {
      ...dayWithCosts(menu, { tea: MAX_VALUE }),
      ingredientPrices: { rupee: MAX_VALUE },
    };
    expect(menuItemFigures(day)[0]).toMatchObject({
      sellingPrice: 1e9,
      cost: 1e18,
      platesSold: 1e6,
      itemRevenue: 1e15,
    });
  });

  it('takes an ingredient without a price as free, one named like an inherited property too', () => {
    const ingredients: MenuItem['ingredients'] = {
      saffron: 1,
      constructor: 1,
      toString: 1,
      ['__proto__']: 1,
      rupee: 3,
    };
    const menu = [{ id: 'constructor', name: 'Odd', sellingPrice: 10, ingredients }];
    const day = { ...dayWithCosts(menu), platesSold: {} };
    expect(menuItemFigures(day)[0]).toMatchObject({ cost: 3, platesSold: 0 });
  });

  it('prices an ingredient named like an inherited property when it is on the list', () => {
    const ingredients = { constructor: 2, ['__proto__']: 3 };
    const day = openingDay({
      ingredientPrices: { constructor: 10, ['__proto__']: 100 },
      menu: [{ id: '__proto__', name: 'Odd', sellingPrice: 400, ingredients }],
      platesSold: { ['__proto__']: 2 },
      random: noRandom,
    });
    expect(menuItemFigures(day)[0]).toMatchObject({ cost: 320, platesSold: 2, itemProfit: 160 });
  });
});
