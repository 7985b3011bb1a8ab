/** Dishes that a stall may sell, with usual prices and recipes, and the search for them. */
export { catalogueDishes, catalogueGroups } from './catalogue/dishes';
export type { CatalogueDish } from './catalogue/dishes';
export { catalogueIngredients, formerUsualPrices } from './catalogue/ingredients';
export type { CatalogueIngredient } from './catalogue/ingredients';
export { nameIn } from './catalogue/names';
export { namesOfDish, searchDishes } from './catalogue/search-dishes';
