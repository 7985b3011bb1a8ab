import { exact, plus, times } from '@thela/pricing/exact-decimal';
import type { ExactDecimal, Ratio } from '@thela/pricing/exact-decimal';
import type { OwnDish, TiffinEntry, TiffinItem } from './tiffin-entry';

/** A day's figures of one tiffin item, its rows taken together. All unrounded. */
export interface ItemFigures {
  readonly item: TiffinItem | OwnDish;
  /** Plates a day. */
  readonly sold: ExactDecimal;
  /** Plates a day that were left over and thrown away. */
  readonly leftOver: ExactDecimal;
  /** ₹ a day. */
  readonly ingredients: ExactDecimal;
  /** ₹ a day: plates x profit per plate, summed over the rows. */
  readonly profit: ExactDecimal;
  /** ₹ a plate; `undefined` when the item's rows disagree and no plate was sold. */
  readonly profitPerPlate: Ratio | undefined;
}

export interface Totals {
  readonly sold: ExactDecimal;
  readonly ingredients: ExactDecimal;
  readonly profit: ExactDecimal;
}

/** True when a row can be reckoned with: finite figures, no count or cost below zero. */
export function isUsable(row: TiffinEntry): boolean {
  const figures = [row.ingredientPrice, row.dailySales, row.perPlateProfit];
  return figures.every(Number.isFinite) && row.dailySales >= 0 && row.ingredientPrice >= 0;
}

function sum(figures: readonly ExactDecimal[]): ExactDecimal {
  return figures.reduce(plus, exact(0));
}

function profitPerPlate(
  rows: readonly TiffinEntry[],
  profit: ExactDecimal,
  sold: ExactDecimal,
): Ratio | undefined {
  const first = rows[0]?.perPlateProfit;
  if (first !== undefined && rows.every((row) => row.perPlateProfit === first)) {
    return { over: exact(first), under: exact(1) };
  }
  return sold.digits > 0n ? { over: profit, under: sold } : undefined;
}

function itemFigures(item: TiffinItem | OwnDish, rows: readonly TiffinEntry[]): ItemFigures {
  const sold = sum(rows.map((row) => exact(row.dailySales)));
  const profit = sum(rows.map((row) => times(exact(row.dailySales), exact(row.perPlateProfit))));
  return {
    item,
    sold,
    leftOver: sum(rows.map((row) => exact(row.leftOver ?? 0))),
    ingredients: sum(rows.map((row) => exact(row.ingredientPrice))),
    profit,
    profitPerPlate: profitPerPlate(rows, profit, sold),
  };
}

/** Takes the rows of each item together; the items keep the order of their first rows. */
export function figuresByItem(rows: readonly TiffinEntry[]): readonly ItemFigures[] {
  const items = new Map(rows.map(({ tiffinItem }) => [keyOf(tiffinItem), tiffinItem]));
  return [...items].map(([key, item]) =>
    itemFigures(
      item,
      rows.filter((row) => keyOf(row.tiffinItem) === key),
    ),
  );
}

function keyOf(item: TiffinItem | OwnDish): string {
  return typeof item === 'string' ? item : `dish ${item.dish}`;
}

export function totalsOf(items: readonly ItemFigures[]): Totals {
  return {
    sold: sum(items.map((item) => item.sold)),
    ingredients: sum(items.map((item) => item.ingredients)),
    profit: sum(items.map((item) => item.profit)),
  };
}
