import type { PriceTag, StallDay } from '@thela/ledger';
import type { PriceWrite } from './use-storing';

/** Makes the price of an ingredient another one: on the `day` that is given alone, else from today on. */
export function priceWrite(
  ingredient: string,
  { price, unit }: PriceTag,
  day?: StallDay,
): PriceWrite {
  return day === undefined
    ? { entry: { kind: 'price', ingredient, price, unit, scope: 'from' } }
    : { entry: { kind: 'price', ingredient, price, unit, scope: 'day' }, day };
}

/** Makes the price of a dish on the board another one from today on, ₹ a plate. */
export function boardPriceWrite(dish: string, sellingPrice: number): PriceWrite {
  return { entry: { kind: 'dish', dish, fields: { sellingPrice }, scope: 'from' } };
}
