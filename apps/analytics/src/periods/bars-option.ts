import type { ChartOption } from '../chart';

export interface DrawnBar {
  /** For the tooltip. */
  readonly label: string;
  readonly axisLabel: string;
}

export interface BarTexts {
  /** Above the lines of the chart: what it counts, where no legend says so. */
  readonly unit?: string;
  /** For the tooltip. */
  readonly textOf: (figure: number) => string;
  /** Beside the lines of the chart. */
  readonly axisTextOf: (figure: number) => string;
}

/** What the bars of a period have in common: of the names below them as many are shown as fit. */
export function barsOption(
  bars: readonly DrawnBar[],
  { unit = '', axisTextOf, textOf }: BarTexts,
): ChartOption {
  return {
    grid: { left: 8, right: 8, top: 36, bottom: 4, outerBoundsMode: 'same' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      // The page's Trusted Types refuse the tooltip that ECharts writes as HTML.
      renderMode: 'richText',
      confine: true,
      valueFormatter: (figure: unknown) => (typeof figure === 'number' ? textOf(figure) : ''),
    },
    xAxis: {
      type: 'category',
      data: bars.map(({ label }) => label),
      axisTick: { show: false },
      axisLabel: {
        hideOverlap: true,
        formatter: (_: string, place: number) => bars[place]?.axisLabel ?? '',
      },
    },
    yAxis: {
      type: 'value',
      name: unit,
      nameTextStyle: { align: 'left' },
      axisLabel: { formatter: axisTextOf },
      splitNumber: 4,
    },
  };
}
