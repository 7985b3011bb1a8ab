/** The names of food that the kitchen book knows, for tools that read the vendor's words themselves. */
export { ingredientNames } from './catalogue/ingredient-names';
export { dishNames, foodNames, namesIn } from './data/food-names';
export { teluguFoods } from './data/telugu-words';
