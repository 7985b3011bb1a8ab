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

/** One filled-in row of the Daily Sales Strategy. */
export interface TiffinEntry {
  readonly id: string;
  readonly tiffinItem: TiffinItem;
  /** ₹ spent on the item's ingredients in a day. */
  readonly ingredientPrice: number;
  /** Plates sold in a day. */
  readonly dailySales: number;
  /** ₹ earned on a plate; negative when a plate loses money. */
  readonly perPlateProfit: number;
}
