import { asked, costs, counted, nothing, sells, sold, spent, undone } from './expected';

/** Sentences in Telugu script that are to be written; written before the rules. */
export const firstTelugu = [
  sold('రెండు మసాలా దోశ అమ్మాను', { 'Masala Dosa': 2 }),
  sold('మూడు ఇడ్లీ సాంబార్ అమ్ముడుపోయాయి', { 'Idli Sambar': 3 }),
  sold('ఇంకో రెండు చాయ్ రాసుకో', { Chai: 2 }),
  sold('ఒక సాదా దోశ, రెండు ఉల్లి ఊతప్పం అమ్మాం', { 'Plain Dosa': 1, 'Onion Uttapam': 2 }),
  sold('ఇప్పుడే నాలుగు వడ అమ్మాను', { 'Medu Vada': 4 }),
  sold('ఒక మసాలా దోశ తీసేయ్', { 'Masala Dosa': -1 }),
  counted('ఈ రోజు మొత్తం ఇరవై ఐదు మసాలా దోశ అమ్మాను', { 'Masala Dosa': 25 }),
  costs('టమాటా 60 రూపాయలు అయింది', 'tomatoes', 60),
  costs('ఉల్లిపాయలు కిలో నలభై రూపాయలు', 'onions', 40),
  costs('పాల ధర లీటరు అరవై ఐదు అయింది', 'milk', 65),
  sells('చాయ్ ధర ఇరవై రూపాయలు పెట్టు', 'Chai', 20),
  spent('గ్యాస్‌కి మూడు వందల రూపాయలు ఖర్చు అయింది', 'gas', 300),
  spent('హెల్పర్‌కి ఐదు వందలు ఇచ్చాను', 'help', 500),
  undone('తప్పు రాశావు, తీసేయ్'),
  asked('దోశలు అమ్మాను'),
];

export const firstTeluguOthers = nothing([
  'రెండు దోశ అమ్మలేదు',
  'ఈ రోజు ఎంత అమ్మాం?',
  'రెండు దోశ అమ్మితే ఎంత లాభం',
  'రేపు పది మసాలా దోశ అమ్ముతాను',
  'పక్క బండి వాడు ఇరవై దోశలు అమ్మాడు',
  'టమాటా ధర ఎంత',
  'ఐదు ఇడ్లీ మిగిలాయి',
]);
