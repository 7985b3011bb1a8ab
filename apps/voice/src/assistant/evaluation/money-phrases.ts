import type { Expected } from './phrases';

/** Questions of money and of today's records in Telugu script; written before the rules. */
export const firstTeluguMoney: readonly Expected[] = [
  ['మసాలా దోశ మీద ఎంత లాభం', 'profit', '₹73.20'],
  ['ఇడ్లీ సాంబార్ ఖర్చు ఎంత', 'profit', '₹11.09'],
  ['ఈ రోజు ఎంత అమ్మాం?', 'profit', 'plates today'],
  ['టమాటా ధర ఎంత', 'profit', '₹40.00'],
  ['ఏ ఐటమ్ ఎక్కువ అమ్మాలి', 'profit', 'Onion Uttapam'],
  ['ఉల్లిపాయలు 60 రూపాయలు అయితే ఉల్లి ఊతప్పం ఖర్చు ఎంత', 'profit', '₹11.49'],
];

/** The same in Telugu with Latin letters; written before the rules. */
export const firstTeluguLatinMoney: readonly Expected[] = [
  ['masala dosa meeda entha labham', 'profit', '₹73.20'],
  ['plain dosa ki entha kharchu avutundi', 'profit', '₹6.21'],
  ['ee roju entha ammam', 'profit', 'plates today'],
  ['ullipaya dhara entha', 'profit', '₹30.00'],
  ['em ammali ekkuva labham kosam', 'profit', 'Onion Uttapam'],
  ['cheese uttapam margin entha', 'profit', '82.1%'],
];

/** The same in Devanagari with English words; written before the rules. */
export const firstDevanagariMoney: readonly Expected[] = [
  ['मसाला डोसा पर कितना प्रॉफिट है', 'profit', '₹73.20'],
  ['इडली सांभर की मेकिंग कॉस्ट कितनी है', 'profit', '₹11.09'],
  ['आज कितनी सेल हुई', 'profit', '₹'],
  ['टोमेटो का रेट क्या चल रहा है', 'profit', '₹40.00'],
  ['सबसे ज्यादा प्रॉफिट किस डिश में है', 'profit', 'Onion Uttapam'],
  ['चीज़ उत्तपम का मार्जिन बताओ', 'profit', '82.1%'],
];
