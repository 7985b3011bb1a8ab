import { lexiconOf } from '@thela/understanding';
import { foodNames, namesIn } from './food-names';

/** What ingredients and dishes have in common when something is wrong with them. */
export type Family =
  | 'vegetable'
  | 'leaf'
  | 'fruit'
  | 'gravy'
  | 'chutney'
  | 'batter'
  | 'dough'
  | 'grain'
  | 'bread'
  | 'fried'
  | 'curd'
  | 'milk'
  | 'drink'
  | 'meat'
  | 'sweet'
  | 'syrup'
  | 'dry'
  | 'oil';

export interface Ingredient {
  readonly family: Family;
  readonly unit: 'kg' | 'litre';
  /** Grams or millilitres in a plate. */
  readonly plate: number;
  /** Grams of one piece, when it is counted in pieces. */
  readonly piece?: number;
  /** A dish, of which an ingredient named just before is a part: tomato *chutney*. */
  readonly isDish?: true;
}

/** Everything that the advice knows, by id. */
const ingredients = {
  tomato: { family: 'fruit', unit: 'kg', plate: 50, piece: 80 },
  onion: { family: 'vegetable', unit: 'kg', plate: 50, piece: 100 },
  potato: { family: 'vegetable', unit: 'kg', plate: 150, piece: 100 },
  cauliflower: { family: 'vegetable', unit: 'kg', plate: 150, piece: 500 },
  cabbage: { family: 'vegetable', unit: 'kg', plate: 100, piece: 800 },
  carrot: { family: 'vegetable', unit: 'kg', plate: 80, piece: 80 },
  capsicum: { family: 'vegetable', unit: 'kg', plate: 60, piece: 100 },
  peas: { family: 'vegetable', unit: 'kg', plate: 80 },
  beans: { family: 'vegetable', unit: 'kg', plate: 80 },
  brinjal: { family: 'vegetable', unit: 'kg', plate: 150, piece: 150 },
  okra: { family: 'vegetable', unit: 'kg', plate: 150 },
  bottleGourd: { family: 'vegetable', unit: 'kg', plate: 150, piece: 700 },
  bitterGourd: { family: 'vegetable', unit: 'kg', plate: 100, piece: 80 },
  cucumber: { family: 'vegetable', unit: 'kg', plate: 60, piece: 150 },
  radish: { family: 'vegetable', unit: 'kg', plate: 60, piece: 150 },
  greenChilli: { family: 'vegetable', unit: 'kg', plate: 5 },
  ginger: { family: 'vegetable', unit: 'kg', plate: 5 },
  garlic: { family: 'vegetable', unit: 'kg', plate: 5 },
  spinach: { family: 'leaf', unit: 'kg', plate: 150 },
  methi: { family: 'leaf', unit: 'kg', plate: 100 },
  coriander: { family: 'leaf', unit: 'kg', plate: 10 },
  mint: { family: 'leaf', unit: 'kg', plate: 10 },
  curryLeaves: { family: 'leaf', unit: 'kg', plate: 2 },
  lemon: { family: 'fruit', unit: 'kg', plate: 10, piece: 40 },
  tamarind: { family: 'fruit', unit: 'kg', plate: 10 },
  rawMango: { family: 'fruit', unit: 'kg', plate: 50, piece: 200 },
  mango: { family: 'fruit', unit: 'kg', plate: 150, piece: 250 },
  banana: { family: 'fruit', unit: 'kg', plate: 120, piece: 120 },
  pineapple: { family: 'fruit', unit: 'kg', plate: 150, piece: 1000 },
  papaya: { family: 'fruit', unit: 'kg', plate: 150, piece: 1000 },
  guava: { family: 'fruit', unit: 'kg', plate: 150, piece: 150 },
  fruit: { family: 'fruit', unit: 'kg', plate: 150 },
  coconut: { family: 'vegetable', unit: 'kg', plate: 20, piece: 300 },
  rice: { family: 'grain', unit: 'kg', plate: 200 },
  biryani: { family: 'grain', unit: 'kg', plate: 300, isDish: true },
  poha: { family: 'grain', unit: 'kg', plate: 150, isDish: true },
  upma: { family: 'grain', unit: 'kg', plate: 200, isDish: true },
  khichdi: { family: 'grain', unit: 'kg', plate: 250, isDish: true },
  noodles: { family: 'grain', unit: 'kg', plate: 200, isDish: true },
  dal: { family: 'gravy', unit: 'litre', plate: 150, isDish: true },
  sambar: { family: 'gravy', unit: 'litre', plate: 120, isDish: true },
  rasam: { family: 'gravy', unit: 'litre', plate: 120, isDish: true },
  gravy: { family: 'gravy', unit: 'litre', plate: 150, isDish: true },
  sabzi: { family: 'gravy', unit: 'kg', plate: 150, isDish: true },
  pavBhaji: { family: 'gravy', unit: 'kg', plate: 200, isDish: true },
  chole: { family: 'gravy', unit: 'kg', plate: 180, isDish: true },
  rajma: { family: 'gravy', unit: 'kg', plate: 180, isDish: true },
  ragda: { family: 'gravy', unit: 'litre', plate: 150, isDish: true },
  kadhi: { family: 'gravy', unit: 'litre', plate: 180, isDish: true },
  greenChutney: { family: 'chutney', unit: 'kg', plate: 40, isDish: true },
  coconutChutney: { family: 'chutney', unit: 'kg', plate: 50, isDish: true },
  tamarindChutney: { family: 'chutney', unit: 'kg', plate: 30, isDish: true },
  tomatoChutney: { family: 'chutney', unit: 'kg', plate: 40, isDish: true },
  pickle: { family: 'chutney', unit: 'kg', plate: 10, isDish: true },
  idliBatter: { family: 'batter', unit: 'kg', plate: 150, isDish: true },
  vadaBatter: { family: 'batter', unit: 'kg', plate: 120, isDish: true },
  besanBatter: { family: 'batter', unit: 'kg', plate: 100, isDish: true },
  jalebiBatter: { family: 'batter', unit: 'kg', plate: 100, isDish: true },
  dough: { family: 'dough', unit: 'kg', plate: 100, isDish: true },
  roti: { family: 'bread', unit: 'kg', plate: 100, piece: 40, isDish: true },
  poori: { family: 'bread', unit: 'kg', plate: 80, piece: 30, isDish: true },
  pav: { family: 'bread', unit: 'kg', plate: 80, piece: 40, isDish: true },
  momo: { family: 'bread', unit: 'kg', plate: 150, piece: 25, isDish: true },
  idli: { family: 'bread', unit: 'kg', plate: 120, piece: 40, isDish: true },
  dosa: { family: 'bread', unit: 'kg', plate: 120, piece: 80, isDish: true },
  vada: { family: 'fried', unit: 'kg', plate: 100, piece: 50, isDish: true },
  pakora: { family: 'fried', unit: 'kg', plate: 100, piece: 30, isDish: true },
  golgappa: { family: 'fried', unit: 'kg', plate: 40, piece: 5, isDish: true },
  papad: { family: 'fried', unit: 'kg', plate: 15, piece: 15, isDish: true },
  paniPuriWater: { family: 'drink', unit: 'litre', plate: 150, isDish: true },
  curd: { family: 'curd', unit: 'kg', plate: 80 },
  milk: { family: 'milk', unit: 'litre', plate: 150 },
  cream: { family: 'milk', unit: 'litre', plate: 20 },
  paneer: { family: 'meat', unit: 'kg', plate: 100 },
  chicken: { family: 'meat', unit: 'kg', plate: 150 },
  mutton: { family: 'meat', unit: 'kg', plate: 150 },
  fish: { family: 'meat', unit: 'kg', plate: 150 },
  egg: { family: 'meat', unit: 'kg', plate: 100, piece: 50 },
  tea: { family: 'drink', unit: 'litre', plate: 100, isDish: true },
  lassi: { family: 'drink', unit: 'litre', plate: 200, isDish: true },
  lemonWater: { family: 'drink', unit: 'litre', plate: 200, isDish: true },
  sweets: { family: 'sweet', unit: 'kg', plate: 100, isDish: true },
  jamun: { family: 'sweet', unit: 'kg', plate: 80, piece: 40, isDish: true },
  syrup: { family: 'syrup', unit: 'litre', plate: 30 },
  besan: { family: 'dry', unit: 'kg', plate: 50 },
  spices: { family: 'dry', unit: 'kg', plate: 3 },
  pulses: { family: 'dry', unit: 'kg', plate: 50 },
  peanuts: { family: 'dry', unit: 'kg', plate: 20 },
  jaggery: { family: 'dry', unit: 'kg', plate: 20 },
  oil: { family: 'oil', unit: 'litre', plate: 15 },
} as const satisfies Readonly<Record<string, Ingredient>>;

export type IngredientId = keyof typeof ingredients;

export const ingredientIds = Object.keys(ingredients) as readonly IngredientId[];

export function ingredient(id: IngredientId): Ingredient {
  return ingredients[id];
}

/** Names that only the advice knows, besides those in `food-names.ts`. */
const ownNames: readonly (readonly [IngredientId, string])[] = [
  ['tomato', 'tomatoe, tomatos, tamatr, tmatar, tamotar, timatar, टमाटरों, टोमेटो'],
  ['onion', 'onoin, ulligaddalu'],
  ['potato', 'potatoe'],
  ['cauliflower', 'phool gobi, phool gobhi, फूलगोभी'],
  ['cabbage', 'band gobi, band gobhi, bandh gobi'],
  ['capsicum', 'simla mirch, shimla mirchi, bell pepper'],
  ['peas', 'pea, mutter, mattar'],
  ['beans', 'french beans, phali, बीन्स'],
  ['brinjal', 'bengan, vangi, vankaya, vankayalu'],
  [
    'okra',
    'bhendi, bhindi fry, bhindi sabzi, bhindi ki sabzi, bendakaya vepudu, okra fry, ladyfinger, lady finger, ladies finger, lady fingers, bendakaya, bendakayalu',
  ],
  ['bottleGourd', 'bottle gourd, loki, dudhi'],
  ['bitterGourd', 'bitter gourd, kareli'],
  ['cucumber', 'kakri, खीरे'],
  [
    'greenChilli',
    'green chillis, green chilly, hari mirchi, hari mirche, mirche, chilli, chillies',
  ],
  ['ginger', 'adrakh, अदरक'],
  ['garlic', 'lasun, lahsan, लहसुन'],
  ['methi', 'fenugreek leaves'],
  ['coriander', 'cilantro, dhanya, kothmir'],
  ['mint', 'podina'],
  ['curryLeaves', 'kadhi patta, kari patta'],
  ['tamarind', 'chintapandu'],
  ['rawMango', 'raw mango, raw mangoes, kairi, keri, kaccha aam, kachcha aam, kacche aam, कच्चे आम'],
  ['mango', 'mangos, mamidi, mamidipandu'],
  ['banana', 'aratipandlu'],
  ['guava', 'peru'],
  ['fruit', 'oranges, mosambi, tarbooz, संतरा'],
  ['coconut', 'naryal, copra, khopra'],
  ['rice', 'rais, biyyam, lemon rice, curd rice'],
  ['biryani', 'briyani, tahari'],
  ['poha', 'pohay, poha chiwda, flattened rice'],
  ['upma', 'upama, rava upma, sooji upma'],
  ['noodles', 'chow mein, मैगी'],
  ['dal', 'dhal, dal makhani, masoor dal'],
  ['sambar', 'sambar dal, saambaru'],
  [
    'gravy',
    'nihari, haleem, halim, rogan josh, stew, gravi, greavy, tari, rassa, shorba, jhol, makhani, butter masala, paneer masala, ग्रेवी, करी',
  ],
  ['sabzi', 'masala filling'],
  ['pavBhaji', 'pao bhaji, pavbhaji'],
  ['chole', 'ghugni, chola, chole masala, chana chaat, चने'],
  ['rajma', 'rajmah, rajma masala'],
  ['ragda', 'ragada, matar chaat'],
  ['kadhi', 'karhi'],
  ['greenChutney', 'dhaniya pudina chutney, chatney, chutny'],
  ['coconutChutney', 'kobbari chutney, kobbari pachadi'],
  [
    'tamarindChutney',
    'tamarind chutney, imli chutney, imli ki chutney, imli chatni, imli ki chatni, meethi chutney, sonth, saunth, मीठी चटनी',
  ],
  [
    'tomatoChutney',
    'tomato chutney, tamatar chutney, tamatar ki chutney, tamatar ki chatni, tamatar chatni',
  ],
  [
    'idliBatter',
    'battar, batr, idly batter, dosai batter, idli mix, uttapam batter, appam batter, idli dough, dosa dough, dosa ka ghola, బ్యాటర్, डोसा बैटर, इडली बैटर',
  ],
  [
    'vadaBatter',
    'vada batter, vade ka batter, vada ka batter, medu vada batter, vada ka ghol, vade ka ghol, urad batter, वड़ा बैटर, वड़ा घोल',
  ],
  [
    'besanBatter',
    'besan batter, besan ka ghol, besan ka batter, pakoda batter, pakora batter, pakode ka batter, pakode ka ghol, pakore ka ghol, pakora ka batter, bhajji batter, bhajiya batter, bajji batter, bonda batter, chilla batter, dhokla batter, dhokla ka batter, पकौड़े का घोल',
  ],
  ['jalebiBatter', 'jalebi batter, jalebi ka ghol, jalebi ka batter, malpua batter'],
  [
    'dough',
    'gundha aata, gundha atta, gutha atta, roti dough, roti ka atta, poori dough, poori ka atta, samosa dough, naan dough, maida dough, paratha dough, kulcha dough, bhatura dough, bhature ka atta, maide ka aata, गुंथा आटा, रोटी का आटा',
  ],
  [
    'roti',
    'parotta, parota, barotta, litti, baati, bati, roomali, parantha, roll, rolls, frankie, kathi roll',
  ],
  ['poori', 'पूड़ी'],
  ['vada', 'batata vada, vada pav, dahi vada, dahi bhalla, dahi bhalle'],
  ['momo', 'momoj, momoz, dumpling, dumplings, wonton, wontons'],
  ['papad', 'pappad, papads, appadam, appadalu'],
  [
    'pakora',
    'kofta, kofte, koftas, french fry, lollipop, mirchi bajji, mirchi bhajji, mirapakaya bajji, punugulu, punugu, pakodi, pakodas, pakoras, पकौड़ा',
  ],
  [
    'golgappa',
    'panipuri, jhalmuri, mudhi, mixture, mathri, chakli, pani puri ki puri, paani puri ki puri, golgappe ki puri, gol gappa, gol gappe, phuchka, papri, sev puri, dahi puri, kurmura, गोलगप्पा',
  ],
  [
    'paniPuriWater',
    'pani puri water, pani puri pani, pani puri ka pani, golgappon ka pani, golgappe ka pani, golgappa ka pani, paani puri ka paani, golgappa water, golgappa pani, pani of the puri, puri pani, puri ka pani, pani of pani puri, puchka water, puchka pani, jaljeera, jal jeera, teekha pani, गोलगप्पे का पानी',
  ],
  ['idli', 'khaman, idiyappam, appam, ponganalu, paniyaram'],
  ['khichdi', 'kichidi, kichdi'],
  [
    'sweets',
    'custard, mysore pak, chhena, sandesh, peda, laddu, laddoo, rasmalai, phirni, puran poli',
  ],
  ['curd', 'curds, yogart, rayta'],
  ['milk', 'dhoodh'],
  ['cream', 'क्रीम'],
  ['paneer', 'paner, cottage cheese'],
  ['chicken', 'murga, murgi, chicken fry, chicken vepudu, chicken tikka, kodikura'],
  ['mutton', 'ghosht'],
  ['fish', 'squid, crab, calamari, machhi, jhinga'],
  ['egg', 'omlette, आमलेट'],
  ['tea', 'चाय, कॉफी'],
  ['lassi', 'butter milk'],
  [
    'lemonWater',
    'nimbu pani, lime juice, lemon juice, shikanji, ganne ka ras, aam panna, नींबू पानी, शरबत, जूस',
  ],
  ['besan', 'chawal ka atta'],
  [
    'spices',
    'sambar powder, chilli powder, mirch powder, mirchi powder, lal mirch powder, red chilli powder',
  ],
  ['pulses', 'kachchi dal, kacchi dal, sookhi dal, raw dal, dry dal, uncooked dal, उड़द दाल'],
  ['peanuts', 'मूंगफली'],
  ['oil', 'nune, nuune, noone, frying oil, cooking oil, talne ka tel'],
];

/** 'Golgappe ke pani' stands before 'mein'. */
const withBent = (name: string) =>
  `${name},${name.replaceAll(' ka ', ' ke ').replaceAll(' का ', ' के ')}`;

/** Each ingredient with its names, separated by commas; an ingredient can have several entries. */
export const ingredientNames: readonly (readonly [IngredientId, string])[] = [
  ...foodNames.flatMap((row) => (row[0] ? [[row[0], namesIn(row)] as const] : [])),
  ...ownNames,
].map(([id, names]) => [id, names.replaceAll(/[^,]* (?:ka|का) [^,]*/g, withBent)] as const);

export const ingredientWords = lexiconOf(ingredientNames);

// Raw and dry food, bread, and what is left to ferment: these may stand overnight.
const keepingFamilies: ReadonlySet<Family> = new Set<Family>([
  'vegetable',
  'leaf',
  'fruit',
  'batter',
  'dough',
  'dry',
  'oil',
  'curd',
]);
const keepingIngredients: ReadonlySet<IngredientId> = new Set<IngredientId>([
  'roti',
  'pav',
  'poori',
  'golgappa',
  'syrup',
  'pickle',
  'tamarindChutney',
]);

/** True for food that grows germs when it stands warm for hours. */
export function canSpoil(id: IngredientId): boolean {
  return !keepingFamilies.has(ingredients[id].family) && !keepingIngredients.has(id);
}
