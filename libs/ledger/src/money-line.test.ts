import fc from 'fast-check';
import { toRupees } from '@thela/pricing';
import { expect, it } from 'vitest';
import {
  dayView,
  moneyLine,
  moneyOfDay,
  noReferences,
  profitLine,
  spentOn,
  stallOn,
  totalsOf,
  withReferences,
} from './index';
import type { DayTotals, ExactTotals } from './index';
import { DAYS, randomEvents } from './testing/random-events';

const paise = (rupees: number) => Math.round(rupees * 100);

/** What was typed in whole paise stands as it was typed, where something else can take what rounding leaves over. */
function expectTyped(amounts: readonly bigint[], parts: readonly number[]) {
  const isWhole = (amount: bigint) => amount % 10_000_000_000n === 0n;
  // Of less than two paise nothing may be left to take from.
  if (!amounts.some((amount) => !isWhole(amount) && amount > 20_000_000_000n)) return;
  const changed = amounts.filter(
    (amount, index) => isWhole(amount) && parts[index] !== toRupees(amount),
  );
  expect(changed).toEqual([]);
}

function expectToTie(totals: Pick<DayTotals, 'exact' | 'profit'>) {
  const { uncosted, expenses, waste, inHand } = profitLine(totals);
  const { costedRevenue, cost } = totals.exact;
  const parts = [toRupees(costedRevenue - cost), uncosted, -expenses, -waste];
  expect(parts.reduce((sum, part) => sum + paise(part), 0)).toBe(paise(inHand));
  expect(Math.min(uncosted, expenses, waste)).toBeGreaterThanOrEqual(0);
  const { revenue, expenses: ofExpenses, waste: ofWaste } = totals.exact;
  expectTyped([revenue - costedRevenue, ofExpenses, ofWaste], [uncosted, expenses, waste]);
}

function expectToAddUp(totals: DayTotals) {
  expectToTie(totals);
  const { exact, unknownCost, unknownWaste, revenue, left } = totals;
  const line = moneyLine({ exact, unknownCost, unknownWaste });
  const { sold, ingredients, expenses, waste, inHand } = line;
  expect(paise(ingredients) + paise(expenses) + paise(waste) + paise(inHand)).toBe(paise(sold));
  // As they stand on every other page.
  expect([sold, inHand]).toEqual([revenue, left]);
  // What was not spent is not told of, and nothing is off by more than the rounding of three amounts.
  const parts = [ingredients, expenses, waste] as const;
  const amounts = [exact.cost, exact.expenses, exact.waste] as const;
  for (const [index, part] of parts.entries()) {
    expect(part).toBeGreaterThanOrEqual(0);
    expect(Math.abs(part - Number(amounts[index]) / 1e12)).toBeLessThanOrEqual(0.0201);
  }
  expect(parts.filter((part, index) => amounts[index] === 0n && part !== 0)).toEqual([]);
  expectTyped(amounts, parts);
  expect([line.unknownCost, line.unknownWaste]).toEqual([unknownCost.length, unknownWaste.length]);
  // Of many days, specials are counted that no list names.
  const { unknownCost: dishes } = moneyLine({ ...totals, uncostedDishes: 7 });
  expect(dishes).toBe(7);
}

it('adds up to the paisa, whatever happened on a day', () => {
  fc.assert(
    fc.property(randomEvents, fc.constantFrom(...DAYS), (events, day) => {
      expectToAddUp(totalsOf(withReferences(noReferences, events), day, events));
    }),
  );
});

it('is the same of what a page holds of the day, and of its totals', () => {
  fc.assert(
    fc.property(randomEvents, fc.constantFrom(...DAYS), (events, day) => {
      const references = withReferences(noReferences, events);
      const totals = totalsOf(references, day, events);
      const known = new Set(stallOn(references, day).dishes.map(({ id }) => id));
      // A page knows nothing of plates whose dish has not arrived.
      fc.pre(totals.dishes.every(({ dish }) => known.has(dish)));
      const spent = spentOn(references, day, events);
      expect(
        moneyOfDay(
          dayView(
            references,
            day,
            events.filter((event) => event.day === day),
          ),
          spent,
        ),
      ).toEqual(moneyLine(totals));
    }),
  );
});

it('adds up where every amount ends in the middle of a paisa', () => {
  // Quarters of a paisa, often few enough that all of the small ones meet.
  const quarters = fc.oneof(fc.nat({ max: 7 }), fc.nat({ max: 100_000 }));
  const amount = quarters.map((number) => BigInt(number) * 2_500_000_000n);
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount), ([revenue, cost, expenses, waste]) => {
      const exact = { revenue, costedRevenue: revenue, cost, expenses, rent: 0n, waste };
      const { sold, ingredients, expenses: other, waste: thrown, inHand } = lineOf(exact);
      expect([ingredients, other, thrown, inHand].reduce((sum, part) => sum + paise(part), 0)).toBe(
        paise(sold),
      );
      expect(Math.min(ingredients, other, thrown)).toBeGreaterThanOrEqual(0);
      expectTyped([cost, expenses, waste], [ingredients, other, thrown]);
      expectToTie({ exact: { ...exact, revenue: revenue * 2n }, profit: 0 });
    }),
    { numRuns: 5000 },
  );
});

it('gives the paisa that rounding leaves over to what nobody typed', () => {
  const exact = { revenue: 120, costedRevenue: 120, cost: 37.035, expenses: 60, rent: 0, waste: 0 };
  const inPicorupees = Object.fromEntries(
    Object.entries(exact).map(([name, rupees]) => [name, BigInt(Math.round(rupees * 1e12))]),
  ) as unknown as ExactTotals;
  expect(lineOf(inPicorupees)).toMatchObject({
    sold: 120,
    ingredients: 37.03,
    expenses: 60,
    waste: 0,
    inHand: 22.97,
  });
});

function lineOf(exact: ExactTotals) {
  return moneyLine({ exact, unknownCost: [], unknownWaste: [] });
}
