import { deepFreeze } from '@thela/contract';
import type { DayStore, StallStore } from '@thela/contract';
import { dayPriceEntry, dayView, plateChange, plateEntries, platesByDish } from '@thela/ledger';
import type { Entry, StallDay } from '@thela/ledger';
import { dayActions, openingDay, platesOf } from '@thela/pricing';
import type { Day, DayActions, OpeningDayOptions } from '@thela/pricing';
import { createStore } from 'zustand/vanilla';
import type { FakeLedger } from './fake-ledger';

/**
 * The day of a fake shell: samples or fixed figures, and once the stall is own what its ledger says of today.
 *
 * @param dateOfSamples gives the date of plates that are entered beside samples
 */
export function createFakeDay(
  opening: OpeningDayOptions,
  of: FakeLedger,
  stall: StallStore,
  dateOfSamples: () => StallDay,
): DayStore {
  const { today } = of.ledger;
  const isOwn = () => stall.getSnapshot().isOwn;
  const opened = () => deepFreeze(openingDay(opening));
  const view = () => deepFreeze(dayView(of.references(), today.getSnapshot(), eventsOfToday()));
  const eventsOfToday = () => of.eventsOn(today.getSnapshot());
  const days = createStore<Day>(() => (isOwn() ? view() : opened()));
  const show = () => {
    if (isOwn()) days.setState(view(), true);
  };
  of.ledger.subscribe((changed) => {
    if (changed.includes(today.getSnapshot())) show();
  });
  today.subscribe(show);

  const sample = dayActions(
    (next) => days.setState((day) => deepFreeze(next(day)), true),
    opening.random,
    dateOfSamples,
  );
  const own = ownDayActions(of, stall, days.getState);
  const actions = () => (isOwn() ? own : sample);
  return {
    getSnapshot: days.getState,
    subscribe: days.subscribe,
    setIngredientPrice: (...given) => actions().setIngredientPrice(...given),
    setPlatesSold: (...given) => actions().setPlatesSold(...given),
    changePlatesSold: (...given) => actions().changePlatesSold(...given),
    startFromZero: () => actions().startFromZero(),
    showSampleFigures: () => actions().showSampleFigures(),
    startNewDay: () => actions().startNewDay(),
  };
}

/** The actions of a day as entries. Samples are none, and the next day begins by itself. */
function ownDayActions(of: FakeLedger, stall: StallStore, day: () => Day): DayActions {
  const countOf = (dish: string) =>
    platesByDish(of.eventsOn(of.ledger.today.getSnapshot())).get(dish) ?? 0;
  const isOnMenu = (dish: string) => day().menu.some(({ id }) => id === dish);
  const enter = (entry: Entry | null) => {
    if (entry) of.enter([entry]);
  };
  return {
    setIngredientPrice: (name, pricePerBase) =>
      enter(dayPriceEntry(stall.getSnapshot(), day(), name, pricePerBase)),
    setPlatesSold: (dish, plates) => {
      if (isOnMenu(dish)) of.enter(plateEntries(countOf(dish), plates, dish));
    },
    changePlatesSold: (dish, by) => {
      const counted = platesOf(day().platesSold, dish);
      if (isOnMenu(dish)) enter(plateChange(dish, { counted, samples: 0 }, by));
    },
    startFromZero: () => {},
    showSampleFigures: () => {},
    startNewDay: () => {},
  };
}
