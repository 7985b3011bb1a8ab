import type { Shell } from '@thela/contract';
import { salesBarData } from '@thela/pricing';
import type { ChartData, MenuItemFigures } from '@thela/pricing';
import { barLayouts } from './bar-layouts';
import type { ChartOption } from './chart';
import { ChartPanel } from './chart-panel';
import { FigureTable } from './figure-table';
import { messages } from './messages';

const words = messages.bars;

export interface SalesBarsProps {
  readonly figures: readonly MenuItemFigures[];
  /** Whether there is anything to draw. */
  readonly hasSales: boolean;
  readonly onEmptyAction: () => void;
  readonly reportError: Shell['reportError'];
  readonly className?: string;
}

/** How many plates each dish sold, beside what share of its price is profit. */
export function SalesBars({ figures, hasSales, onEmptyAction, ...panel }: SalesBarsProps) {
  const style = getComputedStyle(document.documentElement);
  const chart = salesBarData(figures, {
    platesSold: style.getPropertyValue('--thela-plates'),
    profitMargin: style.getPropertyValue('--thela-margin'),
  });
  const rows = chart.labels.map((name, index) => [
    name,
    ...chart.datasets.map(({ data }) => figureText(data[index])),
  ]);
  return (
    <ChartPanel
      {...panel}
      heading={words.heading}
      option={salesBarOption(chart)}
      table={
        <FigureTable
          caption={words.heading}
          headings={[words.item, words.plates, words.margin]}
          rows={rows}
        />
      }
      empty={hasSales ? undefined : { text: words.empty, onAction: onEmptyAction }}
    />
  );
}

/** `null` is a margin that is not known. */
function figureText(figure: unknown): string {
  return typeof figure === 'number' ? figure.toLocaleString('en-IN') : messages.unknown;
}

/** Two bars an item, plates on the left axis and margin on the right, the legend on top. */
export function salesBarOption({ labels, datasets }: ChartData): ChartOption {
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      // The page's Trusted Types refuse the tooltip that ECharts writes as HTML.
      renderMode: 'richText',
      confine: true,
      valueFormatter: figureText,
    },
    legend: { top: 0, textStyle: { fontSize: 14 } },
    xAxis: { type: 'category', data: [...labels], axisLabel: { interval: 0 } },
    yAxis: [
      { type: 'value', name: words.plates, nameLocation: 'middle', minInterval: 1 },
      {
        type: 'value',
        name: words.margin,
        nameLocation: 'middle',
        nameRotate: -90,
        splitLine: { show: false },
      },
    ],
    media: barLayouts(labels),
    series: datasets.map(({ label, data, backgroundColor, yAxisID }) => ({
      type: 'bar' as const,
      name: label,
      data: [...data],
      yAxisIndex: yAxisID === 'margin' ? 1 : 0,
      itemStyle: { color: String(backgroundColor), borderRadius: [6, 6, 0, 0] },
    })),
  };
}
