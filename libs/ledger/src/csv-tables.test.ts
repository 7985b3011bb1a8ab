import { toMillionths, toRupees } from '@thela/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysCsv, dishesCsv, expensesCsv, ingredientsCsv } from './csv-tables';
import type { CsvWords } from './csv-tables';
import type { DayTotals, DishTotals } from './day-totals';
import { ledgerPen } from './testing/events';
import type { PurchaseUnit } from './units';

const totals: DayTotals = {
  day: '2026-11-22',
  plates: 28,
  revenue: 1160,
  ingredientCost: 124.6,
  profit: 1035.4,
  expenses: 1150,
  waste: 30,
  left: -144.6,
  unknownCost: [],
  unknownWaste: [],
  exact: {
    revenue: 1_160_000_000_000_000n,
    costedRevenue: 1_160_000_000_000_000n,
    cost: 124_600_840_000_000n,
    expenses: 1_150_000_000_000_000n,
    rent: 1_000_000_000_000_000n,
    waste: 29_999_990_000_000n,
  },
  dishes: [],
};

const headings: CsvWords['headings'] = {
  day: 'On',
  plates: 'Sold',
  revenue: 'Took',
  ingredientCost: 'Paid',
  profit: 'Made',
  expenses: 'Spent',
  waste: 'Lost',
  left: 'Kept',
  unknownCost: 'Unknown',
  dish: 'Dish',
  ingredient: 'Bought',
  price: 'Price',
  unit: 'For',
  unknownPrice: 'No price',
  category: 'Kind',
  note: 'Note',
};

const words: CsvWords = {
  headings,
  day: (day) => (day > '2026-11-22' ? `${day} (to come)` : day),
  unit: (unit) =>
    typeof unit === 'string' ? unit : `${unit.as} of ${unit.of.amount} ${unit.of.unit}`,
  expense: { gas: 'Gas', ice: 'Ice', help: 'Help', rent: 'Rent', other: '=Other' },
};

/** Reads CSV strictly by RFC 4180: refuses a quote or an end of line that it does not allow. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let rest = text;
  while (rest !== '') {
    const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest);
    if (cell === null) throw new Error(`This is no CSV: ${rest}`);
    const [all, quoted, plain = '', end] = cell;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    rest = rest.slice(all.length);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

/** Whether a spreadsheet may run a cell: it may skip what cannot be seen before the sign. */
const isFormula = (cell: string) => {
  const [sign = ''] = cell.replace(/^[\s\p{C}\p{DI}\u2800]+/u, '');
  return /^[\t\r\n]/.test(cell) || /^[=+\-@\u2212]/.test(sign.normalize('NFKC'));
};

/** The text that a cell was written from. */
const withoutMark = (cell: string) =>
  cell.startsWith("'") && isFormula(cell.replace(/^'+/, '')) ? cell.slice(1) : cell;

const dishOf = (name: string, revenue: bigint, cost: bigint | null): DishTotals => ({
  dish: name,
  name,
  plates: 2,
  revenue: toRupees(revenue),
  ingredientCost: cost === null ? null : toRupees(cost),
  profit: cost === null ? null : toRupees(revenue - cost),
  exact: { revenue, cost },
});

const bought = (name: string, price: number | null, unit: PurchaseUnit = 'kg') => ({
  id: name,
  name,
  unit: 'dozen' as const,
  price: price === null ? null : { price, unit },
  preparation: null,
  isRetired: false,
});

it('the table has a header and a row a day, amounts with 2 decimals', () => {
  expect(daysCsv([totals], words)).toBe(
    'On,Sold,Took,Paid,Made,Spent,Lost,Kept,Unknown\r\n' +
      '2026-11-22,28,1160.00,124.60,1035.40,1150.00,30.00,-144.60,\r\n',
  );
});

it('columns add up to the exact sum of the days, rounded once', () => {
  const column = (csv: string, place: number) =>
    csv
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[place]);
  // Three times 124.60084 is 373.80252, three times -144.60083 is -433.80249.
  expect(column(daysCsv([totals, totals, totals], words), 3)).toEqual([
    '124.60',
    '124.60',
    '124.60',
  ]);
  const five = column(
    daysCsv(
      Array.from({ length: 7 }, () => totals),
      words,
    ),
    3,
  );
  expect(five.filter((cell) => cell === '124.61')).toHaveLength(1);
});

it('what is not known is no 0, and what was thrown away at unknown cost is named, too', () => {
  const unsure = {
    ...totals,
    ingredientCost: null,
    profit: null,
    waste: null,
    unknownCost: ['Tea'],
    unknownWaste: ['Milk', 'Tea'],
  };
  expect(daysCsv([unsure], words)).toContain(',1160.00,,,1150.00,,-144.60,Tea; Milk\r\n');
});

it.each<[string[], string]>([
  [['Tea', 'चटनी'], 'Tea; चटनी'],
  [['Idli, Vada'], '"Idli, Vada"'],
  [['The "big" one\n'], '"The ""big"" one\n"'],
  [['=HYPERLINK("http://x")'], `"'=HYPERLINK(""http://x"")"`],
  [['\rx'], `"'\rx"`],
  ...(
    "+1|-1|@SUM|\tx|＝1+1|＋1|－1|＠SUM|=\u0338|\u22121| =1|'=1|\u200B=1|" +
    '\u3164=1|\uFE0F\u034F\u115F=1|\u2800＝1|\u00A0\u3000@SUM|⁼1|﹢1|﬩1'
  )
    .split('|')
    .map((text): [string[], string] => [[text], `'${text}`]),
  [["'Tea'"], "'Tea'"],
])('dishes %j are the cell %s', (unknownCost, cell) => {
  expect(
    daysCsv([{ ...totals, unknownCost }], words)
      .slice(0, -2)
      .endsWith(`-144.60,${cell}`),
  ).toBe(true);
});

it('headings are in any language, and none is run as a formula', () => {
  const own = { ...headings, day: 'तारीख़', plates: 'प्लेट, कुल', left: '=A1' };
  expect(daysCsv([], { ...words, headings: own })).toMatch(/^तारीख़,"प्लेट, कुल",.*,'=A1,/);
});

it('the table of dishes has a row for each that sold on a day, and no cost where none is known', () => {
  const dishes = [
    dishOf('चाय, कड़क', 60_000_000_000_000n, 20_004_000_000_000n),
    { ...dishOf('Vada', 0n, 0n), plates: 0 },
    dishOf('Poha', 50_000_000_000_000n, null),
  ];
  const ahead = { ...totals, day: '2027-11-22', dishes: dishes.slice(0, 1) };
  // Twice 20.004 is 40.01, twice 39.996 is 79.99.
  expect(dishesCsv([{ ...totals, dishes }, ahead], words)).toBe(
    'On,Dish,Sold,Took,Paid,Made,Unknown\r\n' +
      '2026-11-22,"चाय, कड़क",2,60.00,20.01,40.00,\r\n' +
      '2026-11-22,Poha,2,50.00,,,Poha\r\n' +
      '2027-11-22 (to come),"चाय, कड़क",2,60.00,20.00,39.99,\r\n',
  );
});

it('the table of ingredients has what is bought, its price as it was entered, and for how much', () => {
  const preparation = { recipe: [], yields: { amount: 1, unit: 'kg' } } as const;
  const all = [
    bought('Onion', 40),
    bought('@Salt', 0, { as: 'packet', of: { amount: 500, unit: 'g' } }),
    bought('Saffron', 0.333333, 'g'),
    bought('Gold', 999_999_999.999999),
    bought('Egg', null),
    { ...bought('Old', 1), isRetired: true },
    { ...bought('Batter', null), preparation },
  ];
  expect(ingredientsCsv(all, words)).toBe(
    'Bought,Price,For,No price\r\n' +
      'Onion,40.00,kg,\r\n' +
      "'@Salt,0.00,packet of 500 g,\r\n" +
      'Saffron,0.333333,g,\r\n' +
      'Gold,999999999.999999,kg,\r\n' +
      'Egg,,dozen,Egg\r\n',
  );
});

it('the table of expenses has them by day, then as they were entered', () => {
  const { write, plates } = ledgerPen('2026-11-21');
  const gas = { kind: 'expense', category: 'gas', note: '', amount: 1000 } as const;
  const events = [
    write(gas, '2027-11-22'),
    write({ ...gas, category: 'other', note: '=1', amount: 0.5 }),
    plates('vada', 1),
    write({ ...gas, note: 'Big "blue" one' }),
  ];
  expect(expensesCsv(events, words)).toBe(
    'On,Kind,Note,Spent\r\n' +
      "2026-11-21,'=Other,'=1,0.50\r\n" +
      '2026-11-21,Gas,"Big ""blue"" one",1000.00\r\n' +
      '2027-11-22 (to come),Gas,,1000.00\r\n',
  );
});

describe('a reader of CSV', () => {
  const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '"', "'", ',', ';', ' ', '\uFEFF', '\u3164'];
  const others = ['＝', '＋', '－', '＠', '﹦', '\u2212', 'चाय', 'దోశ', '1', 'A1'];
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...signs, ...others)).map((parts) => parts.join('')),
  );
  const anyCost = fc.bigInt({ min: 0n, max: 10n ** 18n });
  const column = (csv: string, index: number) =>
    readCsv(csv)
      .slice(1)
      .map((row) => row[index] ?? '');
  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
  /** In paise, of what is not empty. */
  const sumOfCells = (cells: readonly string[]) =>
    sumOf(
      cells.filter(Boolean).map((cell) => {
        expect(cell).toMatch(/^-?\d+\.\d\d$/);
        return BigInt(cell.replace('.', ''));
      }),
    );
  const inPaise = (picorupees: bigint) => sumOfCells([toRupees(picorupees).toFixed(2)]);

  it('gets back each text, none as a formula, whichever column it stands in', () => {
    fc.assert(
      fc.property(fc.array(anyText), (texts) => {
        const { write } = ledgerPen();
        const dishes = texts.map((name) => dishOf(name, 0n, null));
        const notes = texts.map((note) =>
          write({ kind: 'expense', category: 'ice', note, amount: 1 }),
        );
        const ofDishes = dishesCsv([{ ...totals, dishes }], words);
        const days = texts.map((name) => ({ ...totals, unknownCost: [name] }));
        for (const cells of [
          column(ofDishes, 1),
          column(ofDishes, 6),
          column(daysCsv(days, words), 8),
          column(expensesCsv(notes, words), 2),
          column(
            ingredientsCsv(
              texts.map((name) => bought(name, null)),
              words,
            ),
            0,
          ),
        ]) {
          expect(cells.map(withoutMark)).toEqual(texts);
          expect(cells.some(isFormula)).toBe(false);
        }
      }),
    );
  });

  it('gets amounts that add up to the exact sum, and none for a cost that is not known', () => {
    const anyDish = fc.record({ revenue: anyCost, cost: fc.option(anyCost) });
    fc.assert(
      fc.property(fc.array(anyDish), (all) => {
        const dishes = all.map(({ revenue, cost }) => dishOf('Chai', revenue, cost));
        const csv = dishesCsv([{ ...totals, dishes }], words);
        const costed = all.flatMap(({ revenue, cost }) => (cost === null ? [] : [revenue - cost]));
        expect(sumOfCells(column(csv, 3))).toBe(inPaise(sumOf(all.map(({ revenue }) => revenue))));
        expect(sumOfCells(column(csv, 5))).toBe(inPaise(sumOf(costed)));
        for (const index of [4, 5]) {
          expect(column(csv, index).map((cell) => cell === '')).toEqual(
            all.map(({ cost }) => cost === null),
          );
        }
      }),
    );
  });

  it('gets expenses that add up, and each price as it was entered', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 15 })), (millionths) => {
        const { write } = ledgerPen();
        const rupees = millionths.map((each) => Number(`${each}e-6`));
        const expenses = rupees.map((amount) =>
          write({ kind: 'expense', category: 'ice', note: '', amount }),
        );
        expect(sumOfCells(column(expensesCsv(expenses, words), 3))).toBe(
          inPaise(sumOf(millionths.map((each) => BigInt(each) * 1_000_000n))),
        );
        const prices = rupees.map((price) => bought('Onion', price));
        expect(
          column(ingredientsCsv(prices, words), 1).map((cell) => toMillionths(Number(cell))),
        ).toEqual(millionths);
      }),
    );
  });
});
