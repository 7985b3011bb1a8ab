import { noReferences, parseEvent, withReferences } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import {
  BACKTEST_METHODS,
  backtest,
  periodRange,
  periodTotals,
  wasteWeeks,
  weekdayFigures,
} from './index';
import { TODAY } from './testing/days';
import { saidBySlowWay } from './testing/slow-forecast';
import {
  digitsOf,
  dishBySlowWay,
  isoWeekday,
  rupeesOfExact,
  sumBySlowWay,
  totalsIn,
} from './testing/slow-oracle';
import { stalls } from './testing/stalls';

const PERIODS = ['today', 'last-7-days', 'last-30-days', 'last-90-days', 'all'] as const;
const MONEY = ['revenue', 'ingredientCost', 'profit', 'expenses', 'waste', 'left'] as const;

describe.each(stalls)('the made-up stall of $length days', ({ events, days }) => {
  it('is made of events that a ledger can hold, each once', () => {
    expect(events.map(parseEvent)).toEqual(events);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('has the totals of each period that the slow way gives', () => {
    for (const period of PERIODS) {
      const range = periodRange(period, TODAY, days);
      const totals = periodTotals(days, range);
      const found = totalsIn(days, range.from, range.to);
      for (const figure of MONEY)
        expect(totals[figure]).toBe(rupeesOfExact(sumBySlowWay(found, figure)));
      for (const dish of totals.dishes) {
        const { plates, costedPlates, revenue, cost, profit } = dishBySlowWay(found, dish.dish);
        expect(dish).toMatchObject({ plates, costedPlates, exact: { revenue, cost, profit } });
      }
      for (const figure of ['revenue', 'ingredientCost', 'profit'] as const) {
        const rows = totals.dishes.map((dish) => digitsOf(dish[figure] ?? 0));
        expect(rows.reduce((a, b) => a + b, 0n)).toBe(digitsOf(totals[figure] ?? 0));
      }
    }
  });

  it('has the means of each weekday that the slow way gives', () => {
    const range = periodRange('last-90-days', TODAY);
    for (const { weekday, hasDays, means } of weekdayFigures(days, range)) {
      const found = totalsIn(days, range.from, range.to).filter(
        ({ day, plates }) => plates > 0 && isoWeekday(day) === weekday,
      );
      const mean = (figure: 'revenue' | 'profit') =>
        rupeesOfExact(sumBySlowWay(found, figure), BigInt(found.length || 1));
      expect(hasDays).toBe(found.length);
      const expected = {
        plates: found.map((each) => each.plates).reduce((a, b) => a + b, 0) / found.length,
        revenue: mean('revenue'),
        profit: mean('profit'),
      };
      expect(means).toEqual(found.length < 2 ? null : expected);
    }
  });

  it('measures the forecast as the slow way does', () => {
    const recent = days.slice(-60);
    const menu = recent.at(-1)?.dishes.map(({ dish }) => dish) ?? [];
    const measured = backtest(recent, new Set(menu));
    const rows = recent.flatMap((today) => saidBySlowWay(recent, menu, today) ?? []);
    const found = measured.kind === 'backtest' ? measured : null;
    expect(found?.days ?? 0).toBe(rows.length);
    const sold = rows.reduce((sum, row) => sum + row.sold, 0);
    for (const method of BACKTEST_METHODS) {
      const off = rows.reduce((sum, row) => sum + Math.abs(row[method] - row.sold), 0);
      expect(found?.scores[method].meanError).toBeCloseTo(off / rows.length, 9);
      expect(found?.scores[method].ofHundred).toBeCloseTo((100 * off) / sold, 9);
    }
  });

  it('throws away in its weeks what its days throw away', () => {
    const range = periodRange('last-30-days', TODAY);
    const found = totalsIn(days, range.from, range.to);
    const weeks = wasteWeeks(withReferences(noReferences, events), events, range);
    for (const { from, to, cost, items } of weeks) {
      expect(cost).toBe(rupeesOfExact(sumBySlowWay(totalsIn(found, from, to), 'waste')));
      const rows = items.map((item) => digitsOf(item.cost ?? 0));
      expect(rows.reduce((a, b) => a + b, 0n)).toBe(digitsOf(cost ?? 0));
    }
    expect(weeks.reduce((sum, week) => sum + week.days, 0)).toBe(30);
  });
});
