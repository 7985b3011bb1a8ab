import { isSpecial } from '@thela/ledger';
import type { Dish, Stall } from '@thela/ledger';
import { tiffinItems } from '@thela/kitchen-book/tiffin-entry';
import type { OwnDish, TiffinItem } from '@thela/kitchen-book/tiffin-entry';
import { nameKey } from '@thela/text';

/** What is chosen in a row: one of the eight items, or a dish of the vendor's own by its id. */
export type ItemChoice = TiffinItem | `dish ${string}`;

export type TiffinNames = Readonly<Record<TiffinItem, string>>;

/** The choice that stands for a dish of the vendor's own. */
export function choiceOfDish({ id }: Pick<Dish, 'id'>): ItemChoice {
  return `dish ${id}`;
}

/** Reads what a list of choices gave; `''` for anything else. */
export function choiceIn(text: string): ItemChoice | '' {
  if (text.startsWith('dish ')) return text as ItemChoice;
  return tiffinItems.find((item) => item === text) ?? '';
}

/** The dishes that can be chosen beside the eight items: those of today's menu, in its order; none before the stall is the vendor's own. */
export function dishesOnMenu({ isOwn, dishes }: Stall): readonly Dish[] {
  if (!isOwn) return [];
  return dishes.filter(({ id, isRetired }) => !isRetired && !isSpecial(id));
}

/** The one of the eight items that has this name, in English or as it is shown. */
export function itemCalled(name: string, names: TiffinNames): TiffinItem | undefined {
  const spelling = nameKey(name);
  return tiffinItems.find((item) => [item, names[item]].some((each) => nameKey(each) === spelling));
}

/**
 * What a choice stands for.
 *
 * @param dishes those that can be chosen
 * @returns `undefined` for a dish that left the list
 */
export function itemOf(
  choice: ItemChoice | '',
  dishes: readonly Dish[],
): TiffinItem | OwnDish | undefined {
  const item = tiffinItems.find((each) => each === choice);
  if (item) return item;
  const dish = dishes.find((each) => choiceOfDish(each) === choice);
  return dish && { dish: dish.id, name: dish.name };
}
