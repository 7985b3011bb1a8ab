import type { ChangeOptions, StallActions } from '@thela/contract';
import type { Entry, Scope, Stall, StallDay } from '@thela/ledger';
import { deviceTimeZone } from './follow-day';

export interface StallActionsOptions {
  readonly now: () => { readonly stall: Stall; readonly today: StallDay };
  readonly record: (entries: readonly Entry[], day: StallDay) => void;
}

/** The actions of `shell.stall`: they become events. */
export function stallActions({ now, record }: StallActionsOptions): StallActions {
  /** A change of an earlier day counts for that day alone. */
  const scopeOf = ({ day }: ChangeOptions): { scope: Scope; day: StallDay } => {
    const { today } = now();
    return day !== undefined && day < today ? { scope: 'day', day } : { scope: 'from', day: today };
  };
  return {
    saveDish: (id, fields, options = {}) => {
      const { scope, day } = scopeOf(options);
      const dish = id ?? crypto.randomUUID();
      const defaults = { name: '', sellingPrice: 0, recipe: [], isRetired: false };
      const position = Math.max(-1, ...now().stall.dishes.map((each) => each.position)) + 1;
      const all = id === null ? { ...defaults, position, ...fields } : fields;
      record([{ kind: 'dish', dish, fields: all, scope }], day);
      return dish;
    },
    saveIngredient: (id, fields, options = {}) => {
      const { scope, day } = scopeOf(options);
      const ingredient = id ?? crypto.randomUUID();
      const defaults = { name: '', unit: 'kg', preparation: null, isRetired: false } as const;
      const all = id === null ? { ...defaults, ...fields } : fields;
      record([{ kind: 'ingredient', ingredient, fields: all, scope }], day);
      return ingredient;
    },
    setPrice: (ingredient, { price, unit }, options = {}) => {
      const { scope, day } = scopeOf(options);
      record([{ kind: 'price', ingredient, price, unit, scope }], day);
    },
    describe: (fields) => {
      const { stall, today } = now();
      const timeZone = stall.isOwn ? {} : { timeZone: deviceTimeZone() };
      record([{ kind: 'stall', fields: { ...timeZone, ...fields } }], today);
    },
  };
}
