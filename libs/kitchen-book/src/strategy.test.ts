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
  it('sums the day up and gives each item its profit, share and profit per rupee', () => {
    const lines = linesOf(day);
    expect(lines[0]).toBe(
      'Your 4 items sell 150 plates and earn ₹2,020.00 a day, with ₹1,800.00 of ingredients.',
    );
    expect(lines[1]).toBe(
      '* Idli: 50 plates x ₹12.00 = ₹600.00 a day, 29.7% of the total profit, ₹1.50 profit for each ₹1 of ingredients.',
    );
    expect(lines[2]).toContain('₹1,500.00 a day, 74.3% of the total profit, ₹1.67 profit');
  });

  it('puts every point on a line that starts as a bullet, for all four fields', () => {
    const [, ...points] = linesOf(day);
    expect(points.every((line) => line.startsWith('* '))).toBe(true);
    for (const field of ['Pricing', 'Marketing', 'Menu', 'Operations']) {
      expect(points.some((line) => line.startsWith(`* ${field}: `))).toBe(true);
    }
  });

  it('names losses and items that nobody bought', () => {
    const text = strategyFromBook(day);
    expect(text).toContain('Vada loses ₹2.00 on each plate, ₹80.00 a day');
    expect(text).toContain('Upma sold no plate while ₹200.00 a day goes into its ingredients');
  });

  it('pushes the best profit per plate and bundles it with the best seller', () => {
    const text = strategyFromBook(day);
    expect(text).toContain('push Dosa, the best profit at ₹25.00 a plate');
    expect(text).toContain('every 10 plates more bring ₹250.00');
    expect(text).toContain('bundle Idli with Dosa');
    expect(text).toContain('6 plates more: ₹72.00 a day');
  });

  it('takes rows of one item together', () => {
    const text = strategyFromBook([row('Dosa', 900, 60, 25), row('Dosa', 100, 10, 30)]);
    expect(text).toContain('Dosa sells 70 plates and earns ₹1,800.00 a day');
    expect(text).toContain('70 plates x on average ₹25.71 = ₹1,800.00');
  });

  it('names own dishes, keeps those of one name apart and takes rows of one dish together', () => {
    const own = (dish: string, dailySales: number) => ({
      ...row('Idli', 100, dailySales, 5),
      tiffinItem: { dish, name: 'Podi Dosa' },
    });
    const text = strategyFromBook([own('a', 10), own('b', 20), own('a', 30), own('c', -1)]);
    expect(text).toContain('Your 2 items sell 60 plates');
    expect(text).toContain('* Podi Dosa (2 rows together): 40 plates');
    expect(text).toContain('* Podi Dosa: 20 plates x ₹5.00');
    expect(text).toContain('* Check row 4 (Podi Dosa)');
  });

  it('says nothing of a lowest item when all earn the same', () => {
    const text = strategyFromBook([row('Idli', 100, 10, 5), row('Dosa', 100, 10, 5)]);
    expect(text).toContain('push Idli, with Dosa the best profit');
    expect(text).not.toContain('the lowest of');
    expect(text).not.toContain('works hardest');
  });

  it('promises nothing to a stall without sales', () => {
    const text = strategyFromBook([row('Idli', 0, 0, 0)]);
    expect(text).toContain('no item earns a profit yet');
    expect(text).not.toContain('Marketing: push');
  });

  it('names a negative count or cost and leaves the row out', () => {
    const text = strategyFromBook([row('Idli', 100, 10, 5), row('Kesari', 100, -3, 5)]);
    expect(text).toContain('* Check row 2 (Kesari)');
    expect(text).toContain('Idli sells 10 plates and earns ₹50.00');
  });

  it('reckons decimals exactly and rounds half away from zero once', () => {
    expect(strategyFromBook([row('Idli', 1, 3, 0.335)])).toContain('= ₹1.01 a day');
    expect(strategyFromBook([row('Idli', 1, 1, 1.005)])).toContain('= ₹1.01 a day');
    expect(strategyFromBook([row('Idli', 1, 1, -1.005)])).toContain('= ₹-1.01 a day');
  });

  it('groups large amounts the Indian way and writes huge ones with a power of ten', () => {
    expect(strategyFromBook([row('Idli', 1, 100_000, 12.5)])).toContain('₹12,50,000.00');
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
        expect(text).not.toMatch(/NaN|Infinity|undefined|₹-0\.00|\n\n|\n$/);
      }),
    );
  });

  it('gives the daily profit of every item as its rows say', () => {
    const paise = fc.integer({ min: 1, max: 100_000 });
    const rows = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...tiffinItems), fc.integer({ min: 1, max: 500 }), paise),
      { selector: ([item]) => item, minLength: 1 },
    );
    fc.assert(
      fc.property(rows, (entries) => {
        const text = strategyFromBook(
          entries.map(([item, sold, earned]) => row(item, 100, sold, earned / 100)),
        );
        for (const [item, sold, earned] of entries) {
          const total = (sold * earned) / 100;
          const written = total.toLocaleString('en-IN', { minimumFractionDigits: 2 });
          expect(text).toContain(`* ${item}: ${sold} plate`);
          expect(text).toContain(` = ₹${written} a day`);
        }
      }),
    );
  });
});
