import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@thela/ledger';
import type { DayTotals } from '@thela/ledger';
import { comparableRanges, comparePeriod, periodBefore } from './index';
import type { Period } from './index';
import { TODAY, dayOf, dayWith, daysSelling, randomDays, sold } from './testing/days';
import { dayLater, rupeesOfExact, sumBySlowWay, totalsIn } from './testing/slow-oracle';

function comparedIn(days: readonly DayTotals[], period: Period = 'last-7-days') {
  const comparison = comparePeriod(days, period, TODAY);
  if (comparison.kind !== 'compared') throw new TypeError(comparison.kind);
  return comparison.compared;
}

/** On each of the 14 days up to today the parts that `partsOn` gives for its age. */
const fortnight = (partsOn: (age: number) => Parameters<typeof dayWith>[1]) =>
  Array.from({ length: 14 }, (_, age) => dayWith(addDays(TODAY, -age), partsOn(age)));

describe('the days that are compared', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' };
  const lastWeek = { from: '2026-11-09', to: '2026-11-15' };

  it.each([
    ['of a week that goes on are those before today', '2026-11-18', '2026-11-17', '2026-11-10'],
    ['on its last day are all but that one', '2026-11-22', '2026-11-21', '2026-11-14'],
    ['of a week that is over are all', '2026-11-23', '2026-11-22', '2026-11-15'],
  ])('%s', (_name, today, to, before) => {
    expect(comparableRanges(week, lastWeek, today)).toEqual({
      now: { ...week, to },
      before: { ...lastWeek, to: before },
    });
  });

  it('are none where no day is over', () => {
    expect(comparableRanges(week, lastWeek, '2026-11-16')).toBeNull();
  });

  it('are as many on both sides, where a month before is shorter', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const before = { from: '2026-02-01', to: '2026-02-28' };
    const now = { from: '2026-03-01', to: '2026-03-28' };
    expect(comparableRanges(march, before, '2026-03-31')).toEqual({ now, before });
    expect(comparableRanges(march, before, '2026-04-01')).toEqual({ now: march, before });
  });

  it.each([
    ['2026-11-18', '2026-11-10', ['2026-11-17', '2026-11-17', '2026-11-10', '2026-11-10']],
    ['2026-11-23', '2026-11-12', ['2026-11-19', '2026-11-22', '2026-11-12', '2026-11-15']],
  ])(
    'are those of the same weekdays on %s, where the records begin on %s',
    (today, first, days) => {
      const { now, before } = comparableRanges(week, lastWeek, today, first) ?? {};
      expect([now?.from, now?.to, before?.from, before?.to]).toEqual(days);
      expect(comparableRanges(week, lastWeek, '2026-11-17', first)).toBeNull();
    },
  );
});

describe('a period against the one before', () => {
  it('leaves today out of both sides: half a day is no bad day', () => {
    // 20 plates on each day; today so far 2.
    const days = fortnight((age) => ({ dishes: [sold('dosa', age === 0 ? 2 : 20)] }));
    const { now, before, changes } = comparedIn(days);
    expect([now.from, now.to]).toEqual(['2026-11-16', '2026-11-21']);
    expect([before.from, before.to]).toEqual(['2026-11-09', '2026-11-14']);
    expect(changes.plates).toEqual({ difference: 0, percent: 0 });
    expect(changes.revenue).toEqual({ difference: 0, percent: 0 });
    expect(comparePeriod(days, 'last-7-days', TODAY).now.plates).toBe(122);
  });

  it('sets rent apart, whichever side paid it', () => {
    for (const paidOn of [1, 9]) {
      const days = fortnight((age) => ({
        dishes: [sold('dosa', 20)],
        expenses: age === paidOn ? 3040 : 40,
        rent: age === paidOn ? 3000 : 0,
      }));
      const { now, changes, hasRent } = comparedIn(days);
      // 6 days of 20 plates at ₹6 and ₹40 of gas.
      expect(now).toMatchObject({ expenses: 240, left: 480 });
      expect(changes.expenses).toEqual({ difference: 0, percent: 0 });
      expect(changes.left).toEqual({ difference: 0, percent: 0 });
      expect(hasRent).toBe(true);
    }
    expect(comparedIn(fortnight(() => ({ dishes: [sold('dosa', 1)] }))).hasRent).toBe(false);
  });

  it.each([
    ['known in one week alone', (age: number) => (age < 7 ? 10 : null), true],
    ['known on some days', (age: number) => (age === 3 ? 10 : null), true],
    ['not known at all', () => null, false],
  ])('compares no profit that would differ by a cost that is %s', (_name, costOn, isUnlike) => {
    const days = fortnight((age) => ({
      dishes: [sold('idli', 20, 40, 10), sold('dosa', 20, 60, costOn(age))],
    }));
    const { changes } = comparedIn(days);
    for (const figure of ['profit', 'left', 'ingredientCost'] as const) {
      expect(changes[figure]).toEqual(isUnlike ? null : { difference: 0, percent: 0 });
    }
    expect(changes.revenue).toEqual({ difference: 0, percent: 0 });
  });

  it('compares no profit that is not known, and no waste', () => {
    const days = fortnight(() => ({
      dishes: [sold('dosa', 20, 35, null)],
      unknownWaste: ['Curd'],
    }));
    expect(comparedIn(days).changes).toMatchObject({ profit: null, waste: null, left: null });
  });

  it('says so where none of its days is over', () => {
    expect(comparePeriod(daysSelling([4]), 'last-7-days', TODAY).kind).toBe('none-over');
    expect(comparePeriod(daysSelling([4, 5]), 'today', TODAY).kind).toBe('none-over');
    expect(comparePeriod([], 'last-7-days', TODAY).kind).toBe('none-over');
  });

  it('says so where the records are too young, or nothing was entered before', () => {
    const kindOf = (plates: readonly number[]) =>
      comparePeriod(daysSelling(plates), 'last-7-days', TODAY).kind;
    expect(kindOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toBe('too-little-before');
    expect(kindOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toBe('compared');
    expect(kindOf([5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5])).toBe('nothing-before');
    expect(comparePeriod(daysSelling([4, 5]), 'all', TODAY).kind).toBe('all');
  });

  it('gives the difference, and per cent of the earlier figure; none of a loss', () => {
    const days = fortnight((age) => ({ dishes: [sold('dosa', age < 7 ? 15 : 10)] }));
    const { changes } = comparedIn(days);
    expect(changes.plates).toEqual({ difference: 30, percent: 50 });
    expect(changes.revenue).toEqual({ difference: 300, percent: 50 });
    expect(changes.waste).toEqual({ difference: 0, percent: null });
    const losses = fortnight((age) => ({ expenses: age < 7 ? 10 : 20 }));
    expect(comparedIn(losses).changes.left).toEqual({ difference: 60, percent: null });
  });

  it('is the same without earlier records, if anything was entered on the first day before', () => {
    fc.assert(
      fc.property(
        randomDays,
        fc.constantFrom('last-7-days' as const, 'last-30-days' as const),
        (days, period) => {
          const from = periodBefore(period, TODAY)?.from ?? TODAY;
          const first = dayOf(from, [sold('dosa', 1)]);
          const recent = [first, ...days.filter(({ day }) => day > from)];
          const all = [...days.filter(({ day }) => day < from), ...recent];
          expect(comparePeriod(recent, period, TODAY)).toEqual(comparePeriod(all, period, TODAY));
        },
      ),
    );
  });

  it('compares the sums of just these days, as the slow way does', () => {
    fc.assert(
      fc.property(randomDays, (days) => {
        const full = [...days, dayOf(dayLater(TODAY, -90), [sold('dosa', 1)])];
        const comparison = comparePeriod(full, 'last-30-days', TODAY);
        fc.pre(comparison.kind === 'compared');
        if (comparison.kind !== 'compared') return;
        const { now, before } = comparison.compared;
        const over = totalsIn(full, dayLater(TODAY, -29), dayLater(TODAY, -1));
        const earlier = totalsIn(full, dayLater(TODAY, -59), dayLater(TODAY, -31));
        for (const [totals, found] of [
          [now, over],
          [before, earlier],
        ] as const) {
          const rent = found.reduce((sum, { exact }) => sum + exact.rent, 0n);
          expect(totals.revenue).toBe(rupeesOfExact(sumBySlowWay(found, 'revenue')));
          expect(totals.left).toBe(rupeesOfExact(sumBySlowWay(found, 'left') + rent));
        }
      }),
    );
  });
});
