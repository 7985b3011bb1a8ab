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

/** The same, written after the rules. */
export const secondTeluguLatin = [
  sold('oka idli sambar ammesa', { 'Idli Sambar': 1 }),
  sold('bun maska rendu ammudayyayi', { 'Bun Maska': 2 }),
  sold('padi chai ammam raasukondi', { Chai: 10 }),
  sold('inkoka plain dosa add cheyyi', { 'Plain Dosa': 1 }),
  sold('moodu plates masala dosa sale ayyayi', { 'Masala Dosa': 3 }),
  sold('naalugu vada, aidu chai ammanu', { 'Medu Vada': 4, Chai: 5 }),
  sold('oka onion uttapam cancel cheyandi', { 'Onion Uttapam': -1 }),
  sold('student laku aaru bun maska ammanu', { 'Bun Maska': 6 }),
  counted('ippati varaku yabhai chai ammamu', { Chai: 50 }),
  costs('tamatalu kg 70 rupayalu ayyayi', 'tomatoes', 70, 'kg'),
  costs('paalu litre aravai rendu rupayalu', 'milk', 62, 'litre'),
  sells('chai rate iravai rupayalu cheyandi', 'Chai', 20),
  spent('shop rent 500 rupayalu kattanu', 'rent', 500),
  spent('helper ki aidu vandala rupayalu icchanu', 'help', 500),
  asked('konni dosalu ammanu'),
];

export const secondTeluguLatinOthers = nothing([
  'rendu chai ammali',
  'enni masala dosa ammam ivala',
  'nenu oka dosa tinnanu',
  'moodu dosa maadipoyayi',
  'roju yabhai chai ammutam',
  'pakka bandi vadu padi dosa ammesadu',
  'ullipaya 80 rupayalu aithe uttapam ki entha',
  'rendu chai ammana leda',
]);
