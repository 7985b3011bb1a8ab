import type { AmountUnit, PurchaseUnit } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';

/**
 * Money as it is said: without the paise that are not there.
 *
 * @example rupees(1190) // '₹1,190'
 */
export function rupees(amount: number): string {
  return formatRupees(amount).replace(/\.00$/, '');
}

const each: Readonly<Record<AmountUnit, string>> = {
  kg: 'a kg',
  g: 'a gram',
  litre: 'a litre',
  ml: 'a ml',
  piece: 'each',
  dozen: 'a dozen',
};

const many: Readonly<Record<AmountUnit, string>> = {
  kg: 'kg',
  g: 'g',
  litre: 'litre',
  ml: 'ml',
  piece: 'pieces',
  dozen: 'dozen',
};

/**
 * What a price is for.
 *
 * @example perUnit({ packetOf: { amount: 500, unit: 'g' } }) // 'a packet of 500 g'
 */
export function perUnit(unit: PurchaseUnit): string {
  if (typeof unit === 'string') return each[unit];
  const { amount, unit: inside } = unit.packetOf;
  return `a packet of ${amount.toLocaleString('en-IN')} ${many[inside]}`;
}

/** @example listed(['a', 'b', 'c'], 'or') // 'a, b or c' */
export function listed(names: readonly string[], last: 'and' | 'or'): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** So many names can be heard at once. */
const MOST_NAMES = 5;

/** @example listedShortly(['a', 'b', 'c', 'd', 'e', 'f', 'g']) // 'a, b, c, d, e and 2 more' */
export function listedShortly(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return listed([...names.slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])], 'and');
}
