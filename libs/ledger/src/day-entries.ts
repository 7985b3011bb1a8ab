import { acceptedAmount, acceptedPlates } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import type { PriceEntry, TappedPlates } from './events';
import { ingredientNamed } from './ingredient-names';
import { priceFor } from './quantity';
import type { Stall } from './stall';

/**
 * Makes an entry of plates that were counted, or taken back.
 *
 * @param shown of the dish, 0 or more: plates that were counted today, and sample figures beside them
 * @param change what is not whole is cut off
 * @returns at most as many as keep the count from 0 to 1,000,000; `null` where that leaves none
 */
export function plateChange(
  dish: string,
  shown: { readonly counted: number; readonly samples: number },
  change: number,
): TappedPlates | null {
  const by = Math.trunc(change);
  if (!Number.isFinite(by)) return null;
  const most = acceptedPlates(Number.MAX_SAFE_INTEGER) - shown.counted - shown.samples;
  const plates = by > 0 ? Math.min(by, Math.max(most, 0)) : Math.max(by, -shown.counted);
  return plates === 0 ? null : { kind: 'plates', dish, plates };
}

/**
 * Makes an entry of a price that a tool set in pricing's day.
 *
 * @param day as `dayView` made it of the stall
 * @param name of the ingredient in that day
 * @param pricePerBase ₹ per kg, litre or piece; what is no amount counts as 0
 * @returns the price for what the ingredient is bought by; `null` where nothing changes
 */
export function dayPriceEntry(
  stall: Stall,
  day: Day,
  name: string,
  pricePerBase: number,
): PriceEntry | null {
  const ingredient = ingredientNamed(stall, name);
  const perBase = acceptedAmount(pricePerBase);
  if (!ingredient || !Object.hasOwn(day.ingredientPrices, name)) return null;
  if (day.ingredientPrices[name] === perBase && ingredient.price) return null;
  const unit = ingredient.price?.unit ?? ingredient.unit;
  // A packet of 50 kg may cost more than the highest price of one kg.
  const price = acceptedAmount(priceFor(unit, perBase));
  return { kind: 'price', ingredient: ingredient.id, price, unit, scope: 'from' };
}
