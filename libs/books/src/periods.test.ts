import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import { comparePeriod, periodBefore, periodRange, periodTotals } from './index';
import type { Period } from './index';
import { TODAY, dayOf, dayWith, randomDays, sold } from './testing/days';
import {
  digitsOf,
  dishBySlowWay,
  isWithinAPaisa,
  rupeesOfExact,
  sumBySlowWay,
  totalsIn,
} from './testing/slow-oracle';

const PERIODS: readonly Period[] = ['today', 'last-7-days', 'last-30-days', 'last-90-days', 'all'];
const MONEY = ['revenue', 'ingredientCost', 'profit', 'expenses', 'waste', 'left'] as const;

describe('the days of a period', () => {
  it('end today, and those before it the day before', () => {
    expect(periodRange('today', TODAY)).toEqual({ from: TODAY, to: TODAY });
    expect(periodRange('last-7-days', TODAY)).toEqual({ from: '2026-11-16', to: TODAY });
    expect(periodRange('last-90-days', TODAY)).toEqual({ from: '2026-08-25', to: TODAY });
    expect(periodBefore('today', TODAY)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(periodBefore('last-7-days', TODAY)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(periodBefore('all', TODAY)).toBeNull();
  });

  it('of all records begin with the first day on which anything was entered', () => {
    const days = [dayWith('2026-11-01', {}), dayWith('2026-11-03', { expenses: 40 })];
    expect(periodRange('all', TODAY, days)).toEqual({ from: '2026-11-03', to: TODAY });
    expect(periodRange('all', TODAY, [])).toEqual({ from: TODAY, to: TODAY });
  });
});

describe('the totals of a period', () => {
  it('add up amounts that doubles cannot add', () => {
    const days = [dayWith('2026-11-21', { expenses: 0.1 }), dayWith(TODAY, { expenses: 0.2 })];
    const totals = periodTotals(days, periodRange('last-7-days', TODAY));
    expect(totals.expenses).toBe(0.3);
    expect(totals.left).toBe(-0.3);
  });

  it('leave plates without a known cost out of the cost and profit of a dish', () => {
    const days = [
      dayOf('2026-11-21', [sold('dosa', 5, 60, null), sold('idli', 2, 40, null)]),
      dayOf(TODAY, [sold('idli', 0), sold('dosa', 3, 60, 20), sold('vada', 0)]),
    ];
    expect(periodTotals(days, periodRange('last-7-days', TODAY)).dishes).toMatchObject([
      {
        dish: 'idli',
        name: 'IDLI',
        plates: 2,
        revenue: 80,
        costedPlates: 0,
        ingredientCost: null,
        profit: null,
      },
      {
        dish: 'dosa',
        name: 'DOSA',
        plates: 8,
        revenue: 480,
        costedPlates: 3,
        ingredientCost: 60,
        profit: 120,
      },
      {
        dish: 'vada',
        name: 'VADA',
        plates: 0,
        revenue: 0,
        costedPlates: 0,
        ingredientCost: null,
        profit: null,
      },
    ]);
  });

  it('take the costed plates of a dish from the days on which its cost was known', () => {
    const days = [
      dayOf('2026-11-20', [sold('dosa', 3, 60, 20)]),
      dayOf('2026-11-21', [sold('dosa', 5, 60, null)]),
      dayOf(TODAY, [sold('dosa', 4, 60, 30)]),
    ];
    expect(periodTotals(days, periodRange('last-7-days', TODAY)).dishes).toMatchObject([
      { plates: 12, revenue: 720, costedPlates: 7, ingredientCost: 180, profit: 240 },
    ]);
  });

  it('count days with entries, days with sales and known days apart', () => {
    const days = [
      dayWith('2026-11-15', {}),
      dayWith('2026-11-17', { unknownWaste: ['Dosa'] }),
      dayWith('2026-11-18', { expenses: 3000 }),
      dayOf('2026-11-20', [sold('dosa', 1)]),
    ];
    expect(periodTotals(days, periodRange('last-30-days', TODAY))).toMatchObject({
      days: 30,
      knownDays: 6,
      daysWithEntries: 3,
      daysWithSales: 1,
      unknownWaste: ['Dosa'],
    });
  });

  it('know no profit where plates were sold and the cost of none is known, but all that is in hand', () => {
    const unknown = dayOf('2026-11-21', [sold('dosa', 20, 35, null)]);
    const gas = dayWith(TODAY, { expenses: 300 });
    const range = periodRange('last-7-days', TODAY);
    expect(periodTotals([unknown, gas], range)).toMatchObject({
      profit: null,
      left: 400,
      unknownCost: ['DOSA'],
      uncostedDishes: 1,
    });
    const known = dayOf('2026-11-20', [sold('idli', 2, 40, 10)]);
    expect(periodTotals([known, unknown], range)).toMatchObject({ profit: 60, left: 760 });
    expect(periodTotals([gas], range).profit).toBe(0);
  });

  it('are exact sums, rounded once, of which the dishes are parts that add up', () => {
    fc.assert(
      fc.property(randomDays, fc.nat({ max: 80 }), (days, age) => {
        const range = { from: addDays(TODAY, -age), to: TODAY };
        const totals = periodTotals(days, range);
        const found = totalsIn(days, range.from, range.to);
        const isKnown = totals.plates === 0 || totals.dishes.some((dish) => dish.costedPlates > 0);
        for (const figure of MONEY) {
          const exact = sumBySlowWay(found, figure);
          const isUnknown =
            figure === 'waste'
              ? exact === 0n && totals.unknownWaste.length > 0
              : (figure === 'profit' || figure === 'ingredientCost') && !isKnown;
          expect(totals[figure]).toBe(isUnknown ? null : rupeesOfExact(exact));
        }
        for (const figure of ['revenue', 'ingredientCost', 'profit'] as const) {
          const rows = totals.dishes.map((dish) => digitsOf(dish[figure] ?? 0));
          expect(rows.reduce((a, b) => a + b, 0n)).toBe(digitsOf(totals[figure] ?? 0));
        }
        for (const { dish, revenue, profit } of totals.dishes) {
          const slow = dishBySlowWay(found, dish);
          expect(isWithinAPaisa(revenue, slow.revenue)).toBe(true);
          expect(profit === null).toBe(slow.costedPlates === 0);
          expect(isWithinAPaisa(profit ?? 0, slow.profit)).toBe(true);
        }
      }),
    );
  });

  it('do not depend on the order of the days', () => {
    const shuffled = randomDays.chain((days) =>
      fc.tuple(fc.constant(days), fc.shuffledSubarray([...days], { minLength: days.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...PERIODS), ([days, other], period) => {
        expect(comparePeriod(other, period, TODAY)).toEqual(comparePeriod(days, period, TODAY));
      }),
    );
  });
});
