import { lexiconOf } from '@thela/understanding';

/**
 * What a food is called.
 *
 * @param ingredient its id in `ingredients.ts`, where the advice has something to say about it
 * @param leftover its id in `leftover-foods.ts`, where a recipe can be made of it
 * @param dishes names, separated by commas, of dishes that stalls sell
 * @param others its other names
 */
type FoodNames = readonly [
  ingredient: string | null,
  leftover: string | null,
  dishes: string,
  others: string,
];

/**
 * The names that both books know. A name that only one of them knows stands in the table of that book, so
 * that the other one asks what it means.
 */
export const foodNames = [
  ['tomato', 'tomato', '', 'tomato, tamatar, tamater, tamata, tamatalu'],
  ['onion', 'onion', '', 'onion, pyaz, piyaz, kanda, ullipaya, ullipayalu, ulligadda'],
  [
    'potato',
    'potato',
    '',
    'potato, potatos, aloo, bangaladumpa, bangaladumpalu, alugadda, alugaddalu, batata',
  ],
  ['cauliflower', 'vegetables', '', 'cauliflower, gobi, gobhi'],
  ['cabbage', 'vegetables', '', 'cabbage, patta gobi, patta gobhi'],
  ['carrot', 'vegetables', '', 'carrot, gajar'],
  ['capsicum', 'vegetables', '', 'capsicum, shimla mirch'],
  ['peas', 'vegetables', '', 'peas, matar'],
  ['beans', 'vegetables', '', 'beans'],
  ['brinjal', null, '', 'brinjal, eggplant, baingan, baigan'],
  ['okra', 'sabzi', '', 'bhindi'],
  ['okra', null, '', 'okra'],
  ['bottleGourd', null, '', 'lauki, ghiya'],
  ['bitterGourd', null, '', 'karela, karele'],
  ['cucumber', null, '', 'cucumber, kheera, kakdi'],
  ['radish', null, '', 'radish, mooli'],
  ['greenChilli', null, '', 'green chilli, green chillies, hari mirch, mirch, mirchi'],
  ['ginger', null, '', 'ginger, adrak'],
  ['garlic', null, '', 'garlic, lahsun, lehsun'],
  ['spinach', 'greens', '', 'spinach, palak'],
  ['methi', 'greens', '', 'methi'],
  ['methi', null, '', 'fenugreek'],
  ['coriander', 'greens', '', 'coriander, dhaniya, dhaniye'],
  ['coriander', null, '', 'hara dhaniya, kothimbir'],
  ['mint', 'greens', '', 'mint, pudina'],
  ['curryLeaves', null, '', 'curry leaves, curry leaf, kadi patta'],
  ['lemon', 'lemon', '', 'lemon, nimbu, nimmakaya, nimmakayalu, नींबू'],
  ['lemon', null, '', 'lime'],
  ['tamarind', null, '', 'tamarind, imli'],
  ['rawMango', null, '', 'green mango'],
  ['mango', 'mango', '', 'mango, mangoes, aam'],
  ['banana', 'banana', '', 'banana, kela, kele, arati, aratipandu'],
  ['pineapple', 'fruit', '', 'pineapple, ananas'],
  ['papaya', 'fruit', '', 'papaya, papita'],
  ['guava', 'fruit', '', 'guava'],
  ['guava', null, '', 'amrood'],
  ['fruit', 'fruit', '', 'fruit, phal, apple, seb, orange, santra, watermelon'],
  ['fruit', null, '', 'grapes, angoor'],
  ['coconut', 'coconut', '', 'coconut, nariyal, kobbari'],
  ['rice', 'rice', '', 'rice, chawal, bhat, chawl, annam, jeera rice'],
  ['rice', 'biryani', 'fried rice', ''],
  ['biryani', 'biryani', 'biryani, pulao', 'biriyani, pulav'],
  ['poha', 'poha', 'poha', 'pohe'],
  ['upma', 'upma', 'upma', ''],
  ['khichdi', 'pongal', 'khichdi, pongal', 'khichri'],
  ['noodles', 'noodles', 'noodles, chowmein, maggi, pasta', 'noodle, hakka noodles, नूडल्स, चाउमीन'],
  ['dal', 'dal', '', 'dal, lentils, dal tadka, dal fry, pappu'],
  ['dal', null, '', 'lentil, toor dal, moong dal'],
  ['sambar', 'sambar', '', 'sambar, sambhar, सांभर, सांबर'],
  ['rasam', null, '', 'rasam, saaru'],
  ['gravy', null, '', 'gravy, curry, soup, korma, kurma, pulusu'],
  ['sabzi', 'pakora', 'bhaji', ''],
  ['sabzi', 'potato', '', 'potato masala, aloo masala, dosa masala'],
  ['sabzi', 'sabzi', '', 'sabzi, subzi, koora, kooralu, vepudu'],
  ['sabzi', null, '', 'bhurji, stuffing, filling'],
  ['pavBhaji', 'bhaji', 'pav bhaji', ''],
  ['chole', 'chole', 'chole', 'chana, chana masala, chickpea, chickpeas'],
  ['rajma', 'rajma', '', 'rajma, kidney beans'],
  ['ragda', null, '', 'ragda, misal, usal'],
  ['kadhi', null, '', 'kadhi'],
  [
    'greenChutney',
    'greenChutney',
    '',
    'green chutney, hari chutney, dhaniya chutney, coriander chutney, pudina chutney, mint chutney, chutney, chatni, chutni, pachadi, हरी चटनी',
  ],
  ['greenChutney', null, '', 'sauce, dip'],
  [
    'coconutChutney',
    'coconutChutney',
    '',
    'coconut chutney, white chutney, safed chutney, nariyal chutney, nariyal ki chutney, nariyal chatni, nariyal ki chatni',
  ],
  ['pickle', null, '', 'pickle, achar'],
  [
    'idliBatter',
    'batter',
    '',
    'batter, idli batter, dosa batter, idli dosa batter, ghol, idli ka ghol, dosa ka ghol, idli ka batter, dosa ka batter, pindi, idli pindi, dosa pindi, बैटर, डोसे का घोल',
  ],
  ['dough', null, '', 'dough, atta, maida'],
  ['roti', 'roti', 'roti, paratha', 'chapati, chapatti, phulka, rotte, rottelu, parathe, rotiyan'],
  ['roti', null, 'naan', 'kulcha, kulche, bhatura, bhature, thepla'],
  ['poori', 'poori', 'poori', 'poories, pooris, pooriyan'],
  ['pav', 'bread', '', 'bread, bred, breads, toast'],
  ['pav', 'pav', '', 'pav, pao, bun, buns'],
  ['pav', null, 'sandwich', ''],
  ['idli', 'idli', '', 'idli, idly, idlis, idlies'],
  ['idli', null, 'dhokla', ''],
  ['dosa', 'dosa', '', 'dosa, dosai, dose, dosas, uttapam, uthappam'],
  ['dosa', null, '', 'cheela'],
  ['vada', 'vada', 'vada, vade, medu vada', 'vadas'],
  ['pakora', 'pakora', 'pakora, pakoda, bhajiya, bonda', 'pakore, pakode, bajji, पकौड़े'],
  ['pakora', 'samosa', 'samosa, kachori', 'samose, samosas, kachauri'],
  ['pakora', null, 'manchurian', 'tikki, tikkis, cutlet, cutlets, spring roll, french fries'],
  [
    'golgappa',
    'papdi',
    'pani puri, golgappa, bhel',
    'golgappe, puchka, sev, papdi, chivda, namkeen, murmura, गोलगप्पे',
  ],
  ['golgappa', null, 'bhel puri', ''],
  ['papad', 'papdi', '', 'papad'],
  ['momo', null, 'momo', 'momos'],
  ['curd', 'curd', '', 'curd, perugu, dahi, yogurt, yoghurt'],
  ['curd', null, '', 'raita'],
  ['milk', 'milk', '', 'milk, doodh, paalu'],
  ['cream', null, '', 'cream, malai, khoya, mawa'],
  ['paneer', 'paneer', '', 'paneer, tofu'],
  ['chicken', 'chicken', 'chicken', 'chiken, chikan, murgh, kodi, kodi koora'],
  ['mutton', 'mutton', 'kebab', 'mutton, matan, gosht, keema, kheema, kabab, meat, mamsam, మాంసం'],
  ['fish', 'fish', '', 'fish, machli, prawn, prawns, chepa, chepalu, royyalu'],
  ['egg', 'egg', '', 'egg, anda, ande, guddu, gudlu, kodiguddu, kodigudlu'],
  ['egg', null, 'omelette', 'omlet'],
  ['tea', null, 'tea, chai, coffee', 'chai ka doodh, tea milk'],
  ['lassi', 'buttermilk', 'lassi', 'buttermilk, chaas, chaachh, mattha, majjiga'],
  ['lassi', null, '', 'milkshake, shake'],
  ['lemonWater', null, 'juice', 'lemonade, sharbat, sugarcane juice'],
  ['sweets', 'sweet', 'kesari', 'halwa, sheera, ladoo, barfi, mithai, केसरी'],
  ['jamun', 'jamun', 'gulab jamun', 'rasgulla, gulab jam'],
  ['syrup', null, '', 'syrup, sugar syrup, chashni, chasni, chaashni, jalebi pakam, pakam'],
  ['sweets', 'jalebi', 'jalebi', ''],
  ['sweets', null, '', 'kheer, payasam, rabri, rabdi'],
  ['besan', null, '', 'besan, gram flour, rava, sooji, semolina, rice flour'],
  [
    'spices',
    null,
    '',
    'masala, masale, spices, garam masala, chaat masala, haldi, turmeric, jeera, cumin, lal mirch, red chilli, podi',
  ],
  ['pulses', null, '', 'urad dal, chana dal'],
  [
    'peanuts',
    null,
    '',
    'peanut, peanuts, groundnut, groundnuts, moongphali, singdana, cashew, kaju',
  ],
  ['jaggery', null, '', 'jaggery, gur, sugar, cheeni'],
  ['oil', null, '', 'oil, tel, ghee, butter, makhan'],
  [null, 'vegetables', '', 'vegetable, vegetables, veggies, sabziyan, beetroot'],
  [null, 'corn', '', 'corn, sweet corn, makka, bhutta'],
  [null, 'sprouts', '', 'sprout, sprouts, moong, ankurit'],
  [null, 'chicken', '', 'tandoori, tikka'],
] as const satisfies readonly FoodNames[];

/** Dishes that neither book answers for. They are known, so that nobody is asked what they are. */
const plainDishes = 'roll, frankie, burger, pizza, chaat, kulfi';

/** Other foods that neither book answers for, and names with a colour in them. */
const plainNames =
  'gourd, mushroom, mushrooms, makki, sweet potato, sweet potatoes, shakarkand, arbi, pumpkin, kaddu, tinda, turai, drumstick, spring onion, spring onions, green onion, green onions, green peas, green vegetables, hara pyaz, hare pyaz, hari sabzi, hari sabziyan, hari matar, hare matar, boondi, boondi raita, red onion, pomegranate, anar, kiwi, dates, khajoor, hare mirch, kali mirch, black pepper, kothimeera, karivepaku, charu, rolls, burgers, hot dog, sandwiches, fries, chips, wafers, aavakaya, ketchup, schezwan, mayo, mayonnaise, jam, jelly, sada dosa, sada naan, sada paratha, sada roti, sada chawal, sada rice, ice cream, cake, cakes, biscuit, biscuits, rusk, cookies, sherbet, soda, cold drink, aata, flour, cornflour, corn flour, flakes, oats, ragi, jowar, bajra, kala chana, kale chane, black chana, kabuli chana, yellow dal, peeli dal, black dal, urad, masoor, shakkar, pulp, brown rice, brown bread, white bread, basmati, sona masoori, vermicelli, semiya, sabudana, cashews, badam, kishmish, raisins, nuts, til, sesame, bellam, honey, shahad, cheese, salt, kala namak, black salt, rock salt, pasupu, rai, mustard, mustard seeds, sarson, hing, ajwain, saunf, elaichi, cardamom, laung, dalchini, cinnamon, tej patta, kasuri methi, baking soda, soda powder, baking powder, eno, yeast, vinegar, sirka, soy sauce';

/** The names of one row, separated by commas. */
export function namesIn([, , dishes, others]: FoodNames): string {
  return [dishes, others].filter(Boolean).join(', ');
}

/** Dishes that stalls sell. */
export function dishNames(): string {
  return [...foodNames.map(([, , dishes]) => dishes), plainDishes].filter(Boolean).join(', ');
}

/** Foods that at least one of the books has nothing to say about. */
export const plainFoods = lexiconOf<true>([
  ...foodNames
    .filter(([ingredient, leftover]) => ingredient === null || leftover === null)
    .map((row) => [true, namesIn(row)] as const),
  [true, `${plainDishes}, ${plainNames}`],
]);
