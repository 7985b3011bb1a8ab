import type { DayTotals } from './day-totals';

const HEADER = [
  'Date',
  'Plates',
  'Revenue (INR)',
  'Ingredient cost (INR)',
  'Dish profit (INR)',
  'Expenses (INR)',
  'Waste (INR)',
  'What is left (INR)',
  'Dishes without a known cost',
];

/** A cell of text. A spreadsheet would run one that begins like a formula; an apostrophe prevents that. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function rowOf(totals: DayTotals): readonly string[] {
  const { revenue, ingredientCost, profit, expenses, waste, left } = totals;
  const amounts = [revenue, ingredientCost, profit, expenses, waste, left];
  return [
    totals.day,
    String(totals.plates),
    ...amounts.map((amount) => amount.toFixed(2)),
    textCell(totals.unknownCost.join('; ')),
  ];
}

/**
 * Writes totals as a table for a spreadsheet: a header in English, then a row a day.
 *
 * @returns CSV by RFC 4180, lines ended by CRLF; amounts in ₹ with 2 decimals and a point. Excel needs a byte
 * order mark before it to read names in Hindi; who saves the file adds it.
 */
export function daysCsv(totals: readonly DayTotals[]): string {
  return [HEADER, ...totals.map(rowOf)].map((cells) => `${cells.join(',')}\r\n`).join('');
}
