import { QUINTAL, isSameUnit } from '@thela/ledger';
import type { PurchaseUnit } from '@thela/ledger';
import type { Messages } from './messages';

type UnitWords = Messages['units'];

/** For a unit of purchase: `per kg`, `per quintal`, `per packet of 200 g`. */
export function perUnit(unit: PurchaseUnit, words: UnitWords): string {
  if (typeof unit === 'string') return words.per[unit];
  if (isSameUnit(unit, QUINTAL)) return words.perQuintal;
  return words.perHeld[unit.as](words.amount[unit.of.unit](unit.of.amount));
}
