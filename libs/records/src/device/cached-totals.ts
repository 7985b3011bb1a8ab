import type { DayTotals, StallDay } from '@thela/ledger';
import { isCalendarDate } from '@thela/ledger';
import * as v from 'valibot';

/** To be raised when totals are worked out in another way: those of before are not used. */
const TOTALS_OF = 4;

export interface CachedTotals {
  readonly day: StallDay;
  readonly of: typeof TOTALS_OF;
  readonly totals: DayTotals;
}

const day = v.pipe(v.string(), v.check(isCalendarDate));
const amount = v.pipe(v.number(), v.finite());
const exact = v.custom<bigint>((value) => typeof value === 'bigint');
const plates = v.pipe(v.number(), v.safeInteger());

const schema = v.object({
  day,
  of: v.literal(TOTALS_OF),
  totals: v.object({
    day,
    plates,
    revenue: amount,
    ingredientCost: v.nullable(amount),
    profit: v.nullable(amount),
    expenses: amount,
    waste: v.nullable(amount),
    left: amount,
    unknownCost: v.array(v.string()),
    unknownWaste: v.array(v.string()),
    exact: v.object({
      revenue: exact,
      costedRevenue: exact,
      cost: exact,
      expenses: exact,
      rent: exact,
      waste: exact,
    }),
    dishes: v.array(
      v.object({
        dish: v.string(),
        name: v.string(),
        plates,
        revenue: amount,
        ingredientCost: v.nullable(amount),
        profit: v.nullable(amount),
        exact: v.object({ revenue: exact, cost: v.nullable(exact) }),
      }),
    ),
  }),
});

export function toCache(totals: DayTotals): CachedTotals {
  return { day: totals.day, of: TOTALS_OF, totals };
}

/** Totals that are stored for a day; it is outside data: none for any other value. */
export function readCachedTotals(stored: unknown): readonly DayTotals[] {
  const found = v.safeParse(schema, stored);
  return found.success && found.output.day === found.output.totals.day ? [found.output.totals] : [];
}
