import { pricePerBase } from '@thela/ledger';
import type { LedgerEvent, Stall } from '@thela/ledger';
import { changePlatesSold, setIngredientPrice } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import type { StallSnapshot } from './stall-snapshot';

/**
 * The day with events of this page, until the records are read and the ledger works it out: plates and
 * prices, which a person sees change under the finger.
 */
export function optimisticDay(
  { day, stall, today }: StallSnapshot,
  events: readonly LedgerEvent[],
): Day {
  return events
    .filter((event) => event.day === today)
    .reduce((shown, event) => {
      if (event.kind === 'plates') return changePlatesSold(shown, event.dish, event.plates, today);
      if (event.kind !== 'price') return shown;
      const name = nameOf(stall, event.ingredient);
      return name === undefined ? shown : setIngredientPrice(shown, name, pricePerBase(event));
    }, day);
}

function nameOf({ ingredients }: Stall, id: string): string | undefined {
  return ingredients.find((ingredient) => ingredient.id === id)?.name;
}
