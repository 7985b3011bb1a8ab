import { addDays, isSpecial } from '@thela/ledger';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';
import { FORECAST_NEEDS_DAYS, forecast } from './forecast';
import type { DishForecast, Forecast } from './forecast';

/** What the records say of a dish. */
export type PlanOutcome =
  | { readonly kind: 'forecast'; readonly forecast: DishForecast }
  | { readonly kind: 'too-few-days'; readonly needsDays: number; readonly hasDays: number }
  /** It is back on the menu, but was not on that of the last day with sales. */
  | { readonly kind: 'was-away' }
  /** For four weeks. */
  | { readonly kind: 'not-sold' };

export interface PlannedDish {
  readonly id: string;
  readonly name: string;
  readonly outcome: PlanOutcome;
}

export interface Plan {
  readonly day: StallDay;
  /** Days with sales up to then. */
  readonly hasDays: number;
  readonly usual: Forecast['usual'];
  /** Every dish of the menu, in its order; retired ones and specials are left out. */
  readonly dishes: readonly PlannedDish[];
}

/**
 * The plan for a day.
 *
 * @param stall as it is today
 * @param days all records; today's do not count yet
 */
export function planOf(
  stall: Pick<Stall, 'dishes'>,
  days: readonly DayTotals[],
  day: StallDay,
  today: StallDay,
): Plan {
  // Today goes on.
  const knownUntil = addDays(today, -1);
  const known = days.filter((totals) => totals.day <= knownUntil && totals.plates > 0);
  const menu = stall.dishes.filter(({ id, isRetired }) => !isRetired && !isSpecial(id));
  const ids = menu.map(({ id }) => id);
  const { dishes: forecasts, usual } = forecast(known, day, { knownUntil, menu: ids });
  const found = new Map(forecasts.map((each) => [each.dish, each]));
  const lastDay = known
    .map((totals) => totals.day)
    .sort()
    .at(-1);
  const outcomeOf = (id: string): PlanOutcome => {
    const each = found.get(id);
    if (each) return { kind: 'forecast', forecast: each };
    const withIt = known.filter((totals) => totals.dishes.some(({ dish }) => dish === id));
    if (withIt.length < FORECAST_NEEDS_DAYS) {
      return { kind: 'too-few-days', needsDays: FORECAST_NEEDS_DAYS, hasDays: withIt.length };
    }
    return { kind: withIt.some((totals) => totals.day === lastDay) ? 'not-sold' : 'was-away' };
  };
  const dishes = menu.map(({ id, name }) => ({ id, name, outcome: outcomeOf(id) }));
  return { day, hasDays: known.length, usual, dishes };
}

/** The plates of the forecast; 0 without one. */
export function forecastPlates(outcome: PlanOutcome): number {
  return outcome.kind === 'forecast' ? outcome.forecast.plates : 0;
}
