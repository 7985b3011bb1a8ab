import type { DayTotals } from './day-totals';

/** A figure of a day that has a column of its own, from left to right. */
const columns = [
  'day',
  'plates',
  'revenue',
  'ingredientCost',
  'profit',
  'expenses',
  'waste',
  'left',
  'unknownCost',
] as const;

/** Headings of the columns, in the language of the person. */
export type DayColumns = Readonly<Record<(typeof columns)[number], string>>;

/** A cell of text. A spreadsheet would run one that begins like a formula; an apostrophe prevents that. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function rowOf(totals: DayTotals): readonly string[] {
  const { revenue, ingredientCost, profit, expenses, waste, left, unknownCost, unknownWaste } =
    totals;
  const amounts = [revenue, ingredientCost, profit, expenses, waste, left];
  return [
    totals.day,
    String(totals.plates),
    // A cell of what is not known is empty: a spreadsheet would add up a 0, and refuse to add a word.
    ...amounts.map((amount) => amount?.toFixed(2) ?? ''),
    textCell([...new Set([...unknownCost, ...unknownWaste])].join('; ')),
  ];
}

/**
 * Writes totals as a table for a spreadsheet: a header, then a row a day.
 *
 * @param headings amounts are in ₹, which a heading should say
 * @returns CSV by RFC 4180, lines ended by CRLF; amounts in ₹ with 2 decimals and a point. Excel needs a byte
 * order mark before it to read other letters than Latin ones; who saves the file adds it.
 */
export function daysCsv(totals: readonly DayTotals[], headings: DayColumns): string {
  const header = columns.map((column) => textCell(headings[column]));
  return [header, ...totals.map(rowOf)].map((cells) => `${cells.join(',')}\r\n`).join('');
}
