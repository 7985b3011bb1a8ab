import type { DishRow } from './rows';

export const sweets: readonly DishRow[] = [
  [
    'Jalebi',
    40,
    'jilebi, jilapi, imarti',
    'flour 40 g, sugar-syrup 80 g, ghee 10 g, oil 10 ml, paper-plate 1',
  ],
  [
    'Gulab Jamun',
    40,
    'kala jamun',
    'khoya 25 g, flour 8 g, ghee 6 g, sugar-syrup 60 g, paper-plate 1',
  ],
  ['Rasgulla', 40, 'roshogolla', 'milk 200 ml, sugar-syrup 60 g, lemons 0.25, paper-plate 1'],
  [
    'Gajar Halwa',
    60,
    'carrot halwa',
    'carrots 150 g, milk 80 ml, sugar 25 g, ghee 8 g, cashews 3 g, paper-plate 1',
  ],
  [
    'Kheer',
    50,
    'payasam, semiya',
    'milk 180 ml, rice 12 g, sugar 20 g, cashews 3 g, cardamom 0.2 g, paper-cup 1',
  ],
  ['Rabri', 60, 'rabdi, malai', 'milk 350 ml, sugar 25 g, almonds 3 g, paper-cup 1'],
  [
    'Double Ka Meetha',
    60,
    'shahi tukda, mitha',
    'bread 2, milk 120 ml, sugar-syrup 60 g, ghee 12 g, cashews 3 g, paper-plate 1',
  ],
  [
    'Puran Poli',
    50,
    'holige, obbattu, bobbatlu, bakshalu',
    'wheat-dough 60 g, chana-dal 40 g, jaggery 40 g, ghee 8 g, paper-plate 1',
  ],
  ['Malpua', 50, '', 'flour 40 g, milk 50 ml, sugar-syrup 50 g, ghee 15 g, paper-plate 1'],
  ['Besan Ladoo', 30, 'laddu', 'besan 30 g, sugar 25 g, ghee 12 g, wrap 1'],
  ['Kulfi', 40, 'malai', 'milk 180 ml, sugar 15 g, almonds 2 g, cardamom 0.1 g'],
  ['Ice Gola', 25, 'chuski, baraf', 'ice 300 g, rose-syrup 25 ml, paper-cup 1'],
  [
    'Meetha Paan',
    25,
    'mitha, pan',
    'betel-leaves 1, gulkand 15 g, coconut 0.03, cardamom 0.2 g, wrap 1',
  ],
];
