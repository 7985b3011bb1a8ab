import type { PurchaseUnit } from '@thela/ledger';
import type { Messages } from './messages';

type UnitWords = Messages['units'];

/** For a unit of purchase: `per kg`, `per packet of 200 g`. */
export function perUnit(unit: PurchaseUnit, words: UnitWords): string {
  if (typeof unit === 'string') return words.per[unit];
  const { amount, unit: inner } = unit.packetOf;
  return words.perPacket(words.amount[inner](amount));
}
