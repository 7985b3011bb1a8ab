import type { Dish, StallDay } from '@thela/ledger';
import type { TiffinEntry } from '@thela/kitchen-book/tiffin-entry';
import { parseNumber } from '@thela/text';
import type { NumberLimits } from '@thela/text';
import { choiceIn, itemOf } from './item-choice';
import type { ItemChoice } from './item-choice';

/** What the fields of a row hold; numbers are kept as the text that was typed. */
interface RowTexts {
  readonly tiffinItem: ItemChoice | '';
  readonly ingredientPrice: string;
  readonly dailySales: string;
  readonly perPlateProfit: string;
}

/** What the books gave for a row: an item, and its figures; empty where they do not know one. */
export interface BookRow extends RowTexts {
  readonly tiffinItem: ItemChoice;
  /** Plates a day that were left over, whole. */
  readonly leftOver: number;
}

/** The specification bounds no figure. */
export const FIGURE_LIMITS: NumberLimits = { most: Number.MAX_VALUE, decimals: 20 };

export interface Row extends RowTexts {
  readonly id: string;
  /** For a row that was filled from the books. */
  readonly fromBooks?: BookRow;
}

export const figureFields = [
  'ingredientPrice',
  'dailySales',
  'perPlateProfit',
] as const satisfies readonly (keyof Row)[];

export type FigureField = (typeof figureFields)[number];

const rowFields = ['tiffinItem', ...figureFields] as const;

export type RowField = (typeof rowFields)[number];

/** The days whose means fill rows. */
export interface FilledDays {
  /** Days with sales. */
  readonly count: number;
  /** First and last of them. */
  readonly from: StallDay;
  readonly to: StallDay;
}

interface FilledRows {
  readonly rows: readonly Row[];
  /** `null` while nothing was filled from the books. */
  readonly filledDays: FilledDays | null;
}

export interface Entries extends FilledRows {
  /** The number of rows made so far, so that no two rows get the same id. */
  readonly lastRowNumber: number;
  /** The button was pressed while fields were empty, so these are marked. */
  readonly hasTried: boolean;
  /** What a person had entered before the books filled the rows; `null` where that was nothing. */
  readonly rowsBefore: FilledRows | null;
}

export type EntriesEvent =
  | { readonly type: 'added' }
  | { readonly type: 'removed'; readonly id: string }
  | {
      readonly type: 'edited';
      readonly id: string;
      readonly field: RowField;
      readonly text: string;
    }
  | { readonly type: 'example-chosen' }
  | { readonly type: 'filled'; readonly days: FilledDays; readonly rows: readonly BookRow[] }
  | { readonly type: 'brought-back' }
  | { readonly type: 'books-closed' }
  | { readonly type: 'tried' }
  | { readonly type: 'asked' };

const EXAMPLE: readonly RowTexts[] = [
  { tiffinItem: 'Idli', ingredientPrice: '600', dailySales: '80', perPlateProfit: '18' },
  { tiffinItem: 'Dosa', ingredientPrice: '900', dailySales: '60', perPlateProfit: '32' },
];

const emptyTexts: RowTexts = {
  tiffinItem: '',
  ingredientPrice: '',
  dailySales: '',
  perPlateProfit: '',
};

/** One empty row: the state at the start. */
export const openingEntries: Entries = {
  rows: [emptyRow(1)],
  lastRowNumber: 1,
  hasTried: false,
  filledDays: null,
  rowsBefore: null,
};

/** The next state; the last row cannot be removed. */
export function entriesReducer(entries: Entries, event: EntriesEvent): Entries {
  const { rows, lastRowNumber } = entries;
  switch (event.type) {
    case 'added':
      return {
        ...entries,
        rows: [...rows, emptyRow(lastRowNumber + 1)],
        lastRowNumber: lastRowNumber + 1,
        hasTried: false,
      };
    case 'removed':
      return rows.length > 1
        ? { ...entries, rows: rows.filter(({ id }) => id !== event.id) }
        : entries;
    case 'edited':
      return {
        ...entries,
        rows: rows.map((row) => (row.id === event.id ? edit(row, event.field, event.text) : row)),
      };
    case 'example-chosen':
      return withRows(entries, EXAMPLE);
    case 'filled':
      return {
        ...withRows(
          entries,
          event.rows.map((row) => ({ ...row, fromBooks: row })),
        ),
        filledDays: event.days,
        rowsBefore: rows.every(isUnchanged)
          ? entries.rowsBefore
          : { rows, filledDays: entries.filledDays },
      };
    case 'brought-back':
      return { ...entries, ...entries.rowsBefore, rowsBefore: null, hasTried: false };
    case 'books-closed':
      return withoutBooks(entries);
    case 'tried':
      return { ...entries, hasTried: true };
    case 'asked':
      return { ...entries, hasTried: false };
  }
}

export type EntriesFault = 'no-rows' | 'incomplete';

/**
 * The rows as numbers, or why they cannot be used (specification, section 5). Zero counts as filled,
 * and so does a negative number.
 *
 * @param dishes of the vendor's own that can be chosen
 */
export function readEntries(
  rows: readonly Row[],
  dishes: readonly Dish[] = [],
): { readonly entries: readonly TiffinEntry[] } | { readonly fault: EntriesFault } {
  if (rows.length === 0) return { fault: 'no-rows' };
  const entries = rows.flatMap((row) => entryOf(row, dishes));
  return entries.length === rows.length ? { entries } : { fault: 'incomplete' };
}

/** Whether two lists of entries ask for the same; the ids of their rows do not matter. */
export function areSame(one: readonly TiffinEntry[], other: readonly TiffinEntry[]): boolean {
  return askedIn(one) === askedIn(other);
}

/** Whether all fields are empty, so that an example would overwrite nothing. */
export function areUntouched(rows: readonly Row[]): boolean {
  return rows.every(isEmpty);
}

/** Whether a field has no valid value yet; an item that left the menu counts as missing. */
export function isMissing(row: Row, field: RowField, dishes: readonly Dish[] = []): boolean {
  if (field === 'tiffinItem') return itemOf(row.tiffinItem, dishes) === undefined;
  return parseNumber(row[field], FIGURE_LIMITS).number === undefined;
}

/** The figures of a row that the books gave and that stand there still; none once another item is chosen. */
export function figuresFromBooks({ fromBooks, ...row }: Row): readonly FigureField[] {
  if (fromBooks?.tiffinItem !== row.tiffinItem) return [];
  return figureFields.filter((field) => fromBooks[field] !== '' && fromBooks[field] === row[field]);
}

function entryOf(row: Row, dishes: readonly Dish[]): TiffinEntry[] {
  const tiffinItem = itemOf(row.tiffinItem, dishes);
  const [ingredientPrice, dailySales, perPlateProfit] = figureFields.map(
    (field) => parseNumber(row[field], FIGURE_LIMITS).number,
  );
  if (
    !tiffinItem ||
    ingredientPrice === undefined ||
    dailySales === undefined ||
    perPlateProfit === undefined
  ) {
    return [];
  }
  const { fromBooks } = row;
  const leftOver = fromBooks?.tiffinItem === row.tiffinItem ? fromBooks.leftOver : 0;
  return [
    {
      id: row.id,
      tiffinItem,
      ingredientPrice,
      dailySales,
      perPlateProfit,
      ...(leftOver > 0 && { leftOver }),
    },
  ];
}

function askedIn(entries: readonly TiffinEntry[]): string {
  return JSON.stringify(
    entries.map(({ tiffinItem, ...entry }) => [
      tiffinItem,
      ...figureFields.map((field) => entry[field]),
    ]),
  );
}

function edit(row: Row, field: RowField, text: string): Row {
  if (field !== 'tiffinItem') return { ...row, [field]: text };
  return { ...row, tiffinItem: choiceIn(text) };
}

function isEmpty(row: Row): boolean {
  return rowFields.every((field) => row[field] === '');
}

function isUnchanged(row: Row): boolean {
  const { fromBooks } = row;
  return isEmpty(row) || rowFields.every((field) => fromBooks?.[field] === row[field]);
}

function withRows(entries: Entries, rows: readonly Omit<Row, 'id'>[]): Entries {
  const { lastRowNumber } = entries;
  return {
    ...entries,
    rows: rows.map((row, place) => ({ ...row, id: idOf(lastRowNumber + place + 1) })),
    lastRowNumber: lastRowNumber + rows.length,
    hasTried: false,
  };
}

function withoutBooks(entries: Entries): Entries {
  const rows = entries.rows.filter(({ fromBooks }) => !fromBooks);
  const others = { ...entries, filledDays: null, replaced: null };
  return rows.length > 0 ? { ...others, rows } : withRows(others, [emptyTexts]);
}

function emptyRow(number: number): Row {
  return { id: idOf(number), ...emptyTexts };
}

function idOf(number: number): string {
  return `row-${number}`;
}
