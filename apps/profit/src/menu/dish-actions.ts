import type { Shell } from '@thela/contract';
import type { Dish, Stall } from '@thela/ledger';
import { freeName } from '@thela/text';
import { lastPosition } from './dish-order';

/**
 * Adds a copy of a dish, as the last one of the menu, under the first name that is free: `Masala Dosa 2`.
 *
 * @returns its id
 */
export function duplicateDish({ stall }: Pick<Shell, 'stall'>, { dishes }: Stall, dish: Dish) {
  const { sellingPrice, recipe } = dish;
  return stall.saveDish(null, {
    name: freeName(
      dish.name,
      dishes.map(({ name }) => name),
    ),
    sellingPrice,
    recipe,
    isRetired: false,
    position: lastPosition(dishes),
  });
}

export function retireDish(
  { stall }: Pick<Shell, 'stall'>,
  { id }: Pick<Dish, 'id'>,
  isRetired: boolean,
): void {
  stall.saveDish(id, { isRetired });
}
