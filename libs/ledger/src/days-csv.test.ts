import { expect, it } from 'vitest';
import { daysCsv } from './days-csv';
import type { DayColumns } from './days-csv';
import type { DayTotals } from './day-totals';

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

const headings: DayColumns = {
  day: 'On',
  plates: 'Sold',
  revenue: 'Took',
  ingredientCost: 'Paid',
  profit: 'Made',
  expenses: 'Spent',
  waste: 'Lost',
  left: 'Kept',
  unknownCost: 'Unknown',
};

it('the table has a header and a row a day, amounts with 2 decimals', () => {
  expect(daysCsv([totals], headings)).toBe(
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
  expect(column(daysCsv([totals, totals, totals], headings), 3)).toEqual([
    '124.60',
    '124.60',
    '124.60',
  ]);
  const five = column(
    daysCsv(
      Array.from({ length: 7 }, () => totals),
      headings,
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
  expect(daysCsv([unsure], headings)).toContain(',1160.00,,,1150.00,,-144.60,Tea; Milk\r\n');
});

it.each([
  [['Tea', 'चटनी'], 'Tea; चटनी'],
  [['Idli, Vada'], '"Idli, Vada"'],
  [['The "big" one\n'], '"The ""big"" one\n"'],
  [['=HYPERLINK("http://x")'], `"'=HYPERLINK(""http://x"")"`],
  [['+1'], "'+1"],
  [['-1'], "'-1"],
  [['@SUM'], "'@SUM"],
  [['\tx'], "'\tx"],
  [['\rx'], `"'\rx"`],
])('dishes %j are the cell %s', (unknownCost, cell) => {
  expect(
    daysCsv([{ ...totals, unknownCost }], headings)
      .slice(0, -2)
      .endsWith(`-144.60,${cell}`),
  ).toBe(true);
});

it('headings are in any language, and none is run as a formula', () => {
  const own = { ...headings, day: 'तारीख़', plates: 'प्लेट, कुल', left: '=A1' };
  expect(daysCsv([], own)).toMatch(/^तारीख़,"प्लेट, कुल",.*,'=A1,/);
});
