/** What amounts and prices are calculated in: a kilogram, a litre or a piece. */
export type BaseUnit = 'kg' | 'litre' | 'piece';

/** What an amount in a recipe, in a packet or in the waste may be given in. */
export type AmountUnit = BaseUnit | 'g' | 'ml' | 'dozen';

/** An amount of something: 250 g, 0.5 litre, 3 pieces. */
export interface Amount {
  /** More than 0, at most 1,000,000,000; up to six decimals count. */
  readonly amount: number;
  readonly unit: AmountUnit;
}

/** What an ingredient is bought by, and its price is for: `kg`, `dozen`, or a packet that holds an amount. */
export type PurchaseUnit = AmountUnit | { readonly packetOf: Amount };
