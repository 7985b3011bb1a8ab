import type { Sample } from './rounds';
import type { SubjectName } from './subjects';
import type { ClickFigures, VisitFigures } from './visit';

/** What is measured of a visit or of a click. */
export type Metric = keyof VisitFigures | keyof ClickFigures;

/** The medians of one page in one language, opened in one way with one cache, for each subject. */
export interface Row extends Pick<Sample, 'page' | 'language' | 'cache' | 'by'> {
  readonly medians: Readonly<Partial<Record<SubjectName, Figures>>>;
}

export type Figures = Readonly<Partial<Record<Metric, number>>>;

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
