import type { DayStore } from '@thela/contract';
import { dayActions, openingDay } from '@thela/pricing';
import type { Day, PlatesSold } from '@thela/pricing';
import { createStore } from 'zustand/vanilla';

/**
 * Opens the stall's day.
 *
 * @param platesSold fixed opening figures; without them each item starts with a random sample
 */
export function createDayStore(platesSold?: PlatesSold): DayStore {
  const random = Math.random;
  const store = createStore<Day>(() =>
    openingDay(platesSold ? { platesSold, random } : { random }),
  );
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    ...dayActions((next) => store.setState(next, true), random),
  };
}
