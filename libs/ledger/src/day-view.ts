import { toMillionths } from '@thela/pricing';
import type { Day, MenuItem } from '@thela/pricing';
import { eventsOf } from './event-order';
import type { LedgerEvent, StallDay } from './events';
import { exactCost } from './exact-cost';
import { namesInOrder } from './ingredient-names';
import { reachedFrom } from './ingredients-by-id';
import { exactPricePerBase, fromMillionths } from './quantity';
import type { References } from './references';
import { soldPlates } from './sold-plates';
import type { Sold } from './sold-plates';
import type { Dish, Ingredient, Stall } from './stall';
import { stallOn } from './stall-on';

type SoldByDish = ReadonlyMap<string, Sold>;

/** The dishes of a day: those that are not retired, and those that sold all the same. */
export function menuOf(stall: Stall, sold: SoldByDish): readonly Dish[] {
  return stall.dishes.filter(({ id, isRetired }) => !isRetired || sold.has(id));
}

function menuItem(stall: Stall, dish: Dish, names: ReadonlyMap<string, string>): MenuItem {
  const { id, name, sellingPrice } = dish;
  const ingredients = exactCost(stall, dish.recipe).parts.map(
    ({ ingredient, millionths }) =>
      [names.get(ingredient) ?? ingredient, fromMillionths(millionths)] as const,
  );
  return { id, name, sellingPrice, ingredients: Object.fromEntries(ingredients) };
}

function pricesOf(
  listed: readonly (readonly [string, Ingredient])[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    listed.map(([name, { price }]) => [
      name,
      price === null ? 0 : fromMillionths(exactPricePerBase(price)),
    ]),
  );
}

function takingsOf(menu: readonly Dish[], sold: SoldByDish): Pick<Day, 'takings'> {
  const takings = menu.flatMap(({ id, sellingPrice }) => {
    const found = sold.get(id);
    const price = toMillionths(sellingPrice);
    if (found === undefined || [...found.prices].every((each) => each === price)) return [];
    return [[id, fromMillionths(found.takings)] as const];
  });
  return takings.length === 0 ? {} : { takings: Object.fromEntries(takings) };
}

function unknownCosts(stall: Stall, menu: readonly Dish[]): Pick<Day, 'unknownCostItemIds'> {
  const ids = menu.filter((dish) => !exactCost(stall, dish.recipe).isKnown).map(({ id }) => id);
  return ids.length === 0 ? {} : { unknownCostItemIds: ids };
}

/**
 * Makes pricing's day of a day of the stall.
 *
 * @param eventsOfDay all events of that day, in any order, with any repeats
 * @returns a day without samples. Its menu: dishes that are not retired, and those that sold. Prices in ₹ per kg,
 * litre or piece, and amounts in these, six decimals, both by the ingredient's name; ' (2)' follows a
 * name that another ingredient has. Listed are the ingredients that are not retired or that the menu
 * needs; preparations are taken apart. `takings` only where plates were sold at another price than the
 * day's last one.
 */
export function dayView(
  references: References,
  day: StallDay,
  eventsOfDay: Iterable<LedgerEvent>,
): Day {
  const stall = stallOn(references, day);
  const sold = soldPlates(references, day, eventsOf(eventsOfDay));
  const menu = menuOf(stall, sold);
  const needed = reachedFrom(
    stall,
    menu.flatMap(({ recipe }) => recipe),
  );
  const listed = namesInOrder(stall).filter(
    ([, { id, isRetired }]) => !isRetired || needed.has(id),
  );
  const names = new Map(listed.map(([name, { id }]) => [id, name]));
  return {
    ingredientPrices: pricesOf(listed),
    menu: menu.map((dish) => menuItem(stall, dish, names)),
    platesSold: Object.fromEntries(menu.map(({ id }) => [id, sold.get(id)?.plates ?? 0])),
    sampleItemIds: [],
    ...takingsOf(menu, sold),
    ...unknownCosts(stall, menu),
    ...(menu.some(({ id }) => sold.has(id)) ? { platesSince: day } : {}),
  };
}
