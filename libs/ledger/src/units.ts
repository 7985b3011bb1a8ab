/** What amounts and prices are calculated in: a kilogram, a litre or a piece. */
export type BaseUnit = 'kg' | 'litre' | 'piece';

/** What an amount in a recipe, in a packet or in the waste may be given in. */
export type AmountUnit = BaseUnit | 'g' | 'ml' | 'dozen';

export interface Amount {
  /** More than 0, at most 1,000,000,000; up to six decimals count. */
  readonly amount: number;
  readonly unit: AmountUnit;
}

/** What nobody opens for less: it is bought whole. A tray is a crate, too. */
export type PackKind = 'packet' | 'bundle' | 'tray';

export interface Pack {
  readonly as: PackKind;
  readonly of: Amount;
}

/** An amount that a price is for and of which one buys what one needs: 100 kg, a quintal, of what is weighed out. */
interface Loose {
  readonly as: 'loose';
  readonly of: Amount;
}

/** What an ingredient is bought by, and its price is for: `kg`, `dozen`, 100 kg loose, a packet of 500 g. */
export type PurchaseUnit = AmountUnit | Loose | Pack;

/** What the prices of a wholesale market are for. */
export const QUINTAL = {
  as: 'loose',
  of: { amount: 100, unit: 'kg' },
} as const satisfies PurchaseUnit;
