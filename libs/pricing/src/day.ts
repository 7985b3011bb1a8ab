import { acceptedAmount } from './exact-amount';
import { builtInMenu, defaultIngredientPrices } from './menu';
import type { IngredientPrices, MenuItem } from './menu';
import { acceptedPlates, platesOf, samplePlates } from './plates';
import type { PlatesSold } from './plates';
import { takingsAfter } from './takings';
import type { Takings } from './takings';

/** All that the figures of one day are worked out from; a change makes a new day. */
export interface Day {
  readonly ingredientPrices: IngredientPrices;
  readonly menu: readonly MenuItem[];
  readonly platesSold: PlatesSold;
  /** Ids of the items whose plate count is a random sample, not a figure of the vendor's own. */
  readonly sampleItemIds: readonly string[];
  /**
   * The calendar date, `2026-11-20`, on which the first of the plates was entered; absent while none
   * was, or where nobody told the date.
   */
  readonly platesSince?: string;
  /**
   * Rupees taken today by item id, where plates were sold at another price than today's; without an entry
   * it is selling price x plates. An item without plates took nothing, whatever its entry says.
   */
  readonly takings?: Takings;
  /**
   * Ids of items whose cost a plate is not known, because a recipe or a price is missing. They count in the
   * revenue, not in the profit.
   */
  readonly unknownCostItemIds?: readonly string[];
}

/** What a day may open with; what is left out comes from the specification. */
export interface OpeningDayOptions {
  readonly ingredientPrices?: IngredientPrices | undefined;
  readonly menu?: readonly MenuItem[] | undefined;
  /** Figures of the vendor's own; without them the day opens with samples. */
  readonly platesSold?: PlatesSold | undefined;
  /** Gives a number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/** A plate count for each item of a menu. */
function platesByItem(
  menu: readonly MenuItem[],
  platesFor: (itemId: string) => number,
): PlatesSold {
  return Object.fromEntries(menu.map(({ id }) => [id, platesFor(id)]));
}

/**
 * Opens a day.
 *
 * @param options Prices and menu, by default those of the specification; plates sold; and a
 * source of randomness, called once an item in menu order, and only without `platesSold`.
 * @returns A day with a plate count for each item of the menu: the given figure (0 if absent, bad
 * numbers by the rule of `setPlatesSold`), else a whole number from 10 to 59 marked as a sample.
 */
export function openingDay(options: OpeningDayOptions): Day {
  const { platesSold, random } = options;
  const ingredientPrices = options.ingredientPrices ?? defaultIngredientPrices;
  const menu = options.menu ?? builtInMenu;
  return platesSold === undefined
    ? {
        ingredientPrices,
        menu,
        platesSold: platesByItem(menu, () => samplePlates(random)),
        sampleItemIds: menu.map(({ id }) => id),
      }
    : {
        ingredientPrices,
        menu,
        platesSold: platesByItem(menu, (id) => platesOf(platesSold, id)),
        sampleItemIds: [],
      };
}

/**
 * Changes the price of one ingredient.
 *
 * @param day The day so far.
 * @param ingredient A name in the price list of the day.
 * @param pricePerKg Rupees per kilogram or litre, kept unrounded. NaN, infinite and negative
 * numbers become 0, more than 1,000,000,000 becomes 1,000,000,000.
 * @returns The changed day; the same object for an unknown ingredient or an unchanged price.
 */
export function setIngredientPrice(day: Day, ingredient: string, pricePerKg: number): Day {
  const { ingredientPrices } = day;
  const price = acceptedAmount(pricePerKg);
  if (!Object.hasOwn(ingredientPrices, ingredient) || ingredientPrices[ingredient] === price) {
    return day;
  }
  return { ...day, ingredientPrices: { ...ingredientPrices, [ingredient]: price } };
}

/**
 * Enters the plates sold of one item as the vendor's own figure, no longer a sample.
 *
 * @param day The day so far.
 * @param itemId The id of an item on the menu.
 * @param plates Whole plates, 0 to 1,000,000. NaN, infinite and negative numbers become 0, a
 * fraction is cut off, more becomes 1,000,000.
 * @param today The calendar date, which the plates get that are the first to be entered.
 * @returns The changed day, the item's takings by the rule of `takingsAfter`; the same object for an
 * unknown id or when nothing changes.
 */
export function setPlatesSold(day: Day, itemId: string, plates: number, today?: string): Day {
  const item = day.menu.find(({ id }) => id === itemId);
  if (item === undefined) return day;
  const accepted = acceptedPlates(plates);
  const isSample = day.sampleItemIds.includes(itemId);
  const before = platesOf(day.platesSold, itemId);
  if (!isSample && before === accepted) return day;
  const changed = {
    ...day,
    platesSold: { ...day.platesSold, [itemId]: accepted },
    sampleItemIds: isSample ? day.sampleItemIds.filter((id) => id !== itemId) : day.sampleItemIds,
  };
  const taken = withTakings(
    changed,
    takingsAfter(day.takings ?? {}, item, { before, after: accepted }),
  );
  return dated(taken, hasEnteredPlates(day) ? (day.platesSince ?? today) : today);
}

/** Puts takings into a day. Without an entry the day has no `takings`. */
function withTakings(day: Day, takings: Takings): Day {
  const { takings: _, ...others } = day;
  return Object.keys(takings).length === 0 ? others : { ...others, takings };
}

/**
 * Dates the plates of a day, if it has plates that were entered.
 *
 * @param date A calendar date; without one they have none.
 */
function dated(day: Day, date: string | undefined): Day {
  const { platesSince: _, ...undated } = day;
  return date !== undefined && hasEnteredPlates(day) ? { ...undated, platesSince: date } : undated;
}

/**
 * Adds to, or takes from, the plates sold of one item; the count is then the vendor's own.
 *
 * @param day The day so far.
 * @param itemId The id of an item on the menu.
 * @param change Plates to add, negative to take away; the fraction of the sum is cut off.
 * @param today The calendar date, which the plates get that are the first to be entered.
 * @returns The changed day, its count kept within 0 and 1,000,000 (never below 0: specification,
 * section 4). The same object for an unknown id, when nothing changes, or when `change` is not
 * finite, because that would wipe out a good figure.
 */
export function changePlatesSold(day: Day, itemId: string, change: number, today?: string): Day {
  if (!Number.isFinite(change)) return day;
  return setPlatesSold(day, itemId, platesOf(day.platesSold, itemId) + change, today);
}

/** Adds up the plates sold of all items of the menu. */
export function platesIn({ menu, platesSold }: Day): number {
  return menu.reduce((sum, { id }) => sum + platesOf(platesSold, id), 0);
}

/**
 * Tells whether anything was sold: "no sales" means that the plates of all items are 0.
 *
 * @returns Whether at least one plate of an item on the menu was sold.
 */
export function hasSales(day: Day): boolean {
  return day.menu.some(({ id }) => platesOf(day.platesSold, id) > 0);
}

/**
 * Tells whether the vendor entered plates: figures of his own, above 0.
 *
 * @returns Whether at least one plate was sold of an item whose count is no sample.
 */
export function hasEnteredPlates(day: Day): boolean {
  return day.menu.some(
    ({ id }) => !day.sampleItemIds.includes(id) && platesOf(day.platesSold, id) > 0,
  );
}

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
