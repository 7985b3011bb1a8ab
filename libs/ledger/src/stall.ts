import type { DishFields, IngredientFields, StallFields } from './events';
import type { PurchaseUnit } from './units';

export interface Dish extends DishFields {
  readonly id: string;
}

/** The price of an ingredient, and what it is for. */
export interface PriceTag {
  /** ₹ per `unit`. */
  readonly price: number;
  readonly unit: PurchaseUnit;
}

export interface Ingredient extends IngredientFields {
  readonly id: string;
  /** `null` while nobody entered one, and for a preparation. */
  readonly price: PriceTag | null;
}

/** The stall as it is on one day. */
export interface Stall extends StallFields {
  /** Whether the vendor has set it up. Until then it has the built-in dishes and ingredients, and no name. */
  readonly isOwn: boolean;
  /** In the order of the menu, retired ones among them. */
  readonly dishes: readonly Dish[];
  /** By name, retired ones among them. */
  readonly ingredients: readonly Ingredient[];
}
