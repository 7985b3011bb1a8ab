import { QUINTAL, isSameUnit } from '@thela/ledger';
import type { PriceTag, PurchaseUnit } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import type { Messages } from './messages';

/**
 * What a price is for.
 *
 * @example perUnit({ as: 'packet', of: { amount: 500, unit: 'g' } }, words) // 'a packet of 500 g'
 */
export function perUnit(unit: PurchaseUnit, { prices }: Messages): string {
  if (typeof unit === 'string') return prices.units[unit];
  if (isSameUnit(unit, QUINTAL)) return prices.quintal;
  const { amount, unit: inside } = unit.of;
  return prices.held[unit.as](amount, prices.amounts[inside]);
}

/**
 * A price and what it is for.
 *
 * @example priceText({ price: 60, unit: 'kg' }, words) // '₹60 a kg'
 */
export function priceText({ price, unit }: PriceTag, words: Messages): string {
  return words.prices.price(formatRupees(price), perUnit(unit, words));
}

/** @example listed(['a', 'b', 'c'], 'or', words) // 'a, b or c' */
export function listed(names: readonly string[], last: 'and' | 'or', { lists }: Messages): string {
  const end = names.at(-1);
  return names.length < 2 || end === undefined
    ? names.join('')
    : lists[last](names.slice(0, -1).join(', '), end);
}

/** So many names can be heard at once. */
const MOST_NAMES = 5;

/** @example listedShortly(['a', 'b', 'c', 'd', 'e', 'f', 'g'], words) // 'a, b, c, d, e and 2 more' */
export function listedShortly(names: readonly string[], words: Messages): string {
  const more = names.length - MOST_NAMES;
  const some = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [words.lists.more(more)] : [])];
  return listed(some, 'and', words);
}
