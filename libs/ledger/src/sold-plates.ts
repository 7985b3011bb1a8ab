import { toMillionths } from '@thela/pricing';
import type { CountedEvent } from './event-order';
import type { EventHead, PlatesEntry, StallDay } from './events';
import { setUpDay } from './references';
import type { References } from './references';
import { seedDishes } from './built-in-stall';
import { valueBefore } from './in-force';

/** The most plates of a dish that pricing counts in a day. */
const MOST_PLATES = 1_000_000;

/** Plates that were sold one after the other at one price. */
interface Run {
  /** Millionths of a rupee. */
  readonly price: number;
  readonly plates: number;
}

/** What was sold of one dish on a day, in the order in which it was counted. */
export interface Sold {
  /** 0 to 1,000,000. */
  readonly plates: number;
  /** Millionths of a rupee. */
  readonly takings: bigint;
  /** Prices at which these plates were sold, in millionths of a rupee. */
  readonly prices: ReadonlySet<number>;
}

type PlatesEvent = EventHead & PlatesEntry;

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

/** Takes plates off the runs that were counted last, and says how many were missing. */
function takeBack(runs: Run[], plates: number): number {
  let left = plates;
  for (let last = runs.pop(); last !== undefined; last = runs.pop()) {
    if (last.plates > left) {
      runs.push({ ...last, plates: last.plates - left });
      return 0;
    }
    left -= last.plates;
  }
  return left;
}

/** The plates that stay sold. What was taken back before it was sold is taken off what comes next. */
function runsOf(references: References, events: readonly PlatesEvent[]): readonly Run[] {
  const runs: Run[] = [];
  let missing = 0;
  for (const event of events) {
    if (event.plates < 0) {
      missing += takeBack(runs, -event.plates);
    } else {
      const plates = event.plates - Math.min(missing, event.plates);
      missing -= event.plates - plates;
      if (plates > 0) runs.push({ price: priceOf(references, event), plates });
    }
  }
  return runs;
}

function soldIn(runs: readonly Run[]): Sold {
  let plates = 0;
  let takings = 0n;
  const prices = new Set<number>();
  for (const run of runs) {
    const counted = Math.min(run.plates, MOST_PLATES - plates);
    if (counted === 0) break;
    plates += counted;
    takings += BigInt(run.price) * BigInt(counted);
    prices.add(run.price);
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
  const byDish = new Map<string, PlatesEvent[]>();
  for (const event of events) {
    if (event.kind !== 'plates' || event.day !== day) continue;
    const found = byDish.get(event.dish);
    if (found === undefined) byDish.set(event.dish, [event]);
    else found.push(event);
  }
  const sold = [...byDish].map(
    ([dish, found]) => [dish, soldIn(runsOf(references, found))] as const,
  );
  return new Map(sold.filter(([, { plates }]) => plates > 0));
}
