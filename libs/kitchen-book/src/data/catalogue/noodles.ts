import type { DishRow } from './rows';

export const noodles: readonly DishRow[] = [
  [
    'Veg Kathi Roll',
    70,
    'kati roll, frankie, veg roll',
    'maida-dough 90 g, potato-masala 80 g, fried-vegetables 50 g, oil 12 ml, sauce 15 g, green-chutney 10 g, wrap 1',
  ],
  [
    'Egg Roll',
    60,
    'anda roll, kati',
    'maida-dough 90 g, eggs 1, onions 30 g, oil 12 ml, sauce 15 g, wrap 1',
  ],
  [
    'Paneer Roll',
    100,
    'paneer kathi, tikka roll',
    'maida-dough 90 g, paneer 70 g, capsicum 30 g, onions 30 g, oil 12 ml, masala 2 g, green-chutney 15 g, wrap 1',
  ],
  [
    'Chicken Roll',
    110,
    'chicken kathi, shawarma',
    'maida-dough 90 g, chicken-masala 90 g, onions 30 g, oil 12 ml, mayonnaise 15 g, green-chutney 10 g, wrap 1',
  ],
  [
    'Veg Momos',
    70,
    'momo, dim sum',
    'maida-dough 110 g, fried-vegetables 120 g, oil 8 ml, momo-chutney 40 g, mayonnaise 10 g, paper-plate 1',
  ],
  [
    'Chicken Momos',
    90,
    'momo',
    'maida-dough 110 g, chicken 70 g, onions 40 g, ginger 3 g, oil 8 ml, momo-chutney 40 g, mayonnaise 10 g, paper-plate 1',
  ],
  [
    'Paneer Momos',
    100,
    'momo',
    'maida-dough 110 g, paneer 60 g, onions 40 g, oil 8 ml, momo-chutney 40 g, mayonnaise 10 g, paper-plate 1',
  ],
  [
    'Veg Noodles',
    80,
    'chowmein, chow mein, hakka',
    'noodles 100 g, fried-vegetables 120 g, oil 20 ml, soy-sauce 10 ml, sauce 15 g, paper-plate 1',
  ],
  [
    'Egg Noodles',
    90,
    'anda chowmein',
    'noodles 100 g, eggs 1, fried-vegetables 80 g, oil 20 ml, soy-sauce 10 ml, sauce 15 g, paper-plate 1',
  ],
  [
    'Chicken Noodles',
    120,
    'chowmein',
    'noodles 100 g, chicken 70 g, fried-vegetables 80 g, oil 20 ml, soy-sauce 10 ml, sauce 15 g, paper-plate 1',
  ],
  [
    'Veg Fried Rice',
    80,
    'schezwan rice',
    'rice 110 g, fried-vegetables 120 g, oil 20 ml, soy-sauce 10 ml, sauce 10 g, paper-plate 1',
  ],
  [
    'Egg Fried Rice',
    90,
    'anda rice',
    'rice 110 g, eggs 1, fried-vegetables 80 g, oil 20 ml, soy-sauce 10 ml, sauce 10 g, paper-plate 1',
  ],
  [
    'Chicken Fried Rice',
    120,
    '',
    'rice 110 g, chicken 70 g, fried-vegetables 80 g, oil 20 ml, soy-sauce 10 ml, sauce 10 g, paper-plate 1',
  ],
  [
    'Gobi Manchurian',
    90,
    'gobi manchuria, veg manchurian',
    'cauliflower 200 g, flour 40 g, oil 40 ml, onions 30 g, capsicum 20 g, garlic 8 g, soy-sauce 10 ml, sauce 25 g, paper-plate 1',
  ],
  [
    'Chilli Paneer',
    140,
    'paneer chilly',
    'paneer 110 g, flour 25 g, oil 30 ml, onions 40 g, capsicum 40 g, garlic 8 g, soy-sauce 10 ml, sauce 25 g, paper-plate 1',
  ],
  [
    'Chilli Chicken',
    140,
    'chicken chilly, chicken manchurian',
    'chicken 150 g, flour 25 g, eggs 0.25, oil 30 ml, onions 40 g, capsicum 30 g, garlic 8 g, soy-sauce 10 ml, sauce 25 g, paper-plate 1',
  ],
  [
    'Chicken 65',
    140,
    'chicken pakora, fried chicken',
    'chicken 170 g, rice-flour 20 g, curd 25 g, eggs 0.25, oil 35 ml, masala 6 g, onions 20 g, paper-plate 1',
  ],
  [
    'Spring Roll',
    70,
    '',
    'flour 50 g, fried-vegetables 120 g, oil 30 ml, sauce 25 g, paper-plate 1',
  ],
  [
    'Masala Maggi',
    50,
    'maggie, instant noodles',
    'instant-noodles 1, onions 25 g, tomatoes 25 g, green-peas 15 g, butter 5 g, paper-plate 1',
  ],
];
