import { expect, it } from 'vitest';
import { builtInMenu, defaultIngredientPrices } from './menu';

it('prices every ingredient of the built-in menu', () => {
  const used = builtInMenu.flatMap(({ ingredients }) => Object.keys(ingredients));
  expect([...new Set(used)].sort()).toEqual(Object.keys(defaultIngredientPrices).sort());
});

it('gives every item an id of its own', () => {
  expect(builtInMenu.map(({ id }) => id)).toEqual([
    'onion-uttapam',
    'masala-dosa',
    'idli-sambar',
    'cheese-uttapam',
    'plain-dosa',
  ]);
});

it('opens with the prices of the specification', () => {
  expect(defaultIngredientPrices).toEqual({
    onions: 30,
    potatoes: 25,
    tomatoes: 40,
    lentils: 80,
    rice: 50,
    flour: 35,
    cheese: 200,
    oil: 120,
    salt: 10,
    spices: 15,
  });
});
