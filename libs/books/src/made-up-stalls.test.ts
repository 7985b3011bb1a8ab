import { noReferences, parseEvent, withReferences } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { backtest, periodRange, periodTotals, wasteWeeks, weekdayFigures } from './index';
import { TODAY } from './testing/days';
import { saidBySlowWay } from './testing/slow-forecast';
import {
  dishBySlowWay,
  isoWeekday,
  rupeesOfDigits,
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
        expect(totals[figure]).toBe(rupeesOfDigits(sumBySlowWay(found, figure)));
      for (const dish of totals.dishes) {
        const slow = dishBySlowWay(found, dish.dish);
        expect(dish).toMatchObject({
          plates: slow.plates,
          revenue: rupeesOfDigits(slow.revenue),
          costedPlates: slow.costedPlates,
          profit: slow.costedPlates > 0 ? rupeesOfDigits(slow.profit) : null,
          ingredientCost: slow.costedPlates > 0 ? rupeesOfDigits(slow.cost) : null,
        });
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
        rupeesOfDigits(sumBySlowWay(found, figure), BigInt(found.length || 1));
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
    const recent = days.slice(-90);
    const measured = backtest(recent);
    const rows = recent.flatMap(({ day, plates, dishes }) =>
      dishes.flatMap((dish) => {
        const said = plates > 0 ? saidBySlowWay(recent, dish.dish, day) : null;
        return said === null ? [] : [{ day, sold: dish.plates, ...said }];
      }),
    );
    const found = measured.kind === 'backtest' ? measured : null;
    expect(found?.counts ?? 0).toBe(rows.length);
    expect(found?.days ?? 0).toBe(new Set(rows.map(({ day }) => day)).size);
    for (const method of ['forecast', 'yesterday', 'lastWeek'] as const) {
      const wrong = rows.filter((row) => Math.abs(row[method] - row.sold) > 6);
      const errors = rows.map((row) => Math.abs(row[method] - row.sold));
      const wrongDays = new Set(wrong.map(({ day }) => day)).size;
      expect(found?.scores[method]).toEqual({
        daysAllWithin: (found?.days ?? 0) - wrongDays,
        countsWithin: rows.length - wrong.length,
        meanError: errors.reduce((a, b) => a + b, 0) / rows.length,
      });
    }
  });

  it('throws away in its weeks what its days throw away', () => {
    const range = periodRange('last-30-days', TODAY);
    const found = totalsIn(days, range.from, range.to);
    const weeks = wasteWeeks(withReferences(noReferences, events), events, range);
    for (const { from, to, cost } of weeks)
      expect(cost).toBe(rupeesOfDigits(sumBySlowWay(totalsIn(found, from, to), 'waste')));
    expect(weeks.reduce((sum, week) => sum + week.days, 0)).toBe(30);
  });
});
