import type { Amount, AmountUnit, RecipeLine } from '@thela/ledger';
import { builtInMenu } from '@thela/pricing';
import { describe, expect, it } from 'vitest';
import { catalogueDishes, catalogueGroups, catalogueIngredients } from '../catalogue';

/** Kilograms, litres or pieces in one of each unit. */
const sizes: Readonly<Record<AmountUnit, number>> = {
  kg: 1,
  g: 0.001,
  litre: 1,
  ml: 0.001,
  piece: 1,
  dozen: 12,
};

function sizeOf({ amount, unit }: Amount): number {
  return amount * sizes[unit];
}

/** ₹ per kg, litre or piece. */
function pricePerBase(id: string): number {
  const { preparation, price, unit } = catalogueIngredients.find((one) => one.id === id)!;
  if (preparation) return costOf(preparation.recipe) / sizeOf(preparation.yields);
  return price / sizeOf(typeof unit === 'string' ? { amount: 1, unit } : unit.of);
}

function costOf(recipe: readonly RecipeLine[]): number {
  return recipe.reduce((sum, line) => sum + sizeOf(line) * pricePerBase(line.ingredient), 0);
}

function isCounted({ unit }: Amount): boolean {
  return unit === 'piece' || unit === 'dozen';
}

function total(lines: readonly Amount[]): number {
  return lines.reduce((sum, line) => sum + sizeOf(line), 0);
}

const others = catalogueDishes.slice(builtInMenu.length);

describe('the dishes of the catalogue', () => {
  it('are seventy or more, in groups that are all used', () => {
    expect(catalogueDishes.length).toBeGreaterThanOrEqual(70);
    expect([...new Set(catalogueDishes.map(({ group }) => group))]).toEqual(
      catalogueGroups.map(({ id }) => id),
    );
  });

  it('begin with the built-in five, at their specified prices and amounts', () => {
    const five = catalogueDishes.slice(0, builtInMenu.length);
    expect(five.map(({ id, name, sellingPrice }) => ({ id, name, sellingPrice }))).toEqual(
      builtInMenu.map(({ id, name, sellingPrice }) => ({ id, name, sellingPrice })),
    );
    expect(five.map(({ recipe }) => recipe)).toEqual(
      builtInMenu.map(({ ingredients }) =>
        Object.entries(ingredients).map(([ingredient, amount]) => ({
          ingredient,
          amount,
          unit: ingredient === 'oil' ? 'litre' : 'kg',
        })),
      ),
    );
  });

  // Three of the built-in five cost less than 15 %, with the specified amounts and prices.
  it.each(others)('$id costs 15 to 60 % of its price', ({ recipe, sellingPrice }) => {
    const share = costOf(recipe) / sellingPrice;
    expect(share).toBeGreaterThanOrEqual(0.15);
    expect(share).toBeLessThanOrEqual(0.6);
  });

  it.each(catalogueDishes)('$id is one plate: at most 1.5 kg and ten pieces', ({ recipe }) => {
    const weighed = total(recipe.filter((line) => !isCounted(line)));
    const counted = total(recipe.filter(isCounted));
    expect(weighed).toBeLessThan(1.5);
    expect(counted).toBeLessThanOrEqual(10);
    expect(weighed + counted).toBeGreaterThan(0.05);
  });
});
