import { catalogueDishes, catalogueIngredients, nameIn } from '@thela/kitchen-book/catalogue';
import type { Language } from '@thela/language';
import type { Catalogue } from './menu-choices';

/** The catalogue with its names in a language: these become the names on the vendor's menu. */
export function catalogueIn(language: Language): Catalogue {
  const dishes = catalogueDishes.map((dish) => ({ ...dish, name: nameIn(dish, language) }));
  const ingredients = catalogueIngredients.map((ingredient) => ({
    ...ingredient,
    name: nameIn(ingredient, language),
  }));
  return { dishes, ingredients };
}
