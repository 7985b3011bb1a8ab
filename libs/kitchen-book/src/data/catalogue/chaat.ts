import type { DishRow } from './rows';

export const chaat: readonly DishRow[] = [
  [
    'Pani Puri',
    30,
    'golgappa, gol gappe, puchka, phuchka, gup chup, batasha',
    'puri-shells 6, potatoes 40 g, kala-chana 10 g, onions 10 g, pani 150 ml, tamarind-chutney 15 g, paper-plate 1',
  ],
  [
    'Dahi Puri',
    50,
    'dahi batasha, golgappa',
    'puri-shells 6, potatoes 40 g, curd 80 g, tamarind-chutney 25 g, green-chutney 10 g, sev 10 g, paper-plate 1',
  ],
  [
    'Sev Puri',
    50,
    'shev puri',
    'papdi 40 g, potatoes 40 g, onions 25 g, tomatoes 20 g, sev 15 g, tamarind-chutney 20 g, green-chutney 15 g, paper-plate 1',
  ],
  [
    'Bhel Puri',
    40,
    'bhel',
    'murmura 40 g, sev 15 g, onions 25 g, tomatoes 25 g, potatoes 25 g, peanuts 8 g, tamarind-chutney 20 g, green-chutney 15 g, paper-plate 1',
  ],
  [
    'Papdi Chaat',
    50,
    'papri, dahi papdi',
    'papdi 50 g, potatoes 40 g, curd 60 g, sev 8 g, tamarind-chutney 20 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Aloo Tikki Chaat',
    50,
    'tikki chole',
    'aloo-tikki-piece 2, chole 80 g, curd 40 g, onions 15 g, tamarind-chutney 20 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Samosa Chaat',
    50,
    'samosa chole',
    'samosa-piece 2, chole 80 g, curd 30 g, onions 15 g, sev 5 g, tamarind-chutney 20 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Ragda Pattice',
    50,
    'ragda patties, ragda patis',
    'aloo-tikki-piece 2, ragda 150 g, onions 15 g, sev 8 g, tamarind-chutney 20 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Dahi Vada',
    50,
    'dahi bhalla, dahi bhalle, perugu vada',
    'vada-batter 100 g, oil 12 ml, curd 120 g, sugar 5 g, masala 1 g, tamarind-chutney 15 g, paper-plate 1',
  ],
  [
    'Raj Kachori',
    80,
    '',
    'flour 30 g, rava 10 g, oil 20 ml, potatoes 40 g, kala-chana 15 g, curd 80 g, sev 15 g, tamarind-chutney 25 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Aloo Chaat',
    40,
    'alu chat',
    'potatoes 180 g, oil 15 ml, masala 3 g, tamarind-chutney 15 g, green-chutney 10 g, paper-plate 1',
  ],
  [
    'Chana Chaat',
    40,
    'chana masala, chana jor',
    'kala-chana 50 g, onions 25 g, tomatoes 25 g, lemons 0.5, masala 2 g, paper-plate 1',
  ],
  [
    'Ghugni',
    40,
    'matar chaat, matra, guggillu',
    'ragda 220 g, onions 25 g, coriander 5 g, coconut 0.05, tamarind-chutney 10 g, paper-plate 1',
  ],
  [
    'Corn Chaat',
    50,
    'sweet corn, masala corn, makai',
    'sweet-corn 120 g, butter 8 g, lemons 0.25, masala 2 g, paper-cup 1',
  ],
  [
    'Jhalmuri',
    30,
    'churumuri, masala muri, muri mixture',
    'murmura 45 g, onions 20 g, tomatoes 20 g, peanuts 10 g, sev 8 g, oil 4 ml, masala 2 g, wrap 1',
  ],
  [
    'Fruit Chaat',
    60,
    'phal, cut fruit, fruit salad',
    'fruit 200 g, lemons 0.25, masala 2 g, paper-plate 1',
  ],
  [
    'Sundal',
    30,
    'senagalu, chana',
    'kala-chana 60 g, coconut 0.08, oil 4 ml, tempering 1 g, wrap 1',
  ],
];
