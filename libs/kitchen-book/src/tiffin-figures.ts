import type { TiffinEntry, TiffinItem } from './tiffin-entry';
import { compare, exact, plus, times, zero } from './exact-figure';
import type { ExactFigure } from './exact-figure';

/** A day's figures of one tiffin item, its rows taken together. All unrounded. */
export interface ItemFigures {
  readonly item: TiffinItem;
  /** Rows taken together. */
  readonly rowCount: number;
  /** Plates a day. */
  readonly sold: ExactFigure;
  /** ₹ a day. */
  readonly ingredients: ExactFigure;
  /** ₹ a day: plates x profit per plate, summed over the rows. */
  readonly profit: ExactFigure;
  /** ₹ a plate; `undefined` when the item's rows disagree and no plate was sold. */
  readonly profitPerPlate: Ratio | undefined;
}

/** A division that is carried out only when it is written. */
export interface Ratio {
  readonly over: ExactFigure;
  /** Positive. */
  readonly under: ExactFigure;
}

export interface Totals {
  readonly sold: ExactFigure;
  readonly ingredients: ExactFigure;
  readonly profit: ExactFigure;
}

/** Negative when `a` is less than `b`, 0 when they are equal, else positive. */
export function compareRatios(a: Ratio, b: Ratio): number {
  return compare(times(a.over, b.under), times(b.over, a.under));
}

/** True when a row can be reckoned with: finite figures, no count or cost below zero. */
export function isUsable(row: TiffinEntry): boolean {
  const figures = [row.ingredientPrice, row.dailySales, row.perPlateProfit];
  return figures.every(Number.isFinite) && row.dailySales >= 0 && row.ingredientPrice >= 0;
}

function sum(figures: readonly ExactFigure[]): ExactFigure {
  return figures.reduce(plus, zero);
}

function profitPerPlate(
  rows: readonly TiffinEntry[],
  profit: ExactFigure,
  sold: ExactFigure,
): Ratio | undefined {
  const first = rows[0]?.perPlateProfit;
  if (first !== undefined && rows.every((row) => row.perPlateProfit === first)) {
    return { over: exact(first), under: exact(1) };
  }
  return sold.digits > 0n ? { over: profit, under: sold } : undefined;
}

function itemFigures(item: TiffinItem, rows: readonly TiffinEntry[]): ItemFigures {
  const sold = sum(rows.map((row) => exact(row.dailySales)));
  const profit = sum(rows.map((row) => times(exact(row.dailySales), exact(row.perPlateProfit))));
  return {
    item,
    rowCount: rows.length,
    sold,
    ingredients: sum(rows.map((row) => exact(row.ingredientPrice))),
    profit,
    profitPerPlate: profitPerPlate(rows, profit, sold),
  };
}

/** Takes the rows of each item together; the items keep the order of their first rows. */
export function figuresByItem(rows: readonly TiffinEntry[]): readonly ItemFigures[] {
  const items = [...new Set(rows.map((row) => row.tiffinItem))];
  return items.map((item) =>
    itemFigures(
      item,
      rows.filter((row) => row.tiffinItem === item),
    ),
  );
}

export function totalsOf(items: readonly ItemFigures[]): Totals {
  return {
    sold: sum(items.map((item) => item.sold)),
    ingredients: sum(items.map((item) => item.ingredients)),
    profit: sum(items.map((item) => item.profit)),
  };
}
