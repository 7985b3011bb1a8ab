import type { ChartOption } from './chart';

/** The most names, words of a name, and letters of a word that stand beside each other below the bars. */
const MOST_BESIDE = 8;
const MOST_WORDS = 3;
const MOST_LETTERS = 12;

/** The most names that fit a phone aslant. */
const MOST_ASLANT = 6;

/** A name aslant or upright; one that is too long ends in an ellipsis. */
function turned(rotate: number, width: number, interval: 0 | 'auto') {
  const shortened = { width, overflow: 'truncate', ellipsis: '…' } as const;
  return { axisLabel: { rotate, interval, formatter: '{value}', ...shortened } };
}

function onPhone(count: number): ChartOption {
  const isFew = count <= MOST_ASLANT;
  return {
    grid: { left: 44, right: 52, top: 48, bottom: isFew ? 88 : 108 },
    // Of many names only as many are shown as fit; a tap on a bar says which it is.
    xAxis: isFew ? turned(50, 104, 0) : turned(90, 100, 'auto'),
    yAxis: [{ nameGap: 28 }, { nameGap: 36 }],
  };
}

function onWideScreen(names: readonly string[]): ChartOption {
  const fitsBeside = names.length <= MOST_BESIDE && names.every(isOfFewShortWords);
  return {
    grid: { left: 56, right: 64, top: 48, bottom: fitsBeside ? 48 : 112 },
    xAxis: fitsBeside
      ? {
          axisLabel: {
            rotate: 0,
            interval: 0,
            lineHeight: 16,
            // One word a line keeps the names beside each other.
            formatter: (name: string) => name.replaceAll(' ', '\n'),
          },
        }
      : turned(60, 116, 'auto'),
    yAxis: [{ nameGap: 40 }, { nameGap: 48 }],
  };
}

function isOfFewShortWords(name: string): boolean {
  const words = name.split(' ');
  return words.length <= MOST_WORDS && words.every(({ length }) => length <= MOST_LETTERS);
}

/** Where the names of the dishes stand below their bars, by the width of the chart. */
export function barLayouts(names: readonly string[]): NonNullable<ChartOption['media']> {
  // Without the second rule a phone that is turned would keep the first one's layout.
  return [
    { query: { maxWidth: 420 }, option: onPhone(names.length) },
    { option: onWideScreen(names) },
  ];
}
