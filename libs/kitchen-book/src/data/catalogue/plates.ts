import type { DishRow } from './rows';

export const plates: readonly DishRow[] = [
  [
    'Chole Bhature',
    90,
    'chola bhatura, chana bhatura',
    'maida-dough 160 g, oil 35 ml, chole 200 g, onions 30 g, paper-plate 1',
  ],
  [
    'Kulche Chole',
    60,
    'chole kulche, matar kulcha',
    'maida-dough 140 g, butter 5 g, ragda 180 g, onions 25 g, lemons 0.25, paper-plate 1',
  ],
  [
    'Amritsari Kulcha',
    90,
    'aloo kulcha, naan',
    'maida-dough 180 g, potatoes 100 g, butter 15 g, masala 2 g, chole 100 g, paper-plate 1',
  ],
  [
    'Aloo Paratha',
    60,
    'alu parantha, prantha',
    'wheat-dough 130 g, potatoes 120 g, oil 12 ml, butter 5 g, masala 2 g, curd 50 g, paper-plate 1',
  ],
  [
    'Gobi Paratha',
    60,
    'gobhi parantha',
    'wheat-dough 130 g, cauliflower 120 g, oil 12 ml, butter 5 g, masala 2 g, curd 50 g, paper-plate 1',
  ],
  [
    'Paneer Paratha',
    90,
    'parantha',
    'wheat-dough 130 g, paneer 70 g, oil 12 ml, butter 5 g, masala 2 g, curd 50 g, paper-plate 1',
  ],
  [
    'Onion Paratha',
    50,
    'pyaz parantha',
    'wheat-dough 130 g, onions 100 g, oil 12 ml, masala 2 g, curd 50 g, paper-plate 1',
  ],
  [
    'Litti Chokha',
    60,
    'liti',
    'atta 100 g, sattu 50 g, ghee 15 g, brinjal 100 g, potatoes 80 g, tomatoes 40 g, onions 20 g, paper-plate 1',
  ],
  ['Rajma Chawal', 80, 'rajma rice', 'rajma-curry 220 g, rice 100 g, onions 20 g, paper-plate 1'],
  ['Chole Chawal', 80, 'chana rice', 'chole 220 g, rice 100 g, onions 20 g, paper-plate 1'],
  [
    'Kadhi Chawal',
    70,
    'kadi rice',
    'curd 120 g, besan 35 g, oil 20 ml, onions 25 g, tempering 1 g, masala 2 g, rice 100 g, paper-plate 1',
  ],
  [
    'Dal Chawal',
    70,
    'dal rice, dal bhat, pappu annam',
    'toor-dal 50 g, tomatoes 30 g, onions 20 g, ghee 8 g, tempering 1 g, rice 100 g, paper-plate 1',
  ],
  [
    'Roti Sabzi',
    60,
    'chapati, phulka',
    'wheat-dough 160 g, potatoes 100 g, cauliflower 80 g, tomatoes 30 g, oil 12 ml, masala 3 g, paper-plate 1',
  ],
];
