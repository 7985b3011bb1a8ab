import { builtInStall } from '@thela/ledger';
import type { Dish, Ingredient, PurchaseUnit, Stall } from '@thela/ledger';

function dishes(rows: readonly (readonly [name: string, sellingPrice: number])[]): readonly Dish[] {
  return rows.map(([name, sellingPrice], position) => ({
    id: `own-${position}`,
    name,
    sellingPrice,
    recipe: [],
    isRetired: false,
    position: 10 + position,
  }));
}

function ingredients(
  rows: readonly (readonly [name: string, price: number | null, unit: PurchaseUnit])[],
): readonly Ingredient[] {
  return rows.map(([name, price, unit], index) => ({
    id: `bought-${index}`,
    name,
    unit,
    preparation: null,
    isRetired: false,
    price: price === null ? null : { price, unit },
  }));
}

/** Four of the built-in five and three others; the first lists were written for it. */
export const smallStall: Stall = {
  ...builtInStall,
  isOwn: true,
  name: 'Lakshmi Tiffins',
  dishes: [
    ...builtInStall.dishes.map((dish) => ({ ...dish, isRetired: dish.id === 'cheese-uttapam' })),
    ...dishes([
      ['Medu Vada', 50],
      ['Bun Maska', 40],
      ['Chai', 15],
    ]),
  ],
  ingredients: [
    ...builtInStall.ingredients,
    ...ingredients([
      ['milk', 60, 'litre'],
      ['butter', 560, 'kg'],
      ['pav', 32, { as: 'packet', of: { amount: 8, unit: 'piece' } }],
    ]),
  ],
};

/** A stall of its own names: figures, orders and days among them, in two scripts. */
export const largeStall: Stall = {
  ...smallStall,
  name: 'Amma Canteen',
  dishes: [
    ...dishes([
      ['Bun Maska', 40],
      ["Amma's Special Vada", 60],
      ['चाय', 15],
      ['65 Chicken', 180],
      ['Set Dosa', 70],
      ['Double Omelette', 60],
      ['Dosa 60', 60],
      ['Egg Dosa', 80],
      ['Filter Coffee', 25],
      ['Paneer Do Pyaza', 160],
      ['Vadapav', 20],
      ["Today's Special", 90],
      ['पनीर रोल', 90],
    ]),
    { ...dishes([['Samosa', 15]])[0], id: 'retired', isRetired: true } as Dish,
  ],
  ingredients: ingredients([
    ['Pyaz (onion)', 34, 'kg'],
    ['Tamatar', 40, 'kg'],
    ['Urad dal', 124, 'kg'],
    ['Toor dal', 140, 'kg'],
    ['Milk', 62, 'litre'],
    ['Eggs', 84, 'dozen'],
    ['Coriander leaves', 100, 'kg'],
    ['Coffee powder', 280, { as: 'packet', of: { amount: 500, unit: 'g' } }],
    ['Cooking gas', 918, { as: 'packet', of: { amount: 14.2, unit: 'kg' } }],
    ['Sugar', null, 'kg'],
    ['Maida', 38, 'kg'],
    ['Sunflower oil', 130, 'litre'],
    ['Mustard oil', 170, 'litre'],
  ]),
};
