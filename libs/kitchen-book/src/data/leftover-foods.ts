import { lexiconOf } from '@thela/understanding';
import { foodNames, namesIn } from './food-names';

interface LeftoverFood {
  /** Grams or millilitres of one piece or plate, where it is counted so. */
  readonly piece?: number;
  readonly plate?: number;
  /** True for food that keeps at room temperature: raw, dry, or baked. */
  readonly keeps?: true;
}

/** What can be left over at a stall, by id. */
const leftoverFoods = {
  rice: { plate: 200 },
  biryani: { plate: 300 },
  roti: { piece: 40, keeps: true },
  bread: { piece: 30, keeps: true },
  pav: { piece: 40, keeps: true },
  poori: { piece: 30, keeps: true },
  papdi: { piece: 5, keeps: true },
  idli: { piece: 40, plate: 120 },
  dosa: { piece: 80 },
  batter: { keeps: true },
  vada: { piece: 50 },
  pakora: { piece: 30 },
  samosa: { piece: 70 },
  upma: { plate: 200 },
  poha: { plate: 150 },
  pongal: { plate: 250 },
  noodles: { plate: 200 },
  dal: { plate: 150 },
  sambar: { plate: 120 },
  potato: { piece: 100 },
  rawPotato: { piece: 100, keeps: true },
  bhaji: { plate: 200 },
  sabzi: { plate: 150 },
  chole: { plate: 180 },
  rajma: { plate: 180 },
  vegetables: { keeps: true },
  onion: { piece: 100, keeps: true },
  tomato: { piece: 80, keeps: true },
  greens: { keeps: true },
  corn: { keeps: true },
  sprouts: {},
  paneer: {},
  curd: {},
  buttermilk: {},
  milk: {},
  chicken: { plate: 150 },
  mutton: { plate: 150 },
  fish: { plate: 150 },
  egg: { piece: 50 },
  banana: { piece: 120, keeps: true },
  mango: { piece: 250, keeps: true },
  fruit: { keeps: true },
  lemon: { piece: 40, keeps: true },
  coconut: { keeps: true },
  greenChutney: {},
  coconutChutney: {},
  sweet: { plate: 100 },
  jamun: { piece: 40 },
  jalebi: {},
} as const satisfies Readonly<Record<string, LeftoverFood>>;

export type LeftoverId = keyof typeof leftoverFoods;

export const leftoverIds = Object.keys(leftoverFoods) as readonly LeftoverId[];

export function leftoverFood(id: LeftoverId): LeftoverFood {
  return leftoverFoods[id];
}

/** Names that only the recipes know, besides those in `food-names.ts`. */
const ownNames: readonly (readonly [LeftoverId, string])[] = [
  ['rice', 'plain rice, steamed rice'],
  ['roti', 'chapathi, rumali'],
  ['bread', 'bread slice, bread slices, slices'],
  ['pav', 'ladi pav'],
  ['papdi', 'farsan, broken puris'],
  ['dal', 'cooked dal'],
  [
    'potato',
    'boiled potato, boiled potatoes, uble aloo, ubale aloo, uble hue aloo, ubla aloo, aloo sabzi, aloo ki sabzi',
  ],
  ['rawPotato', 'raw potato, raw potatoes, kachche aloo, kacche aloo'],
  ['bhaji', 'mixed bhaji'],
  ['sabzi', 'mixed veg, mix veg, vegetable curry, veg curry, gobi sabzi'],
  ['tomato', 'tomatoes'],
  ['sprouts', 'moong sprouts, ankurit moong'],
  ['egg', 'boiled eggs, uble ande'],
  ['fruit', 'fruits'],
  ['jamun', 'rasgulle'],
  ['jalebi', 'jalebiyan'],
];

/** Each food with its names, separated by commas; a food can have several entries. */
export const leftoverNames: readonly (readonly [LeftoverId, string])[] = [
  ...foodNames.flatMap((row) => (row[1] ? [[row[1], namesIn(row)] as const] : [])),
  ...ownNames,
];

export const leftoverWords = lexiconOf(leftoverNames);
