import type { Language } from '@thela/language/languages';
import type { SubjectName } from './subjects';
import type { ClickFigures, VisitFigures } from './visit';

/** One visit or one click. */
export interface Sample {
  readonly subject: SubjectName;
  /** `welcome`, or a tool's app folder. */
  readonly page: string;
  readonly language: Language;
  /** What the phone has of the site: nothing, all of it, or all but what was deployed since. */
  readonly cache: 'cold' | 'warm' | 'deployed';
  /** Whether the page was opened by its address or by a click on the welcome. */
  readonly by: 'address' | 'click';
  readonly figures: VisitFigures | ClickFigures;
}

export type Metric = keyof VisitFigures | keyof ClickFigures;

/** The medians of one page in one language, opened in one way with one cache, for each subject. */
export interface Row extends Pick<Sample, 'page' | 'language' | 'cache' | 'by'> {
  readonly medians: Readonly<Partial<Record<SubjectName, Figures>>>;
}

type Figures = Readonly<Partial<Record<Metric, number>>>;

/** Groups all samples into a row for each page, language, way and cache, in the order of the samples. */
export function rowsOf(samples: readonly Sample[]): Row[] {
  const groups = groupsOf(samples, ({ page, language, cache, by }) =>
    [by, cache, page, language].join(' '),
  );
  return [...groups.values()].map(([first, ...others]) => {
    const { page, language, cache, by } = first;
    const bySubject = groupsOf([first, ...others], ({ subject }) => subject);
    const medians = [...bySubject].map(([subject, some]) => [subject, mediansOf(some)]);
    return { page, language, cache, by, medians: Object.fromEntries(medians) };
  });
}

/** How many times the composed site's figure is that of another subject. */
export function ratioOf(
  { medians }: Row,
  metric: Metric,
  against: SubjectName,
): number | undefined {
  const figure = medians.composed?.[metric];
  const other = medians[against]?.[metric];
  return figure === undefined || !other ? undefined : figure / other;
}

type NonEmpty<T> = [T, ...T[]];

function groupsOf<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, NonEmpty<T>> {
  const groups = new Map<K, NonEmpty<T>>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}

function mediansOf(samples: NonEmpty<Sample>): Figures {
  const metrics = Object.keys(samples[0].figures) as Metric[];
  return Object.fromEntries(
    metrics.map((metric) => {
      const values = samples.map(({ figures }) => (figures as Figures)[metric] ?? Number.NaN);
      return [metric, median(values)];
    }),
  );
}

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

/** A column: how a subject's figure is shown, and the figure whose ratio is shown. */
interface Column {
  readonly heading: string;
  readonly metric: (row: Row) => Metric;
  readonly show: (figures: Figures, metric: Metric) => string;
}

const inParts = (per: number, digits: number) => (figures: Figures, metric: Metric) =>
  ((figures[metric] ?? 0) / per).toFixed(digits);

const seconds = inParts(1000, 2);

const columns: readonly Column[] = [
  { heading: 'first paint, s', metric: () => 'firstPaint', show: seconds },
  { heading: 'largest paint, s', metric: () => 'largestPaint', show: seconds },
  {
    heading: 'usable, s',
    metric: ({ by }) => (by === 'click' ? 'opened' : 'usable'),
    show: seconds,
  },
  { heading: 'requests', metric: () => 'requests', show: inParts(1, 0) },
  { heading: 'KB', metric: () => 'bytes', show: inParts(1000, 0) },
  { heading: 'memory, MB', metric: () => 'heap', show: inParts(1e6, 1) },
  {
    heading: 'long tasks, ms',
    metric: () => 'longTaskMs',
    show: (figures, metric) => `${inParts(1, 0)(figures, metric)} (${figures.longTasks ?? 0})`,
  },
  { heading: 'shift', metric: () => 'shift', show: inParts(1, 3) },
];

/** All figures; a cell is `composed / baseline = ratio`, with the floor and the smallest page where there is one. */
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
  const { composed, baseline, floor, smallest } = row.medians;
  if (composed?.[metric] === undefined) return '';
  const cells = [composed, baseline, floor, smallest].flatMap((figures) =>
    figures ? [show(figures, metric)] : [],
  );
  const ratio = ratioOf(row, metric, 'baseline')?.toFixed(2);
  return `${cells.join(' / ')}${ratio ? ` = ${ratio}` : ''}`;
}
