import type { DishFields, IngredientFields, StallDay, StallFields } from './events';
import { setUpDay } from './references';
import type { References } from './references';
import { seedDishes, seedIngredients, seedPrices } from './built-in-stall';
import type { Dish, Ingredient, PriceTag, Stall } from './stall';
import { inForceOn, lastInForceOn, withFields } from './in-force';
import type { DayOfStall } from './in-force';
import { NO_TIMELINE } from './timeline';

const NEW_DISH: Omit<DishFields, 'name'> = {
  sellingPrice: 0,
  recipe: [],
  isRetired: false,
  // After all that have a place.
  position: 1_000_000_000,
};

const NEW_INGREDIENT: Omit<IngredientFields, 'name'> = {
  unit: 'kg',
  preparation: null,
  isRetired: false,
};

const NEW_STALL: StallFields = { name: '', place: '', timeZone: 'Asia/Kolkata' };

const dayOfStall = (references: References, day: StallDay): DayOfStall => ({
  day,
  setUpDay: setUpDay(references),
});

function dishOn(references: References, id: string, day: StallDay): Dish | null {
  const seed = seedDishes.get(id);
  const changes = inForceOn(references.dish.get(id) ?? NO_TIMELINE, dayOfStall(references, day));
  if (seed === undefined && changes.length === 0) return null;
  const fields = withFields(
    seed ?? { ...NEW_DISH, name: id },
    changes.map((change) => change.fields),
  );
  return { id, ...fields };
}

/**
 * The price of an ingredient at the end of a day, without the work of `stallOn`.
 *
 * @param ingredient its id
 * @returns as it was entered; `null` while nobody entered one
 */
export function priceOn(
  references: References,
  ingredient: string,
  day: StallDay,
): PriceTag | null {
  const last = lastInForceOn(
    references.price.get(ingredient) ?? NO_TIMELINE,
    dayOfStall(references, day),
  );
  if (last === undefined) return seedPrices.get(ingredient) ?? null;
  return { price: last.price, unit: last.unit };
}

function ingredientOn(references: References, id: string, day: StallDay): Ingredient | null {
  const seed = seedIngredients.get(id);
  const changes = inForceOn(
    references.ingredient.get(id) ?? NO_TIMELINE,
    dayOfStall(references, day),
  );
  if (seed === undefined && changes.length === 0) return null;
  const fields = withFields(
    seed ?? { ...NEW_INGREDIENT, name: id },
    changes.map((change) => change.fields),
  );
  const price = fields.preparation === null ? priceOn(references, id, day) : null;
  return { id, ...fields, price };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

// Collators differ from browser to browser; two phones must not list ingredients in two orders.
function byName(a: Ingredient, b: Ingredient): number {
  return (
    compareText(a.name.toLowerCase(), b.name.toLowerCase()) ||
    compareText(a.name, b.name) ||
    compareText(a.id, b.id)
  );
}

function byPosition(a: Dish, b: Dish): number {
  return a.position - b.position || compareText(a.id, b.id);
}

function allOn<Subject>(
  seeds: ReadonlyMap<string, unknown>,
  timelines: ReadonlyMap<string, unknown>,
  subjectOn: (id: string) => Subject | null,
): Subject[] {
  return [...new Set([...seeds.keys(), ...timelines.keys()])]
    .map(subjectOn)
    .filter((subject) => subject !== null);
}

function foldedStall(references: References, day: StallDay): Stall {
  const changes = inForceOn(references.stall.get('') ?? NO_TIMELINE, dayOfStall(references, day));
  return {
    ...withFields(
      NEW_STALL,
      changes.map(({ fields }) => fields),
    ),
    isOwn: changes.length > 0,
    dishes: allOn(seedDishes, references.dish, (id) => dishOn(references, id, day)).sort(
      byPosition,
    ),
    ingredients: allOn(seedIngredients, references.ingredient, (id) =>
      ingredientOn(references, id, day),
    ).sort(byName),
  };
}

const stalls = new WeakMap<References, Map<StallDay, Stall>>();

/**
 * The stall as it was on a day: at the end of that day, as far as its events are known.
 *
 * @returns the same object for the same references and day. On days before it was set up it is as it was then, so that
 * an older paper book can be entered. While there is no event of the stall, it has the built-in dishes and ingredients of
 * the specification, no name, and is not own.
 */
export function stallOn(references: References, day: StallDay): Stall {
  const days = stalls.get(references) ?? new Map<StallDay, Stall>();
  const known = days.get(day);
  if (known !== undefined) return known;
  const stall = foldedStall(references, day);
  stalls.set(references, days.set(day, stall));
  return stall;
}
