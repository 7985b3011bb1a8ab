import { expect, it } from 'vitest';
import { adviceTextsNow, adviseFromBook } from './advice';
import type { IngredientId } from './data/ingredients';
import type { Problem } from './data/problems';

const { advice: texts } = adviceTextsNow();

const names: readonly (readonly [IngredientId, string, string, string])[] = [
  ['tomato', 'tomatoes', 'tamaatar', 'टमाटर'],
  ['onion', 'onions', 'pyaaz', 'प्याज़'],
  ['potato', 'potatoes', 'aaloo', 'आलू'],
  ['cauliflower', 'cauliflower', 'phool gobhi', 'फूल गोभी'],
  ['cabbage', 'cabbage', 'patta gobi', 'पत्ता गोभी'],
  ['carrot', 'carrots', 'gaajar', 'गाजर'],
  ['capsicum', 'capsicum', 'shimla mirch', 'शिमला मिर्च'],
  ['peas', 'peas', 'mattar', 'मटर'],
  ['brinjal', 'brinjals', 'baingan', 'बैंगन'],
  ['okra', 'okra', 'bhindi', 'भिंडी'],
  ['bitterGourd', 'bitter gourd', 'karele', 'करेला'],
  ['radish', 'radish', 'mooli', 'मूली'],
  ['ginger', 'ginger', 'adrak', 'अदरक'],
  ['garlic', 'garlic', 'lehsun', 'लहसुन'],
  ['spinach', 'spinach', 'paalak', 'पालक'],
  ['methi', 'fenugreek', 'methi', 'मेथी'],
  ['coriander', 'coriander', 'dhaniya', 'धनिया'],
  ['mint', 'mint', 'pudeena', 'पुदीना'],
  ['lemon', 'lemons', 'neembu', 'नींबू'],
  ['tamarind', 'tamarind', 'imli', 'इमली'],
  ['mango', 'mangoes', 'aam', 'आम'],
  ['banana', 'bananas', 'kele', 'केले'],
  ['papaya', 'papaya', 'papita', 'पपीता'],
  ['dal', 'lentils', 'daal', 'दाल'],
  ['sambar', 'sambar', 'sambhar', 'सांभर'],
  ['chole', 'chickpeas', 'chhole', 'छोले'],
  ['rajma', 'kidney beans', 'rajma', 'राजमा'],
  ['greenChutney', 'green chutney', 'hari chatni', 'हरी चटनी'],
  ['rice', 'rice', 'chaawal', 'चावल'],
  ['poha', 'poha', 'pohe', 'पोहा'],
  ['idliBatter', 'idli batter', 'idli ka ghol', 'इडली का घोल'],
  ['roti', 'chapati', 'roti', 'रोटी'],
  ['pakora', 'samosas', 'samose', 'समोसे'],
  ['curd', 'curd', 'dahi', 'दही'],
  ['paneer', 'paneer', 'panir', 'पनीर'],
  ['chicken', 'chicken', 'murgh', 'चिकन'],
  ['egg', 'eggs', 'ande', 'अंडे'],
  ['tea', 'tea', 'chai', 'चाय'],
];

it.each(names)('knows %s as %s, %s and %s', (id, ...ways) => {
  for (const way of ways) {
    const { text } = adviseFromBook(`${way} is bland, is old, is dry, is sour`);
    expect(text).toContain(texts.foods[id]);
  }
});

const problems: readonly (readonly [Problem, string, string, string, string, string])[] = [
  [
    'sour',
    'tomatoes are sour',
    'tamatar khatte hain',
    'tamatar katte hai',
    'टमाटर खट्टे हैं',
    'tamatar me khatas hai',
  ],
  ['watery', 'dal is watery', 'dal patli hai', 'dal me paani zyada', 'दाल पतली है', 'runny dal'],
  [
    'salty',
    'dal too salty',
    'dal me namak zyada',
    'dal mein namak bahut tez ho gaya',
    'दाल में नमक ज़्यादा है',
    'too much salt in dal',
  ],
  [
    'too-hot',
    'dal too spicy',
    'dal teekhi hai',
    'dal me mirch jyada',
    'दाल तीखी है',
    'daal bahut tikhi',
  ],
  ['bland', 'bland dal', 'dal pheeki hai', 'dal me swad nahi', 'दाल फीकी है', 'dal has no taste'],
  [
    'over-ripe',
    'overripe bananas',
    'kele zyada pak gaye',
    'kele gal gaye',
    'केले ज़्यादा पक गए',
    'kele pilpile',
  ],
  [
    'old',
    'old onions',
    'pyaz purane hain',
    'pyaz taaza nahi',
    'प्याज पुराने हैं',
    'onions are not fresh',
  ],
  ['dry', 'rice is dry', 'chawal sukhe hain', 'chawal sookha', 'चावल सूखे हैं', 'chawal me pani kam'],
  [
    'sticky',
    'rice is sticky',
    'chawal chipchipe',
    'chawal chipak rahe',
    'चावल चिपचिपे हैं',
    'rice stikcy',
  ],
  ['bitter', 'methi is bitter', 'methi kadvi hai', 'methi karwi', 'मेथी कड़वी है', 'methi kadwi'],
  [
    'thin',
    'dosa batter is thin',
    'dosa batter patla',
    'ghol patla hai',
    'डोसे का घोल पतला है',
    'watery idli batter',
  ],
  [
    'not-fermented',
    'batter not fermented',
    'ghol phoola nahi',
    'batter mein khameer nahi utha',
    'घोल फूला नहीं',
    'batter didnt rise',
  ],
];

it.each(problems)('understands %s', (problem, ...ways) => {
  for (const way of ways) {
    expect(`${way}: ${adviseFromBook(way).text}`).toContain(`, ${texts.problems[problem]}`);
  }
});
