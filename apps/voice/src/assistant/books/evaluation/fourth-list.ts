import type { Expected } from './expected';

/** Written after the third list had been run, by somebody who knew neither the rules nor the lists. */
export const fourthEnglish: readonly Expected[] = [
  {
    text: 'how many plates of dosa went on Friday',
    asked: { about: 'sum', figure: 'plates', dish: 'Dosa', from: '2026-11-20', to: '2026-11-20' },
  },
  {
    text: 'After cutting all the expenses how much money was left with me in October',
    asked: { about: 'sum', figure: 'left', from: '2026-10-01', to: '2026-10-31' },
  },
  {
    text: 'which item I should remove from the menu, it is not selling and no profit also',
    asked: { about: 'menu', place: 'dog' },
  },
  {
    text: 'tomorrow how much batter I have to grind',
    asked: { about: 'buy', ingredient: 'batter' },
  },
  {
    text: 'This week sales is up or down compared to last week?',
    asked: {
      about: 'sum',
      figure: 'revenue',
      from: '2026-11-16',
      to: '2026-11-22',
      than: { from: '2026-11-09', to: '2026-11-15' },
    },
  },
  {
    text: 'on which day of the week my sale is lowest',
    asked: { about: 'weekday', end: 'worst', by: 'revenue' },
  },
  { text: 'yesterday how much came by UPI and how much by cash', asked: { about: 'no-figure' } },
];

export const fourthHinglish: readonly Expected[] = [
  {
    text: 'parso kitna munafa hua tha',
    asked: { about: 'sum', figure: 'profit', from: '2026-11-20', to: '2026-11-20' },
  },
  { text: 'bhai sabse jyada bheed kitne baje hoti h', asked: { about: 'hour' } },
  {
    text: '10 nov se 14 nov tak gas baraf kiraya sab milake kitna kharcha hua',
    asked: { about: 'sum', figure: 'expenses', from: '2026-11-10', to: '2026-11-14' },
  },
  {
    text: 'pichle hafte sabse kam konsi dish biki',
    asked: { about: 'dish', end: 'least', by: 'plates', from: '2026-11-09', to: '2026-11-15' },
  },
  {
    text: 'is mahine ka sabse accha din kaunsa raha',
    asked: { about: 'day', end: 'best', from: '2026-11-01', to: '2026-11-22' },
  },
  { text: 'agle hafte kitna chawal lagega mujhe', asked: { about: 'no-figure' } },
  { text: 'ek mahine me kis kis cheez ke daam badle', asked: { about: 'prices', daysBack: 30 } },
];

export const fourthHindi: readonly Expected[] = [
  { text: 'कल इडली की कितनी प्लेट लगेंगी', asked: { about: 'tomorrow', dish: 'Idli' } },
  {
    text: 'सितंबर में टोटल कितने की सेल हुई',
    asked: { about: 'sum', figure: 'revenue', from: '2026-09-01', to: '2026-09-30' },
  },
  {
    text: 'पिछले 10 दिन में कितने का माल वेस्ट हुआ',
    asked: { about: 'sum', figure: 'waste', from: '2026-11-13', to: '2026-11-22' },
  },
  { text: 'दिन का खर्चा निकालने के लिए कम से कम कितनी प्लेट बेचनी पड़ेगी', asked: { about: 'break-even' } },
  {
    text: 'ऐसा कौन सा आइटम है जो बिकता तो खूब है लेकिन उसमें बचता कुछ खास नहीं',
    asked: { about: 'menu', place: 'plowhorse' },
  },
  {
    text: '17 नवंबर को जो स्पेशल बनाया था उससे कितना पैसा आया',
    asked: { about: 'specials', from: '2026-11-17', to: '2026-11-17' },
  },
  { text: 'मेरे हेल्पर की कितनी पगार बाकी है', asked: { about: 'no-figure' } },
  {
    text: 'पिछले महीने सबसे ज्यादा मुनाफा किस आइटम ने दिया',
    asked: { about: 'dish', end: 'most', by: 'profit', from: '2026-10-01', to: '2026-10-31' },
  },
];

export const fourthTelugu: readonly Expected[] = [
  {
    text: 'నిన్న బజ్జీలు ఎన్ని ప్లేట్లు పోయాయి',
    asked: { about: 'sum', figure: 'plates', dish: 'Bajji', from: '2026-11-21', to: '2026-11-21' },
  },
  { text: 'రేపటికి ఏమేం సరుకులు కొనాలో చెప్పు', asked: { about: 'buy' } },
  {
    text: 'పోయిన వారం బియ్యం నూనె లాంటి సరుకులకి మొత్తం ఎంత ఖర్చయింది',
    asked: { about: 'sum', figure: 'ingredientCost', from: '2026-11-09', to: '2026-11-15' },
  },
  { text: 'లాభం బాగా వచ్చినా తక్కువ అమ్ముడుపోయే ఐటమ్ ఏది', asked: { about: 'menu', place: 'puzzle' } },
  { text: 'పండగ రోజుల్లో ఎంత లాభం వచ్చింది', asked: { about: 'no-figure' } },
  {
    text: 'ee nelalo anni kante takkuva migilina roju edi',
    asked: { about: 'day', end: 'worst', from: '2026-11-01', to: '2026-11-22' },
  },
  { text: 'repu palu enni litres teesukovali', asked: { about: 'buy', ingredient: 'milk' } },
  {
    text: 'gatha 3 rojullo chai meeda entha labham vachindi',
    asked: { about: 'sum', figure: 'profit', dish: 'Chai', from: '2026-11-20', to: '2026-11-22' },
  },
];
