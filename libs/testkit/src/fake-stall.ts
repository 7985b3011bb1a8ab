import { deepFreeze } from '@thela/contract';
import type { ChangeOptions, StallStore } from '@thela/contract';
import { stallOn } from '@thela/ledger';
import type { Scope, StallDay } from '@thela/ledger';
import type { FakeLedger } from './fake-ledger';

const newDish = { name: '', sellingPrice: 0, recipe: [], isRetired: false };
const newIngredient = { name: '', unit: 'kg', preparation: null, isRetired: false } as const;

/**
 * The stall of a fake ledger. What is added gets the ids `dish-1`, `dish-2` or `ingredient-1`, `ingredient-2`, and
 * as in the real shell comes last and has no recipe and no price but those that are given.
 *
 * @param open goes to the page of the stall
 */
export function createFakeStall(of: FakeLedger, open: () => void): StallStore {
  const { today, subscribe } = of.ledger;
  const counts = { dish: 0, ingredient: 0 };
  const newId = (kind: keyof typeof counts) => {
    counts[kind] += 1;
    return `${kind}-${counts[kind]}`;
  };
  const now = () => deepFreeze(stallOn(of.references(), today.getSnapshot()));
  /** A change of an earlier day counts for that day alone. */
  const scopeOf = ({ day }: ChangeOptions = {}): readonly [Scope, StallDay | undefined] =>
    day !== undefined && day < today.getSnapshot() ? ['day', day] : ['from', undefined];
  return {
    getSnapshot: now,
    subscribe: (listener) => {
      const leave = [subscribe(() => listener()), today.subscribe(listener)];
      return () => leave.forEach((end) => end());
    },
    saveDish: (id, given, options) => {
      const dish = id ?? newId('dish');
      const position = Math.max(-1, ...now().dishes.map((each) => each.position)) + 1;
      const fields = id === null ? { ...newDish, position, ...given } : given;
      const [scope, day] = scopeOf(options);
      of.enter([{ kind: 'dish', dish, fields, scope }], day);
      return dish;
    },
    saveIngredient: (id, given, options) => {
      const ingredient = id ?? newId('ingredient');
      const fields = id === null ? { ...newIngredient, ...given } : given;
      const [scope, day] = scopeOf(options);
      of.enter([{ kind: 'ingredient', ingredient, fields, scope }], day);
      return ingredient;
    },
    setPrice: (ingredient, { price, unit }, options) => {
      const [scope, day] = scopeOf(options);
      of.enter([{ kind: 'price', ingredient, price, unit, scope }], day);
    },
    describe: (fields) => {
      of.enter([{ kind: 'stall', fields }]);
    },
    open,
  };
}
