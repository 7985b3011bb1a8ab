import type { DishRow } from './rows';

export const rice: readonly DishRow[] = [
  [
    'Veg Biryani',
    110,
    'biriyani, vegetable dum',
    'basmati 120 g, carrots 40 g, green-peas 30 g, potatoes 50 g, onions 50 g, curd 70 g, oil 20 ml, masala 6 g, parcel-box 1',
  ],
  [
    'Egg Biryani',
    120,
    'anda biriyani',
    'basmati 120 g, eggs 2, onions 60 g, tomatoes 40 g, curd 60 g, oil 20 ml, masala 6 g, parcel-box 1',
  ],
  [
    'Chicken Biryani',
    160,
    'biriyani, murgh, dum',
    'basmati 130 g, chicken 160 g, onions 60 g, curd 80 g, ginger 5 g, garlic 5 g, oil 25 ml, masala 7 g, parcel-box 1',
  ],
  [
    'Veg Pulao',
    90,
    'pulav, tawa pulao',
    'basmati 110 g, carrots 30 g, green-peas 30 g, potatoes 40 g, onions 40 g, oil 15 ml, masala 4 g, curd 40 g, paper-plate 1',
  ],
  [
    'Curd Rice',
    50,
    'dahi chawal, perugu annam, thayir sadam, mosaranna',
    'rice 80 g, curd 120 g, milk 30 ml, tempering 1 g, oil 4 ml, paper-plate 1',
  ],
  [
    'Lemon Rice',
    50,
    'nimbu chawal, chitranna, nimmakaya',
    'rice 100 g, lemons 0.75, peanuts 12 g, oil 12 ml, tempering 2 g, paper-plate 1',
  ],
  [
    'Tamarind Rice',
    50,
    'pulihora, puliyogare, puliyodarai, imli',
    'rice 100 g, tamarind 15 g, peanuts 12 g, oil 15 ml, tempering 2 g, masala 3 g, paper-plate 1',
  ],
  [
    'Tomato Rice',
    50,
    'tamatar, thakkali',
    'rice 100 g, tomatoes 80 g, onions 30 g, oil 12 ml, masala 4 g, paper-plate 1',
  ],
  [
    'Sambar Rice',
    60,
    'bisi bele bath, sambar sadam',
    'rice 90 g, sambar 250 ml, ghee 6 g, cashews 3 g, paper-plate 1',
  ],
];
