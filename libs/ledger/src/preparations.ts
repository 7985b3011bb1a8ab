import { contentsOfLines, scaled } from './contents';
import type { Contents, Preparations } from './contents';
import type { Preparation, RecipeLine } from './events';
import { fraction, isTooLong } from './fraction';
import { ingredientsById } from './ingredients-by-id';
import { quantityOf } from './quantity';
import type { Stall } from './stall';

// Exact fractions grow with each level; a file from elsewhere must not keep the page busy for minutes.
const MOST_LEVELS = 32;

type Recipes = ReadonlyMap<string, Preparation>;

/** For each preparation those that it is made of, and still waits for. */
function neededBy(recipes: Recipes): Map<string, Set<string>> {
  return new Map(
    [...recipes].map(([id, { recipe }]) => [
      id,
      new Set(recipe.map(({ ingredient }) => ingredient).filter((each) => recipes.has(each))),
    ]),
  );
}

function usersOf(needs: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const users = new Map<string, string[]>([...needs.keys()].map((id) => [id, []]));
  for (const [user, needed] of needs) for (const id of needed) users.get(id)?.push(user);
  return users;
}

/** Those that wait for none any more once the given ones are made. */
function freedBy(
  made: readonly string[],
  users: ReadonlyMap<string, readonly string[]>,
  needs: ReadonlyMap<string, Set<string>>,
): readonly string[] {
  const freed: string[] = [];
  for (const id of made) {
    for (const user of users.get(id) ?? []) {
      const needed = needs.get(user);
      if (needed?.delete(id) === true && needed.size === 0) freed.push(user);
    }
  }
  return freed;
}

/**
 * Preparations, each after those that it is made of. Those that wait for each other are left out, and
 * those of too many levels.
 */
function inOrder(recipes: Recipes): readonly string[] {
  const needs = neededBy(recipes);
  const users = usersOf(needs);
  let level: readonly string[] = [...needs.keys()].filter((id) => needs.get(id)?.size === 0);
  const ordered: string[][] = [];
  for (let count = 0; count < MOST_LEVELS && level.length > 0; count += 1) {
    ordered.push([...level]);
    level = freedBy(level, users, needs);
  }
  return ordered.flat();
}

function takePreparationsApart(stall: Stall): Preparations {
  const byId = ingredientsById(stall);
  const recipes = new Map(
    stall.ingredients.flatMap(({ id, preparation }) => (preparation ? [[id, preparation]] : [])),
  );
  const made = new Map<string, Contents>();
  for (const id of inOrder(recipes)) {
    const { recipe = [], yields } = recipes.get(id) ?? {};
    const billionths = yields === undefined ? 0n : quantityOf(yields).billionths;
    const whole = contentsOfLines(byId, made, recipe);
    if ([...whole.amounts.values()].some(isTooLong)) continue;
    // One that yields nothing is never taken from: its line says so.
    made.set(id, billionths > 0n ? scaled(whole, fraction(1n, billionths)) : whole);
  }
  return made;
}

const preparationsOf = new WeakMap<Stall, Preparations>();

/** What a recipe is made of in the end, its preparations taken apart by exact fractions. */
export function contentsOf(stall: Stall, recipe: readonly RecipeLine[]): Contents {
  const made = preparationsOf.get(stall) ?? takePreparationsApart(stall);
  preparationsOf.set(stall, made);
  return contentsOfLines(ingredientsById(stall), made, recipe);
}
