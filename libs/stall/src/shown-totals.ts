import type { TranslatedNames } from '@thela/language/built-in-names';
import type { DayTotals, Stall } from '@thela/ledger';

/** The totals of a day with the names to show. */
export function shownTotals(totals: DayTotals, stall: Stall, names: TranslatedNames): DayTotals {
  return {
    ...totals,
    unknownCost: totals.unknownCost.map((name) => names.atStall(stall, name)),
    unknownWaste: totals.unknownWaste.map((name) => names.atStall(stall, name)),
    dishes: totals.dishes.map((dish) => ({
      ...dish,
      name: names.nameOf({ id: dish.dish, name: dish.name }),
    })),
  };
}
