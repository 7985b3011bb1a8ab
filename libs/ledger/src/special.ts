import type { DayTotals } from './day-totals';

const PREFIX = 'special-';

/**
 * The id of a special: a dish of one day, made of what is left over. Its entries count on their day alone, whatever
 * their scope says, so that a special whose price was changed in the menu is gone the next day like any other.
 *
 * @param unique what no other special has: a UUID, up to 72 letters, digits and hyphens
 * @example specialId('7d0c') // 'special-7d0c'
 */
export function specialId(unique: string): string {
  return PREFIX + unique;
}

/** Says whether a dish is a special, by its id. */
export function isSpecial(dish: string): boolean {
  return dish.startsWith(PREFIX);
}

/**
 * The names on a day whose cost is not known and could be entered: specials are left out, because theirs never is.
 *
 * @returns those of `unknownCost`, in its order; also the name of a special that another dish without a cost has
 * @example
 * // Vada without a recipe and the special Podi Idli Fry were sold
 * lackingCosts(totals) // ['Vada']
 */
export function lackingCosts({
  unknownCost,
  dishes,
}: Pick<DayTotals, 'unknownCost' | 'dishes'>): readonly string[] {
  const uncosted = dishes.filter(({ plates, profit }) => plates > 0 && profit === null);
  const others = new Set(uncosted.flatMap(({ dish, name }) => (isSpecial(dish) ? [] : [name])));
  const specials = new Set(dishes.flatMap(({ dish, name }) => (isSpecial(dish) ? [name] : [])));
  return unknownCost.filter((name) => others.has(name) || !specials.has(name));
}
