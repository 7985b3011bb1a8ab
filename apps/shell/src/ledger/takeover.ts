import type { Entry, StallDay } from '@thela/ledger';
import { defaultIngredientPrices, openingDay, withPersistedFigures } from '@thela/pricing';
import type { PersistedFigures } from '@thela/pricing';
import { noOpeningFigures } from './opening-figures';
import type { OpeningFigures } from './opening-figures';

/** What becomes of a day that was stored before there was a ledger. */
export interface Takeover {
  /** The day that its plates and prices belong to. */
  readonly day: StallDay;
  readonly entries: readonly Entry[];
  readonly opening: OpeningFigures;
  readonly hasBegun: boolean;
}

/**
 * Turns a day that was stored before there was a ledger into entries: the vendor's own plates, and prices that
 * differ from the built-in ones. Samples stay what they are, unless the plates are from an earlier day.
 */
export function takeOver(figures: PersistedFigures, today: StallDay): Takeover {
  const built = openingDay({ platesSold: {}, random: () => 0 });
  const { ingredientPrices, platesSold, sampleItemIds, platesSince } = withPersistedFigures(
    built,
    figures,
  );
  const day = platesSince !== undefined && platesSince < today ? platesSince : today;
  const counted = Object.entries(platesSold).filter(
    ([id, plates]) => plates > 0 && !sampleItemIds.includes(id),
  );
  const prices = Object.entries(ingredientPrices).filter(
    ([name, price]) => price !== defaultIngredientPrices[name],
  );
  const samples = sampleItemIds.map((id) => [id, platesSold[id] ?? 0] as const);
  const hasBegun = counted.length > 0 || sampleItemIds.length === 0;
  return {
    day,
    entries: [
      ...prices.map(([ingredient, price]) => priceEntry(ingredient, price)),
      ...counted.map(
        ([dish, plates]) => ({ kind: 'plates', dish, plates, typed: plates }) as const,
      ),
    ],
    opening:
      day < today ? noOpeningFigures : { plates: Object.fromEntries(samples), sampleItemIds },
    hasBegun,
  };
}

function priceEntry(ingredient: string, price: number): Entry {
  const unit = ingredient === 'oil' ? 'litre' : 'kg';
  return { kind: 'price', ingredient, price, unit, scope: 'from' };
}
