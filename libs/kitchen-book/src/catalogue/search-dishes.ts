import { searchNames, splitWords } from '@thela/text';
import { catalogueDishes, catalogueGroups } from './dishes';

// Shorter ones are part of too many names.
const shortestWord = 3;

interface Named {
  readonly id: string;
  readonly name: string;
}

const groups = new Map(
  catalogueGroups.map(({ id, name, names }) => [id, [name, ...Object.values(names)]]),
);

/** What a dish of the catalogue is called, by its id: its names, other words for it, and those of its group. */
const spellings = new Map(
  catalogueDishes.map(({ id, name, names, words, group }) => [
    id,
    { names: [name, ...Object.values(names)], words, group: groups.get(group) ?? [] },
  ]),
);

/** What is known of a dish that has one of its names in the catalogue; one that got another name is the vendor's own. */
function spellingsOf({ id, name }: Named) {
  const known = spellings.get(id);
  return known?.names.includes(name) ? known : undefined;
}

/** What a dish may be called: in all languages where the name is the catalogue's. */
export function namesOfDish(dish: Named): readonly string[] {
  return [...new Set([dish.name, ...(spellingsOf(dish)?.names ?? [])])];
}

/**
 * Finds dishes by what a vendor types, as `searchNames` does; those of the catalogue by their names in all languages,
 * by other words for them and by their group, too.
 *
 * @param text any; without letters and digits it gives all dishes
 * @returns the dishes that fit, the best first, equally good ones in their order
 * @example searchDishes(catalogueDishes, 'phuchka')[0]?.name // 'Pani Puri'
 */
export function searchDishes<Dish extends Named>(
  dishes: readonly Dish[],
  text: string,
): readonly Dish[] {
  const found = searchNames(
    dishes,
    text,
    (dish) => [...namesOfDish(dish), ...(spellingsOf(dish)?.words ?? [])],
    { groupOf: (dish) => spellingsOf(dish)?.group ?? [] },
  );
  if (found.length > 0) return found;
  // 'Ek plate samosa': nothing fits all of it.
  const words = splitWords(text).filter((word) => word.length >= shortestWord);
  const wordsThatFit = (dish: Dish, isExact: boolean) =>
    words.filter((word) => searchNames([dish], word, namesOfDish, { isExact }).length > 0).length;
  return dishes
    .filter((dish) => wordsThatFit(dish, true) > 0)
    .map((dish) => ({ dish, fit: wordsThatFit(dish, false) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ dish }) => dish);
}
