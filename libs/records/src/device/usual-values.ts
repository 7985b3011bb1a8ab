import {
  catalogueDishes,
  catalogueIngredients,
  formerUsualPrices,
} from '@thela/kitchen-book/catalogue';

/** A value of a stall, a dish or an ingredient. */
export interface StallValue {
  readonly kind: 'dish' | 'ingredient' | 'price' | 'stall';
  /** Empty for the stall. */
  readonly id: string;
  readonly field: string;
  readonly value: unknown;
}

/** What a dish, or an ingredient, has when it is added from the list, and one of the vendor's own when it is new. */
const usualDishes = new Map(catalogueDishes.map((dish) => [dish.id, dish]));
const usualIngredients = new Map(catalogueIngredients.map((each) => [each.id, each]));

/**
 * Says whether a value is what the site puts in, so that nobody need have decided it: a price or a recipe of the list, a name
 * of the list in any language, no recipe, no price, no place.
 */
export function isUsual({ kind, id, field, value }: StallValue): boolean {
  return usualOf(kind, id, field).some((usual) => JSON.stringify(usual) === JSON.stringify(value));
}

function usualOf(kind: StallValue['kind'], id: string, field: string): readonly unknown[] {
  if (kind === 'stall') return [''];
  const dish = usualDishes.get(id);
  const ingredient = usualIngredients.get(id);
  const listed = kind === 'dish' ? dish : ingredient;
  switch (field) {
    case 'name':
      return listed ? [listed.name, ...Object.values(listed.names)] : [];
    case 'sellingPrice':
      return [dish?.sellingPrice ?? 0];
    case 'recipe':
      return [dish?.recipe ?? []];
    case 'price':
      return [ingredient?.price, formerUsualPrices.get(id)].map((price) => ({
        price,
        unit: ingredient?.unit,
      }));
    case 'unit':
      return [ingredient?.unit ?? 'kg'];
    case 'preparation':
      return [ingredient?.preparation ?? null];
    default:
      return [];
  }
}
