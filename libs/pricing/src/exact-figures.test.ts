import { expect, it } from 'vitest';
import { setIngredientPrice } from './day';
import { exactFigures } from './exact-figures';
import { exampleDay } from './testing/example-days';

it('adds up a plate of Masala Dosa without rounding', () => {
  expect(exactFigures(exampleDay())[1]).toMatchObject({
    sellingPrice: 85_000_000_000_000n,
    cost: 11_805_000_000_000n,
    profit: 73_195_000_000_000n,
    platesSold: 15,
  });
});

it('works a day out once and a changed day anew', () => {
  const day = exampleDay();
  expect(exactFigures(day)).toBe(exactFigures(day));
  const dearer = exactFigures(setIngredientPrice(day, 'potatoes', 25.01));
  expect(dearer[1]?.cost).toBe(11_806_500_000_000n);
  expect(exactFigures(day)[1]?.cost).toBe(11_805_000_000_000n);
});
