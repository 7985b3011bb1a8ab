import { backtest } from '@thela/books';
import type { BacktestMethod, DishBacktest, TooFewDays } from '@thela/books';
import type { DayTotals, StallDay } from '@thela/ledger';

export const METHODS = ['forecast', 'yesterday', 'lastWeek'] as const;

/** How a method did for all dishes of the menu. */
interface MethodResult {
  readonly method: BacktestMethod;
  /** Counts of a dish on a day that it was near enough to. */
  readonly right: number;
  /** In plates. */
  readonly meanError: number;
}

/** How near each method came on the days of the records. */
export interface Accuracy {
  readonly kind: 'accuracy';
  readonly withinPlates: number;
  readonly days: number;
  /** What `right` is out of. */
  readonly counts: number;
  readonly results: readonly MethodResult[];
  /** The simple methods that were right more often than the forecast. */
  readonly better: readonly BacktestMethod[];
  readonly dishes: readonly DishBacktest[];
}

/** `new-dishes`: all that could be measured are gone from the menu. */
export type Measured =
  | Accuracy
  | { readonly kind: 'new-dishes' }
  | ({ readonly kind: 'too-few-days' } & TooFewDays);

function resultOf(
  method: BacktestMethod,
  dishes: readonly DishBacktest[],
  counts: number,
): MethodResult {
  let right = 0;
  let error = 0;
  for (const { days, scores } of dishes) {
    right += scores[method].daysWithin;
    error += scores[method].meanError * days;
  }
  return { method, right, meanError: error / counts };
}

/**
 * Measures the forecast and the two simple methods, for the dishes of the menu alone: those that are gone need no
 * forecast.
 *
 * @param days all records; today and later do not count, as today is not over
 * @param menu ids of the dishes
 */
export function accuracyOf(
  days: readonly DayTotals[],
  today: StallDay,
  menu: ReadonlySet<string>,
): Measured {
  const measured = backtest(days.filter(({ day }) => day < today));
  if (measured.kind === 'too-few-days') return measured;
  const { withinPlates } = measured;
  const dishes = measured.dishes.filter(({ dish }) => menu.has(dish));
  const counts = dishes.reduce((sum, each) => sum + each.days, 0);
  if (counts === 0) return { kind: 'new-dishes' };
  const results = METHODS.map((method) => resultOf(method, dishes, counts));
  const [forecast] = results;
  const better = results
    .filter(({ right }) => right > (forecast?.right ?? 0))
    .map(({ method }) => method);
  return {
    kind: 'accuracy',
    withinPlates,
    days: measured.days,
    counts,
    results,
    better,
    dishes,
  };
}
