import { baseOf, isSameUnit, priceFor, pricePerBase } from '@thela/ledger';
import type { Ingredient } from '@thela/ledger';

/**
 * The price of an ingredient for the unit that it is bought by today.
 *
 * @returns ₹; `null` without a price, or when the price is for another kind of unit, such as a kg of what is
 * bought by the piece
 */
export function purchasePrice({ price, unit }: Pick<Ingredient, 'price' | 'unit'>): number | null {
  if (price === null || baseOf(price.unit) !== baseOf(unit)) return null;
  // As it was entered: the way by the price per kg, litre or piece may round it.
  if (isSameUnit(price.unit, unit)) return price.price;
  return priceFor(unit, pricePerBase(price));
}
