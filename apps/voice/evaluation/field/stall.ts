import { addDays, weekdayOf } from '@thela/ledger';
import type { AmountUnit, Entry, PurchaseUnit } from '@thela/ledger';

/** A Sunday; the stall's records begin 100 days before. */
export const TODAY = '2026-11-22';

const packetOf8: PurchaseUnit = { as: 'packet', of: { amount: 8, unit: 'piece' } };
const bought: readonly (readonly [name: string, price: number, unit: PurchaseUnit])[] = [
  ['milk', 60, 'litre'],
  ['butter', 560, 'kg'],
  ['pav', 32, packetOf8],
];

type Recipe = Readonly<Record<string, readonly [amount: number, unit: AmountUnit]>>;

/** Plates of a usual day; without a recipe it is one of the built-in dishes. */
const dishes: readonly (readonly [
  id: string,
  usual: number,
  name?: string,
  price?: number,
  recipe?: Recipe,
])[] = [
  ['masala-dosa', 34],
  ['idli-sambar', 46],
  ['vada-pav', 38, 'Vada Pav', 25, { potatoes: [80, 'g'], oil: [15, 'ml'], pav: [1, 'piece'] }],
  ['poha', 21, 'Poha', 40, { rice: [90, 'g'], onions: [30, 'g'], oil: [10, 'ml'] }],
  ['medu-vada', 26, 'Medu Vada', 50, { lentils: [60, 'g'], oil: [20, 'ml'] }],
  ['bun-maska', 12, 'Bun Maska', 40, { pav: [1, 'piece'], butter: [20, 'g'] }],
  ['chai', 88, 'Chai', 15, { milk: [80, 'ml'] }],
];

const opening: readonly Entry[] = [
  {
    kind: 'stall',
    fields: { name: 'Lakshmi Tiffins', place: 'Vizag, Andhra Pradesh', timeZone: 'Asia/Kolkata' },
  },
  ...bought.flatMap(([name, price, unit]): Entry[] => [
    {
      kind: 'ingredient',
      ingredient: name,
      fields: { name, unit, preparation: null, isRetired: false },
      scope: 'from',
    },
    { kind: 'price', ingredient: name, price, unit, scope: 'from' },
  ]),
  ...['onion-uttapam', 'cheese-uttapam', 'plain-dosa'].map((dish): Entry => ({
    kind: 'dish',
    dish,
    fields: { isRetired: true },
    scope: 'from',
  })),
  ...dishes.flatMap(([dish, , name, sellingPrice, amounts], index): Entry[] => {
    if (name === undefined || sellingPrice === undefined) return [];
    const recipe = Object.entries(amounts ?? {}).map(([ingredient, [amount, unit]]) => ({
      ingredient,
      amount,
      unit,
    }));
    const fields = { name, sellingPrice, recipe, isRetired: false, position: 20 + index };
    return [{ kind: 'dish', dish, fields, scope: 'from' }];
  }),
];

const percentOfWeekday = [130, 85, 90, 95, 100, 110, 145, 130];

function entriesOf(weekday: number, back: number): readonly Entry[] {
  const percent = percentOfWeekday[weekday] ?? 100;
  const sold = dishes.map(([dish, usual], index): Entry => {
    const plates = Math.round((usual * percent) / 100) + ((back * 7 + index * 3) % 9) - 4;
    return { kind: 'plates', dish, plates };
  });
  const gas: Entry = { kind: 'expense', category: 'gas', amount: 1850, note: '' };
  const help: Entry = { kind: 'expense', category: 'help', amount: 600, note: '' };
  const waste: Entry = { kind: 'waste', reason: 'unsold', dish: 'idli-sambar', plates: 4 };
  return [
    ...sold,
    ...(back % 6 === 0 ? [waste] : []),
    ...(back % 9 === 0 ? [gas] : []),
    ...(back % 7 === 1 ? [help] : []),
  ];
}

/** What was entered at the stall that the field's sentences were written for, today's sales too. */
export const fieldStall = Array.from({ length: 101 }, (_, index) => {
  const day = addDays(TODAY, index - 100);
  const entries = entriesOf(weekdayOf(day), 100 - index);
  return { day, entries: index === 0 ? [...opening, ...entries] : entries };
});
