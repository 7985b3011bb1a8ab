import {
  changePlatesSold,
  setIngredientPrice,
  setPlatesSold,
  showSampleFigures,
  startFromZero,
  startNewDay,
} from './day';
import type { Day } from './day';

/** What a person can do to the stall's day. */
export interface DayActions {
  /** Sets one price, ₹ per kg or litre. What is not a number of 0 or more counts as 0. */
  readonly setIngredientPrice: (ingredient: string, pricePerKg: number) => void;
  /** Sets the plates sold of one menu item to a whole number, never below 0. */
  readonly setPlatesSold: (itemId: string, plates: number) => void;
  /** Adds to the plates sold of one menu item (negative takes away), never below 0. */
  readonly changePlatesSold: (itemId: string, change: number) => void;
  /** Replaces the sample figures that are left by 0; the vendor's own figures stay. */
  readonly startFromZero: () => void;
  /** Puts random sample figures, 10 to 59 plates, in place of every count. */
  readonly showSampleFigures: () => void;
  /** Sets all plates back to 0 for the next day, none of them a sample; prices stay. */
  readonly startNewDay: () => void;
}

/**
 * Binds the transitions of a day to whatever holds it.
 *
 * @param change Replaces the held day by what the function makes of it.
 * @param random Random numbers from 0 to below 1, for sample figures.
 * @param today Gives the calendar date on which plates are entered; without it they have no date.
 */
export function dayActions(
  change: (next: (day: Day) => Day) => void,
  random: () => number,
  today?: () => string,
): DayActions {
  return {
    setIngredientPrice: (ingredient, pricePerKg) =>
      change((day) => setIngredientPrice(day, ingredient, pricePerKg)),
    setPlatesSold: (itemId, plates) =>
      change((day) => setPlatesSold(day, itemId, plates, today?.())),
    changePlatesSold: (itemId, by) => change((day) => changePlatesSold(day, itemId, by, today?.())),
    startFromZero: () => change(startFromZero),
    showSampleFigures: () => change((day) => showSampleFigures(day, random)),
    startNewDay: () => change(startNewDay),
  };
}
