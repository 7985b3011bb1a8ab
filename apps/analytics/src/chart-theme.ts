import type { ColourOf } from '@thela/ui';

/** The parts of every chart in the colours of the page; the series have their own. */
export function chartTheme(colourOf: ColourOf) {
  const text = { color: colourOf('ink-soft') };
  const line = { lineStyle: { color: colourOf('control') } };
  const axis = {
    axisLabel: text,
    nameTextStyle: { color: colourOf('ink') },
    axisLine: line,
    axisTick: line,
    splitLine: { lineStyle: { color: colourOf('line') } },
  };
  return {
    // A canvas keeps its colours on paper, so it brings the ground that they are for.
    backgroundColor: colourOf('white'),
    textStyle: { color: colourOf('ink') },
    categoryAxis: axis,
    valueAxis: axis,
    legend: { textStyle: { color: colourOf('ink') } },
    tooltip: {
      backgroundColor: colourOf('white'),
      borderColor: colourOf('control'),
      textStyle: { color: colourOf('ink') },
    },
  };
}
