import type {
  AmountUnit,
  Entry,
  Preparation,
  PurchaseUnit,
  RecipeLine,
  StallDay,
} from '@thela/ledger';
import { addDays } from '@thela/ledger';
import type { EntriesOfDay } from './entries-of-day';

/** `['dosa-batter', 150, 'g']`: so much of an ingredient or preparation. */
type Line = readonly [ingredient: string, amount: number, unit: AmountUnit];

const recipeOf = (lines: readonly Line[]): RecipeLine[] =>
  lines.map(([ingredient, amount, unit]) => ({ ingredient, amount, unit }));

/** Name, unit of purchase and price in ₹ of what is bought; ids that the built-in stall has, too, are its own. */
const bought: readonly [id: string, name: string, price: number, unit: PurchaseUnit][] = [
  ['rice', 'rice', 52, 'kg'],
  ['lentils', 'lentils', 96, 'kg'],
  ['onions', 'onions', 34, 'kg'],
  ['potatoes', 'potatoes', 28, 'kg'],
  ['tomatoes', 'tomatoes', 36, 'kg'],
  ['oil', 'oil', 135, 'litre'],
  ['spices', 'spices', 180, 'kg'],
  ['urad-dal', 'urad dal', 124, 'kg'],
  ['semolina', 'semolina', 46, 'kg'],
  ['milk', 'milk', 62, 'litre'],
  ['sugar', 'sugar', 44, 'kg'],
  ['eggs', 'eggs', 84, 'dozen'],
  ['coffee-powder', 'coffee powder', 280, { as: 'packet', of: { amount: 500, unit: 'g' } }],
  ['leaf-plates', 'leaf plates', 150, { as: 'packet', of: { amount: 100, unit: 'piece' } }],
  ['paper-cups', 'paper cups', 45, { as: 'packet', of: { amount: 50, unit: 'piece' } }],
  ['gas', 'cooking gas', 918, { as: 'packet', of: { amount: 14.2, unit: 'kg' } }],
];

const preparations: readonly [id: string, name: string, made: Preparation][] = [
  [
    'dosa-batter',
    'dosa batter',
    {
      recipe: recipeOf([
        ['rice', 2, 'kg'],
        ['urad-dal', 700, 'g'],
        ['salt', 40, 'g'],
      ]),
      yields: { amount: 5, unit: 'kg' },
    },
  ],
  [
    'sambar',
    'sambar',
    {
      recipe: recipeOf([
        ['lentils', 500, 'g'],
        ['tomatoes', 400, 'g'],
        ['onions', 300, 'g'],
        ['spices', 60, 'g'],
        ['oil', 50, 'ml'],
        ['salt', 40, 'g'],
      ]),
      yields: { amount: 6, unit: 'litre' },
    },
  ],
];

const plate: Line = ['leaf-plates', 1, 'piece'];

/** In the order of the menu. Nobody knows yet what goes into the last one. */
const dishes: readonly [id: string, name: string, price: number, recipe: readonly Line[]][] = [
  [
    'masala-dosa',
    'Masala Dosa',
    85,
    [
      ['dosa-batter', 150, 'g'],
      ['potatoes', 120, 'g'],
      ['onions', 30, 'g'],
      ['oil', 10, 'ml'],
      ['spices', 3, 'g'],
      ['sambar', 100, 'ml'],
      plate,
      ['gas', 15, 'g'],
    ],
  ],
  [
    'idli-sambar',
    'Idli Sambar',
    60,
    [['dosa-batter', 180, 'g'], ['sambar', 150, 'ml'], plate, ['gas', 10, 'g']],
  ],
  [
    'plain-dosa',
    'Plain Dosa',
    50,
    [['dosa-batter', 150, 'g'], ['oil', 8, 'ml'], ['sambar', 100, 'ml'], plate, ['gas', 12, 'g']],
  ],
  [
    'upma',
    'Upma',
    40,
    [
      ['semolina', 80, 'g'],
      ['onions', 20, 'g'],
      ['oil', 10, 'ml'],
      ['spices', 2, 'g'],
      plate,
      ['gas', 12, 'g'],
    ],
  ],
  [
    'egg-dosa',
    'Egg Dosa',
    70,
    [['dosa-batter', 150, 'g'], ['eggs', 1, 'piece'], ['oil', 10, 'ml'], plate, ['gas', 15, 'g']],
  ],
  [
    'filter-coffee',
    'Filter Coffee',
    20,
    [
      ['milk', 100, 'ml'],
      ['coffee-powder', 8, 'g'],
      ['sugar', 10, 'g'],
      ['paper-cups', 1, 'piece'],
      ['gas', 5, 'g'],
    ],
  ],
  ['mirchi-bajji', 'Mirchi Bajji', 30, []],
];

/** Ids of the dishes that an own stall sells, in the order of its menu. */
export const ownDishes: readonly string[] = dishes.map(([id]) => id);

/** What setting up the stall enters: name and place, ingredients, preparations, dishes, prices. */
export function setUpEntries(): readonly Entry[] {
  const scope = 'from';
  return [
    {
      kind: 'stall',
      fields: {
        name: 'Lakshmi Tiffins',
        place: 'Secunderabad, Telangana',
        timeZone: 'Asia/Kolkata',
      },
    },
    ...bought.flatMap(([ingredient, name, price, unit]): Entry[] => [
      {
        kind: 'ingredient',
        ingredient,
        fields: { name, unit, preparation: null, isRetired: false },
        scope,
      },
      { kind: 'price', ingredient, price, unit, scope },
    ]),
    ...preparations.map(([ingredient, name, preparation]): Entry => ({
      kind: 'ingredient',
      ingredient,
      fields: { name, unit: preparation.yields.unit, preparation, isRetired: false },
      scope,
    })),
    ...dishes.map(([dish, name, sellingPrice, lines], position): Entry => ({
      kind: 'dish',
      dish,
      fields: { name, sellingPrice, recipe: recipeOf(lines), isRetired: false, position },
      scope,
    })),
    // Of the five built-in dishes these two are not sold.
    ...['onion-uttapam', 'cheese-uttapam'].map((dish): Entry => ({
      kind: 'dish',
      dish,
      fields: { isRetired: true },
      scope,
    })),
  ];
}

const sold = (plates: readonly number[]): Entry[] =>
  plates.flatMap((count, place): Entry[] => {
    const dish = ownDishes[place];
    return dish && count > 0 ? [{ kind: 'plates', dish, plates: count }] : [];
  });

/**
 * A vendor's own stall: set up the day before yesterday, with the plates of yesterday and today, waste and an
 * expense. Of its seven dishes one has no recipe.
 *
 * @param today the stall's day
 */
export function ownStall(today: StallDay): readonly EntriesOfDay[] {
  return [
    { day: addDays(today, -2), entries: setUpEntries() },
    {
      day: addDays(today, -1),
      entries: [
        ...sold([42, 38, 25, 18, 16, 64, 12]),
        { kind: 'expense', category: 'help', note: 'Ravi, half a day', amount: 250 },
        { kind: 'waste', reason: 'spoilt', ingredient: 'tomatoes', amount: 600, unit: 'g' },
      ],
    },
    {
      day: today,
      entries: [
        ...sold([18, 22, 11, 9, 7, 31, 5]),
        { kind: 'price', ingredient: 'tomatoes', price: 44, unit: 'kg', scope: 'from' },
        { kind: 'expense', category: 'ice', note: '', amount: 60 },
        { kind: 'waste', reason: 'unsold', dish: 'upma', plates: 2 },
        { kind: 'plates', dish: 'masala-dosa', plates: -1 },
      ],
    },
  ];
}
