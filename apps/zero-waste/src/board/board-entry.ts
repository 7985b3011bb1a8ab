import { isSpecial, specialId } from '@thela/ledger';
import type { DishEntry, Stall } from '@thela/ledger';
import { compactKey } from '@thela/text';

/** The longest name that a ledger holds. */
export const LONGEST_NAME = 200;

/**
 * A dish of today's menu that is called so: two of one name cannot be told apart when plates are counted.
 *
 * @param stalls as it is stored, and with the names that are shown
 */
export function namesake(name: string, stalls: readonly Pick<Stall, 'dishes'>[]): string | null {
  const wanted = compactKey(name);
  const dishes = stalls.flatMap((stall) => stall.dishes);
  const found = dishes.find((dish) => !dish.isRetired && compactKey(dish.name) === wanted);
  return found?.name ?? null;
}

/**
 * The name, or the first of `name 2`, `name 3` … that no dish of today's menu has.
 *
 * @example freeName('Podi Idli Fry', [stall]) // 'Podi Idli Fry 2' where the menu has one
 */
export function freeName(name: string, stalls: readonly Pick<Stall, 'dishes'>[]): string {
  const base = name.trim().slice(0, LONGEST_NAME - 6);
  let free = base;
  for (let number = 2; namesake(free, stalls) !== null; number += 1) free = `${base} ${number}`;
  return free;
}

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
    ({ id, isRetired, name: old }) =>
      isRetired && isSpecial(id) && compactKey(old) === compactKey(name),
  );
  const position = dishes.reduce((last, dish) => Math.max(last, dish.position + 1), 0);
  return {
    kind: 'dish',
    dish: before?.id ?? specialId(unique),
    fields: {
      name: name.trim(),
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
