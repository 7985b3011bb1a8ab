import type { LegendComponentOption } from 'echarts/components';
import type { ChartOption } from './chart';

/** Letters of a name that fits a phone beside the pie. */
const SHORT_NAME = 15;

// Lengths in px.
/** In a wide font. */
const LETTER = 8.5;
/** The coloured sign of a name, and the gaps beside it. */
const SIGN = 36;
const NARROWEST = 140;
const WIDEST = 270;
// Both heights end between two names where the legend has pages.
const HEIGHT_BESIDE = 348;
const HEIGHT_BELOW = 161;
const WIDTH_BELOW = 236;

/** On a chart that is narrower, long names stand below the pie. */
const PHONE = 420;

/** The part of a pie's option that its names decide. */
export interface PieLegend {
  readonly legend: LegendComponentOption;
  /** Distances of the pie from the edges of the chart. */
  readonly place: { readonly left: number; readonly right: number; readonly bottom: number };
  /** What is different on a phone, and on wider charts. */
  readonly media?: NonNullable<ChartOption['media']>;
}

const legend = {
  // Many dishes are pages of the legend, which its arrows turn.
  type: 'scroll',
  orient: 'vertical',
  pageIconSize: 20,
  pageButtonItemGap: 16,
  pageButtonGap: 16,
} as const;

const textOf = (width: number) =>
  ({ fontSize: 14, width: width - SIGN, overflow: 'truncate' }) as const;

function beside(width: number) {
  return {
    legend: {
      ...legend,
      left: 'auto',
      right: 0,
      top: 'middle',
      bottom: 'auto',
      height: HEIGHT_BESIDE,
      itemGap: 16,
      textStyle: width > NARROWEST ? textOf(width) : { fontSize: 14 },
    },
    place: { left: 0, right: width, bottom: 0 },
  } as const;
}

const below = {
  legend: {
    ...legend,
    left: 0,
    right: 'auto',
    top: 'auto',
    bottom: 0,
    height: HEIGHT_BELOW,
    itemGap: 10,
    textStyle: textOf(WIDTH_BELOW),
  },
  place: { left: 0, right: 0, bottom: HEIGHT_BELOW + 16 },
} as const;

/**
 * The legend of a pie: on its right, and below it for long names on a phone. Names that are too long
 * for either end in an ellipsis.
 */
export function pieLegend(names: readonly string[]): PieLegend {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  if (longest <= SHORT_NAME) return beside(NARROWEST);
  const wide = beside(Math.min(longest * LETTER + SIGN, WIDEST));
  // Without the second rule a phone that is turned would keep the first one's layout.
  const media = [
    { query: { maxWidth: PHONE }, option: optionOf(below) },
    { option: optionOf(wide) },
  ];
  return { ...wide, media };
}

function optionOf({ legend: placed, place }: PieLegend): ChartOption {
  return { legend: placed, series: [{ type: 'pie', ...place }] };
}
