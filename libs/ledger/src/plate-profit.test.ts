import { defaultIngredientPrices, menuItemFigures, openingDay } from '@thela/pricing';
import { expect, it } from 'vitest';
import { plateProfit } from './plate-profit';
import { noReferences } from './references';
import { stallOn } from './stall-on';

const stall = stallOn(noReferences, '2026-11-22');

it('earns what pricing says of the same dish, rounded once', () => {
  const day = openingDay({ random: () => 0, platesSold: {} });
  expect(day.ingredientPrices).toEqual(defaultIngredientPrices);
  for (const figures of menuItemFigures(day)) {
    const dish = stall.dishes.find(({ id }) => id === figures.id);
    expect(plateProfit(stall, dish?.recipe ?? [], figures.sellingPrice)).toEqual({
      profit: figures.profitPerPlate,
      marginPercent: figures.profitMargin,
    });
  }
});

it('is a loss below the cost, with the margin of a loss', () => {
  const recipe = [{ ingredient: 'cheese', amount: 100, unit: 'g' }] as const;
  expect(plateProfit(stall, recipe, 16)).toEqual({ profit: -4, marginPercent: -25 });
  expect(plateProfit(stall, recipe, 0)).toEqual({ profit: -20, marginPercent: 0 });
});

it('is not known without a recipe or a price', () => {
  expect(plateProfit(stall, [], 50)).toBeNull();
  expect(plateProfit(stall, [{ ingredient: 'ghee', amount: 1, unit: 'g' }], 50)).toBeNull();
});
