import type { StallActions } from '@thela/contract';
import type { PurchaseUnit } from '@thela/ledger';

export interface PurchaseChanges {
  readonly unit?: PurchaseUnit | undefined;
  /** ₹ per unit. */
  readonly price?: number | null | undefined;
}

/**
 * Stores how an ingredient is bought.
 *
 * @param unit by which it is bought so far
 */
export function savePurchase(
  stall: Pick<StallActions, 'saveIngredient' | 'setPrice'>,
  ingredient: string,
  unit: PurchaseUnit,
  changes: PurchaseChanges,
): void {
  if (changes.unit !== undefined) stall.saveIngredient(ingredient, { unit: changes.unit });
  if (changes.price !== undefined && changes.price !== null) {
    stall.setPrice(ingredient, { price: changes.price, unit: changes.unit ?? unit });
  }
}
