import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysIn } from '@thela/ledger';
import { periodTotals } from './periods';
import { periodSteps } from './steps';
import { TODAY, dayOf, randomDays, sold } from './testing/days';
import { digitsOf, isWithinAPaisa } from './testing/slow-oracle';

const upToToday = (days: number) => ({ from: addDays(TODAY, 1 - days), to: TODAY });
const stepsOf = (days: number) => periodSteps([], upToToday(days));

it('goes by day up to 31 days, by week up to 26 weeks, then by month', () => {
  const lengths = [1, 31, 32, 182, 183].map((days) => stepsOf(days).length);
  expect(lengths).toEqual(['day', 'day', 'week', 'week', 'month']);
});

it('ends its weeks with the range, and says which one is cut off', () => {
  const { steps } = stepsOf(90);
  expect(steps).toHaveLength(13);
  expect(steps[0]).toMatchObject({ from: '2026-08-25', to: '2026-08-30', days: 6, isCut: true });
  expect(steps[1]).toMatchObject({ from: '2026-08-31', to: '2026-09-06', days: 7, isCut: false });
  expect(steps.filter(({ isCut }) => isCut)).toHaveLength(1);
});

it('goes by whole months, of which the first and the last may be cut off', () => {
  const range = { from: '2026-01-15', to: '2026-11-22' };
  const { steps } = periodSteps([], range);
  expect(steps).toHaveLength(11);
  expect(steps[0]).toMatchObject({ from: '2026-01-15', to: '2026-01-31', isCut: true });
  expect(steps[1]).toMatchObject({ from: '2026-02-01', to: '2026-02-28', isCut: false });
  expect(steps.at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-22', isCut: true });
  expect(periodSteps([], { ...range, to: '2026-11-30' }).steps.at(-1)?.isCut).toBe(false);
});

it('gives each day to its step, whatever their order', () => {
  const days = ['2026-11-22', '2026-11-08', '2026-11-15', '2026-11-09', '2026-10-01'].map(
    (day, index) => dayOf(day, [sold('dosa', 2, 10 ** index, 10 ** index + 0.5)]),
  );
  const { steps } = periodSteps(days, { from: '2026-10-20', to: TODAY });
  const figures = steps.map((step) => [
    step.from,
    step.daysWithSales,
    step.plates,
    step.revenue,
    step.profit,
  ]);
  expect(figures.slice(-3)).toEqual([
    ['2026-11-02', 1, 2, 20, -1],
    ['2026-11-09', 2, 4, 2200, -2],
    ['2026-11-16', 1, 2, 2, -1],
  ]);
});

it('takes every day of the range once, as its totals say', () => {
  fc.assert(
    fc.property(randomDays, fc.integer({ min: 1, max: 400 }), (days, length) => {
      const range = upToToday(length);
      const { steps } = periodSteps(days, range);
      expect(steps[0]?.from).toBe(range.from);
      expect(steps.at(-1)?.to).toBe(range.to);
      expect(steps.reduce((sum, step) => sum + step.days, 0)).toBe(daysIn(range));
      for (const step of steps) {
        const { plates, profit, daysWithSales, exact } = periodTotals(days, step);
        expect(step).toMatchObject({ plates, daysWithSales });
        expect(step.profit === null).toBe(profit === null);
        expect(isWithinAPaisa(step.revenue, exact.revenue)).toBe(true);
      }
      const totals = periodTotals(days, range);
      for (const figure of ['revenue', 'profit'] as const) {
        const rows = steps.map((step) => digitsOf(step[figure] ?? 0));
        expect(rows.reduce((a, b) => a + b, 0n)).toBe(digitsOf(totals[figure] ?? 0));
      }
    }),
    { numRuns: 30 },
  );
});
