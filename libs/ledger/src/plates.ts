import { acceptedPlates } from '@thela/pricing';
import { eventsOf } from './event-order';
import type { LedgerEvent, PlatesEntry } from './events';

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
 * @returns the difference as one entry; none when nothing changes
 */
export function plateEntries(counted: number, typed: number, dish: string): readonly PlatesEntry[] {
  const accepted = acceptedPlates(typed);
  const plates = accepted - counted;
  return plates === 0 ? [] : [{ kind: 'plates', dish, plates, typed: accepted }];
}
