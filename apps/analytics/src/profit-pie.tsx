import type { Shell } from '@thela/contract';
import { formatPercent, formatRupees, formatSpecifiedRupees, profitPieData } from '@thela/pricing';
import type { MenuItemFigures } from '@thela/pricing';
import { FigureTable, useTokenColours } from '@thela/ui';
import type { ColourOf } from '@thela/ui';
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
  const colourOf = useTokenColours();
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
      option={profitPieOption(slices, colourOf)}
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
  /** '₹1,230.20 (21.9%)'. */
  readonly worth: string;
  readonly colour: string;
}

function profitSlices(figures: readonly MenuItemFigures[]): Slice[] {
  const { labels, datasets } = profitPieData(figures, dishHue);
  const { data = [], backgroundColor = [] } = datasets[0] ?? {};
  const total = data.reduce((sum, amount) => sum + amount, 0);
  return labels.map((name, index) => {
    const value = data[index] ?? 0;
    const percent = (value / total) * 100;
    const worth = `${formatSpecifiedRupees(value)} (${formatPercent(percent, 1)})`;
    return { name, value, percent, worth, colour: backgroundColor[index] ?? '' };
  });
}

/** In px: a pie that is narrower stands on a phone. */
const PHONE = 340;
/** In degrees: on a slice that is narrower its value has no room. */
const LABELLED = 24;
/** Letters of a tooltip's line that fit in a wide font. */
const LINE = { onPhone: 26, otherwise: 44 } as const;

/**
 * The pie; the tooltip reads 'name: ₹amount (pct%)', on several lines where the name is long.
 *
 * @param colourOf of the design; what is behind the pie stands between its slices, and around the letters on them
 */
export function profitPieOption(slices: readonly Slice[], colourOf: ColourOf): ChartOption {
  const texts = new Map(slices.map(({ name, worth }) => [name, `${name}: ${worth}`]));
  const behind = colourOf('white');
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
        minShowLabelAngle: LABELLED,
        label: {
          position: 'inside',
          // Whole rupees: the legend has the paise.
          formatter: ({ value }) => formatRupees(Math.round(Number(value))),
          color: colourOf('ink'),
          fontSize: 13,
          fontWeight: 'bold',
          textBorderColor: behind,
          textBorderWidth: 3,
        },
        itemStyle: { borderColor: behind, borderWidth: 2 },
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
