import { FORECAST_NEEDS_DAYS, periodTotals, rupeesPer } from '@thela/books';
import type { PeriodDish } from '@thela/books';
import type { Ledger } from '@thela/contract';
import { addDays, EARLIEST_DAY } from '@thela/ledger';
import type { DayTotals, Dish, LedgerEvent, StallDay } from '@thela/ledger';
import type { BookRow, FilledDays } from './entries-state';
import type { ItemChoice } from './item-choice';

/** A week of trade. */
const MOST_DAYS = 7;
/** As many rows as there are specified items; a day has no more dishes to push. */
const MOST_ROWS = 8;
/** A stall that is open on two days a week has its week of trade here; where that is too few, all days are read. */
const RECENT_DAYS = 28;

/** What the books give to fill the rows with, or why they give nothing. */
export type BookFigures =
  | {
      readonly status: 'found';
      readonly days: FilledDays;
      /** Where the cost of any dish is known, of those alone: a row with an empty field gives no strategy. */
      readonly rows: readonly BookRow[];
      /** Dishes that are left out of them. */
      readonly unknownCost: readonly string[];
    }
  | { readonly status: 'too-few-days'; readonly needsDays: number; readonly hasDays: number }
  /** No dish of the menu sold half a plate a day. */
  | { readonly status: 'too-few-plates' };

/** A dish of today's menu, and what is chosen for it in a row. */
export interface OfferedDish extends Pick<Dish, 'id'> {
  readonly choice: ItemChoice;
}

/**
 * Reads the last up to 7 days with sales that are over, and works out the means of their dishes.
 *
 * @param dishes those that can be filled in: of today's menu
 */
export async function readBookFigures(
  ledger: Pick<Ledger, 'today' | 'totals' | 'events'>,
  dishes: readonly OfferedDish[],
): Promise<BookFigures> {
  const to = addDays(ledger.today.getSnapshot(), -1);
  const since = async (from: StallDay) => lastDaysWithSales(await ledger.totals({ from, to }));
  const recent = await since(addDays(to, 1 - RECENT_DAYS));
  const days = recent.length < MOST_DAYS ? await since(EARLIEST_DAY) : recent;
  const from = days[0]?.day ?? to;
  return bookFigures(days, dishes, await ledger.events({ from, to, kinds: ['waste'] }));
}

function lastDaysWithSales(days: readonly DayTotals[]): readonly DayTotals[] {
  return days.filter(({ plates }) => plates > 0).slice(-MOST_DAYS);
}

/**
 * The means of some days, for the dishes that took the most money, the one that took most first.
 *
 * @param days with sales, the earliest first
 * @returns of each dish, over all of these days: ₹ of ingredients a day and ₹ of profit a plate, rounded once to
 * 2 decimals, half away from zero; whole plates a day. Cost and profit are empty where the cost of the dish was not
 * known on each day on which it sold; plates that were thrown away as not sold. A dish of less than half a plate a day is left out.
 * @example
 * // 10, 20 and 15 plates of dosa at ₹60, each with ₹20 of ingredients
 * bookFigures(days, dishes) // rows: [{ tiffinItem: 'Dosa', ingredientPrice: '300', dailySales: '15', perPlateProfit: '40' }]
 */
export function bookFigures(
  days: readonly DayTotals[],
  dishes: readonly OfferedDish[],
  waste: readonly LedgerEvent[] = [],
): BookFigures {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last || days.length < FORECAST_NEEDS_DAYS) {
    return { status: 'too-few-days', needsDays: FORECAST_NEEDS_DAYS, hasDays: days.length };
  }
  const choices = new Map(dishes.map(({ id, choice }) => [id, choice]));
  const rows = [...periodTotals(days, { from: first, to: last }).dishes]
    .sort((a, b) => b.revenue - a.revenue)
    .flatMap((sums) => {
      const tiffinItem = choices.get(sums.dish);
      if (!tiffinItem) return [];
      const leftOver = Math.round(platesLeft(waste, sums.dish) / days.length);
      const row = { tiffinItem, leftOver, ...meansOf(sums, days.length) };
      return row.dailySales === '0' ? [] : [{ dish: sums.dish, row }];
    })
    .slice(0, MOST_ROWS);
  if (rows.length === 0) return { status: 'too-few-plates' };
  const costed = rows.filter(({ row }) => row.ingredientPrice !== '');
  return {
    status: 'found',
    days: { count: days.length, from: first, to: last },
    rows: (costed.length > 0 ? costed : rows).map(({ row }) => row),
    unknownCost:
      costed.length === 0
        ? []
        : rows.flatMap(({ dish, row }) => (row.ingredientPrice === '' ? [dish] : [])),
  };
}

function meansOf(
  { plates, costedPlates, exact }: PeriodDish,
  dayCount: number,
): Omit<BookRow, 'tiffinItem' | 'leftOver'> {
  const isKnown = costedPlates > 0 && costedPlates === plates;
  return {
    ingredientPrice: isKnown ? rupeesText(rupeesPer(exact.cost, dayCount)) : '',
    dailySales: String(Math.round(plates / dayCount)),
    perPlateProfit: isKnown ? rupeesText(rupeesPer(exact.profit, plates)) : '',
  };
}

/** Plates of a dish that were thrown away as not sold. */
function platesLeft(waste: readonly LedgerEvent[], dish: string): number {
  return waste.reduce((sum, event) => {
    const isMeant = event.kind === 'waste' && event.reason === 'unsold' && 'dish' in event;
    return isMeant && event.dish === dish ? sum + event.plates : sum;
  }, 0);
}

/** Whole rupees without decimals, all else with two: '300', '496.90'. */
function rupeesText(rupees: number): string {
  return rupees.toFixed(Number.isInteger(rupees) ? 0 : 2);
}
