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

/** Questions in Telugu script, written after the rules. */
export const secondTeluguMoney: readonly Expected[] = [
  ['ఒక ప్లేట్ సాదా దోశకి ఎంత ఖర్చు అవుతుంది', 'profit', '₹6.21'],
  ['చీజ్ ఊతప్పం మీద ఎంత మిగులుతుంది', 'profit', '82.1%'],
  ['ఉల్లిపాయల రేటు ఎంత ఉంది', 'profit', '₹30.00'],
  ['ఈ రోజు అమ్మకం ఎంత', 'profit', '₹'],
  ['అన్నిటికన్నా ఎక్కువ లాభం ఏ దోశలో వస్తుంది', 'profit', 'Onion Uttapam'],
];

/** The same in Latin letters. */
export const secondTeluguLatinMoney: readonly Expected[] = [
  ['oka plate idli sambar ki entha kharchu', 'profit', '₹11.09'],
  ['onion uttapam meeda entha migulutundi', 'profit', '₹61.51'],
  ['noone rate entha undi', 'profit', '₹120.00'],
  ['ivala enni plates ammam', 'profit', 'plates today'],
  ['ee item lo ekkuva labham vastundi', 'profit', 'Onion Uttapam'],
];

/** The same in Devanagari. */
export const secondDevanagariMoney: readonly Expected[] = [
  ['प्लेन डोसा का कॉस्ट प्राइस क्या है', 'profit', '₹6.21'],
  ['अनियन उत्तपम में कितना प्रॉफिट मार्जिन है', 'profit', 'Onion Uttapam'],
  ['ऑयल का रेट कितना है', 'profit', '₹120.00'],
  ['आज का टोटल सेल कितना है', 'profit', '₹'],
  ['कौन सा आइटम प्रमोट करना चाहिए', 'profit', 'Onion Uttapam'],
];
