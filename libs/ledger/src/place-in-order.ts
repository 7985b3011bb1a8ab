import { byDay } from './event-order';
import type { EventHead, StallDay } from './events';

/** Where an event stands in the order `byDay`. */
export type Place = Pick<EventHead, 'day' | 'at' | 'id'>;

/** How many of the events come before a place in the order; `isIncluded` counts an event at that place, too. */
export function countBefore(events: readonly Place[], place: Place, isIncluded: boolean): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const event = events[middle];
    const order = event === undefined ? 1 : byDay(event, place);
    if (order < 0 || (isIncluded && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function startOf(day: StallDay): Place {
  return { day, at: -1, id: '' };
}

export function endOf(day: StallDay): Place {
  return { day, at: Number.POSITIVE_INFINITY, id: '' };
}
