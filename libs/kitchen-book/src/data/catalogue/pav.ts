import type { DishRow } from './rows';

export const pav: readonly DishRow[] = [
  [
    'Vada Pav',
    25,
    'vada pao, batata vada',
    'pav 1, batata-vada-piece 1, garlic-chutney 8 g, green-chutney 8 g, wrap 1',
  ],
  [
    'Pav Bhaji',
    100,
    'pao bhaji',
    'pav 2, bhaji 280 g, butter 15 g, onions 25 g, lemons 0.25, paper-plate 1',
  ],
  [
    'Misal Pav',
    80,
    'usal pav',
    'pav 2, misal 250 g, sev 30 g, onions 25 g, lemons 0.25, paper-plate 1',
  ],
  [
    'Dabeli',
    30,
    'kutchi dabeli',
    'pav 1, potatoes 60 g, peanuts 10 g, sev 6 g, butter 4 g, masala 2 g, tamarind-chutney 10 g, wrap 1',
  ],
  ['Samosa Pav', 30, '', 'pav 1, samosa-piece 1, garlic-chutney 6 g, green-chutney 8 g, wrap 1'],
  ['Masala Pav', 60, '', 'pav 2, bhaji 120 g, butter 12 g, onions 15 g, paper-plate 1'],
  [
    'Omelette Pav',
    50,
    'omlet, anda pav',
    'pav 2, eggs 2, onions 20 g, green-chillies 4 g, oil 10 ml, paper-plate 1',
  ],
  [
    'Egg Bhurji Pav',
    70,
    'anda bhurji, egg burji',
    'pav 2, eggs 2, onions 40 g, tomatoes 40 g, butter 5 g, oil 8 ml, masala 2 g, paper-plate 1',
  ],
  [
    'Bread Omelette',
    50,
    'omlet, anda bread',
    'bread 2, eggs 2, onions 20 g, green-chillies 4 g, oil 10 ml, paper-plate 1',
  ],
  [
    'Kheema Pav',
    110,
    'keema',
    'pav 2, chicken-masala 120 g, onions 20 g, lemons 0.25, paper-plate 1',
  ],
  ['Bun Maska', 40, 'maska pav, bun butter', 'pav 2, butter 15 g, sugar 5 g, paper-plate 1'],
  [
    'Veg Sandwich',
    50,
    'bombay sandwich, vegetable',
    'bread 3, potatoes 50 g, tomatoes 30 g, cucumber 30 g, onions 15 g, butter 10 g, green-chutney 15 g, wrap 1',
  ],
  [
    'Cheese Sandwich',
    90,
    'grilled sandwich, cheese toast',
    'bread 3, cheese 50 g, capsicum 20 g, onions 20 g, butter 12 g, sauce 15 g, wrap 1',
  ],
  [
    'Veg Burger',
    60,
    'aloo tikki burger',
    'pav 1, aloo-tikki-piece 1, mayonnaise 20 g, cheese 15 g, onions 15 g, tomatoes 15 g, sauce 10 g, wrap 1',
  ],
];
