import type { Shell } from '@thela/contract';
import { formatPercent, formatRupees, profitPieData } from '@thela/pricing';
import type { MenuItemFigures } from '@thela/pricing';
import { FigureTable, useTokenColours } from '@thela/ui';
import type { TooltipComponentOption } from 'echarts/components';
import type { ChartOption } from './chart';
import { ChartPanel } from './chart-panel';
import { dishHue } from './dish-hue';
import { useMessages } from './messages';
import { PieLegend } from './pie-legend';

export interface ProfitPieProps {
  readonly figures: readonly MenuItemFigures[];
  /** Whether dishes sold whose cost is not known. */
  readonly hasUnknownCosts: boolean;
  readonly onEmptyAction: () => void;
  readonly reportError: Shell['reportError'];
  readonly className?: string;
}

export function ProfitPie({ figures, hasUnknownCosts, onEmptyAction, ...panel }: ProfitPieProps) {
  const words = useMessages().pie;
  const slices = profitSlices(figures);
  const gapColour = useTokenColours()('white');
  const rows = slices.map(({ name, value, percent }) => [
    name,
    formatRupees(value),
    formatPercent(percent, 1),
  ]);
  const emptyText = hasUnknownCosts ? words.noCosts : words.empty;
  return (
    <ChartPanel
      {...panel}
      heading={words.heading}
      name="the pie of profits"
      option={profitPieOption(slices, gapColour)}
      legend={<PieLegend slices={slices} />}
      table={
        <FigureTable
          caption={words.heading}
          headings={[words.item, words.profit, words.share]}
          rows={rows}
        />
      }
      empty={slices.length === 0 ? { text: emptyText, onAction: onEmptyAction } : undefined}
    />
  );
}

interface Slice {
  readonly name: string;
  /** Rupees. */
  readonly value: number;
  /** Share of all slices, per cent. */
  readonly percent: number;
  readonly colour: string;
}

function profitSlices(figures: readonly MenuItemFigures[]): Slice[] {
  const { labels, datasets } = profitPieData(figures, dishHue);
  const { data = [], backgroundColor = [] } = datasets[0] ?? {};
  const total = data.reduce((sum, amount) => sum + amount, 0);
  return labels.map((name, index) => {
    const value = data[index] ?? 0;
    return { name, value, percent: (value / total) * 100, colour: backgroundColor[index] ?? '' };
  });
}

/** In px: a pie that is narrower stands on a phone. */
const PHONE = 340;
/** Letters of a tooltip's line that fit in a wide font. */
const LINE = { onPhone: 26, otherwise: 44 } as const;

/**
 * The pie; the tooltip reads 'name: ₹amount (pct%)', on several lines where the name is long.
 *
 * @param gapColour of the lines between the slices: what is behind the pie
 */
export function profitPieOption(slices: readonly Slice[], gapColour: string): ChartOption {
  const texts = new Map(
    slices.map(({ name, value, percent }) => [
      name,
      `${name}: ${formatRupees(value)} (${formatPercent(percent, 1)})`,
    ]),
  );
  const inLinesOf = (letters: number): TooltipComponentOption => ({
    formatter: (slice) => inLines(texts.get(Array.isArray(slice) ? '' : slice.name) ?? '', letters),
  });
  return {
    tooltip: {
      trigger: 'item',
      // The page's Trusted Types refuse the tooltip that ECharts writes as HTML.
      renderMode: 'richText',
      confine: true,
      ...inLinesOf(LINE.otherwise),
    },
    media: [
      { query: { maxWidth: PHONE }, option: { tooltip: inLinesOf(LINE.onPhone) } },
      // Without this rule a phone that is turned would keep the first one's lines.
      { option: { tooltip: inLinesOf(LINE.otherwise) } },
    ],
    series: [
      {
        type: 'pie',
        // A slice grows a little under the finger.
        radius: '95%',
        label: { show: false },
        itemStyle: { borderColor: gapColour, borderWidth: 2 },
        data: slices.map(({ name, value, colour }) => ({
          name,
          value,
          itemStyle: { color: colour },
        })),
      },
    ],
  };
}

/** Breaks a text at its spaces into lines of so many letters at most; a longer word stays whole. */
function inLines(text: string, letters: number): string {
  return text.replaceAll(new RegExp(`(.{1,${letters}})(?: +|$)`, 'gu'), '$1\n').trimEnd();
}
