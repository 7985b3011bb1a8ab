import { expect, it } from 'vitest';
import { daysCsv } from './days-csv';
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
  dishes: [],
};

it('the table has a header and a row a day, amounts with 2 decimals', () => {
  expect(daysCsv([totals])).toBe(
    'Date,Plates,Revenue (INR),Ingredient cost (INR),Dish profit (INR),Expenses (INR),Waste (INR),' +
      'What is left (INR),Dishes without a known cost\r\n' +
      '2026-11-22,28,1160.00,124.60,1035.40,1150.00,30.00,-144.60,\r\n',
  );
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
    daysCsv([{ ...totals, unknownCost }])
      .slice(0, -2)
      .endsWith(`-144.60,${cell}`),
  ).toBe(true);
});
