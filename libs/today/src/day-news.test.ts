import { specialId } from '@thela/ledger';
import type { DayTotals, DishTotals } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { dayNews } from './day-news';

const TODAY = '2026-11-22';

const picorupees = (rupees: number) => BigInt(rupees * 1000) * 1_000_000_000n;

/** @param rent of the expenses, which is not in what is left */
const totalsOf = (
  day: string,
  { rent = 0, left = 500, ...figures }: Partial<DayTotals> & { readonly rent?: number } = {},
): DayTotals => ({
  day,
  plates: 10,
  revenue: 800,
  ingredientCost: 300,
  profit: 500,
  expenses: 0,
  waste: 0,
  left: left - rent,
  unknownCost: [],
  unknownWaste: [],
  exact: {
    revenue: picorupees(left),
    costedRevenue: picorupees(left),
    cost: 0n,
    expenses: picorupees(rent),
    rent: picorupees(rent),
    waste: 0n,
  },
  dishes: [],
  ...figures,
});

const uncosted = (dish: string): DishTotals => ({
  dish,
  name: dish,
  plates: 3,
  revenue: 120,
  ingredientCost: null,
  profit: null,
  exact: { revenue: 0n, cost: null },
});

const saturday = totalsOf('2026-11-21');
const friday = (figures: Parameters<typeof totalsOf>[1] = {}) => totalsOf('2026-11-20', figures);

describe('news of yesterday', () => {
  it.each([null, TODAY])('are none on the first day (%s)', (firstDay) => {
    expect(dayNews(TODAY, firstDay, [totalsOf(TODAY)])).toEqual({ kind: 'first-day' });
  });

  it.each([
    ['has no events', [friday()]],
    ['has events but no plates', [friday(), totalsOf('2026-11-21', { plates: 0 })]],
  ])('say that yesterday was not counted when it %s', (_name, days) => {
    expect(dayNews(TODAY, '2026-11-01', days)).toEqual({ kind: 'uncounted', day: '2026-11-21' });
  });

  it.each([
    ['more', friday({ left: 190.5 }), { kind: 'more', amount: 309.5, hasRent: false }],
    ['less', friday({ left: 620 }), { kind: 'less', amount: 120, hasRent: false }],
    ['more than a loss', friday({ left: -20 }), { kind: 'more', amount: 520, hasRent: false }],
    [
      'without rent',
      friday({ left: 620, rent: 9e3 }),
      { kind: 'less', amount: 120, hasRent: true },
    ],
    ['the same', friday(), { kind: 'same', hasRent: false }],
    [
      'nothing, with waste of unknown cost',
      friday({ unknownWaste: ['Poha'] }),
      { kind: 'unknown' },
    ],
    ['nothing, when that was not counted', friday({ plates: 0 }), { kind: 'first' }],
    ['nothing, without a cost', friday({ dishes: [uncosted('poha')] }), { kind: 'unknown' }],
  ])('compare it with the day before: %s', (_name, before, comparison) => {
    // Today is not over, so it is not compared.
    const days = [before, saturday, totalsOf(TODAY, { left: 9000 })];
    expect(dayNews(TODAY, '2026-11-01', days)).toEqual({
      kind: 'counted',
      totals: saturday,
      comparison,
    });
  });

  it('compare it whatever specials sold: their cost is never known', () => {
    const comparisonWith = (dishes: readonly DishTotals[], profit: number | null = 500) =>
      dayNews(TODAY, '2026-11-01', [friday({ left: 400 }), { ...saturday, dishes, profit }]);
    const fry = uncosted(specialId('1'));
    expect(comparisonWith([fry])).toMatchObject({ comparison: { kind: 'more', amount: 100 } });
    const unknown = { comparison: { kind: 'unknown' } };
    expect(comparisonWith([fry, uncosted('poha')])).toMatchObject(unknown);
    expect(comparisonWith([fry], null)).toMatchObject(unknown);
  });
});
