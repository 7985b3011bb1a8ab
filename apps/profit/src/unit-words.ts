import type { AmountUnit, PurchaseUnit } from '@thela/ledger';

const unitNames: Readonly<Record<AmountUnit, string>> = {
  kg: 'kg',
  g: 'g',
  litre: 'litre',
  ml: 'ml',
  piece: 'piece',
  dozen: 'dozen',
};

/** What something is bought by: `kg`, `packet of 200 g`. */
export function unitName(unit: PurchaseUnit): string {
  if (typeof unit === 'string') return unitNames[unit];
  const { amount, unit: inner } = unit.packetOf;
  const isMany = amount !== 1 && (inner === 'piece' || inner === 'litre');
  return `packet of ${amount} ${unitNames[inner]}${isMany ? 's' : ''}`;
}

/** `per kg`, `per packet of 200 g`. */
export function perUnit(unit: PurchaseUnit): string {
  return `per ${unitName(unit)}`;
}
