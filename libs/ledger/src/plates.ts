import { acceptedPlates } from '@thela/pricing';
import { eventsOf, shortId } from './event-order';
import type { CountedEvent } from './event-order';
import type { EventHead, LedgerEvent, PlatesEntry, TappedPlates, TypedPlates } from './events';
import { MOST_OVER, MOST_PLATES } from './stall-limits';

export type PlatesEvent = EventHead & PlatesEntry;
type Tap = EventHead & TappedPlates;
type TypedCount = EventHead & TypedPlates;

/** Whether a count was typed over an event. */
export function hasSeen({ over }: Pick<TypedPlates, 'over'>, event: PlatesEvent): boolean {
  return over.includes(shortId(event));
}

/** The plates events of each dish, in the order in which they were entered. */
export function platesEventsByDish(
  events: Iterable<CountedEvent>,
): ReadonlyMap<string, readonly PlatesEvent[]> {
  const byDish = new Map<string, PlatesEvent[]>();
  for (const event of events) {
    if (event.kind !== 'plates') continue;
    const found = byDish.get(event.dish);
    if (found === undefined) byDish.set(event.dish, [event]);
    else found.push(event);
  }
  return byDish;
}

interface DishPlates {
  /** The typed count that stands; without one, all taps are `others`. */
  readonly count: TypedCount | undefined;
  /** The taps that it was typed over. */
  readonly before: readonly Tap[];
  readonly others: readonly Tap[];
}

/**
 * A count replaces those that it was typed over. Of the rest, which did not see each other, the last one stands; what it
 * was not typed over is added to it.
 */
export function whatCounts(events: readonly PlatesEvent[]): DishPlates {
  const taps = events.filter((event) => 'plates' in event);
  const counts = events.filter((event) => 'count' in event);
  const replaced = new Set(counts.flatMap(({ over }) => over));
  const count = counts.findLast((each) => !replaced.has(shortId(each)));
  if (count === undefined) return { count, before: [], others: taps };
  const over = new Set(count.over);
  const isBefore = (tap: Tap) => over.has(shortId(tap));
  return {
    count,
    before: taps.filter(isBefore),
    others: taps.filter((tap) => !isBefore(tap)),
  };
}

function platesIn(events: readonly PlatesEvent[]): number {
  const { count, others } = whatCounts(events);
  return others.reduce((sum, { plates }) => sum + plates, count?.count ?? 0);
}

/**
 * Counts the plates of some events.
 *
 * @param events of one day, in any order, with any repeats
 * @returns plates by id of the dish; below 0 where more were taken back than sold, so clamp it for display
 */
export function platesByDish(events: Iterable<LedgerEvent>): ReadonlyMap<string, number> {
  const byDish = platesEventsByDish(eventsOf(events));
  return new Map([...byDish].map(([dish, found]) => [dish, platesIn(found)]));
}

/** Plates that were counted together, and stay sold. */
export interface Lot {
  readonly event: PlatesEvent;
  readonly plates: number;
}

/** Takes plates off the lots that were counted last, and says how many were missing. */
function takeBack(lots: Lot[], plates: number): number {
  let left = plates;
  for (let last = lots.pop(); last !== undefined; last = lots.pop()) {
    if (last.plates > left) {
      lots.push({ ...last, plates: last.plates - left });
      return 0;
    }
    left -= last.plates;
  }
  return left;
}

/** What was taken back before it was sold is taken off what comes next. */
function addTaps(lots: Lot[], taps: readonly Tap[]): void {
  let missing = 0;
  for (const event of taps) {
    if (event.plates < 0) {
      missing += takeBack(lots, -event.plates);
      continue;
    }
    const plates = Math.max(event.plates - missing, 0);
    missing -= event.plates - plates;
    if (plates > 0) lots.push({ event, plates });
  }
}

/**
 * Says which plates of a dish stay sold on a day, and which event counted each. A typed count takes off the last of the
 * taps that it was typed over, or adds what they lack; taps that it was not typed over come on top.
 *
 * @param events of one dish and day, those that count, in the order in which they were entered
 * @example
 * // 4 plates tapped, 2 more tapped, 0 typed by mistake, then 5 typed over all of that
 * lotsOf(events) // 4 of the first tap, 1 of the second
 */
export function lotsOf(events: readonly PlatesEvent[]): readonly Lot[] {
  const { count, before, others } = whatCounts(events);
  const lots: Lot[] = [];
  addTaps(lots, before);
  if (count !== undefined) {
    const more = count.count - lots.reduce((sum, { plates }) => sum + plates, 0);
    if (more > 0) lots.push({ event: count, plates: more });
    else takeBack(lots, -more);
  }
  addTaps(lots, others);
  return lots;
}

/**
 * Makes an entry of the count of a day that a person typed.
 *
 * @param events of that day that the person could see, in any order, with any repeats
 * @param dish its id
 * @param typed the count that is right; what is not a whole number from 0 to 1,000,000 is made one, as pricing does
 * @returns `null` for a count that is the right one already, over more events than an entry can name: of such a count
 * the entry is a tap for the difference
 */
export function typedCount(
  events: Iterable<LedgerEvent>,
  dish: string,
  typed: number,
): PlatesEntry | null {
  const ofDish = platesEventsByDish(eventsOf(events)).get(dish) ?? [];
  const count = acceptedPlates(typed);
  if (ofDish.length <= MOST_OVER) {
    return { kind: 'plates', dish, count, over: ofDish.map(shortId) };
  }
  const more = count - platesIn(ofDish);
  const plates = Math.max(Math.min(more, MOST_PLATES), -MOST_PLATES);
  return plates === 0 ? null : { kind: 'plates', dish, plates };
}
