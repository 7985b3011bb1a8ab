import { roundToSum } from '@thela/pricing';
import { leftOf } from './day-totals';
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

/** The amounts of a column: they add up to their exact sum; a cell of what is not known is empty. */
function amountCells(amounts: readonly (bigint | null)[]): readonly string[] {
  const known = roundToSum(amounts.filter((amount) => amount !== null));
  let next = 0;
  return amounts.map((amount) => {
    if (amount === null) return '';
    next += 1;
    return (known[next - 1] ?? 0).toFixed(2);
  });
}

/**
 * Writes totals as a table for a spreadsheet: a header, then a row a day.
 *
 * @param headings amounts are in ₹, which a heading should say
 * @returns CSV by RFC 4180, lines ended by CRLF; amounts in ₹ with 2 decimals and a point, so rounded that a column adds
 * up to what a screen shows of all these days. Excel needs a byte order mark before it to read other letters than Latin
 * ones; who saves the file adds it.
 */
export function daysCsv(totals: readonly DayTotals[], headings: DayColumns): string {
  const cells: Readonly<Record<keyof DayColumns, readonly string[]>> = {
    day: totals.map(({ day }) => day),
    plates: totals.map(({ plates }) => String(plates)),
    revenue: amountCells(totals.map(({ exact }) => exact.revenue)),
    ingredientCost: amountCells(
      totals.map(({ exact, ingredientCost }) => (ingredientCost === null ? null : exact.cost)),
    ),
    profit: amountCells(
      totals.map(({ exact, profit }) =>
        profit === null ? null : exact.costedRevenue - exact.cost,
      ),
    ),
    expenses: amountCells(totals.map(({ exact }) => exact.expenses)),
    waste: amountCells(totals.map(({ exact, waste }) => (waste === null ? null : exact.waste))),
    left: amountCells(totals.map(({ exact }) => leftOf(exact))),
    unknownCost: totals.map(({ unknownCost, unknownWaste }) =>
      textCell([...new Set([...unknownCost, ...unknownWaste])].join('; ')),
    ),
  };
  const header = columns.map((column) => textCell(headings[column]));
  const rows = totals.map((_, row) => columns.map((column) => cells[column][row] ?? ''));
  return [header, ...rows].map((each) => `${each.join(',')}\r\n`).join('');
}
