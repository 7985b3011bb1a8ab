import { catalogueDishes, catalogueGroups, searchCatalogue } from '@thela/kitchen-book/catalogue';
import type { Dish, Stall } from '@thela/ledger';
import type { Messages } from './messages';
import type { OwnDish } from './set-up-draft';

/** A dish in the list to choose from. */
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
): readonly DishGroup[] {
  const earlier = earlierDishes(stall);
  const own = ownDishes.map(pickableOwn);
  const groups = [
    { name: stall.isOwn ? words.retired : words.onMenu, dishes: earlier },
    ...catalogueGroups.map((group) => ({
      name: group.name,
      dishes: catalogueDishes
        .filter((dish) => dish.group === group.id && !isIn(earlier, dish.id))
        .map((dish) => pickable(dish, stall)),
    })),
    { name: words.own, dishes: own },
  ];
  return groups.filter(({ dishes }) => dishes.length > 0);
}

/** The dishes that a text finds, best first, those of the stall and of the vendor's own before others. */
export function foundDishes(
  text: string,
  stall: Stall,
  ownDishes: readonly OwnDish[],
): readonly PickableDish[] {
  const typed = text.toLowerCase();
  const named = [...earlierDishes(stall), ...ownDishes.map(pickableOwn)].filter(({ name }) =>
    name.toLowerCase().includes(typed),
  );
  const others = searchCatalogue(text).filter(({ id }) => !isIn(named, id));
  return [...named, ...others.map((dish) => pickable(dish, stall))];
}

/** Before the set-up the dishes of the sample menu, after it those that were retired. */
function earlierDishes({ dishes, isOwn }: Stall): readonly PickableDish[] {
  return dishes
    .filter(({ isRetired }) => isRetired === isOwn)
    .map(({ id, name, sellingPrice }) => ({ id, name, price: sellingPrice, isOnMenu: false }));
}

function pickable(
  { id, name, sellingPrice }: Pick<Dish, 'id' | 'name' | 'sellingPrice'>,
  stall: Stall,
): PickableDish {
  const isOnMenu = stall.isOwn && stall.dishes.some((dish) => dish.id === id && !dish.isRetired);
  return { id, name, price: sellingPrice, isOnMenu };
}

function pickableOwn({ id, name }: OwnDish): PickableDish {
  return { id, name, price: null, isOnMenu: false };
}

function isIn(dishes: readonly PickableDish[], id: string): boolean {
  return dishes.some((dish) => dish.id === id);
}
