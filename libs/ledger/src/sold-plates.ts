import { toMillionths } from '@thela/pricing';
import type { CountedEvent } from './event-order';
import type { StallDay } from './events';
import { setUpDay } from './references';
import type { References } from './references';
import { seedDishes } from './built-in-stall';
import { valueBefore } from './in-force';
import { lotsOf, platesEventsByDish } from './plates';
import type { PlatesEvent } from './plates';
import { MOST_PLATES } from './stall-limits';

/** What was sold of one dish on a day, in the order in which it was counted. */
export interface Sold {
  /** 0 to 1,000,000. */
  readonly plates: number;
  /** Millionths of a rupee. */
  readonly takings: bigint;
  /** Prices at which these plates were sold, in millionths of a rupee. */
  readonly prices: ReadonlySet<number>;
}

function priceOf(references: References, event: PlatesEvent): number {
  const seed = seedDishes.get(event.dish)?.sellingPrice;
  const timeline = references.dish.get(event.dish);
  if (timeline === undefined) return toMillionths(seed ?? 0);
  const price = valueBefore(
    timeline,
    event,
    ({ fields }) => fields.sellingPrice,
    seed,
    setUpDay(references),
  );
  return toMillionths(price ?? 0);
}

function soldOf(references: References, events: readonly PlatesEvent[]): Sold {
  let plates = 0;
  let takings = 0n;
  const prices = new Set<number>();
  for (const lot of lotsOf(events)) {
    const counted = Math.min(lot.plates, MOST_PLATES - plates);
    if (counted === 0) break;
    const price = priceOf(references, lot.event);
    plates += counted;
    takings += BigInt(price) * BigInt(counted);
    prices.add(price);
  }
  return { plates, takings, prices };
}

/**
 * Works out what was sold on a day, each plate at the price that was in force when it was counted.
 *
 * @param events what `eventsOf` gives; those of other days are left out
 * @returns by id of the dish; dishes without any plate left are left out
 */
export function soldPlates(
  references: References,
  day: StallDay,
  events: readonly CountedEvent[],
): ReadonlyMap<string, Sold> {
  const byDish = platesEventsByDish(events.filter((event) => event.day === day));
  const sold = [...byDish].map(([dish, found]) => [dish, soldOf(references, found)] as const);
  return new Map(sold.filter(([, { plates }]) => plates > 0));
}
