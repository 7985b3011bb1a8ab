import { contentsOfServings, unknownContents } from './contents';
import type { Contents, Preparations, Servings } from './contents';
import type { RecipeLine } from './events';
import { newSteps } from './fraction';
import type { Steps } from './fraction';
import { ingredientsById } from './ingredients-by-id';
import type { Stall } from './stall';

// Exact fractions grow with each level.
const MOST_LEVELS = 32;

type Recipes = ReadonlyMap<string, readonly RecipeLine[]>;

/** Preparations in levels, each above those that it is made of. Those that wait for each other are left out. */
function inLevels(recipes: Recipes): readonly (readonly string[])[] {
  const users = new Map([...recipes.keys()].map((id): [string, string[]] => [id, []]));
  const waiting = new Map<string, number>();
  for (const [user, recipe] of recipes) {
    const needed = new Set(recipe.map(({ ingredient }) => ingredient));
    const made = [...needed].filter((id) => users.get(id)?.push(user));
    waiting.set(user, made.length);
  }
  const isFree = (user: string) => {
    waiting.set(user, (waiting.get(user) ?? 0) - 1);
    return waiting.get(user) === 0;
  };
  const levels: string[][] = [];
  let level = [...recipes.keys()].filter((id) => waiting.get(id) === 0);
  while (level.length > 0) {
    levels.push(level);
    level = level.flatMap((id) => users.get(id) ?? []).filter(isFree);
  }
  return levels;
}

interface StallContents {
  readonly made: Preparations;
  /** By recipe. */
  readonly dishes: ReadonlyMap<readonly RecipeLine[], Contents>;
}

/** All together have so many steps, in an order that is the same on every phone. */
function takeApart(stall: Stall): StallContents {
  const steps = newSteps();
  const byId = ingredientsById(stall);
  const recipes = new Map(
    stall.ingredients.flatMap(({ id, preparation }) =>
      preparation ? [[id, preparation.recipe]] : [],
    ),
  );
  const made = new Map<string, Contents>();
  const contents = (recipe: readonly RecipeLine[]) =>
    contentsOfServings(byId, made, [{ recipe, plates: 1 }], steps);
  for (const [index, level] of inLevels(recipes).entries()) {
    for (const id of level) {
      const isTooMuch = index >= MOST_LEVELS || steps.left <= 0;
      const whole = isTooMuch ? null : contents(recipes.get(id) ?? []);
      const isKnown = whole && !whole.unknown.some(({ why }) => why === 'too-complex');
      made.set(id, isKnown ? whole : unknownContents(id, byId.get(id), 'too-complex'));
    }
  }
  return { made, dishes: new Map(stall.dishes.map(({ recipe }) => [recipe, contents(recipe)])) };
}

const contentsByStall = new WeakMap<Stall, StallContents>();

function stallContentsOf(stall: Stall): StallContents {
  const known = contentsByStall.get(stall) ?? takeApart(stall);
  contentsByStall.set(stall, known);
  return known;
}

/** What a recipe is made of in the end, its preparations taken apart by exact fractions. */
export function contentsOfRecipe(
  stall: Stall,
  recipe: readonly RecipeLine[],
  steps?: Steps,
): Contents {
  const servings = [{ recipe, plates: 1 }];
  return stallContentsOf(stall).dishes.get(recipe) ?? contentsOf(stall, servings, steps);
}

/** What plates of different recipes are made of in the end. */
export function contentsOf(
  stall: Stall,
  servings: readonly Servings[],
  steps = newSteps(),
): Contents {
  return contentsOfServings(ingredientsById(stall), stallContentsOf(stall).made, servings, steps);
}
