import { isCalendarDate } from './calendar-date';
import { dated, platesByItem, withTakings } from './day';
import type { Day } from './day';
import { acceptedAmount } from './exact-amount';
import type { IngredientPrices } from './menu';
import { acceptedPlates, platesOf } from './plates';
import type { PlatesSold } from './plates';
import { acceptedTakings } from './takings';
import type { Takings } from './takings';

/** A persisted day as it was read: the values may be anything. */
export interface PersistedFigures {
  readonly ingredientPrices: IngredientPrices;
  readonly platesSold: PlatesSold;
  readonly sampleItemIds: readonly string[];
  readonly platesSince?: string | undefined;
  readonly takings?: Takings | undefined;
  readonly unknownCostItemIds?: readonly string[] | undefined;
}

/**
 * Puts persisted figures into a day.
 *
 * A figure that no day can hold, such as a price below 0 or half a plate, is left out and not corrected:
 * its true value is unknown.
 *
 * @param day Gives the menu, the ingredients, and the price of each ingredient that was not persisted.
 * @param persisted Rupees per kilogram or litre, plates, ids, a calendar date and rupees taken; any values.
 * @returns The day with the persisted prices and plates. An item without a persisted count has sold none,
 * and one without takings took selling price x plates; `platesSince` stays if it is a calendar date and
 * plates were entered. A day that was persisted with this menu and these ingredients comes back unchanged.
 */
export function withPersistedFigures(day: Day, persisted: PersistedFigures): Day {
  const priceOf = ([ingredient, price]: readonly [string, number]) => {
    const found = ownNumber(persisted.ingredientPrices, ingredient);
    return [ingredient, acceptedAmount(found) === found ? acceptedAmount(found) : price] as const;
  };
  const platesFor = (id: string) => {
    const found = ownNumber(persisted.platesSold, id);
    return acceptedPlates(found) === found ? acceptedPlates(found) : 0;
  };
  const { platesSince, takings = {}, unknownCostItemIds } = persisted;
  const onMenu = (ids: readonly string[]) =>
    day.menu.map(({ id }) => id).filter((id) => ids.includes(id));
  const figures: Day = {
    ingredientPrices: Object.fromEntries(Object.entries(day.ingredientPrices).map(priceOf)),
    menu: day.menu,
    platesSold: platesByItem(day.menu, platesFor),
    sampleItemIds: onMenu(persisted.sampleItemIds),
    ...(unknownCostItemIds && { unknownCostItemIds: onMenu(unknownCostItemIds) }),
  };
  return dated(
    withTakings(figures, takingsOf(figures, takings)),
    platesSince !== undefined && isCalendarDate(platesSince) ? platesSince : undefined,
  );
}

function takingsOf({ menu, platesSold }: Day, takings: Takings): Takings {
  const kept = menu
    .map(({ id }) => [id, ownNumber(takings, id)] as const)
    .filter(([id, found]) => acceptedTakings(found) === found && platesOf(platesSold, id) > 0);
  return Object.fromEntries(kept);
}

function ownNumber(figures: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(figures, name) ? (figures[name] ?? Number.NaN) : Number.NaN;
}
