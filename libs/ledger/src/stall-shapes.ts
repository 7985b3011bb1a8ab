import * as v from 'valibot';

/** Of a recipe: then an event takes less than the 4 KB that the account takes of one. */
export const MOST_LINES = 40;

export interface StallValues {
  /** Id of a dish or an ingredient. */
  readonly id: v.GenericSchema<string>;
  readonly name: v.GenericSchema<string>;
  /** Of an ingredient or a preparation. */
  readonly amount: v.GenericSchema<number>;
  /** In ₹. */
  readonly price: v.GenericSchema<number>;
  readonly position: v.GenericSchema<number>;
}

/**
 * The shapes that a stall is made of, in events as in a snapshot of the whole stall: both have the same fields, and
 * each its own limits.
 */
export function stallShapes({ id, name, amount, price, position }: StallValues) {
  const amountEntries = {
    amount,
    unit: v.picklist(['kg', 'g', 'litre', 'ml', 'piece', 'dozen']),
  };
  const unit = v.union([
    amountEntries.unit,
    v.object({
      as: v.picklist(['loose', 'packet', 'bundle', 'tray']),
      of: v.object(amountEntries),
    }),
  ]);
  const recipe = v.pipe(
    v.array(v.object({ ingredient: id, ...amountEntries })),
    v.maxLength(MOST_LINES),
  );
  return {
    amountEntries,
    unit,
    dishEntries: { name, sellingPrice: price, recipe, isRetired: v.boolean(), position },
    ingredientEntries: {
      name,
      unit,
      preparation: v.nullable(v.object({ recipe, yields: v.object(amountEntries) })),
      isRetired: v.boolean(),
    },
  };
}
