import { deepFreeze } from '@thela/contract';
import type { ChangeOptions, StallStore } from '@thela/contract';
import { stallOn } from '@thela/ledger';
import type { Scope } from '@thela/ledger';
import type { FakeLedger } from './fake-ledger';

/**
 * The stall of a fake ledger. What is added gets the ids `dish-1`, `dish-2` or `ingredient-1`, `ingredient-2`.
 *
 * @param open goes to the page of the stall
 */
export function createFakeStall(of: FakeLedger, open: () => void): StallStore {
  const { today, subscribe } = of.ledger;
  let added = 0;
  const newId = (kind: string) => {
    added += 1;
    return `${kind}-${added}`;
  };
  const scopeOf = ({ day }: ChangeOptions = {}): { readonly scope: Scope } => ({
    scope: day === undefined ? 'from' : 'day',
  });
  return {
    getSnapshot: () => deepFreeze(stallOn(of.references(), today.getSnapshot())),
    subscribe: (listener) => {
      const leave = [subscribe(() => listener()), today.subscribe(listener)];
      return () => leave.forEach((end) => end());
    },
    saveDish: (id, fields, options) => {
      const dish = id ?? newId('dish');
      of.enter([{ kind: 'dish', dish, fields, ...scopeOf(options) }], options?.day);
      return dish;
    },
    saveIngredient: (id, fields, options) => {
      const ingredient = id ?? newId('ingredient');
      of.enter([{ kind: 'ingredient', ingredient, fields, ...scopeOf(options) }], options?.day);
      return ingredient;
    },
    setPrice: (ingredient, tag, options) => {
      of.enter([{ kind: 'price', ingredient, ...tag, ...scopeOf(options) }], options?.day);
    },
    describe: (fields) => {
      of.enter([{ kind: 'stall', fields }]);
    },
    open,
  };
}
