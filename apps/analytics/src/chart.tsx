import { useTokenColours } from '@thela/ui';
import { BarChart, PieChart } from 'echarts/charts';
import type { BarSeriesOption, PieSeriesOption } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import type {
  GridComponentOption,
  LegendComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import type { ComposeOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import type { ColourOf } from '@thela/ui';

function chartTheme(colourOf: ColourOf) {
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

echarts.use([BarChart, PieChart, CanvasRenderer, GridComponent, LegendComponent, TooltipComponent]);

/** ECharts whose charts live under the page's Trusted Types. */
const trustedEcharts: typeof echarts = {
  ...echarts,
  init: (element, ...rest) => {
    if (element) clearWithoutMarkup(element);
    return echarts.init(element, ...rest);
  },
};

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | PieSeriesOption
  | TooltipComponentOption
>;

/** Draws a chart that fills its parent and follows its size. */
export default function Chart({ option }: { readonly option: ChartOption }) {
  const theme = chartTheme(useTokenColours());
  const { fontFamily } = getComputedStyle(document.body);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <EChartsReactCore
      echarts={trustedEcharts}
      theme={theme}
      option={{ animation: !isStill, textStyle: { fontFamily }, ...option }}
      notMerge
      autoResize={false}
      onChartReady={followPosition}
      style={{ height: '100%', width: '100%' }}
    />
  );
}

/**
 * Resizes a chart with its container. The component's own `autoResize` ignores the first change of size,
 * so a chart stayed wide when the window became narrow while it was drawn.
 */
function followPosition(chart: echarts.ECharts) {
  const position = chart.getDom();
  const observer = new ResizeObserver(() => {
    if (chart.isDisposed()) return observer.disconnect();
    const isOther =
      chart.getWidth() !== position.clientWidth || chart.getHeight() !== position.clientHeight;
    // The component set a size in px, which 'auto' replaces.
    if (isOther) chart.resize({ width: 'auto', height: 'auto' });
  });
  observer.observe(position);
}

/**
 * ECharts empties its element by `innerHTML = ''`, at the start and at the end, which the page's
 * Trusted Types refuse even for an empty string. This one element empties itself without markup.
 */
function clearWithoutMarkup(element: HTMLElement) {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    set() {
      element.replaceChildren();
    },
  });
}
