import type { DishRow } from './rows';

export const fried: readonly DishRow[] = [
  [
    'Samosa',
    30,
    'shingara, singada',
    'samosa-piece 2, tamarind-chutney 15 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Kachori',
    30,
    'kachodi, khasta, pyaz kachori',
    'flour 50 g, moong-dal 20 g, oil 25 ml, masala 3 g, tamarind-chutney 15 g, paper-plate 1',
  ],
  [
    'Mirchi Bajji',
    40,
    'mirchi bhajji, mirapakaya, milagai, cut mirchi',
    'bajji-chillies 80 g, besan 40 g, oil 25 ml, onions 15 g, lemons 0.1, paper-plate 1',
  ],
  [
    'Punugulu',
    40,
    'punukulu, punugullu',
    'idli-batter 150 g, onions 20 g, oil 25 ml, tomato-chutney 30 g, paper-plate 1',
  ],
  [
    'Mysore Bonda',
    45,
    'mysore bajji, goli baje, bonda',
    'flour 60 g, curd 50 g, rice-flour 10 g, oil 25 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Batata Vada',
    40,
    'aloo bonda, aloo vada',
    'batata-vada-piece 2, garlic-chutney 8 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Egg Bonda',
    40,
    'egg bajji, anda pakora',
    'eggs 1, besan 35 g, oil 20 ml, onions 10 g, tomato-chutney 20 g, paper-plate 1',
  ],
  [
    'Onion Pakora',
    40,
    'pyaz pakoda, kanda bhaji, bhajiya, pakodi',
    'onions 100 g, besan 45 g, oil 25 ml, green-chutney 15 g, paper-plate 1',
  ],
  [
    'Bread Pakora',
    30,
    'bread bajji',
    'bread 2, potato-masala 60 g, besan 30 g, oil 20 ml, green-chutney 10 g, wrap 1',
  ],
  [
    'Paneer Pakora',
    80,
    '',
    'paneer 70 g, besan 40 g, oil 25 ml, masala 1 g, green-chutney 15 g, paper-plate 1',
  ],
  [
    'Masala Vada',
    40,
    'dal vada, parippu vada, chana vada',
    'chana-dal 70 g, onions 25 g, oil 20 ml, ginger 3 g, coconut-chutney 30 g, paper-plate 1',
  ],
  [
    'Banana Bajji',
    30,
    'pazham pori, kela bajji',
    'bananas 1, flour 25 g, sugar 5 g, oil 15 ml, wrap 1',
  ],
  [
    'Veg Cutlet',
    50,
    'katlet',
    'potatoes 120 g, carrots 25 g, green-peas 20 g, bread 1, oil 20 ml, masala 2 g, sauce 15 g, paper-plate 1',
  ],
  [
    'French Fries',
    70,
    'finger chips',
    'potatoes 250 g, oil 40 ml, masala 3 g, sauce 20 g, paper-plate 1',
  ],
  ['Boiled Eggs', 30, 'uble ande, ubla anda', 'eggs 2, onions 15 g, masala 1 g, wrap 1'],
  ['Roasted Corn', 30, 'bhutta, makai, makka', 'corn-cobs 1, lemons 0.25, masala 1 g'],
];
