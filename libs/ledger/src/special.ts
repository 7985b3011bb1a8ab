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

export function isSpecial(dish: string): boolean {
  return dish.startsWith(PREFIX);
}

/**
 * The dishes of a day whose cost is not known and could be entered: specials are left out, because theirs never is.
 *
 * @returns names of dishes that sold, each once
 * @example
 * // Vada without a recipe and the special Podi Idli Fry were sold
 * lackingCosts(totals) // ['Vada']
 */
export function lackingCosts({ dishes }: Pick<DayTotals, 'dishes'>): readonly string[] {
  const uncosted = dishes.filter(
    ({ dish, plates, profit }) => plates > 0 && profit === null && !isSpecial(dish),
  );
  return [...new Set(uncosted.map(({ name }) => name))];
}
