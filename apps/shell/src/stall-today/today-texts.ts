// Runs before the page shows anything, too: it must import little.
import { isSpecial } from '@thela/ledger';
import { dailyPerformance, formatRupees, platesOf, wholeIndianNumbers } from '@thela/pricing';
import type { Day } from '@thela/pricing';

/** The data of the start page that is there at once, as it is shown; all words around it are in the page. */
export interface TodayTexts {
  /** Empty for a stall without a name. */
  readonly name: string;
  readonly plates: string;
  readonly revenue: string;
  /** Empty where it is not known. */
  readonly profit: string;
  /** Not empty where the profit is not known. */
  readonly profitUnknown: string;
  /** Names of the dishes whose cost is not known yet; that of a special never is. */
  readonly unknownCost: readonly string[];
  /** The profit, where it is a loss; empty otherwise. */
  readonly loss: string;
}

/** What the start page shows of a stall and its day. */
export function todayTexts(name: string, day: Day): TodayTexts {
  const { menu, platesSold, unknownCostItemIds = [] } = day;
  const { totalRevenue, totalOverallProfit } = dailyPerformance(day);
  const profit = totalOverallProfit === null ? '' : formatRupees(totalOverallProfit);
  const plates = menu.reduce((sum, { id }) => sum + platesOf(platesSold, id), 0);
  return {
    name,
    plates: wholeIndianNumbers.format(plates),
    revenue: formatRupees(totalRevenue),
    profit,
    profitUnknown: profit === '' ? 'unknown' : '',
    unknownCost: menu
      .filter(({ id }) => unknownCostItemIds.includes(id) && !isSpecial(id))
      .map((dish) => dish.name),
    loss: (totalOverallProfit ?? 0) < 0 ? profit : '',
  };
}
