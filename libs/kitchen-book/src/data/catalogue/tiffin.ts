import type { DishRow } from './rows';

/** Other words for the built-in five, whose names, prices and recipes are specified. */
export const builtInDishWords: Readonly<Record<string, string>> = {
  'onion-uttapam': 'uthappam, oothappam, uttappa, pyaz uttapam',
  'masala-dosa': 'masala dosai, masale dose, aloo dosa',
  'idli-sambar': 'idly sambhar, sambar idli',
  'cheese-uttapam': 'uthappam, oothappam',
  'plain-dosa': 'sada dosa, dosai, dose, attu',
};

/** The built-in five go before these. */
export const tiffin: readonly DishRow[] = [
  [
    'Idli',
    40,
    'idly, idli chutney',
    'idli-batter 180 g, sambar 120 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Medu Vada',
    50,
    'vada sambar, garelu, uddina vada',
    'vada-batter 130 g, oil 20 ml, sambar 120 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Idli Vada',
    60,
    'idly vada combo',
    'idli-batter 120 g, vada-batter 65 g, oil 10 ml, sambar 150 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Rava Idli',
    50,
    'ravva idli, suji idli',
    'rava 60 g, curd 60 g, cashews 2 g, oil 5 ml, tempering 1 g, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Ghee Podi Idli',
    70,
    'karam idli, gunpowder',
    'idli-batter 180 g, ghee 12 g, masala 8 g, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Mysore Masala Dosa',
    95,
    'masala dosai',
    'dosa-batter 160 g, potato-masala 120 g, garlic-chutney 15 g, butter 10 g, oil 8 ml, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Ghee Roast Dosa',
    90,
    'nei roast, paper roast',
    'dosa-batter 170 g, ghee 18 g, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Rava Dosa',
    70,
    'ravva dosa, suji dosa',
    'rava 40 g, rice-flour 40 g, flour 10 g, curd 20 g, onions 20 g, oil 15 ml, tempering 1 g, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Onion Dosa',
    75,
    'pyaz dosa, ulli dosa',
    'dosa-batter 160 g, onions 60 g, oil 10 ml, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Set Dosa',
    60,
    'sponge dosa',
    'dosa-batter 210 g, oil 8 ml, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Egg Dosa',
    80,
    'anda dosa, mutta dosa',
    'dosa-batter 150 g, eggs 1, onions 20 g, oil 10 ml, masala 1 g, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Paneer Dosa',
    110,
    '',
    'dosa-batter 160 g, paneer 60 g, onions 30 g, oil 10 ml, masala 2 g, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Tomato Uttapam',
    70,
    'uthappam, tamatar uttapam',
    'dosa-batter 180 g, tomatoes 60 g, onions 20 g, oil 10 ml, sambar 100 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Pesarattu',
    60,
    'moong dosa, moonglet, cheela',
    'moong-dal 80 g, onions 20 g, ginger 5 g, green-chillies 5 g, oil 10 ml, tomato-chutney 40 g, paper-plate 1',
  ],
  [
    'Appam',
    60,
    'aappam, palappam',
    'rice 70 g, coconut 0.25, sugar 3 g, chole 80 g, paper-plate 1',
  ],
  [
    'Paniyaram',
    50,
    'paddu, gunta ponganalu, appe',
    'dosa-batter 160 g, onions 20 g, oil 12 ml, coconut-chutney 40 g, paper-plate 1',
  ],
  [
    'Upma',
    40,
    'uppittu, uppuma, suji upma',
    'rava 70 g, onions 20 g, carrots 10 g, oil 12 ml, tempering 2 g, cashews 2 g, coconut-chutney 30 g, paper-plate 1',
  ],
  [
    'Pongal',
    50,
    'ven pongal, khara pongal, khichdi',
    'rice 50 g, moong-dal 25 g, ghee 12 g, cashews 3 g, tempering 2 g, sambar 80 ml, coconut-chutney 30 g, paper-plate 1',
  ],
  [
    'Poori Bhaji',
    60,
    'puri sabzi, puri aloo, poori masala, pudi',
    'wheat-dough 130 g, oil 30 ml, potato-masala 150 g, paper-plate 1',
  ],
  [
    'Parotta',
    60,
    'porotta, kerala parotta, salna',
    'maida-dough 180 g, oil 20 ml, onions 40 g, tomatoes 40 g, coconut 0.1, masala 4 g, parcel-box 1',
  ],
  [
    'Poha',
    30,
    'pohe, kanda poha, aval',
    'poha 70 g, onions 25 g, peanuts 8 g, sev 5 g, oil 8 ml, tempering 1 g, paper-plate 1',
  ],
  [
    'Sabudana Khichdi',
    50,
    'sago, upvas',
    'sabudana 70 g, peanuts 20 g, potatoes 40 g, oil 12 ml, green-chillies 3 g, paper-plate 1',
  ],
  [
    'Dhokla',
    40,
    'khaman',
    'besan 60 g, curd 20 g, sugar 8 g, oil 8 ml, tempering 2 g, green-chutney 15 g, paper-plate 1',
  ],
  [
    'Kesari',
    40,
    'kesari bath, sheera, sira, sooji halwa, suji ka halwa',
    'rava 35 g, sugar 45 g, ghee 15 g, cashews 3 g, paper-plate 1',
  ],
];
