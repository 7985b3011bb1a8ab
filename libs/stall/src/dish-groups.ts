import {
  catalogueDishes,
  catalogueGroups,
  nameIn,
  namesOfDish,
  searchDishes,
} from '@thela/kitchen-book/catalogue';
import type { CatalogueDish } from '@thela/kitchen-book/catalogue';
import type { Language } from '@thela/language';
import type { Stall } from '@thela/ledger';
import { nameKey } from '@thela/text';
import type { Messages } from './messages';
import type { OwnDish } from './set-up-draft';

export interface PickableDish {
  readonly id: string;
  readonly name: string;
  /** ₹ a plate; `null` for a dish that the vendor named. */
  readonly price: number | null;
  /** Whether a stall of the vendor's own has it already. */
  readonly isOnMenu: boolean;
}

export interface DishGroup {
  readonly name: string;
  readonly dishes: readonly PickableDish[];
}

/** The dishes in their groups: those that the stall had until now first, then the catalogue, then the vendor's own. */
export function dishGroups(
  stall: Stall,
  ownDishes: readonly OwnDish[],
  { dishes: words }: Messages,
  language: Language,
): readonly DishGroup[] {
  const earlier = earlierDishes(stall);
  const own = ownDishes.map(pickableOwn);
  const groups = [
    { name: stall.isOwn ? words.retired : words.onMenu, dishes: earlier },
    ...catalogueGroups.map((group) => ({
      name: nameIn(group, language),
      dishes: catalogueDishes
        .filter((dish) => dish.group === group.id && !isIn(earlier, dish.id))
        .map((dish) => pickable(dish, stall, language)),
    })),
    { name: words.own, dishes: own },
  ];
  return groups.filter(({ dishes }) => dishes.length > 0);
}

/** The dishes that a text finds, best first; of equally good ones those of the stall and of the vendor's own before others. */
export function foundDishes(
  text: string,
  stall: Stall,
  ownDishes: readonly OwnDish[],
  language: Language,
): readonly PickableDish[] {
  const own = [...earlierDishes(stall), ...ownDishes.map(pickableOwn)];
  const others = catalogueDishes
    .filter(({ id }) => !isIn(own, id))
    .map((dish) => pickable(dish, stall, language));
  return searchDishes([...own, ...others], text);
}

/** The dish of the groups with that name, in any language where its name is one of the catalogue's. */
export function dishNamed(name: string, groups: readonly DishGroup[]): PickableDish | undefined {
  const key = nameKey(name);
  return groups
    .flatMap(({ dishes }) => dishes)
    .find((dish) => namesOfDish(dish).some((other) => nameKey(other) === key));
}

/** Before the set-up the dishes of the sample menu, after it those that were retired. */
function earlierDishes({ dishes, isOwn }: Stall): readonly PickableDish[] {
  return dishes
    .filter(({ isRetired }) => isRetired === isOwn)
    .map(({ id, name, sellingPrice }) => ({ id, name, price: sellingPrice, isOnMenu: false }));
}

function pickable(dish: CatalogueDish, stall: Stall, language: Language): PickableDish {
  const { id, sellingPrice } = dish;
  const isOnMenu = stall.isOwn && stall.dishes.some((each) => each.id === id && !each.isRetired);
  return { id, name: nameIn(dish, language), price: sellingPrice, isOnMenu };
}

function pickableOwn({ id, name }: OwnDish): PickableDish {
  return { id, name, price: null, isOnMenu: false };
}

function isIn(dishes: readonly PickableDish[], id: string): boolean {
  return dishes.some((dish) => dish.id === id);
}
