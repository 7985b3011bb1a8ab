import { formatRupees } from '@thela/pricing';
import type { ColourOf } from '@thela/ui';
import type { ChartOption } from '../chart';
import { barsOption } from './bars-option';

export interface DrawnStep {
  /** For the tooltip. */
  readonly label: string;
  readonly axisLabel: string;
  /** ₹ */
  readonly revenue: number;
  /** `null` where it is not known: no bar. */
  readonly profit: number | null;
}

/** Profit in front of the revenue that it is a part of; a loss reaches below the line. */
export function stepsOption(
  steps: readonly DrawnStep[],
  names: { readonly revenue: string; readonly profit: string },
  colourOf: ColourOf,
): ChartOption {
  const loss = colourOf('chilli');
  return {
    ...barsOption(steps, {
      textOf: formatRupees,
      axisTextOf: axisRupees,
    }),
    legend: { top: 0, textStyle: { fontSize: 14 } },
    series: [
      {
        type: 'bar',
        name: names.revenue,
        barGap: '-100%',
        barCategoryGap: '25%',
        barMaxWidth: 48,
        data: steps.map((step) => step.revenue),
        itemStyle: { color: colourOf('turmeric'), borderRadius: [4, 4, 0, 0] },
      },
      {
        type: 'bar',
        name: names.profit,
        data: steps.map((step) =>
          step.profit !== null && step.profit < 0
            ? { value: step.profit, itemStyle: { color: loss, borderRadius: [0, 0, 4, 4] } }
            : step.profit,
        ),
        itemStyle: { color: colourOf('leaf'), borderRadius: [4, 4, 0, 0] },
      },
    ],
  };
}

const CRORE = 10_000_000;

/** Without paise, and in crores where the digits would leave no room for the bars. */
function axisRupees(amount: number): string {
  if (Math.abs(amount) >= CRORE) {
    return `₹${amount.toLocaleString('en-IN', { notation: 'compact' })}`;
  }
  return formatRupees(amount);
}
