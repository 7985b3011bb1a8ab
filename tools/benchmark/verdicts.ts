import { ratioBudgets, shiftBudget, toolRequests, toolsWithParts, welcomeBudget } from './budgets';
import type { RatioBudget } from './budgets';
import { ENGLISH } from './site-pages';
import { ratioOf } from './results';
import type { Metric, Row } from './results';

/** A budget: the worst measured value, and where it was measured. */
export interface Verdict {
  readonly name: string;
  readonly seen: number;
  readonly atMost: number;
  /** The page, its cache and the figure, `profit cold by click, opened`, or what else was measured, in words. */
  readonly row: string;
}

export function isMet({ seen, atMost }: Verdict): boolean {
  return seen <= atMost;
}

/** The budgets of what was measured of pages. */
export function judge(rows: readonly Row[]): Verdict[] {
  return [
    ...ratioBudgets.flatMap((budget) =>
      worst(`${budget.name}: ratio to the ${budget.against}`, budget.atMost, ratios(rows, budget)),
    ),
    ...limits.flatMap(({ name, atMost, metric, covers }) => {
      const figures = rows.filter(covers).map((row) => ({
        row: rowName(row, metric),
        seen: row.medians.composed?.[metric] ?? Number.NaN,
      }));
      return worst(name, atMost, figures);
    }),
  ];
}

interface Limit {
  readonly name: string;
  readonly atMost: number;
  readonly metric: Metric;
  readonly covers: (row: Row) => boolean;
}

const isColdWelcome = ({ page, cache }: Row) => page === 'welcome' && cache === 'cold';

const limits: readonly Limit[] = [
  {
    name: 'script bytes before the welcome is usable',
    atMost: welcomeBudget.scriptBytes,
    metric: 'scriptBytesBeforeUsable',
    covers: isColdWelcome,
  },
  {
    name: 'requests before the welcome is usable',
    atMost: welcomeBudget.requests,
    metric: 'requestsBeforeUsable',
    covers: isColdWelcome,
  },
  {
    name: 'requests before a tool is usable, cold by address',
    atMost: toolRequests,
    metric: 'requestsBeforeUsable',
    covers: ({ page, cache, by }) => page !== 'welcome' && cache === 'cold' && by === 'address',
  },
  {
    name: 'requests on the click, large parts apart',
    atMost: 0,
    metric: 'requests',
    covers: ({ page, by }) => by === 'click' && !toolsWithParts.includes(page),
  },
  { name: 'layout shift', atMost: shiftBudget, metric: 'shift', covers: () => true },
];

interface Figure {
  readonly row: string;
  readonly seen: number;
}

function ratios(rows: readonly Row[], budget: RatioBudget): Figure[] {
  const { against, cache, by, language, pages, metrics } = budget;
  const covered = rows.filter(
    (row) =>
      row.cache === cache &&
      (by === undefined || row.by === by) &&
      (language === undefined || row.language === language) &&
      (pages === 'all' || (row.page === 'welcome') === (pages === 'welcome')),
  );
  return covered.flatMap((row) =>
    metrics.flatMap((metric) => {
      const ratio = ratioOf(row, metric, against);
      return ratio === undefined
        ? []
        : // Two decimals count: that is what the table shows.
          [{ row: rowName(row, metric), seen: Math.round(ratio * 100) / 100 }];
    }),
  );
}

function worst(name: string, atMost: number, figures: readonly Figure[]): Verdict[] {
  const [first] = figures.toSorted((a, b) => b.seen - a.seen);
  return first ? [{ name, atMost, ...first }] : [];
}

function rowName({ page, language, cache, by }: Row, metric: Metric): string {
  const where = language === ENGLISH ? page : `${page} in ${language}`;
  return `${where} ${cache} by ${by}, ${metric}`;
}
