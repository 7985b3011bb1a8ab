import { openingDay } from '../day';
import type { Day } from '../day';
import type { MenuItem } from '../menu';
import type { PlatesSold } from '../plates';

const examplePlates: PlatesSold = {
  'onion-uttapam': 20,
  'masala-dosa': 15,
  'idli-sambar': 30,
  'cheese-uttapam': 10,
  'plain-dosa': 25,
};

export function noRandom(): number {
  throw new Error('Nothing random is needed here.');
}

/** The built-in menu at the default prices. */
export function exampleDay(platesSold: PlatesSold = examplePlates): Day {
  return openingDay({ platesSold, random: noRandom });
}

/** An item that costs `cost` rupees a plate on a day made by `dayWithCosts`. */
export function itemCosting(id: string, sellingPrice: number, cost: number): MenuItem {
  return { id, name: id.toUpperCase(), sellingPrice, ingredients: { rupee: cost } };
}

/** A day on which every item sold one plate, or what `platesSold` says. */
export function dayWithCosts(
  menu: readonly MenuItem[],
  platesSold: PlatesSold = Object.fromEntries(menu.map(({ id }) => [id, 1])),
): Day {
  return openingDay({ ingredientPrices: { rupee: 1 }, menu, platesSold, random: noRandom });
}
