// How long: USDA FoodKeeper and FSSAI's rules for catering (2 hours, below 5 °C, above 65 °C), the shorter where they differ.
import { lexiconOf } from '@thela/understanding';

export type Keeping =
  | 'cooked'
  | 'meat'
  | 'milk'
  | 'batter'
  | 'chutney'
  | 'cut'
  | 'greens'
  | 'fried'
  | 'sweet'
  | 'dry'
  | 'egg';

/** Foods by how they are kept; of several the one that spoils first counts, in this order. */
export const keepingNames: readonly (readonly [Keeping, string])[] = [
  [
    'meat',
    'chicken, mutton, fish, prawn, prawns, machli, machhli, jhinga, keema, meat, murga, kodi, chepa, chepalu, royyalu, mamsam, momo, momos, kebab',
  ],
  [
    'milk',
    'milk, doodh, paneer, curd, dahi, cream, malai, khoya, khova, mawa, palu, perugu, lassi, buttermilk, chaas, butter, cheese',
  ],
  [
    'cut',
    'cut fruit, fruit salad, cut papaya, watermelon, juice, ras, kata, kati, kate, kosina, chopped, peeled, slices, sprouts',
  ],
  [
    'batter',
    'batter, dosa batter, idli batter, ghol, pindi, dough, atta, maavu, dosa pindi, idli pindi, aata, khameer',
  ],
  ['egg', 'egg, eggs, anda, ande, guddu, gudlu'],
  [
    'chutney',
    'chutney, chutneys, pachadi, paste, ginger garlic paste, mint, pudina, imli, tamarind, allam vellulli',
  ],
  [
    'cooked',
    'rice, biryani, dal, sambar, curry, sabzi, gravy, rajma, chole, pav bhaji, idli, upma, poha, pulao, kura, annam, bhaji, potato, boiled, rasam, saag, soup',
  ],
  [
    'sweet',
    'jalebi, gulab jamun, rasgulla, barfi, halwa, ladoo, laddu, kova, sunnundalu, ariselu, mithai, sweet, sweets',
  ],
  [
    'fried',
    'samosa, vada, pakora, sev, puri, pani puri, papdi, namkeen, murukku, chips, bhajji, kachori, papad',
  ],
  [
    'greens',
    'coriander, kothimeera, kotimira, dhaniya, spinach, palak, leaves, karivepaku, curry leaves, vegetables, onion, onions, tomato, tomatoes, lemon, chilli, mirchi, potatoes, carrot, cabbage, mushroom',
  ],
  [
    'dry',
    'flour, besan, rava, maida, masala, podi, spice, spices, lentils, pulses, nuts, cashew, peanut, sugar, jaggery, bellam, gud, salt, tea powder, bread, pav',
  ],
];

export const keepingWords = lexiconOf(keepingNames);
