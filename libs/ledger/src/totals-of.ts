import { toMillionths, toRupees } from '@thela/pricing';
import { roundTotals } from './day-totals';
import type { DayTotals, DishTotals, ExactTotals } from './day-totals';
import { menuOf } from './day-view';
import { eventsOf } from './event-order';
import type { CountedEvent } from './event-order';
import type { EventHead, ExpenseCategory, LedgerEvent, StallDay, WasteEntry } from './events';
import { exactCost } from './exact-cost';
import { newSteps } from './fraction';
import type { Steps } from './fraction';
import type { Spent } from './spent';
import type { References } from './references';
import { soldPlates } from './sold-plates';
import type { Sold } from './sold-plates';
import type { Dish, Stall } from './stall';
import { stallOn } from './stall-on';
import { ingredientsById } from './ingredients-by-id';

const PICORUPEES_PER_MICRORUPEE = 1_000_000n;
const NOTHING: Sold = { plates: 0, takings: 0n, prices: new Set() };

/** What one dish brought, in picorupees. */
interface ExactDish {
  readonly dish: string;
  readonly name: string;
  readonly plates: number;
  readonly revenue: bigint;
  /** `null` when it is not known. */
  readonly cost: bigint | null;
}

function exactDish(stall: Stall, dish: Dish, { plates, takings }: Sold): ExactDish {
  const { isKnown, picorupees } = exactCost(stall, dish.recipe);
  return {
    dish: dish.id,
    name: dish.name,
    plates,
    revenue: takings * PICORUPEES_PER_MICRORUPEE,
    cost: isKnown ? picorupees * BigInt(plates) : null,
  };
}

/** Plates of what was no dish of the stall on that day, because its event has not arrived. */
function strangeDish(dish: string, { plates, takings }: Sold): ExactDish {
  const revenue = takings * PICORUPEES_PER_MICRORUPEE;
  return { dish, name: dish, plates, revenue, cost: null };
}

function exactDishes(stall: Stall, sold: ReadonlyMap<string, Sold>): readonly ExactDish[] {
  const known = new Set(stall.dishes.map(({ id }) => id));
  const strange = [...sold].filter(([id]) => !known.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...menuOf(stall, sold).map((dish) => exactDish(stall, dish, sold.get(dish.id) ?? NOTHING)),
    ...strange.map(([id, found]) => strangeDish(id, found)),
  ];
}

function dishTotals({ dish, name, plates, revenue, cost }: ExactDish): DishTotals {
  return {
    dish,
    name,
    plates,
    revenue: toRupees(revenue),
    ingredientCost: cost === null ? null : toRupees(cost),
    profit: cost === null ? null : toRupees(revenue - cost),
    exact: { revenue, cost },
  };
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => bigint): bigint {
  return items.reduce((sum, item) => sum + amount(item), 0n);
}

/** @param category without it expenses of all kinds */
function expensesOf(events: readonly CountedEvent[], category?: ExpenseCategory): bigint {
  return sumOf(events, (event) =>
    event.kind === 'expense' && event.category === (category ?? event.category)
      ? BigInt(toMillionths(event.amount)) * PICORUPEES_PER_MICRORUPEE
      : 0n,
  );
}

/**
 * Adds up what was thrown away on a day, without the work of the other totals.
 *
 * @param eventsOfDay in any order, with any repeats; only waste of that day counts
 * @returns the exact `waste` of `totalsOf`, in picorupees, and the names of what is not in it because its cost is not known
 */
export function wasteOn(
  references: References,
  day: StallDay,
  eventsOfDay: Iterable<LedgerEvent>,
): Waste {
  const events = eventsOf(eventsOfDay).filter((event) => event.day === day);
  return wasteOf(stallOn(references, day), events);
}

/** What a day cost besides the plates that were sold, without the work of the totals. */
export function spentOn(
  references: References,
  day: StallDay,
  eventsOfDay: Iterable<LedgerEvent>,
): Spent {
  const events = eventsOf(eventsOfDay).filter((event) => event.day === day);
  const { cost, unknown } = wasteOf(stallOn(references, day), events);
  return {
    expenses: String(expensesOf(events)),
    waste: String(cost),
    unknownWaste: [...new Set(unknown)],
  };
}

/**
 * Adds up a day of the stall.
 *
 * @param eventsOfDay all events of that day, in any order, with any repeats; those of other days are
 * left out
 * @returns amounts in ₹, each rounded once to 2 decimals from its exact sum, half away from zero
 * @example
 * // Three plates at ₹40 that cost ₹12.345 each, ₹20 for ice: revenue 120, ingredientCost 37.04 (37.035),
 * // profit 82.97 (82.965), expenses 20, waste 0, left 62.97 (62.965)
 */
export function totalsOf(
  references: References,
  day: StallDay,
  eventsOfDay: Iterable<LedgerEvent>,
): DayTotals {
  const stall = stallOn(references, day);
  const events = eventsOf(eventsOfDay).filter((event) => event.day === day);
  const dishes = exactDishes(stall, soldPlates(references, day, events));
  const costed = dishes.filter((dish) => dish.cost !== null);
  const waste = wasteOf(stall, events);
  const exact: ExactTotals = {
    revenue: sumOf(dishes, ({ revenue }) => revenue),
    costedRevenue: sumOf(costed, ({ revenue }) => revenue),
    cost: sumOf(costed, ({ cost }) => cost ?? 0n),
    expenses: expensesOf(events),
    rent: expensesOf(events, 'rent'),
    waste: waste.cost,
  };
  const sold = dishes.filter(({ plates }) => plates > 0);
  const isCostKnown = sold.length === 0 || sold.some((dish) => dish.cost !== null);
  const unknownWaste = [...new Set(waste.unknown)];
  const uncosted = sold.filter((dish) => dish.cost === null);
  return {
    day,
    plates: sold.reduce((sum, { plates }) => sum + plates, 0),
    ...roundTotals(exact, { isCostKnown, unknownWaste }),
    unknownCost: uncosted.map(({ name }) => name),
    unknownWaste,
    exact,
    dishes: dishes.map(dishTotals),
  };
}

/** One waste at its cost in picorupees, `null` when that is not known. */
interface WasteCost {
  readonly name: string;
  readonly cost: bigint | null;
}

function costOfWaste(stall: Stall, event: EventHead & WasteEntry, steps: Steps): WasteCost {
  if ('dish' in event) {
    const dish = stall.dishes.find(({ id }) => id === event.dish);
    if (dish === undefined) return { name: event.dish, cost: null };
    const { isKnown, picorupees } = exactCost(stall, dish.recipe);
    return { name: dish.name, cost: isKnown ? picorupees * BigInt(event.plates) : null };
  }
  const { ingredient, amount, unit } = event;
  const { isKnown, picorupees } = exactCost(stall, [{ ingredient, amount, unit }], steps);
  const name = ingredientsById(stall).get(ingredient)?.name ?? ingredient;
  return { name, cost: isKnown ? picorupees : null };
}

/** What was thrown away. */
interface Waste {
  /** Picorupees. */
  readonly cost: bigint;
  /** Names of what is not in it, because its cost is not known. */
  readonly unknown: readonly string[];
}

/** Adds up what was thrown away, at its cost on that day. Plates of waste are no plates sold. */
function wasteOf(stall: Stall, events: readonly CountedEvent[]): Waste {
  const steps = newSteps();
  const all = events.flatMap((event) =>
    event.kind === 'waste' ? [costOfWaste(stall, event, steps)] : [],
  );
  return {
    cost: all.reduce((sum, { cost }) => sum + (cost ?? 0n), 0n),
    unknown: all.filter(({ cost }) => cost === null).map(({ name }) => name),
  };
}
