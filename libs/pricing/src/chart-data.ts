import type { MenuItemFigures } from './menu-item-figures';
import { roundPercent } from './rounding';

/** One series of a chart. */
interface ChartDataset<Value extends number | null = number | null> {
  readonly label: string;
  /** One number a label of the chart; `null` where it is not known. */
  readonly data: readonly Value[];
  /** A CSS colour for the series, or one for each number. */
  readonly backgroundColor: string | readonly string[];
  /** The axis that the numbers belong to; left out where a chart has none. */
  readonly yAxisID?: 'plates' | 'margin';
}

/** What a chart shows: labels, and the series that run along them. */
export interface ChartData<Value extends number | null = number | null> {
  readonly labels: readonly string[];
  readonly datasets: readonly ChartDataset<Value>[];
}

/** CSS colours of the two series of the sales chart. */
export interface SalesBarColours {
  readonly platesSold: string;
  readonly profitMargin: string;
}

/**
 * Prepares the pie of profit by item.
 *
 * @param figures Figures of the items, in the order to show.
 * @param hueOf Gives the hue of an item's slice from its id, in degrees.
 * @returns One series of rupees, 2 decimals, over item names: only items with a profit above 0,
 * since a pie cannot show a loss, and none of unknown cost. Saturation, lightness and alpha come from section 9 of the
 * specification.
 */
export function profitPieData(
  figures: readonly MenuItemFigures[],
  hueOf: (itemId: string) => number,
): ChartData<number> {
  const earning = figures.filter(({ itemProfit }) => itemProfit > 0);
  return {
    labels: earning.map(({ name }) => name),
    datasets: [
      {
        label: 'Profit',
        data: earning.map(({ itemProfit }) => itemProfit),
        backgroundColor: earning.map(({ id }) => `hsla(${hueOf(id)}, 70%, 60%, 0.8)`),
      },
    ],
  };
}

/**
 * Prepares the bars of plates sold and profit margin.
 *
 * @param figures Figures of the items; items with equally many plates keep their order.
 * @param colours CSS colours of the two series.
 * @returns Two series over item names, most plates first: whole plates on the axis `plates`, and
 * per cent, 1 decimal, half away from zero, `null` for an item of unknown cost, on the axis `margin`.
 */
export function salesBarData(
  figures: readonly MenuItemFigures[],
  colours: SalesBarColours,
): ChartData {
  const mostSoldFirst = [...figures].sort((a, b) => b.platesSold - a.platesSold);
  return {
    labels: mostSoldFirst.map(({ name }) => name),
    datasets: [
      {
        label: 'Plates Sold',
        data: mostSoldFirst.map(({ platesSold }) => platesSold),
        backgroundColor: colours.platesSold,
        yAxisID: 'plates',
      },
      {
        label: 'Profit Margin (%)',
        data: mostSoldFirst.map(({ isCostKnown, profitMargin }) =>
          isCostKnown ? roundPercent(profitMargin, 1) : null,
        ),
        backgroundColor: colours.profitMargin,
        yAxisID: 'margin',
      },
    ],
  };
}
