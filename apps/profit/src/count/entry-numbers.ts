import type {
  AmountUnit,
  DishEntry,
  EventHead,
  ExpenseEntry,
  IngredientEntry,
  LedgerEvent,
  Preparation,
  PriceEntry,
  RecipeLine,
  WasteEntry,
} from '@thela/ledger';

/** What a day's page lists one by one. Plates are corrected by their count. */
export type DayEntry = ExpenseEntry | WasteEntry | PriceEntry | DishEntry | IngredientEntry;

export type DayEvent = EventHead & DayEntry;

export function isDayEvent(event: LedgerEvent): event is DayEvent {
  return ['expense', 'waste', 'price', 'dish', 'ingredient'].includes(event.kind);
}

/** A number of an entry, and the entry with another in its place. */
export interface EntryNumber {
  readonly of: 'plates' | 'amount' | 'money' | 'yields';
  /** What a line of a recipe takes. */
  readonly ingredient?: string;
  readonly value: number;
  readonly least: '0' | 'above-0';
  readonly set: (value: number) => DayEntry;
  readonly unit?: AmountUnit;
  readonly setUnit?: (unit: AmountUnit) => DayEntry;
}

/** The numbers of an entry that may be typed wrong: none of a name, or of a dish that was retired. */
export function numbersOf(entry: DayEntry): readonly EntryNumber[] {
  switch (entry.kind) {
    case 'expense':
      return [
        {
          of: 'money',
          least: 'above-0',
          value: entry.amount,
          set: (amount) => ({ ...entry, amount }),
        },
      ];
    case 'price':
      return [
        { of: 'money', least: '0', value: entry.price, set: (price) => ({ ...entry, price }) },
      ];
    case 'waste':
      return 'dish' in entry
        ? [
            {
              of: 'plates',
              least: 'above-0',
              value: entry.plates,
              set: (plates) => ({ ...entry, plates }),
            },
          ]
        : [
            {
              of: 'amount',
              least: 'above-0',
              value: entry.amount,
              set: (amount) => ({ ...entry, amount }),
              unit: entry.unit,
              setUnit: (unit) => ({ ...entry, unit }),
            },
          ];
    case 'dish': {
      const { fields } = entry;
      const { sellingPrice, recipe = [] } = fields;
      const price: EntryNumber[] =
        sellingPrice === undefined
          ? []
          : [
              {
                of: 'money',
                least: '0',
                value: sellingPrice,
                set: (next) => ({ ...entry, fields: { ...fields, sellingPrice: next } }),
              },
            ];
      return [
        ...price,
        ...recipeNumbers(recipe, (lines) => ({ ...entry, fields: { ...fields, recipe: lines } })),
      ];
    }
    case 'ingredient': {
      const { fields } = entry;
      const { preparation } = fields;
      if (!preparation) return [];
      const { recipe, yields } = preparation;
      const withChanges = (changes: Partial<Preparation>): DayEntry => ({
        ...entry,
        fields: { ...fields, preparation: { ...preparation, ...changes } },
      });
      return [
        ...recipeNumbers(recipe, (lines) => withChanges({ recipe: lines })),
        {
          of: 'yields',
          least: 'above-0',
          value: yields.amount,
          set: (amount) => withChanges({ yields: { ...yields, amount } }),
          unit: yields.unit,
          setUnit: (unit) => withChanges({ yields: { ...yields, unit } }),
        },
      ];
    }
  }
}

function recipeNumbers(
  recipe: readonly RecipeLine[],
  withRecipe: (recipe: readonly RecipeLine[]) => DayEntry,
): readonly EntryNumber[] {
  return recipe.map((line, position) => {
    const withLine = (changes: Partial<RecipeLine>) =>
      withRecipe(recipe.map((each, at) => (at === position ? { ...each, ...changes } : each)));
    return {
      of: 'amount',
      least: 'above-0',
      ingredient: line.ingredient,
      value: line.amount,
      set: (amount) => withLine({ amount }),
      unit: line.unit,
      setUnit: (unit) => withLine({ unit }),
    };
  });
}
