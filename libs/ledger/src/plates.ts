import { acceptedPlates } from '@thela/pricing';
import { eventsOf } from './event-order';
import type { LedgerEvent, PlatesEntry } from './events';

/** The most plates of one entry. */
const MOST_PLATES = 1_000_000;

/**
 * Counts the plates of some events.
 *
 * @param events of one day, in any order, with any repeats
 * @returns plates by id of the dish; below 0 where more were taken back than sold, so clamp it for display
 */
export function platesByDish(events: Iterable<LedgerEvent>): ReadonlyMap<string, number> {
  const plates = new Map<string, number>();
  for (const event of eventsOf(events)) {
    if (event.kind !== 'plates') continue;
    plates.set(event.dish, (plates.get(event.dish) ?? 0) + event.plates);
  }
  return plates;
}

/**
 * Makes an entry of a count that a person typed.
 *
 * @param counted plates of the dish so far, as `platesByDish` says, also below 0
 * @param typed the count that is right; what is not a whole number from 0 to 1,000,000 is made one, as
 * pricing does
 * @param dish its id
 * @returns the difference as one entry; none when nothing changes; several for more than 1,000,000 plates, which
 * one entry cannot hold
 */
export function plateEntries(counted: number, typed: number, dish: string): readonly PlatesEntry[] {
  const accepted = acceptedPlates(typed);
  const difference = accepted - counted;
  if (difference === 0) return [];
  const whole = Math.sign(difference) * MOST_PLATES;
  const rest = difference % MOST_PLATES || whole;
  const steps = (difference - rest) / whole;
  return [
    ...Array.from({ length: steps }, () => ({ kind: 'plates', dish, plates: whole }) as const),
    { kind: 'plates', dish, plates: rest, typed: accepted },
  ];
}
