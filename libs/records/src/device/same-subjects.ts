import { isSpecial } from '@thela/ledger';
import type { Dish, Ingredient, LedgerEvent, RecipeLine, Stall } from '@thela/ledger';
import { nameKey, spellingKey } from '@thela/text';
import { derivedId } from './derived-id';

/** Ids of a file's dishes and ingredients, and those that they have here. */
export interface SameSubjects {
  readonly dishes: ReadonlyMap<string, string>;
  readonly ingredients: ReadonlyMap<string, string>;
}

type Subject = Pick<Dish | Ingredient, 'id' | 'name' | 'isRetired'>;

/**
 * Finds the dishes and ingredients of a file that are those of this device under another id: they have the same name, maybe
 * in another spelling or script, and both are in use. What was joined by an earlier file stays joined, whatever its name is by now.
 *
 * @param wasJoined whether events of the first id are here under the second
 */
export function sameSubjects(
  here: Stall,
  file: Stall,
  wasJoined: (id: string, here: string) => boolean,
): SameSubjects {
  const find = (ours: readonly Subject[], theirs: readonly Subject[]) => {
    const all = new Set(ours.map(({ id }) => id));
    const inFile = new Set(theirs.flatMap(({ id, isRetired }) => (isRetired ? [] : [id])));
    const free = ours.filter(({ id }) => !inFile.has(id));
    const names = new Set(theirs.map(({ name }) => nameKey(name)));
    const found = new Map<string, string>();
    for (const { id, name, isRetired } of theirs) {
      if (all.has(id) || isSpecial(id)) continue;
      const open = isRetired ? [] : free.filter((own) => !own.isRetired);
      const same =
        free.find((own) => wasJoined(id, own.id)) ??
        open.find((own) => nameKey(own.name) === nameKey(name)) ??
        open.find(
          (own) => spellingKey(own.name) === spellingKey(name) && !names.has(nameKey(own.name)),
        );
      if (same && ![...found.values()].includes(same.id)) found.set(id, same.id);
    }
    return found;
  };
  const bought = ({ ingredients }: Stall) =>
    ingredients.filter(({ preparation }) => preparation === null);
  return {
    dishes: find(here.dishes, file.dishes),
    ingredients: find(bought(here), bought(file)),
  };
}

/**
 * The events of a file with the ids that their dishes and ingredients have here. An event that changes gets an id that
 * follows from its own, because an id stands for one event: the same file read in twice still adds nothing.
 */
export function underOwnIds(
  events: readonly LedgerEvent[],
  same: SameSubjects,
): readonly LedgerEvent[] {
  if (same.dishes.size + same.ingredients.size === 0) return events;
  const ids = new Map(
    events.flatMap((event) => {
      const word = joinWord(event, same);
      return word === null ? [] : [[event.id, derivedId(event.id, word)]];
    }),
  );
  return withNewIds(
    events.map((event) => withOwnIds(event, same)),
    ids,
  );
}

/** Events under new ids, and what names them: undos, and changes that were made after them. */
export function withNewIds(
  events: readonly LedgerEvent[],
  ids: ReadonlyMap<string, string>,
): readonly LedgerEvent[] {
  if (ids.size === 0) return events;
  const made = events.map((event) => {
    const target = event.kind === 'undo' ? ids.get(event.event) : undefined;
    if (event.kind === 'undo' && target !== undefined) {
      return { ...event, id: derivedId(event.id, target), event: target };
    }
    const id = ids.get(event.id);
    if (id === undefined) return event;
    const after = 'after' in event && event.after !== undefined ? ids.get(event.after) : undefined;
    return { ...event, id, ...(after && { after }) };
  });
  return restoringAgain(events, made);
}

/** Restores name events under the ids that these got. @param made of the events before, one by one */
export function restoringAgain(
  before: readonly LedgerEvent[],
  made: readonly LedgerEvent[],
): readonly LedgerEvent[] {
  if (!made.some(({ kind }) => kind === 'restore')) return made;
  const ids = new Map(before.map(({ id }, index) => [id, made[index]?.id ?? id]));
  return made.map((event) => {
    if (event.kind !== 'restore') return event;
    const named = event.events.map((id) => ids.get(id) ?? id);
    if (named.every((id, index) => id === event.events[index])) return event;
    return { ...event, id: derivedId(event.id, named[0] ?? ''), events: named };
  });
}

/** What the id of an event follows from beside its own; `null` for one that names nothing under another id. */
function joinWord(event: LedgerEvent, { dishes, ingredients }: SameSubjects): string | null {
  if ('dish' in event && dishes.has(event.dish)) return dishes.get(event.dish) ?? null;
  if ('ingredient' in event && ingredients.has(event.ingredient)) {
    return ingredients.get(event.ingredient) ?? null;
  }
  return recipesOf(event).some(({ ingredient }) => ingredients.has(ingredient)) ? 'recipe' : null;
}

function recipesOf(event: LedgerEvent): readonly RecipeLine[] {
  if (event.kind === 'dish') return event.fields.recipe ?? [];
  return event.kind === 'ingredient' ? (event.fields.preparation?.recipe ?? []) : [];
}

function withOwnIds(event: LedgerEvent, { dishes, ingredients }: SameSubjects): LedgerEvent {
  const dishId = (id: string) => dishes.get(id) ?? id;
  const ingredientId = (id: string) => ingredients.get(id) ?? id;
  const own = (recipe: readonly RecipeLine[]) =>
    recipe.map((line) => ({ ...line, ingredient: ingredientId(line.ingredient) }));
  switch (event.kind) {
    case 'plates':
      return { ...event, dish: dishId(event.dish) };
    case 'price':
      return { ...event, ingredient: ingredientId(event.ingredient) };
    case 'waste':
      return 'dish' in event
        ? { ...event, dish: dishId(event.dish) }
        : { ...event, ingredient: ingredientId(event.ingredient) };
    case 'dish': {
      const { fields } = event;
      const recipe = fields.recipe && { recipe: own(fields.recipe) };
      return { ...event, dish: dishId(event.dish), fields: { ...fields, ...recipe } };
    }
    case 'ingredient': {
      const { preparation } = event.fields;
      const renamed = preparation && {
        preparation: { ...preparation, recipe: own(preparation.recipe) },
      };
      const ingredient = ingredientId(event.ingredient);
      return { ...event, ingredient, fields: { ...event.fields, ...renamed } };
    }
    default:
      return event;
  }
}
