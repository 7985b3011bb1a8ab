import type { Entry, StallDay } from '@thela/ledger';
import { addDays } from '@thela/ledger';
import type { EntriesOfDay } from '@thela/testkit';
import { seededRandom } from '@thela/testkit/event-maker';

const DISHES = 40;
const INGREDIENTS = 30;
/** A vendor who enters the prices of the market each morning. */
const PRICES_A_DAY = 20;
const EVENTS_A_DAY = 200;
const SEED = 20_261_122;

const dishId = (index: number) => `dish-${index}`;
const ingredientId = (index: number) => `ingredient-${index}`;
const preparationId = (index: number) => `preparation-${index}`;

/**
 * A stall of 40 dishes with 200 events a day, the same ones each time: 20 prices of ingredients, sales of which
 * one of fifty is taken back, expenses, waste.
 *
 * @param today its last day; on its first one it is set up
 */
export function daysOfStall(today: StallDay, days: number): readonly EntriesOfDay[] {
  const random = seededRandom(SEED);
  return Array.from({ length: days }, (_, index) => ({
    day: addDays(today, index + 1 - days),
    entries: [
      ...(index === 0 ? setUp() : []),
      ...Array.from({ length: EVENTS_A_DAY }, (__, number) => entryOf(number, random)),
    ],
  }));
}

export function platesOf({ entries }: EntriesOfDay): number {
  return entries.reduce(
    (sum, entry) => sum + (entry.kind === 'plates' && 'plates' in entry ? entry.plates : 0),
    0,
  );
}

function setUp(): readonly Entry[] {
  const scope = 'from';
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  return [
    {
      kind: 'stall',
      fields: {
        name: 'Lakshmi Tiffins',
        place: 'Secunderabad, Telangana',
        timeZone: 'Asia/Kolkata',
      },
    },
    ...range(INGREDIENTS).flatMap((index): Entry[] => [
      {
        kind: 'ingredient',
        ingredient: ingredientId(index),
        fields: { name: `ingredient ${index}`, unit: 'kg', preparation: null, isRetired: false },
        scope,
      },
      { kind: 'price', ingredient: ingredientId(index), price: 40 + index, unit: 'kg', scope },
    ]),
    ...range(3).map((index): Entry => ({
      kind: 'ingredient',
      ingredient: preparationId(index),
      fields: {
        name: `preparation ${index}`,
        unit: 'kg',
        preparation: {
          recipe: range(5).map((line) => ({
            ingredient: ingredientId(5 * index + line),
            amount: 100 + 10 * line,
            unit: 'g',
          })),
          yields: { amount: 1.3, unit: 'kg' },
        },
        isRetired: false,
      },
      scope,
    })),
    ...range(DISHES).map((index): Entry => ({
      kind: 'dish',
      dish: dishId(index),
      fields: {
        name: `Dish ${index}`,
        sellingPrice: 30 + index,
        recipe: [
          { ingredient: preparationId(index % 3), amount: 150, unit: 'g' },
          ...range(5).map((line) => ({
            ingredient: ingredientId((index + 7 * line) % INGREDIENTS),
            amount: 10 + line,
            unit: 'g' as const,
          })),
        ],
        isRetired: false,
        position: index,
      },
      scope,
    })),
    // The built-in five are not sold.
    ...['plain-dosa', 'masala-dosa', 'idli-sambar', 'onion-uttapam', 'cheese-uttapam'].map(
      (dish): Entry => ({ kind: 'dish', dish, fields: { isRetired: true }, scope }),
    ),
  ];
}

/** @param index among the entries of its day */
function entryOf(index: number, random: () => number): Entry {
  if (index < PRICES_A_DAY) {
    const ingredient = ingredientId((index * 3 + Math.floor(random() * 3)) % INGREDIENTS);
    const price = Math.round(2000 + random() * 8000) / 100;
    return { kind: 'price', ingredient, price, unit: 'kg', scope: 'from' };
  }
  // Each dish is sold three times before the first plate is taken back.
  const sale = index - PRICES_A_DAY;
  const dish = dishId(sale % DISHES);
  if (sale < 3 * DISHES) return { kind: 'plates', dish, plates: Math.ceil(random() * 3) };
  const drawn = random();
  if (drawn < 0.02) return { kind: 'plates', dish, plates: -1 };
  if (drawn < 0.05) {
    return { kind: 'expense', category: 'ice', note: '', amount: Math.ceil(random() * 100) };
  }
  if (drawn < 0.08) return { kind: 'waste', reason: 'unsold', dish, plates: 1 };
  return { kind: 'plates', dish, plates: Math.ceil(random() * 3) };
}
