import { madeUpStall } from '@thela/books/made-up-stalls';
import { specialId } from '@thela/ledger';
import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';

/** A Sunday. The records begin 100 days before its end. */
export const TODAY = '2026-11-22';

const MINUTE_MS = 60_000;

/** Entries of the evening of a day. */
function entered(day: StallDay, entries: readonly Entry[]): readonly LedgerEvent[] {
  const evening = Date.parse(`${day}T15:30:00Z`);
  return entries.map((entry, place) => ({
    ...entry,
    id: `b00c7777-0000-4000-8000-${day.replaceAll('-', '')}${String(place).padStart(4, '0')}`,
    day,
    at: evening + place * MINUTE_MS,
    device: 'b00c5000-0000-4000-8000-000000000003',
  }));
}

/** Dosa and idli are made of a batter from some day on. */
const batter: readonly Entry[] = [
  {
    kind: 'ingredient',
    ingredient: 'made-up-batter',
    fields: {
      name: 'batter',
      unit: 'kg',
      isRetired: false,
      preparation: {
        recipe: [
          { ingredient: 'rice', amount: 3, unit: 'kg' },
          { ingredient: 'urad', amount: 1, unit: 'kg' },
        ],
        yields: { amount: 8, unit: 'kg' },
      },
    },
    scope: 'from',
  },
  {
    kind: 'dish',
    dish: 'made-up-dosa',
    fields: {
      recipe: [
        { ingredient: 'made-up-batter', amount: 150, unit: 'g' },
        { ingredient: 'oil', amount: 10, unit: 'ml' },
      ],
    },
    scope: 'from',
  },
  {
    kind: 'dish',
    dish: 'made-up-idli',
    fields: { recipe: [{ ingredient: 'made-up-batter', amount: 180, unit: 'g' }] },
    scope: 'from',
  },
];

function special(unique: string, name: string, price: number, plates: number): readonly Entry[] {
  const dish = specialId(unique);
  const fields = { name, sellingPrice: price, recipe: [], isRetired: false, position: 20 };
  return [
    { kind: 'dish', dish, fields, scope: 'day' },
    { kind: 'plates', dish, plates },
  ];
}

function newPrice(ingredient: string, price: number, unit: 'kg' | 'litre'): Entry {
  return { kind: 'price', ingredient, price, unit, scope: 'from' };
}

/** The made-up stall of 100 days, with a batter, specials, and two prices that moved within the last week. */
export const hundredDays: readonly LedgerEvent[] = [
  ...madeUpStall(100, TODAY),
  ...entered('2026-10-14', batter),
  ...entered('2026-11-12', special('podi-fry', 'Podi Idli Fry', 40, 11)),
  ...entered('2026-11-17', special('upma-tikki', 'Upma Tikki', 30, 9)),
  ...entered('2026-11-19', [newPrice('milk', 66, 'litre'), newPrice('oil', 128, 'litre')]),
  ...entered('2026-11-20', special('podi-fry-2', 'Podi Idli Fry', 40, 7)),
];
