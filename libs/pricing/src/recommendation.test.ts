import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuItemFigures } from './menu-item-figures';
import { recommend } from './recommendation';
import type { Recommendation } from './recommendation';
import { dayWithCosts, exampleDay, itemCosting } from './testing/example-days';

function names(recommendation: Recommendation): readonly string[] {
  switch (recommendation.kind) {
    case 'no-sales':
    case 'no-costs':
      return [recommendation.kind];
    case 'stable':
      return ['stable', recommendation.best.id];
    case 'promote':
      return ['promote', recommendation.best.id, recommendation.candidate.id];
  }
}

describe('the built-in menu', () => {
  it('promotes Onion Uttapam over Cheese Uttapam, at a loss per plate', () => {
    const day = exampleDay();
    const figures = menuItemFigures(day);
    expect(recommend(day)).toStrictEqual({
      kind: 'promote',
      best: figures[0],
      candidate: figures[3],
      extraPerTenPlates: -124,
      candidateEarnsMore: 12.4,
    });
  });

  it('skips an item that nobody bought', () => {
    const day = exampleDay({ 'onion-uttapam': 1, 'idli-sambar': 1 });
    const recommendation = recommend(day);
    expect(names(recommendation)).toEqual(['promote', 'onion-uttapam', 'idli-sambar']);
    // (61.51 - 48.915) x 10
    expect(recommendation).toMatchObject({ extraPerTenPlates: 125.95, candidateEarnsMore: -12.6 });
  });

  it('names the best item even when nobody bought it', () => {
    expect(names(recommend(exampleDay({ 'cheese-uttapam': 1 })))).toEqual([
      'promote',
      'onion-uttapam',
      'cheese-uttapam',
    ]);
  });

  it('is stable while only items close to the best are sold', () => {
    const day = exampleDay({ 'onion-uttapam': 5, 'masala-dosa': 5, 'plain-dosa': 5 });
    expect(recommend(day)).toStrictEqual({ kind: 'stable', best: menuItemFigures(day)[0] });
  });

  it('waits for sales', () => {
    expect(recommend(exampleDay({}))).toStrictEqual({ kind: 'no-sales' });
    expect(recommend(dayWithCosts([]))).toStrictEqual({ kind: 'no-sales' });
  });
});

describe('items whose cost is not known', () => {
  const without = (...ids: string[]) => ({ ...exampleDay(), unknownCostItemIds: ids });

  it('are neither the best nor a candidate', () => {
    const day = without('onion-uttapam', 'cheese-uttapam');
    // 87.58 % and, of those more than 5 points below, 81.525 %
    expect(names(recommend(day))).toEqual(['promote', 'plain-dosa', 'idli-sambar']);
  });

  it('leave nothing to recommend when there are no others', () => {
    const all = without(...exampleDay().menu.map(({ id }) => id));
    expect(recommend(all)).toStrictEqual({ kind: 'no-costs' });
    expect(recommend({ ...all, platesSold: {} })).toStrictEqual({ kind: 'no-sales' });
  });
});

it('goes by the price of today, whatever the plates brought', () => {
  const day = { ...exampleDay(), takings: { 'onion-uttapam': 1, 'idli-sambar': 1e6 } };
  expect(names(recommend(day))).toEqual(names(recommend(exampleDay())));
});

describe('the limits of the rule', () => {
  it.each([
    ['exactly 20 %', 80, ['stable', 'best']],
    ['20.000001 %', 79.999999, ['promote', 'best', 'other']],
    ['19.999999 %', 80.000001, ['stable', 'best']],
  ])('with a best margin of %s', (_, cost, expected) => {
    const menu = [itemCosting('best', 100, cost), itemCosting('other', 100, 95)];
    expect(names(recommend(dayWithCosts(menu)))).toEqual(expected);
  });

  it.each([
    ['exactly 5 points', 18, 19.25, ['stable', 'best']],
    ['5.000004 points', 18, 19.250001, ['promote', 'best', 'other']],
    ['4.999996 points', 18, 19.249999, ['stable', 'best']],
  ])('with a candidate %s below', (_, bestCost, otherCost, expected) => {
    const menu = [itemCosting('best', 25, bestCost), itemCosting('other', 25, otherCost)];
    expect(names(recommend(dayWithCosts(menu)))).toEqual(expected);
  });

  it('is not taken in by margins that no double holds exactly', () => {
    // 1/3 and 17/60 lie exactly 5 points apart.
    const menu = [itemCosting('best', 3, 2), itemCosting('other', 60, 43)];
    expect(names(recommend(dayWithCosts(menu)))).toEqual(['stable', 'best']);
  });

  it('ranks equal margins in menu order', () => {
    const menu = [
      itemCosting('low-first', 10, 8),
      itemCosting('high-first', 10, 1),
      itemCosting('high-second', 20, 2),
      itemCosting('low-second', 30, 24),
    ];
    expect(names(recommend(dayWithCosts(menu)))).toEqual(['promote', 'high-first', 'low-first']);
  });

  it('takes the candidate with the highest margin, not the first on the menu', () => {
    const menu = [
      itemCosting('low', 10, 9),
      itemCosting('best', 10, 1),
      itemCosting('middle', 10, 5),
    ];
    expect(names(recommend(dayWithCosts(menu)))).toEqual(['promote', 'best', 'middle']);
  });

  it('ranks an item without a selling price at 0 %, above a loss', () => {
    const menu = [itemCosting('loss', 10, 11), itemCosting('gift', 0, 3)];
    expect(names(recommend(dayWithCosts(menu)))).toEqual(['stable', 'gift']);
  });
});

describe('the gain', () => {
  it('is rounded once from the exact difference', () => {
    const menu = [itemCosting('best', 8, 1.0005), itemCosting('other', 10, 5.999)];
    // 10 x (6.9995 - 4.001) = 29.985 goes away from zero; rounded profits would give 30.
    expect(recommend(dayWithCosts(menu))).toMatchObject({ extraPerTenPlates: 29.99 });
  });
});

it('agrees with sorting the whole list by exact fractions', () => {
  interface Sold {
    readonly price: number;
    readonly cost: number;
    readonly plates: number;
  }
  const item = fc.record<Sold>({
    price: fc.constantFrom(0, 10, 20, 40, 60, 100),
    cost: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 5),
    plates: fc.nat({ max: 2 }),
  });

  function expectedNames(sold: readonly Sold[]): readonly string[] {
    if (sold.every(({ plates }) => plates === 0)) return ['no-sales'];
    const ranked = sold
      .map(({ price, cost, plates }, index) => ({
        id: String(index),
        plates,
        // 600 is a multiple of every price drawn, so these are whole six-hundredths.
        margin: price > 0 ? (price - cost) * (600 / price) : 0,
      }))
      .sort((a, b) => b.margin - a.margin);
    const [best, ...others] = ranked;
    if (best === undefined) return ['no-sales'];
    const candidate = others.find(
      ({ plates, margin }) => plates > 0 && best.margin - margin > 0.05 * 600,
    );
    return best.margin > 0.2 * 600 && candidate !== undefined
      ? ['promote', best.id, candidate.id]
      : ['stable', best.id];
  }

  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), (sold) => {
      const menu = sold.map(({ price, cost }, index) => itemCosting(String(index), price, cost));
      const plates = Object.fromEntries(sold.map((one, index) => [String(index), one.plates]));
      expect(names(recommend(dayWithCosts(menu, plates)))).toEqual(expectedNames(sold));
    }),
    { numRuns: 1000 },
  );
});
