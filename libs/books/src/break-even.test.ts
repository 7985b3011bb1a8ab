import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import { breakEven, lastMonth, periodTotals } from './index';
import { TODAY, dayOf, dayWith, randomDays, sold } from './testing/days';
import { sumBySlowWay, totalsIn } from './testing/slow-oracle';

const range = { from: '2026-09-01', to: TODAY };

/** Days on which 20 dosas and 10 idlis sold, with a profit of ₹40 and ₹10 each: ₹30 a plate. */
function totalsOf(days: number, expenses: number, idliCost: number | null = 30) {
  const open = Array.from({ length: days }, (_, age) =>
    dayWith(addDays(TODAY, -age), {
      dishes: [sold('dosa', 20, 60, 20), sold('idli', 10, 40, idliCost)],
      expenses: age === 0 ? expenses : 0,
    }),
  );
  return periodTotals(open, range);
}

it('divides the expenses of a day by the weighted margin, rounded up', () => {
  const exact = { kind: 'plates', plates: 10, expensesPerDay: 300, margin: 30 };
  expect(breakEven(totalsOf(7, 2100))).toEqual(exact);
  expect(breakEven(totalsOf(7, 2100.01))).toEqual({ ...exact, plates: 11 });
  expect(breakEven(totalsOf(7, 0))).toEqual({ ...exact, plates: 0, expensesPerDay: 0 });
});

it('takes the margin from dishes whose cost is known', () => {
  expect(breakEven(totalsOf(7, 2100, null))).toMatchObject({ margin: 40, plates: 8 });
});

it('shares the rent of a closed day', () => {
  const rent = dayWith('2026-10-01', { expenses: 2100, rent: 2100 });
  const open = Array.from({ length: 7 }, (_, age) =>
    dayOf(addDays(TODAY, -age), [sold('vada', 9)]),
  );
  expect(breakEven(periodTotals([rent, ...open], range))).toMatchObject({ expensesPerDay: 300 });
});

it('leaves out today, which is not over', () => {
  const days = Array.from({ length: 32 }, (_, age) =>
    dayWith(addDays(TODAY, -age), { dishes: [sold('vada', 9)], expenses: age === 0 ? 0 : 300 }),
  );
  expect(lastMonth(days, TODAY)).toMatchObject({ days: 30, expenses: 9000 });
  expect(breakEven(lastMonth(days, TODAY))).toMatchObject({ expensesPerDay: 300 });
});

it('says what it lacks', () => {
  expect(breakEven(totalsOf(6, 100))).toEqual({ kind: 'too-few-days', needsDays: 7, hasDays: 6 });
  const loss = Array.from({ length: 7 }, (_, age) =>
    dayOf(addDays(TODAY, -age), [sold('vada', 9, 10, 10)]),
  );
  expect(breakEven(periodTotals(loss, range))).toEqual({ kind: 'no-margin' });
  const supposed = { ...totalsOf(7, 2100), dishes: [] };
  expect(breakEven(supposed)).toEqual({ kind: 'no-costed-plates' });
});

it('gives the fewest plates that cover the expenses', () => {
  fc.assert(
    fc.property(randomDays, (days) => {
      const totals = periodTotals(days, range);
      const found = breakEven(totals);
      const records = totalsIn(days, range.from, range.to);
      const profit = sumBySlowWay(records, 'profit');
      const plates = totals.dishes.map((dish) => dish.costedPlates).reduce((a, b) => a + b, 0);
      // So many plates every day earn profit / plates each: compared with both sides multiplied by all plates.
      const covers = (each: number) =>
        BigInt(each) * BigInt(totals.daysWithSales) * profit >=
        sumBySlowWay(records, 'expenses') * BigInt(plates);
      const isFewest =
        found.kind !== 'plates' ||
        (covers(found.plates) && (found.plates === 0 || !covers(found.plates - 1)));
      expect(isFewest).toBe(true);
    }),
  );
});
