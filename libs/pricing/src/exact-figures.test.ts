import { expect, it } from 'vitest';
import { setIngredientPrice } from './day';
import { exactFigures, itemProfitAt, plateProfitAt } from './exact-figures';
import { exampleDay } from './testing/example-days';

it('adds up a plate of Masala Dosa without rounding', () => {
  const figures = exactFigures(exampleDay());
  expect(figures.sellingPrices[1]).toBe(85_000_000_000_000);
  expect(figures.costs[1]).toBe(11_805_000_000_000);
  expect(plateProfitAt(figures, 1)).toBe(73_195_000_000_000);
  expect(figures.platesSold[1]).toBe(15);
  expect(itemProfitAt(figures, 1)).toBe(1_097_925_000_000_000);
});

it('works a day out once and a changed day anew', () => {
  const day = exampleDay();
  expect(exactFigures(day)).toBe(exactFigures(day));
  const dearer = exactFigures(setIngredientPrice(day, 'potatoes', 25.01));
  expect(dearer.costs[1]).toBe(11_806_500_000_000);
  expect(exactFigures(day).costs[1]).toBe(11_805_000_000_000);
});
