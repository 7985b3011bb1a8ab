import type { Shell } from '@thela/contract';
import { salesBarData } from '@thela/pricing';
import type { ChartData, MenuItemFigures } from '@thela/pricing';
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
    ...chart.datasets.map(({ data }) => String(data[index])),
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

const onPhone: ChartOption = {
  grid: { left: 44, right: 52, top: 48, bottom: 88 },
  // Five names fit a phone only when they are rotated.
  xAxis: { axisLabel: { rotate: 50, formatter: '{value}' } },
  yAxis: [{ nameGap: 28 }, { nameGap: 36 }],
};

const onWideScreen: ChartOption = {
  grid: { left: 56, right: 64, top: 48, bottom: 48 },
  xAxis: {
    axisLabel: {
      rotate: 0,
      lineHeight: 16,
      // One word a line keeps the names beside each other.
      formatter: (name: string) => name.replaceAll(' ', '\n'),
    },
  },
  yAxis: [{ nameGap: 40 }, { nameGap: 48 }],
};

/** Two bars an item, plates on the left axis and margin on the right, the legend on top. */
export function salesBarOption({ labels, datasets }: ChartData): ChartOption {
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      // The page's Trusted Types refuse the tooltip that ECharts writes as HTML.
      renderMode: 'richText',
      confine: true,
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
    // Without the second rule a phone that is turned would keep the first one's layout.
    media: [{ query: { maxWidth: 420 }, option: onPhone }, { option: onWideScreen }],
    series: datasets.map(({ label, data, backgroundColor, yAxisID }) => ({
      type: 'bar' as const,
      name: label,
      data: [...data],
      yAxisIndex: yAxisID === 'margin' ? 1 : 0,
      itemStyle: { color: String(backgroundColor), borderRadius: [6, 6, 0, 0] },
    })),
  };
}
