import { purchased, QUINTAL } from '@thela/ledger';
import type { Dish, Ingredient, PurchaseUnit, RecipeLine, Stall } from '@thela/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shoppingCost, shoppingList } from './index';
import { digitsOf } from './testing/slow-oracle';
import { shoppingBySlowWay } from './testing/slow-shopping';

type Line = readonly [ingredient: string, amount: number, unit: RecipeLine['unit']];

const recipeOf = (lines: readonly Line[]): RecipeLine[] =>
  lines.map(([ingredient, amount, unit]) => ({ ingredient, amount, unit }));

function dish(id: string, ...lines: readonly Line[]): Dish {
  return { id, name: id, sellingPrice: 50, recipe: recipeOf(lines), isRetired: false, position: 0 };
}

function bought(id: string, unit: PurchaseUnit, price: number | null): Ingredient {
  const tag = price === null ? null : { price, unit };
  return { id, name: id, unit, preparation: null, isRetired: false, price: tag };
}

function made(id: string, yields: number, ...lines: readonly Line[]): Ingredient {
  const preparation = {
    recipe: recipeOf(lines),
    yields: { amount: yields, unit: 'kg' },
  } as const;
  return { ...bought(id, 'kg', null), preparation };
}

function stallOf(dishes: readonly Dish[], ingredients: readonly Ingredient[]): Stall {
  return { name: '', place: '', timeZone: 'Asia/Kolkata', isOwn: true, dishes, ingredients };
}

const PLATES_100 = { as: 'packet', of: { amount: 100, unit: 'piece' } } as const;

// A batter of 2 kg of rice and 0.5 kg of lentils makes 7 kg.
const idliStall = stallOf(
  [dish('idli', ['batter', 200, 'g'], ['leaf', 1, 'piece'], ['egg', 1, 'piece'])],
  [
    made('batter', 7, ['rice', 2, 'kg'], ['lentils', 500, 'g']),
    bought('egg', 'dozen', 84),
    bought('leaf', PLATES_100, 45),
    bought('lentils', 'kg', 80),
    bought('rice', 'kg', 50),
  ],
);

describe('a shopping list', () => {
  it('takes preparations apart, and rounds up to packets, dozens and what shops weigh', () => {
    // 2 kg of batter: 0.571428… kg of rice, 0.142857… kg of lentils.
    const { lines } = shoppingList(idliStall, [{ dish: 'idli', plates: 10 }]);
    expect(lines).toEqual([
      {
        ingredient: 'egg',
        name: 'egg',
        needs: { amount: 10, unit: 'piece' },
        unit: 'dozen',
        amount: 1,
        isMuchMore: false,
        cost: 84,
      },
      {
        ingredient: 'leaf',
        name: 'leaf',
        needs: { amount: 10, unit: 'piece' },
        unit: PLATES_100,
        amount: 1,
        isMuchMore: true,
        cost: 45,
      },
      {
        ingredient: 'lentils',
        name: 'lentils',
        needs: { amount: 0.142857143, unit: 'kg' },
        unit: 'kg',
        amount: 0.15,
        isMuchMore: false,
        cost: 12,
      },
      {
        ingredient: 'rice',
        name: 'rice',
        needs: { amount: 0.571428572, unit: 'kg' },
        unit: 'kg',
        amount: 0.6,
        isMuchMore: false,
        cost: 30,
      },
    ]);
    expect(shoppingCost(lines)).toBe(171);
  });

  it('says that a dozen is much more than the one piece that is needed', () => {
    const { lines } = shoppingList(idliStall, [{ dish: 'idli', plates: 1 }]);
    expect(lines[0]).toMatchObject({ needs: { amount: 1 }, amount: 1, isMuchMore: true });
  });

  it('buys no step more than what plates need together', () => {
    // 7 plates: 1.4 kg of batter, just 0.4 kg of rice and 0.1 kg of lentils.
    const { lines } = shoppingList(idliStall, [{ dish: 'idli', plates: 7 }]);
    expect(lines.slice(2).map(({ amount }) => amount)).toEqual([0.1, 0.4]);
  });

  it('has no cost of what has no price, and lists what it cannot buy and why', () => {
    const stall = stallOf(
      [dish('dosa', ['ghee', 5, 'g'], ['oil', 20, 'g'], ['podi', 1, 'g']), dish('bajji')],
      [bought('ghee', 'g', null), bought('oil', 'litre', 135), made('podi', 1)],
    );
    const list = shoppingList(stall, [
      { dish: 'bajji', plates: 3 },
      { dish: 'dosa', plates: 8 },
      { dish: 'gone', plates: 9 },
    ]);
    expect(list.lines).toMatchObject([{ ingredient: 'ghee', amount: 50, unit: 'g', cost: null }]);
    expect(list.unknown.map(({ ingredient, why }) => [ingredient, why])).toEqual([
      ['oil', 'other-unit'],
      ['podi', 'no-recipe'],
    ]);
    expect(list.withoutRecipe).toEqual(['bajji']);
    expect(shoppingCost(list.lines)).toBeNull();
    const noPlates = shoppingList(stall, [{ dish: 'bajji', plates: 0 }]);
    expect(noPlates).toEqual({ lines: [], withoutRecipe: [], unknown: [] });
  });

  it('buys what is needed of what is sold loose, whatever amount its price is for', () => {
    // Wholesale prices of Pune and Amritsar on 28 July 2023: ₹ per 100 kg.
    const prices = { Apple: 14_000, Banana: 3500, Potato: 1700 };
    const names = Object.keys(prices);
    const stall = stallOf(
      [dish('bhel', ...names.map((name): Line => [name, 84, 'g']))],
      Object.entries(prices).map(([name, price]) => bought(name, QUINTAL, price)),
    );
    // 88 plates: 7.392 kg of each.
    const lines = shoppingList(stall, [{ dish: 'bhel', plates: 88 }]).lines;
    expect(lines.map(({ amount, unit, cost }) => [amount, unit, cost])).toEqual([
      [7.5, 'kg', 1050],
      [7.5, 'kg', 262.5],
      [7.5, 'kg', 127.5],
    ]);
    const by = (unit: PurchaseUnit, price: number, needs: RecipeLine['unit'] = 'g') => {
      const one = stallOf([dish('bhel', ['x', 84, needs])], [bought('x', unit, price)]);
      return shoppingList(one, [{ dish: 'bhel', plates: 1 }]).lines.map(
        ({ amount, unit: line, cost }) => [amount, line, cost],
      );
    };
    const of = (amount: number, unit: RecipeLine['unit']) => ({ amount, unit });
    expect(by({ as: 'loose', of: of(10, 'kg') }, 250)).toEqual([[0.1, 'kg', 2.5]]);
    expect(by({ as: 'loose', of: of(20, 'kg') }, 410)).toEqual([[0.1, 'kg', 2.05]]);
    expect(by({ as: 'loose', of: of(15, 'litre') }, 1995, 'ml')).toEqual([[0.1, 'litre', 13.3]]);
    expect(by({ as: 'loose', of: of(100, 'piece') }, 250, 'piece')).toEqual([[84, 'piece', 210]]);
    // Nobody opens a bundle or a tray.
    const tray = { as: 'tray', of: of(30, 'piece') } as const;
    expect(by(tray, 180, 'piece')).toEqual([[3, tray, 540]]);
    const bundle = { as: 'bundle', of: of(250, 'g') } as const;
    expect(by(bundle, 10)).toEqual([[1, bundle, 10]]);
    // A price may be for a quintal of what the stall buys by the kg.
    const tag = { ...bought('x', 'kg', null), price: { price: 1700, unit: QUINTAL } };
    const one = stallOf([dish('bhel', ['x', 84, 'g'])], [tag]);
    expect(shoppingList(one, [{ dish: 'bhel', plates: 10 }]).lines).toMatchObject([
      { amount: 0.85, unit: 'kg', cost: 14.45 },
    ]);
  });

  it.each([
    [0.94, 0.95],
    [1, 1],
    [1.05, 1.25],
    [5, 5],
    [5.01, 5.5],
    [7.75, 8],
    [10, 10],
    [12.55, 13],
  ])('buys, of %s litres that are needed, %s', (needed, amount) => {
    const stall = stallOf([dish('chai', ['milk', needed, 'litre'])], [bought('milk', 'litre', 60)]);
    const [line] = shoppingList(stall, [{ dish: 'chai', plates: 1 }]).lines;
    expect(line).toMatchObject({ amount, cost: 60 * amount });
  });

  it('goes by the unit of the price where the unit of purchase is of another kind', () => {
    const soap = {
      ...bought('oil', 'piece', null),
      price: { price: 1800, unit: 'litre' as const },
    };
    const stall = stallOf([dish('dosa', ['oil', 10, 'ml'])], [soap]);
    const { lines } = shoppingList(stall, [{ dish: 'dosa', plates: 11 }]);
    expect(lines).toMatchObject([{ unit: 'litre', amount: 0.15, cost: 270 }]);
  });
});

const price = fc.option(
  fc.nat({ max: 10 ** 7 }).map((number) => number / 100),
  { freq: 5 },
);
const pack = fc.record({
  as: fc.constantFrom('packet', 'bundle', 'tray'),
  of: fc.record({ amount: fc.integer({ min: 1, max: 3000 }), unit: fc.constant('g') }),
});
const loose = fc.record({
  as: fc.constant('loose'),
  of: fc.record({ amount: fc.integer({ min: 1, max: 200 }), unit: fc.constantFrom('kg', 'g') }),
});
const weight: fc.Arbitrary<PurchaseUnit> = fc.oneof(fc.constantFrom('kg', 'g'), pack, loose);
const grams = fc.integer({ min: 1, max: 400_000 }).map((number) => number / 1000);

const stalls: fc.Arbitrary<Stall> = fc
  .record({
    units: fc.tuple(weight, weight, fc.constantFrom<PurchaseUnit>('piece', 'dozen', PLATES_100)),
    prices: fc.tuple(price, price, price),
    amounts: fc.array(grams, { minLength: 8, maxLength: 8 }),
    yields: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ units, prices, amounts: [a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1], yields }) =>
    stallOf(
      [
        dish('dosa', ['batter', a, 'g'], ['rice', b, 'g'], ['leaf', 1, 'piece']),
        dish('idli', ['sambar', c, 'g'], ['lentils', d, 'g'], ['leaf', 2, 'piece']),
        dish('chai', ['lentils', e, 'g']),
      ],
      [
        bought('rice', units[0], prices[0]),
        bought('lentils', units[1], prices[1]),
        bought('leaf', units[2], prices[2]),
        made('batter', yields, ['rice', f, 'g'], ['lentils', 500, 'g']),
        made('sambar', 3, ['batter', g, 'g'], ['lentils', 1, 'kg']),
      ],
    ),
  );
const counts = fc.record({
  dosa: fc.nat({ max: 30 }),
  idli: fc.nat({ max: 30 }),
  chai: fc.nat({ max: 30 }),
});
/** In kg, of so many. */
const usualWeight = (kg: number) => (kg <= 1 ? 0.05 : kg <= 5 ? 0.25 : kg <= 10 ? 0.5 : 1);
const planned = (plates: Readonly<Record<string, number>>) =>
  Object.entries(plates).map(([id, count]) => ({ dish: id, plates: count }));

describe('a list for any recipes', () => {
  it('finds what a slow second way finds, in whatever order dishes come; the sum is that of the lines', () => {
    fc.assert(
      fc.property(stalls, counts, (stall, plates) => {
        const slow = shoppingBySlowWay(stall, plates);
        const { lines } = shoppingList(stall, planned(plates));
        expect(lines.map(({ ingredient }) => ingredient)).toEqual(Object.keys(slow));
        let paise = 0n;
        for (const { ingredient, unit, amount, cost } of lines) {
          const found = slow[ingredient];
          expect(unit === 'g' ? amount / 1000 : amount).toBe(found?.amount);
          expect(cost === null ? null : digitsOf(cost)).toBe(found?.paise);
          paise += found?.paise ?? 0n;
        }
        expect(digitsOf(shoppingCost(lines) ?? 0)).toBe(paise);
        const turned = { ...stall, dishes: stall.dishes.toReversed() };
        expect(shoppingList(turned, planned(plates).toReversed()).lines).toEqual(lines);
      }),
      { numRuns: 60 },
    );
  });

  it('never costs less for more plates; it is enough, and less than a packet or a usual weight too much', () => {
    fc.assert(
      fc.property(stalls, counts, (stall, plates) => {
        const cost = (times: number) =>
          shoppingList(
            stall,
            planned(plates).map((each) => ({ ...each, plates: each.plates * times })),
          ).lines;
        const [one, two] = [cost(1), cost(2)];
        expect(shoppingCost(two) ?? 0).toBeGreaterThanOrEqual(shoppingCost(one) ?? 0);
        for (const [place, line] of one.entries()) {
          const twice = two[place]?.amount ?? 0;
          expect(twice).toBeGreaterThanOrEqual(line.amount);
          const { needs, unit, amount } = line;
          const held = purchased(unit).billionths;
          const inAll = (amount * Number(held)) / 1e9;
          expect(inAll).toBeGreaterThanOrEqual(needs.amount - 1e-9);
          const isLoose = unit === 'kg' || unit === 'g';
          const step = isLoose ? usualWeight(needs.amount) : Number(held) / 1e9;
          expect(inAll - needs.amount).toBeLessThan(step);
        }
      }),
      { numRuns: 60 },
    );
  });
});
