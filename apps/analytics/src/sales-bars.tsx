import type { Shell } from '@thela/contract';
import { useWords } from '@thela/language';
import type { Words } from '@thela/language';
import { salesBarData } from '@thela/pricing';
import type { ChartData, MenuItemFigures } from '@thela/pricing';
import { FigureTable, useTokenColours } from '@thela/ui';
import { barLayouts } from './bar-layouts';
import type { ChartOption } from './chart';
import { ChartPanel } from './chart-panel';
import { useMessages } from './messages';
import type { Messages } from './messages';

export interface SalesBarsProps {
  readonly figures: readonly MenuItemFigures[];
  readonly hasSales: boolean;
  readonly onEmptyAction: () => void;
  readonly reportError: Shell['reportError'];
  readonly className?: string;
}

/** How many plates each dish sold, beside what share of its price is profit. */
export function SalesBars({ figures, hasSales, onEmptyAction, ...panel }: SalesBarsProps) {
  const messages = useMessages();
  const words = useWords();
  const { bars } = messages;
  const colourOf = useTokenColours();
  const chart = salesBarData(figures, {
    platesSold: colourOf('plates'),
    profitMargin: colourOf('margin'),
  });
  const rows = chart.labels.map((name, index) => [
    name,
    ...chart.datasets.map(({ data }) => figureText(data[index], messages, words)),
  ]);
  return (
    <ChartPanel
      {...panel}
      heading={bars.heading}
      name="the bars of plates and margins"
      option={salesBarOption(chart, messages, words)}
      table={
        <FigureTable
          caption={bars.heading}
          headings={[bars.item, bars.plates, bars.margin]}
          rows={rows}
        />
      }
      empty={hasSales ? undefined : { text: bars.empty, onAction: onEmptyAction }}
    />
  );
}

type ChartMessages = Pick<Messages, 'bars' | 'unknown'>;

/** @param figure `null` for a margin that is not known */
function figureText(figure: unknown, { unknown }: ChartMessages, { number }: Words): string {
  return typeof figure === 'number' ? number(figure, 1) : unknown;
}

/** Two bars an item, plates on the left axis and margin on the right, the legend on top. */
export function salesBarOption(
  { labels, datasets }: ChartData,
  messages: ChartMessages,
  words: Words,
): ChartOption {
  const { plates, margin } = messages.bars;
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      // The page's Trusted Types refuse the tooltip that ECharts writes as HTML.
      renderMode: 'richText',
      confine: true,
      valueFormatter: (figure: unknown) => figureText(figure, messages, words),
    },
    legend: { top: 0, textStyle: { fontSize: 14 } },
    xAxis: { type: 'category', data: [...labels], axisLabel: { interval: 0 } },
    yAxis: [
      { type: 'value', name: plates, nameLocation: 'middle', minInterval: 1 },
      {
        type: 'value',
        name: margin,
        nameLocation: 'middle',
        nameRotate: -90,
        splitLine: { show: false },
      },
    ],
    media: barLayouts(labels),
    series: datasets.map(({ data, backgroundColor, yAxisID }) => ({
      type: 'bar' as const,
      name: yAxisID === 'margin' ? margin : plates,
      data: [...data],
      yAxisIndex: yAxisID === 'margin' ? 1 : 0,
      itemStyle: { color: String(backgroundColor), borderRadius: [6, 6, 0, 0] },
    })),
  };
}
