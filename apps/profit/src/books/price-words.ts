import type { PriceTag } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';

/** Writes a price with its unit: `₹52.00 per kg`. */
export function usePriceWords(): (tag: PriceTag) => string {
  const { units } = useMessages();
  return ({ price, unit }) => units.price(formatRupees(price), perUnit(unit, units));
}
