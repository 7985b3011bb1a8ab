import { asked, costs, counted, nothing, sells, sold, spent, undone } from './expected';

/** Sentences in Telugu with Latin letters that are to be written; written before the rules. */
export const firstTeluguLatin = [
  sold('rendu masala dosa ammanu', { 'Masala Dosa': 2 }),
  sold('moodu idli sambar ammudu poyayi', { 'Idli Sambar': 3 }),
  sold('inko rendu chai rasuko', { Chai: 2 }),
  sold('aidu vada ammesanu ippude', { 'Medu Vada': 5 }),
  sold('customer ki oka masala dosa, rendu chai ichanu', { 'Masala Dosa': 1, Chai: 2 }),
  sold('rendu plain dosa teesey', { 'Plain Dosa': -2 }),
  sold('naalugu bun maska add cheyi', { 'Bun Maska': 4 }),
  counted('ee roju mottam muppai idli sambar ammanu', { 'Idli Sambar': 30 }),
  costs('tamata 60 rupayalu ayindi', 'tomatoes', 60),
  costs('ullipayalu kilo yabhai rupayalu ayyayi', 'onions', 50, 'kg'),
  costs('noone litre rate 150 rupayalu', 'oil', 150, 'litre'),
  sells('masala dosa dhara 80 rupayalu pettu', 'Masala Dosa', 80),
  spent('gas ki 300 rupayalu ichanu', 'gas', 300),
  spent('ice ki nooru rupayalu kharchu ayindi', 'ice', 100),
  undone('tappu, teesey'),
  asked('dosa ammanu'),
];

export const firstTeluguLatinOthers = nothing([
  'rendu masala dosa ammaledu',
  'ee roju entha ammam',
  'masala dosa meeda entha labham',
  'repu padi masala dosa ammutanu',
  'rendu dosa ammithe entha vastundi',
  'moodu idli sambar migilayi',
  'customer rendu dosa kavali annadu',
]);
