import { changesOf, isSpecial, noReferences, stallOn, withReferences } from '@thela/ledger';
import type {
  DishFields,
  Entry,
  IngredientFields,
  LedgerEvent,
  Stall,
  StallDay,
} from '@thela/ledger';
import { nameKey } from '@thela/text';
import { isUsual } from './usual-values';
import type { StallValue } from './usual-values';

/** A value that was decided here and in a file, and differs: the entry that makes either count. */
export interface JoinQuestion {
  /** Of the dish, the ingredient or the stall, as it is called here. */
  readonly name: string;
  readonly here: Entry;
  readonly file: Entry;
}

/** What is entered after a file was read in, so that what a person decided counts. */
export interface JoinedStalls {
  readonly entries: readonly Entry[];
  readonly questions: readonly JoinQuestion[];
}

interface ComparedValue extends StallValue {
  /** What the subject is called. */
  readonly name: string;
  /** Makes it count. */
  readonly entry: Entry;
}

/**
 * Joins two stalls, of which each may have been set up alone: of two values the later one counts, and a set-up writes
 * usual prices and recipes, which are later than what was decided on the old phone. So where both have changed a value, what
 * a person decided wins over a usual one, what is on one menu is on both, and where both decided, they are asked.
 *
 * @param here references of this device
 * @param other references of the file or the account, under the ids that they have here
 */
export function joinStalls(
  here: readonly LedgerEvent[],
  other: readonly LedgerEvent[],
  today: StallDay,
): JoinedStalls {
  const stallIn = (events: readonly LedgerEvent[]) =>
    stallOn(withReferences(noReferences, events), today);
  const [ours, theirs] = [stallIn(here), stallIn(other)];
  const values = valuesOf(theirs);
  const merged = valuesOf(stallIn([...here, ...other]));
  const changed = [changedValues(here, other), changedValues(other, here)];
  const ids = new Set(here.map(({ id }) => id));
  const isOneStall = other.some(({ id }) => ids.has(id));
  // Whoever sets a stall up also chooses what stays of the built-in menu, without an event of it.
  const isChosen = ours.isOwn && theirs.isOwn && !isOneStall;
  const entries: Entry[] = [];
  const questions: JoinQuestion[] = [];
  for (const [key, own] of valuesOf(ours)) {
    const foreign = values.get(key);
    if (!foreign || isSame(own, foreign)) continue;
    const isOfMenu = own.field === 'isRetired';
    // Of one stall, the later decision counts.
    if (isOfMenu ? !isChosen : !changed.every((keys) => keys.has(key))) continue;
    const winner = winnerOf(own, foreign);
    if (winner === null) questions.push({ name: own.name, here: own.entry, file: foreign.entry });
    else if (!isSame(winner, merged.get(key))) entries.push(winner.entry);
  }
  return { entries, questions };
}

/** `null` where both were decided. */
function winnerOf(own: ComparedValue, foreign: ComparedValue): ComparedValue | null {
  if (own.field === 'isRetired') return own.value === false ? own : foreign;
  if (isUsual(foreign)) return own;
  return isUsual(own) ? foreign : null;
}

function isSame(a: ComparedValue, b: ComparedValue | undefined): boolean {
  if (a.field === 'name')
    return typeof b?.value === 'string' && nameKey(b.value) === nameKey(`${a.value}`);
  return JSON.stringify(a.value) === JSON.stringify(b?.value);
}

/** Keys of the values that lasting changes name which the other side does not know. */
function changedValues(
  events: readonly LedgerEvent[],
  others: readonly LedgerEvent[],
): ReadonlySet<string> {
  const known = new Set(others.map(({ id }) => id));
  const keys = changesOf(withReferences(noReferences, events)).flatMap((event) => {
    if (known.has(event.id) || ('scope' in event && event.scope === 'day')) return [];
    if (event.kind === 'price') return [keyOf('price', event.ingredient, 'price')];
    if (event.kind === 'stall')
      return Object.keys(event.fields).map((field) => keyOf('stall', '', field));
    if (event.kind !== 'dish' && event.kind !== 'ingredient') return [];
    const id = event.kind === 'dish' ? event.dish : event.ingredient;
    return Object.keys(event.fields).map((field) => keyOf(event.kind, id, field));
  });
  return new Set(keys);
}

const keyOf = (kind: string, id: string, field: string) => `${kind} ${id} ${field}`;

/** What two stalls are compared by, under its key. */
function valuesOf(stall: Stall): ReadonlyMap<string, ComparedValue> {
  const values: ComparedValue[] = [];
  for (const { id, name, sellingPrice, recipe, isRetired } of stall.dishes) {
    const add = (fields: Partial<DishFields>) => {
      const [[field, value] = ['', null]] = Object.entries(fields);
      const entry = { kind: 'dish', dish: id, fields, scope: 'from' } as const;
      values.push({ kind: 'dish', id, name, field, value, entry });
    };
    if (isSpecial(id)) continue;
    add({ name });
    add({ sellingPrice });
    add({ recipe });
    add({ isRetired });
  }
  for (const { id, name, unit, preparation, isRetired, price } of stall.ingredients) {
    const add = (fields: Partial<IngredientFields>) => {
      const [[field, value] = ['', null]] = Object.entries(fields);
      const entry = { kind: 'ingredient', ingredient: id, fields, scope: 'from' } as const;
      values.push({ kind: 'ingredient', id, name, field, value, entry });
    };
    add({ name });
    add({ unit });
    add({ preparation });
    add({ isRetired });
    if (!price) continue;
    const entry = { kind: 'price', ingredient: id, ...price, scope: 'from' } as const;
    values.push({ kind: 'price', id, name, field: 'price', value: price, entry });
  }
  for (const field of ['name', 'place'] as const) {
    const value = stall[field];
    const entry = { kind: 'stall', fields: { [field]: value } } as const;
    values.push({ kind: 'stall', id: '', name: stall.name, field, value, entry });
  }
  return new Map(values.map((value) => [keyOf(value.kind, value.id, value.field), value]));
}
