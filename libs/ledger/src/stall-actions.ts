import { HIGHEST_AMOUNT } from './event-schema';
import type { DishFields, Entry, IngredientFields, Scope, StallDay, StallFields } from './events';
import type { PriceTag, Stall } from './stall';

interface ChangeOptions {
  readonly day?: StallDay;
}

export interface StallActionsOptions {
  readonly now: () => { readonly stall: Stall; readonly today: StallDay };
  /** Takes the entries of one action, and the day that they belong to. */
  readonly record: (entries: readonly Entry[], day: StallDay) => void;
  /** An id that nothing of the stall has. */
  readonly newId: (of: 'dish' | 'ingredient') => string;
}

/**
 * The actions of the contract's `shell.stall`, as entries. What is added comes last on the menu, and has no recipe
 * and no price but those that are given. A change of an earlier day counts for that day alone.
 */
export function stallActions({ now, record, newId }: StallActionsOptions) {
  const scopeOf = ({ day }: ChangeOptions): { scope: Scope; day: StallDay } => {
    const { today } = now();
    return day !== undefined && day < today ? { scope: 'day', day } : { scope: 'from', day: today };
  };
  return {
    saveDish: (id: string | null, fields: Partial<DishFields>, options: ChangeOptions = {}) => {
      const { scope, day } = scopeOf(options);
      const dish = id ?? newId('dish');
      const defaults = { name: '', sellingPrice: 0, recipe: [], isRetired: false };
      const last = Math.max(-1, ...now().stall.dishes.map((each) => each.position));
      // A dish of a file may have the highest that there is.
      const position = Math.min(last + 1, HIGHEST_AMOUNT);
      const all = id === null ? { ...defaults, position, ...fields } : fields;
      record([{ kind: 'dish', dish, fields: all, scope }], day);
      return dish;
    },
    saveIngredient: (
      id: string | null,
      fields: Partial<IngredientFields>,
      options: ChangeOptions = {},
    ) => {
      const { scope, day } = scopeOf(options);
      const ingredient = id ?? newId('ingredient');
      const defaults = { name: '', unit: 'kg', preparation: null, isRetired: false } as const;
      const all = id === null ? { ...defaults, ...fields } : fields;
      record([{ kind: 'ingredient', ingredient, fields: all, scope }], day);
      return ingredient;
    },
    setPrice: (ingredient: string, { price, unit }: PriceTag, options: ChangeOptions = {}) => {
      const { scope, day } = scopeOf(options);
      record([{ kind: 'price', ingredient, price, unit, scope }], day);
    },
    describe: (fields: Partial<StallFields>) => {
      record([{ kind: 'stall', fields }], now().today);
    },
  };
}
