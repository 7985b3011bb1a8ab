import type { CountedEvent } from './event-order';
import type { EventHead, WasteEntry } from './events';
import { dishCost, exactCost } from './exact-cost';
import { ingredientsById } from './ingredients-by-id';
import type { Stall } from './stall';

/** One waste at its cost in picorupees, `null` when that is not known. */
interface Wasted {
  readonly name: string;
  readonly cost: bigint | null;
}

function wasted(stall: Stall, event: EventHead & WasteEntry): Wasted {
  if ('dish' in event) {
    const dish = stall.dishes.find(({ id }) => id === event.dish);
    if (dish === undefined) return { name: event.dish, cost: null };
    const { isKnown, picorupees } = dishCost(stall, dish);
    return { name: dish.name, cost: isKnown ? picorupees * BigInt(event.plates) : null };
  }
  const { ingredient, amount, unit } = event;
  const { isKnown, picorupees } = exactCost(stall, [{ ingredient, amount, unit }]);
  const name = ingredientsById(stall).get(ingredient)?.name ?? ingredient;
  return { name, cost: isKnown ? picorupees : null };
}

/**
 * Adds up what was thrown away, at its cost on that day. Plates of waste are no plates sold.
 *
 * @returns picorupees, and the names of what counts as 0 because its cost is not known
 */
export function wasteOf(
  stall: Stall,
  events: readonly CountedEvent[],
): { readonly cost: bigint; readonly unknown: readonly string[] } {
  const all = events.flatMap((event) => (event.kind === 'waste' ? [wasted(stall, event)] : []));
  return {
    cost: all.reduce((sum, { cost }) => sum + (cost ?? 0n), 0n),
    unknown: all.filter(({ cost }) => cost === null).map(({ name }) => name),
  };
}
