import { isSpecial, specialId } from '@thela/ledger';
import type { DishEntry, Stall } from '@thela/ledger';
import { nameKey } from '@thela/text';

/**
 * Puts a special on the menu of today, the last one of it. One of the same name that was taken off today is put back,
 * so that its plates stay together.
 *
 * @param price ₹ a plate
 * @param unique for its id: a UUID
 */
export function boardEntry(
  { dishes }: Pick<Stall, 'dishes'>,
  {
    name,
    price,
    unique,
  }: { readonly name: string; readonly price: number; readonly unique: string },
): DishEntry {
  const before = dishes.find(
    ({ id, isRetired, name: old }) => isRetired && isSpecial(id) && nameKey(old) === nameKey(name),
  );
  const position = dishes.reduce((last, dish) => Math.max(last, dish.position + 1), 0);
  return {
    kind: 'dish',
    dish: before?.id ?? specialId(unique),
    fields: {
      name,
      sellingPrice: price,
      recipe: [],
      isRetired: false,
      // Of a dish without a place it is the last one of all.
      position: Math.min(position, 1_000_000_000),
    },
    scope: 'day',
  };
}

/** Takes a special off the board; plates that it sold stay. */
export function offBoardEntry(dish: string): DishEntry {
  return { kind: 'dish', dish, fields: { isRetired: true }, scope: 'day' };
}
