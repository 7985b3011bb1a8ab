import { specialId } from '@thela/ledger';
import type { DayTotals, DishTotals } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { dayNews } from './day-news';

const TODAY = '2026-11-22';

const totalsOf = (day: string, figures: Partial<DayTotals> = {}): DayTotals => ({
  day,
  plates: 10,
  revenue: 800,
  ingredientCost: 300,
  profit: 500,
  expenses: 0,
  waste: 0,
  left: 500,
  unknownCost: [],
  unknownWaste: [],
  exact: { revenue: 0n, costedRevenue: 0n, cost: 0n, expenses: 0n, rent: 0n, waste: 0n },
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
const friday = (figures: Partial<DayTotals> = {}) => totalsOf('2026-11-20', figures);

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
    ['more', friday({ left: 190.5 }), { kind: 'more', amount: 309.5 }],
    ['less', friday({ left: 620 }), { kind: 'less', amount: 120 }],
    ['more, when the day before was a loss', friday({ left: -20 }), { kind: 'more', amount: 520 }],
    ['the same', friday(), { kind: 'same' }],
    ['nothing, when that was not counted', friday({ plates: 0 }), { kind: 'first' }],
    [
      'nothing, when a cost of it is unknown',
      friday({ dishes: [uncosted('poha')] }),
      { kind: 'unknown' },
    ],
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
    const comparisonWith = (dishes: readonly DishTotals[]) =>
      dayNews(TODAY, '2026-11-01', [friday({ left: 400 }), { ...saturday, dishes }]);
    const fry = uncosted(specialId('1'));
    expect(comparisonWith([fry])).toMatchObject({ comparison: { kind: 'more', amount: 100 } });
    expect(comparisonWith([fry, uncosted('poha')])).toMatchObject({
      comparison: { kind: 'unknown' },
    });
  });

  it.each([
    ['in which dishes are missing', { dishes: [uncosted('poha')] }],
    ['that nobody knows', { profit: null, dishes: [uncosted(specialId('1'))] }],
  ])('do not compare a profit %s', (_name, figures) => {
    expect(dayNews(TODAY, '2026-11-01', [friday(), { ...saturday, ...figures }])).toMatchObject({
      comparison: { kind: 'unknown' },
    });
  });
});
