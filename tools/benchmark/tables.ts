import { ratioOf } from './results';
import type { Figures, Metric, Row } from './results';
import type { Verdict } from './verdicts';

/** A column: how a subject's figure is shown, and the figure whose ratio is shown. */
interface Column {
  readonly heading: string;
  readonly metric: (row: Row) => Metric;
  readonly show: (figures: Figures, metric: Metric) => string;
}

const seconds = (figures: Figures, metric: Metric) => ((figures[metric] ?? 0) / 1000).toFixed(2);
const count = (figures: Figures, metric: Metric) => String(Math.round(figures[metric] ?? 0));
const kilobytes = (figures: Figures, metric: Metric) =>
  String(Math.round((figures[metric] ?? 0) / 1000));

const columns: readonly Column[] = [
  { heading: 'first paint, s', metric: () => 'firstPaint', show: seconds },
  { heading: 'largest paint, s', metric: () => 'largestPaint', show: seconds },
  {
    heading: 'usable, s',
    metric: ({ by }) => (by === 'click' ? 'opened' : 'usable'),
    show: seconds,
  },
  { heading: 'requests', metric: () => 'requests', show: count },
  { heading: 'KB', metric: () => 'bytes', show: kilobytes },
  {
    heading: 'long tasks, ms',
    metric: () => 'longTaskMs',
    show: (figures, metric) => `${count(figures, metric)} (${figures.longTasks ?? 0})`,
  },
  {
    heading: 'shift',
    metric: () => 'shift',
    show: (figures, metric) => (figures[metric] ?? 0).toFixed(3),
  },
];

/** All figures; a cell is `composed / baseline = ratio`, with the prerendered baseline and the floor where there is one. */
export function resultCells(rows: readonly Row[]): string[][] {
  return [
    ['page', 'in', 'cache', 'by', ...columns.map(({ heading }) => heading)],
    ...rows.map((row) => [
      row.page,
      row.language,
      row.cache,
      row.by,
      ...columns.map((column) => cell(row, column)),
    ]),
  ];
}

function cell(row: Row, { metric: metricOf, show }: Column): string {
  const metric = metricOf(row);
  const { composed, baseline, prerendered, floor } = row.medians;
  if (composed?.[metric] === undefined) return '';
  const shown = [composed, baseline, prerendered, floor].flatMap((figures) =>
    figures ? [show(figures, metric)] : [],
  );
  const ratio = ratioOf(row, metric, 'baseline')?.toFixed(2);
  return `${shown.join(' / ')}${ratio ? ` = ${ratio}` : ''}`;
}

/** A line for each budget. */
export function verdictCells(verdicts: readonly Verdict[]): string[][] {
  return [
    ['budget', 'at most', 'seen', '', 'worst at'],
    ...verdicts.map(({ isMet, name, atMost, seen, row }) => [
      name,
      amount(atMost),
      amount(seen),
      isMet ? 'met' : 'MISSED',
      row,
    ]),
  ];
}

function amount(value: number): string {
  const maximumFractionDigits = value >= 100 ? 0 : 3;
  return value.toLocaleString('en-IN', { maximumFractionDigits });
}
