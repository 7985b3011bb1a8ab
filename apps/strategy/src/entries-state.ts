import { tiffinItems } from '@thela/kitchen-book/tiffin-entry';
import type { TiffinEntry, TiffinItem } from '@thela/kitchen-book/tiffin-entry';

/** One row of fields; numbers are kept as the text that was typed. */
export interface Row {
  readonly id: string;
  readonly tiffinItem: TiffinItem | '';
  readonly ingredientPrice: string;
  readonly dailySales: string;
  readonly perPlateProfit: string;
}

const rowFields = [
  'tiffinItem',
  'ingredientPrice',
  'dailySales',
  'perPlateProfit',
] as const satisfies readonly (keyof Row)[];

export type RowField = (typeof rowFields)[number];

export interface Entries {
  readonly rows: readonly Row[];
  /** The number of rows made so far, so that no two rows get the same id. */
  readonly rowsMade: number;
  /** The button was pressed while fields were empty, so these are marked. */
  readonly hasTried: boolean;
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
  | { readonly type: 'tried' }
  | { readonly type: 'asked' };

const EXAMPLE: readonly Omit<Row, 'id'>[] = [
  { tiffinItem: 'Idli', ingredientPrice: '600', dailySales: '80', perPlateProfit: '18' },
  { tiffinItem: 'Dosa', ingredientPrice: '900', dailySales: '60', perPlateProfit: '32' },
];

/** One empty row: the state at the start. */
export const openingEntries: Entries = {
  rows: [emptyRow(1)],
  rowsMade: 1,
  hasTried: false,
};

/** The next state; the last row cannot be removed. */
export function entriesReducer(entries: Entries, event: EntriesEvent): Entries {
  const { rows, rowsMade } = entries;
  switch (event.type) {
    case 'added':
      return { rows: [...rows, emptyRow(rowsMade + 1)], rowsMade: rowsMade + 1, hasTried: false };
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
      return {
        rows: EXAMPLE.map((row, place) => ({ ...row, id: idOf(rowsMade + place + 1) })),
        rowsMade: rowsMade + EXAMPLE.length,
        hasTried: false,
      };
    case 'tried':
      return { ...entries, hasTried: true };
    case 'asked':
      return { ...entries, hasTried: false };
  }
}

/** What is wrong with the rows. */
export type EntriesFault = 'no-rows' | 'incomplete';

/**
 * The rows as numbers, or why they cannot be used (specification, section 5). Zero counts as filled,
 * and so does a negative number.
 */
export function readEntries(
  rows: readonly Row[],
): { readonly entries: readonly TiffinEntry[] } | { readonly fault: EntriesFault } {
  if (rows.length === 0) return { fault: 'no-rows' };
  const entries = rows.flatMap(entryOf);
  return entries.length === rows.length ? { entries } : { fault: 'incomplete' };
}

/** Whether all fields are empty, so that an example would overwrite nothing. */
export function areUntouched(rows: readonly Row[]): boolean {
  return rows.every((row) => rowFields.every((field) => row[field] === ''));
}

/** Whether a field has no valid value yet. */
export function isMissing(row: Row, field: RowField): boolean {
  if (field === 'tiffinItem') return row.tiffinItem === '';
  return row[field].trim() === '' || !Number.isFinite(Number(row[field]));
}

function entryOf(row: Row): TiffinEntry[] {
  const { id, tiffinItem, ingredientPrice, dailySales, perPlateProfit } = row;
  if (tiffinItem === '' || rowFields.some((field) => isMissing(row, field))) return [];
  return [
    {
      id,
      tiffinItem,
      ingredientPrice: Number(ingredientPrice),
      dailySales: Number(dailySales),
      perPlateProfit: Number(perPlateProfit),
    },
  ];
}

function edit(row: Row, field: RowField, text: string): Row {
  if (field !== 'tiffinItem') return { ...row, [field]: text };
  return { ...row, tiffinItem: tiffinItems.find((item) => item === text) ?? '' };
}

function emptyRow(number: number): Row {
  return {
    id: idOf(number),
    tiffinItem: '',
    ingredientPrice: '',
    dailySales: '',
    perPlateProfit: '',
  };
}

function idOf(number: number): string {
  return `row-${number}`;
}
