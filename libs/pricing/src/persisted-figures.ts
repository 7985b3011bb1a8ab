import { isCalendarDate } from './calendar-date';
import { dated, platesByItem } from './day';
import type { Day } from './day';
import { acceptedAmount } from './exact-amount';
import type { IngredientPrices } from './menu';
import { acceptedPlates } from './plates';
import type { PlatesSold } from './plates';

/** A day as it is read from where it was kept: nobody vouches for what is in it. */
export interface PersistedFigures {
  readonly ingredientPrices: IngredientPrices;
  readonly platesSold: PlatesSold;
  readonly sampleItemIds: readonly string[];
  readonly platesSince?: string | undefined;
}

/**
 * Puts figures that were kept into a day.
 *
 * A figure that no day could hold, such as a price below 0 or half a plate, is not put right but left
 * out: nobody knows what it was.
 *
 * @param day Gives the menu, the ingredients, and the prices of those that were not kept.
 * @param kept Rupees per kilogram or litre, plates, ids and a calendar date; any values.
 * @returns The day with the kept prices and plates. An item without a kept count has sold none;
 * `platesSince` is kept if it is a calendar date and plates were entered. What of the day that was
 * kept is on the menu and among the ingredients of this one comes back as it was.
 */
export function withPersistedFigures(day: Day, kept: PersistedFigures): Day {
  const priceOf = ([ingredient, price]: readonly [string, number]) => {
    const found = ownNumber(kept.ingredientPrices, ingredient);
    return [ingredient, acceptedAmount(found) === found ? acceptedAmount(found) : price] as const;
  };
  const platesFor = (id: string) => {
    const found = ownNumber(kept.platesSold, id);
    return acceptedPlates(found) === found ? acceptedPlates(found) : 0;
  };
  const { platesSince } = kept;
  return dated(
    {
      ingredientPrices: Object.fromEntries(Object.entries(day.ingredientPrices).map(priceOf)),
      menu: day.menu,
      platesSold: platesByItem(day.menu, platesFor),
      sampleItemIds: day.menu.map(({ id }) => id).filter((id) => kept.sampleItemIds.includes(id)),
    },
    platesSince !== undefined && isCalendarDate(platesSince) ? platesSince : undefined,
  );
}

function ownNumber(figures: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(figures, name) ? (figures[name] ?? Number.NaN) : Number.NaN;
}
