import { addDays, noReferences, parseEvent, withReferences } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import {
  backtest,
  forecast,
  hoursFigures,
  menuMatrix,
  periodRange,
  periodTotals,
  wasteWeeks,
  weekdayFigures,
} from './index';
import { TODAY } from './testing/days';
import { matrixBySlowWay } from './testing/slow-matrix';
import { forecastBySlowWay, saidBySlowWay } from './testing/slow-forecast';
import { hoursBySlowWay } from './testing/slow-hours';
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

describe.each(stalls)('the made-up stall of $length days', ({ length, events, days }) => {
  it('is made of events that a ledger can hold, each once', () => {
    expect(events.map(parseEvent)).toEqual(events);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('has closed days, rent on a day without sales, and unknown costs', () => {
    const open = days.filter(({ plates }) => plates > 0);
    expect(open.length).toBeLessThan(length);
    expect(open.length).toBeGreaterThan(length * 0.8);
    expect(days.some(({ plates, expenses }) => plates === 0 && expenses > 0)).toBe(true);
    expect(days.some(({ unknownCost }) => unknownCost.length > 0)).toBe(true);
  });

  it('has a dish that leaves the menu, waste, and tapped, typed and undone plates', () => {
    expect(days.at(0)?.dishes.map(({ dish }) => dish)).toContain('made-up-pongal');
    expect(days.at(-1)?.dishes.map(({ dish }) => dish)).not.toContain('made-up-pongal');
    expect(days.some(({ waste }) => waste > 0)).toBe(true);
    const counted = events.filter((event) => event.kind === 'plates');
    expect(counted.some(({ typed }) => typed === undefined)).toBe(true);
    expect(counted.some(({ typed }) => typed !== undefined)).toBe(true);
    expect(events.some(({ kind }) => kind === 'undo')).toBe(true);
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
      const mean = (figure: 'revenue' | 'profit' | 'left') =>
        rupeesOfDigits(sumBySlowWay(found, figure), BigInt(found.length || 1));
      expect(hasDays).toBe(found.length);
      const expected = {
        plates: found.map((each) => each.plates).reduce((a, b) => a + b, 0) / found.length,
        revenue: mean('revenue'),
        profit: mean('profit'),
        left: mean('left'),
      };
      expect(means).toEqual(found.length < 2 ? null : expected);
    }
  });

  it('has the plates of each hour that the slow way gives, and all plates of its days', () => {
    const range = periodRange('all', TODAY, days);
    const figures = hoursFigures(events, range, 'Asia/Kolkata');
    const slow = hoursBySlowWay(events, range.from, range.to);
    for (const { hour, plates } of figures.hours) expect(plates).toBe(slow.get(hour) ?? 0);
    expect(figures.plates).toBe(periodTotals(days, range).plates);
    expect(figures.sharePercent).toBeGreaterThan(50);
    expect(figures.sharePercent).toBeLessThan(95);
  });

  it('has the place of each dish that the slow way gives', () => {
    for (const period of ['last-30-days', 'all'] as const) {
      const range = periodRange(period, TODAY, days);
      const matrix = menuMatrix(periodTotals(days, range));
      expect(matrix.kind).toBe('matrix');
      const dishes = matrix.kind === 'matrix' ? matrix.dishes : [];
      expect(new Map(dishes.map(({ dish, menuClass }) => [dish, menuClass]))).toEqual(
        matrixBySlowWay(totalsIn(days, range.from, range.to)),
      );
    }
  });

  it('has the forecast of each dish that the slow way gives', () => {
    for (const ahead of [1, 2, 0, -3]) {
      const day = addDays(TODAY, ahead);
      const found = forecast(days, day, { knownUntil: addDays(day, -1) }).dishes;
      const all = [...new Set(days.flatMap(({ dishes }) => dishes.map(({ dish }) => dish)))];
      const slow = all.flatMap((dish) => {
        const said = forecastBySlowWay(days, dish, day);
        return typeof said === 'string' ? [] : [[dish, ...said]];
      });
      expect(found.map(({ dish, plates, low, high }) => [dish, plates, low, high]).sort()).toEqual(
        slow.sort(),
      );
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
