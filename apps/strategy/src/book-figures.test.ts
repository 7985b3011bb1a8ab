import { madeUpStall } from '@thela/books/made-up-stalls';
import type { DayTotals, DishTotals } from '@thela/ledger';
import { createFakeShell } from '@thela/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookFigures, readBookFigures } from './book-figures';
import type { BookFigures } from './book-figures';

const menu = (['dosa', 'idli', 'chai', 'vada'] as const).map((id) => ({
  id,
  choice: `dish ${id}` as const,
}));

/** Plates, paise taken, and paise of ingredients; `null` where the cost is not known. */
type Sold = readonly [dish: string, plates: number, taken: number, cost: number | null];

const picorupees = (paise: number) => BigInt(paise) * 10n ** 10n;

function dishOf([dish, plates, taken, cost]: Sold): DishTotals {
  return {
    dish,
    name: dish,
    plates,
    revenue: taken / 100,
    ingredientCost: cost === null ? null : cost / 100,
    profit: cost === null ? null : (taken - cost) / 100,
    exact: { revenue: picorupees(taken), cost: cost === null ? null : picorupees(cost) },
  };
}

function dayOf(day: string, sold: readonly Sold[]): DayTotals {
  return {
    day,
    plates: sold.reduce((sum, [, plates]) => sum + plates, 0),
    revenue: 0,
    ingredientCost: 0,
    profit: 0,
    expenses: 0,
    waste: 0,
    left: 0,
    unknownCost: [],
    unknownWaste: [],
    exact: { revenue: 0n, costedRevenue: 0n, cost: 0n, expenses: 0n, rent: 0n, waste: 0n },
    dishes: sold.map(dishOf),
  };
}

const daysOf = (all: readonly (readonly Sold[])[]) =>
  all.map((sold, place) => dayOf(`2026-11-${String(10 + place)}`, sold));

function rowsIn(figures: BookFigures) {
  if (figures.status !== 'found') throw new Error(`Nothing was found: ${figures.status}.`);
  return figures.rows;
}

/** A quotient of paise in ₹, 2 decimals, half away from zero, by counting how often the divisor fits. */
function slowly(paise: number, count: number): number {
  let [left, whole] = [Math.abs(paise) * 2 + count, 0];
  while (left >= 2 * count) {
    left -= 2 * count;
    whole += 1;
  }
  return (Math.sign(paise) * whole) / 100;
}

/** As it stands in a field. */
const rupees = (amount: number) => amount.toFixed(2).replace('.00', '');

const soldOf = (dish: string): fc.Arbitrary<Sold> =>
  fc
    .record({
      plates: fc.nat({ max: 9 }),
      price: fc.integer({ min: 1, max: 999 }),
      cost: fc.option(fc.nat({ max: 1200 }), { freq: 12 }),
    })
    .map(({ plates, price, cost }) => [
      dish,
      plates,
      plates * price,
      cost === null ? null : plates * cost,
    ]);

const anyDays = fc
  .array(fc.tuple(soldOf('dosa'), soldOf('idli'), soldOf('chai'), soldOf('gone')), {
    minLength: 3,
    maxLength: 7,
  })
  .map(daysOf);

describe('the figures of the books', () => {
  it('are the sums of the days, divided by the days or the plates and rounded once', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const figures = bookFigures(days, menu);
        const isAnyKnown = menu.some(({ id }) => {
          const of = days.flatMap(({ dishes }) => dishes.filter(({ dish }) => dish === id));
          const plates = of.reduce((sum, dish) => sum + dish.plates, 0);
          const isKnown = of.every((dish) => dish.plates === 0 || dish.profit !== null);
          return isKnown && plates * 2 >= days.length;
        });
        const found = figures.status === 'found' ? figures.rows : [];
        for (const { id, choice } of menu) {
          const each = days.flatMap(({ dishes }) => dishes.filter(({ dish }) => dish === id));
          const sumOf = (amount: (dish: DishTotals) => number) =>
            each.reduce((sum, dish) => sum + Math.round(amount(dish) * 100), 0);
          const plates = each.reduce((sum, dish) => sum + dish.plates, 0);
          const isKnown = each.every((dish) => dish.plates === 0 || dish.profit !== null);
          const row = found.find(({ tiffinItem }) => tiffinItem === choice);
          const [cost, profit] = [
            sumOf((dish) => dish.ingredientCost ?? 0),
            sumOf((dish) => dish.profit ?? 0),
          ];
          const expected = {
            tiffinItem: choice,
            ingredientPrice: isKnown ? rupees(slowly(cost, days.length)) : '',
            leftOver: 0,
            dailySales: String(Math.floor((plates * 2 + days.length) / (days.length * 2))),
            perPlateProfit: isKnown ? rupees(slowly(profit, Math.max(plates, 1)) + 0) : '',
          };
          const isOut = plates * 2 < days.length || (!isKnown && isAnyKnown);
          expect(row).toEqual(isOut ? undefined : expected);
        }
        expect(found.every(({ tiffinItem }) => tiffinItem !== 'dish gone')).toBe(true);
      }),
    );
  });

  it('are those of the dishes that took the most, eight at most', () => {
    const dishes = Array.from({ length: 10 }, (_, place) => `dish-${place}`);
    const sold = dishes.map((dish, place): Sold => [dish, 5, (place + 1) * 1000, 100]);
    const offered = dishes.map((id) => ({ id, choice: `dish ${id}` as const }));
    const rows = rowsIn(bookFigures(daysOf([sold, sold, sold]), offered));
    expect(rows.map(({ tiffinItem }) => tiffinItem)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((place) => `dish dish-${place}`),
    );
  });

  it('count the plates a day that were thrown away as not sold', () => {
    const day = '2026-11-10';
    const head = { id: '', at: 0, device: '', day, kind: 'waste', dish: 'dosa' } as const;
    const sold: Sold = ['dosa', 10, 10_000, 1000];
    const waste = [
      { ...head, reason: 'unsold', plates: 8 },
      { ...head, reason: 'spilt', plates: 30 },
      { ...head, reason: 'unsold', dish: 'idli', plates: 30 },
      { ...head, reason: 'unsold', plates: 3 },
    ] as const;
    // 11 plates in three days
    expect(rowsIn(bookFigures(daysOf([[sold], [sold], [sold]]), menu, waste))).toMatchObject([
      { tiffinItem: 'dish dosa', leftOver: 4 },
    ]);
  });

  it('show a loss as one', () => {
    const sold: Sold = ['dosa', 10, 10_000, 12_000];
    expect(rowsIn(bookFigures(daysOf([[sold], [sold], [sold]]), menu))).toEqual([
      {
        tiffinItem: 'dish dosa',
        ingredientPrice: '120',
        dailySales: '10',
        perPlateProfit: '-2',
        leftOver: 0,
      },
    ]);
  });

  it('need three days, and a dish of the menu that sold', () => {
    const sold: Sold = ['dosa', 10, 1000, 100];
    const missing = { status: 'too-few-days', needsDays: 3 };
    expect(bookFigures([], menu)).toEqual({ ...missing, hasDays: 0 });
    expect(bookFigures(daysOf([[sold], [sold]]), menu)).toEqual({ ...missing, hasDays: 2 });
    const days = daysOf([[sold], [sold], [sold]]);
    expect(bookFigures(days, menu.slice(1))).toEqual({ status: 'too-few-plates' });
  });
});

describe('reading the books', () => {
  const TODAY = '2026-11-22';

  it('takes the last seven days with sales, without today', async () => {
    const { ledger } = createFakeShell({ today: TODAY, events: madeUpStall(100, TODAY) });
    const offered = [{ id: 'made-up-dosa', choice: 'Dosa' as const }];
    const figures = await readBookFigures(ledger, offered);
    expect(figures).toMatchObject({ days: { count: 7, to: '2026-11-21' } });
  });

  it('goes further back where the stall was closed for weeks', async () => {
    const { ledger } = createFakeShell({ today: TODAY, events: madeUpStall(10, '2026-05-10') });
    const offered = [{ id: 'made-up-dosa', choice: 'Dosa' as const }];
    const figures = await readBookFigures(ledger, offered);
    expect(figures).toMatchObject({ days: { count: 7, to: '2026-05-10' } });
    expect(rowsIn(figures)).toMatchObject([{ tiffinItem: 'Dosa' }]);
  });
});
