import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiffinItems } from './tiffin-entry';
import type { TiffinEntry, TiffinItem } from './tiffin-entry';
import { strategyFromBook } from './strategy';

function row(
  tiffinItem: TiffinItem,
  ingredientPrice: number,
  dailySales: number,
  perPlateProfit: number,
): TiffinEntry {
  return { id: tiffinItem, tiffinItem, ingredientPrice, dailySales, perPlateProfit };
}

const day = [
  row('Idli', 400, 50, 12),
  row('Dosa', 900, 60, 25),
  row('Vada', 300, 40, -2),
  row('Upma', 200, 0, 10),
];

function linesOf(rows: readonly TiffinEntry[]): string[] {
  return strategyFromBook(rows).split('\n');
}

describe('the strategy of the kitchen book', () => {
  it('sums the day up, and gives three actions at most, each with its rupees', () => {
    expect(linesOf(day)).toEqual([
      'Your 4 items sell 150 plates and earn ₹2,020 a day, with ₹1,800 of ingredients.',
      '* **Charge at least ₹2 more for Vada**: it loses ₹80 a day.',
      '* **Cook Upma to order only**: ₹200 a day goes into it, and no plate is sold.',
      '* **Offer Dosa first**: every 10 plates more bring ₹250.',
    ]);
  });

  it('pushes, prices and pairs where nothing costs money', () => {
    const [, ...points] = linesOf([
      row('Idli', 400, 50, 22),
      row('Dosa', 900, 60, 25),
      row('Kesari', 100, 20, 9),
    ]);
    expect(points).toEqual([
      '* **Offer Dosa first**: every 10 plates more bring ₹250.',
      '* **Charge ₹1 more for Kesari**: ₹20 more a day, if as many are sold.',
      '* **Offer Idli with Dosa**: if 1 in 10 takes it, that is ₹132 more a day.',
    ]);
  });

  it('cuts what was left over, a best seller, too, and pushes another', () => {
    const dosa = { ...row('Dosa', 900, 60, 25), leftOver: 6 };
    expect(linesOf([row('Idli', 400, 50, 12), dosa]).slice(1)).toEqual([
      '* **Cook 6 plates less of Dosa**: as many are left over. That saves ₹90 a day.',
      '* **Offer Idli first**: every 10 plates more bring ₹120.',
    ]);
    // 5 of 60 is less than 1 in 10.
    expect(linesOf([row('Idli', 400, 50, 12), { ...dosa, leftOver: 5 }])[1]).toContain(
      'Offer Dosa',
    );
  });

  it('takes rows of one item together', () => {
    const text = strategyFromBook([row('Dosa', 900, 60, 25), row('Dosa', 100, 10, 30)]);
    expect(text).toContain('Dosa sells 70 plates and earns ₹1,800 a day');
    expect(text).toContain('every 10 plates more bring ₹257.14');
  });

  it('names own dishes, keeps those of one name apart and takes rows of one dish together', () => {
    const own = (dish: string, dailySales: number) => ({
      ...row('Idli', 100, dailySales, 5),
      tiffinItem: { dish, name: 'Podi Dosa' },
    });
    const text = strategyFromBook([own('a', 10), own('b', 20), own('a', 30), own('c', -1)]);
    expect(text).toContain('Your 2 items sell 60 plates');
    expect(text).toContain('* Check row 4 (Podi Dosa)');
  });

  it('promises nothing to a stall without sales', () => {
    expect(linesOf([row('Idli', 0, 0, 0)])[1]).toBe(
      '* No plate is sold yet. Enter a day with sales to see what to do.',
    );
  });

  it('names a negative count or cost and leaves the row out', () => {
    const text = strategyFromBook([row('Idli', 100, 10, 5), row('Kesari', 100, -3, 5)]);
    expect(text).toContain('* Check row 2 (Kesari)');
    expect(text).toContain('Idli sells 10 plates and earns ₹50');
  });

  it('reckons decimals exactly and rounds half away from zero once', () => {
    for (const [plates, profit] of [
      [3, 0.335],
      [1, 1.005],
    ] as const) {
      expect(strategyFromBook([row('Idli', 1, plates, profit)])).toContain('earns ₹1.01 a day');
    }
    expect(strategyFromBook([row('Idli', 1, 1, -1.005)])).toContain('loses ₹1.01 a day');
  });

  it('groups large amounts the Indian way and writes huge ones with a power of ten', () => {
    expect(strategyFromBook([row('Idli', 1, 100_000, 12.5)])).toContain('₹12,50,000');
    expect(strategyFromBook([row('Idli', 1, 1e300, 1e10)])).toContain('₹1.00 × 10^310');
  });

  it('answers no rows with one paragraph', () => {
    expect(strategyFromBook([])).toBe('There is no row to reckon with yet.');
  });
});

const anyRow = fc.record({
  id: fc.string(),
  tiffinItem: fc.constantFrom(...tiffinItems),
  ingredientPrice: fc.double(),
  dailySales: fc.double(),
  perPlateProfit: fc.double(),
});

describe('for any rows', () => {
  it('answers without NaN, infinity or an empty line', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
        const text = strategyFromBook(rows);
        expect(text).not.toMatch(/NaN|Infinity|undefined|−₹0(?!\.)|\n\n|\n$/);
      }),
    );
  });

  const figure = fc.oneof({ arbitrary: fc.integer({ min: -3, max: 40 }), weight: 9 }, fc.double());
  const kept = fc.array(
    fc.record({
      tiffinItem: fc.constantFrom(...tiffinItems),
      ingredientPrice: figure,
      dailySales: figure,
      perPlateProfit: figure,
      leftOver: fc.constantFrom(0, 0, 0, 3),
    }),
    { maxLength: 12 },
  );

  const anyItem = new RegExp(tiffinItems.join('|'));

  it('never gives two pieces of advice about one dish, and cuts nothing without what was left over', () => {
    fc.assert(
      fc.property(kept, (rows) => {
        const text = strategyFromBook(rows.map((each, index) => ({ ...each, id: String(index) })));
        const advice = text.match(/^\* \*\*.*/gm) ?? [];
        expect(advice.length).toBeLessThanOrEqual(3);
        for (const line of advice) expect(line).toMatch(/ ₹[\d,]+/);
        const dishes = advice.map((line) => line.match(anyItem)?.[0]);
        expect(new Set(dishes).size).toBe(advice.length);
        const cut = tiffinItems.filter((item) =>
          advice.some((line) => line.includes('* **Cook') && line.includes(item)),
        );
        const offered = tiffinItems.filter((item) =>
          advice.some((line) => line.startsWith('* **Offer') && line.includes(item)),
        );
        for (const item of cut) {
          const usable = rows.filter(
            (each) =>
              each.tiffinItem === item &&
              Number.isFinite(each.ingredientPrice + each.dailySales + each.perPlateProfit) &&
              Math.min(each.dailySales, each.ingredientPrice) >= 0,
          );
          expect(offered).not.toContain(item);
          expect(
            usable.some(({ leftOver }) => leftOver > 0) ||
              usable.every(({ dailySales }) => dailySales === 0),
          ).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
