/** The eight tiffin items that a row can name (specification, section 9), in their order. */
export const tiffinItems = [
  'Idli',
  'Dosa',
  'Vada',
  'Upma',
  'Poori',
  'Pongal',
  'Uthappam',
  'Kesari',
] as const;

export type TiffinItem = (typeof tiffinItems)[number];

/** A dish of the vendor's own menu, which is none of the eight. */
export interface OwnDish {
  readonly dish: string;
  /** As it stands in the ledger, on one line. */
  readonly name: string;
}

/** One filled-in row of the Daily Sales Strategy. */
export interface TiffinEntry {
  readonly id: string;
  readonly tiffinItem: TiffinItem | OwnDish;
  /** ₹ spent on the item's ingredients in a day. */
  readonly ingredientPrice: number;
  readonly dailySales: number;
  /** ₹ earned on a plate; negative when a plate loses money. */
  readonly perPlateProfit: number;
  /** Plates that were left over a day and thrown away, as the books say; absent where they say nothing. */
  readonly leftOver?: number;
}
