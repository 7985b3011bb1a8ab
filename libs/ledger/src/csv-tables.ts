import { roundToSum, toMillionths } from '@thela/pricing';
import { leftOf } from './day-totals';
import type { DayTotals } from './day-totals';
import type { ExpenseCategory, LedgerEvent, StallDay } from './events';
import type { Ingredient } from './stall';
import type { PurchaseUnit } from './units';

export interface CsvWords {
  /** Of the columns; amounts are in ₹, which a heading should say. */
  readonly headings: Readonly<Record<CsvColumn, string>>;
  /** A day as it stands in its cell; a spreadsheet takes `2026-11-22` as a date. */
  readonly day: (day: StallDay) => string;
  readonly unit: (unit: PurchaseUnit) => string;
  readonly expense: Readonly<Record<ExpenseCategory, string>>;
}

type CsvColumn =
  | 'day'
  | 'dish'
  | 'plates'
  | 'revenue'
  | 'ingredientCost'
  | 'profit'
  | 'expenses'
  | 'waste'
  | 'left'
  | 'unknownCost'
  | 'ingredient'
  | 'price'
  | 'unit'
  | 'unknownPrice'
  | 'category'
  | 'note';

/** A column with its cells, from the top. */
type Column = readonly [CsvColumn, readonly string[]];

/**
 * Whether a spreadsheet may run a text: one that begins like a formula, in full-width and small letters, too, behind what
 * cannot be seen. Apostrophes before it are skipped, so that the one that is added can be told from the text's own.
 */
function isFormula(text: string): boolean {
  const [, sign = ''] = /^'*[\s\p{C}\p{DI}\u2800]*(.)/u.exec(text) ?? [];
  return /^'*[\t\r\n]/.test(text) || /^[=+\-@\u2212]/.test(sign.normalize('NFKC'));
}

/** Cells of text, each formula made harmless by an apostrophe. */
function textCells(texts: readonly string[]): readonly string[] {
  return texts.map((text) => {
    const harmless = isFormula(text) ? `'${text}` : text;
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  });
}

/** Reads a cell of text, without the apostrophe that made a formula harmless. */
export function readTextCell(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
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

/** A price as it was entered, with 2 decimals, or up to six where it has them; empty while it is not known. */
function priceCell(price: number | null): string {
  if (price === null) return '';
  return (toMillionths(price) / 1e6).toFixed(6).replace(/0{1,4}$/, '');
}

/**
 * Writes a table for a spreadsheet: a header, then the rows.
 *
 * @returns CSV by RFC 4180, lines ended by CRLF; numbers with a point and without groups. Excel needs a byte order mark
 * before it to read other letters than Latin ones; who saves the file adds it.
 */
function csvOf(columns: readonly Column[], { headings }: CsvWords): string {
  const header = textCells(columns.map(([column]) => headings[column]));
  const [[, first] = ['', []]] = columns;
  const rows = first.map((_, row) => columns.map(([, cells]) => cells[row] ?? ''));
  return [header, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/**
 * The table of the days, a row each.
 *
 * @returns CSV; amounts in ₹ with 2 decimals, so rounded that a column adds up to what a screen shows of all these days
 */
export function daysCsv(totals: readonly DayTotals[], words: CsvWords): string {
  const amounts = (amount: (day: DayTotals) => bigint | null) => amountCells(totals.map(amount));
  return csvOf(
    [
      ['day', textCells(totals.map(({ day }) => words.day(day)))],
      ['plates', totals.map(({ plates }) => String(plates))],
      ['revenue', amounts(({ exact }) => exact.revenue)],
      [
        'ingredientCost',
        amounts(({ exact, ingredientCost }) => (ingredientCost === null ? null : exact.cost)),
      ],
      [
        'profit',
        amounts(({ exact, profit }) => (profit === null ? null : exact.costedRevenue - exact.cost)),
      ],
      ['expenses', amounts(({ exact }) => exact.expenses)],
      ['waste', amounts(({ exact, waste }) => (waste === null ? null : exact.waste))],
      ['left', amounts(({ exact }) => leftOf(exact))],
      [
        'unknownCost',
        textCells(
          totals.map(({ unknownCost, unknownWaste }) =>
            [...new Set([...unknownCost, ...unknownWaste])].join('; '),
          ),
        ),
      ],
    ],
    words,
  );
}

/**
 * The table of what each dish brought on each day on which it sold.
 *
 * @returns CSV; amounts as in the table of the days, whose sums they have
 */
export function dishesCsv(totals: readonly DayTotals[], words: CsvWords): string {
  const sold = totals.flatMap(({ day, dishes }) =>
    dishes.filter(({ plates }) => plates > 0).map((dish) => ({ day, ...dish })),
  );
  const profitOf = ({ exact: { revenue, cost } }: (typeof sold)[number]) =>
    cost === null ? null : revenue - cost;
  return csvOf(
    [
      ['day', textCells(sold.map(({ day }) => words.day(day)))],
      ['dish', textCells(sold.map(({ name }) => name))],
      ['plates', sold.map(({ plates }) => String(plates))],
      ['revenue', amountCells(sold.map(({ exact }) => exact.revenue))],
      ['ingredientCost', amountCells(sold.map(({ exact }) => exact.cost))],
      ['profit', amountCells(sold.map(profitOf))],
      ['unknownCost', textCells(sold.map(({ name, exact }) => (exact.cost === null ? name : '')))],
    ],
    words,
  );
}

/**
 * The table of what is bought, with its price: without what was retired, and without preparations, which have no price.
 *
 * @returns CSV; prices in ₹ as they were entered
 */
export function ingredientsCsv(ingredients: readonly Ingredient[], words: CsvWords): string {
  const bought = ingredients.filter(
    ({ isRetired, preparation }) => !isRetired && preparation === null,
  );
  return csvOf(
    [
      ['ingredient', textCells(bought.map(({ name }) => name))],
      ['price', bought.map(({ price }) => priceCell(price?.price ?? null))],
      ['unit', textCells(bought.map(({ price, unit }) => words.unit(price?.unit ?? unit)))],
      ['unknownPrice', textCells(bought.map(({ name, price }) => (price === null ? name : '')))],
    ],
    words,
  );
}

/**
 * The table of the expenses, a row each, by day.
 *
 * @param events those that count; what is no expense is left out
 * @returns CSV; amounts as in the table of the days, whose sum they have
 */
export function expensesCsv(events: readonly LedgerEvent[], words: CsvWords): string {
  const expenses = events
    .flatMap((event) => (event.kind === 'expense' ? [event] : []))
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day));
  return csvOf(
    [
      ['day', textCells(expenses.map(({ day }) => words.day(day)))],
      ['category', textCells(expenses.map(({ category }) => words.expense[category]))],
      ['note', textCells(expenses.map(({ note }) => note))],
      [
        'expenses',
        amountCells(expenses.map(({ amount }) => BigInt(toMillionths(amount)) * 1_000_000n)),
      ],
    ],
    words,
  );
}
