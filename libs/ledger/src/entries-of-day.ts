import { eventsOf } from './event-order';
import type { Entry, LedgerEvent } from './events';
import { lotsOf, platesEventsByDish } from './plates';

/**
 * Makes entries of what counts on a day, to be entered on another one.
 *
 * @param eventsOfDay all events of one day, in any order, with any repeats
 * @returns in the order in which they were entered, so that each plate finds the price that it had among them. What was
 * typed as a count becomes plates: on another day it would count as the whole of that day
 */
export function entriesOfDay(eventsOfDay: Iterable<LedgerEvent>): readonly Entry[] {
  const events = eventsOf(eventsOfDay);
  const lots = [...platesEventsByDish(events).values()].flatMap(lotsOf);
  const platesOf = new Map(lots.map(({ event, plates }) => [event.id, plates]));
  return events.flatMap((event): readonly Entry[] => {
    const { id, day: _, at: __, device: ___, ...entry } = event;
    if (entry.kind !== 'plates') return [entry];
    const plates = platesOf.get(id);
    return plates === undefined ? [] : [{ kind: 'plates', dish: entry.dish, plates }];
  });
}
