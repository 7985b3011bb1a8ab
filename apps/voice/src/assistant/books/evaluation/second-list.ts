import type { Expected } from './expected';

/** Written after the rules, by somebody who did not know them. */
export const secondEnglish: readonly Expected[] = [
  {
    text: 'Thursday it was raining no, so how much collection I got that day?',
    asked: { about: 'sum', figure: 'revenue', from: '2026-11-19', to: '2026-11-19' },
  },
  {
    text: 'from 5th to 12th October how many plates of pongal went',
    asked: { about: 'sum', figure: 'plates', dish: 'Pongal', from: '2026-10-05', to: '2026-10-12' },
  },
  {
    text: 'how many kilos of urad dal I should get for tomorrow',
    asked: { about: 'buy', ingredient: 'urad' },
  },
  {
    text: 'which item is going fast but not giving me much profit',
    asked: { about: 'menu', place: 'plowhorse' },
  },
  {
    text: 'in October which was my worst day',
    asked: { about: 'day', end: 'worst', from: '2026-10-01', to: '2026-10-31' },
  },
  {
    text: 'is my profit this week better than last week or not?',
    asked: {
      about: 'sum',
      figure: 'profit',
      from: '2026-11-16',
      to: '2026-11-22',
      than: { from: '2026-11-09', to: '2026-11-15' },
    },
  },
  { text: 'how much money I have to give to the milk fellow still', asked: { about: 'no-figure' } },
];

export const secondHinglish: readonly Expected[] = [
  {
    text: '14 tarik ko kharcha kitna hua tha',
    asked: { about: 'sum', figure: 'expenses', from: '2026-11-14', to: '2026-11-14' },
  },
  { text: 'kal ke liye bazar se kya kya lana padega', asked: { about: 'buy' } },
  { text: 'sabse jyada bheed kitne baje hoti h', asked: { about: 'hour' } },
  {
    text: 'hafte me kis din munafa sabse zyada hota hai',
    asked: { about: 'weekday', end: 'best', by: 'profit' },
  },
  {
    text: 'bhai konsi cheez menu se hata du jo na bikti hai na paisa deti hai',
    asked: { about: 'menu', place: 'dog' },
  },
  { text: 'agle mahine kitni bikri ho jayegi', asked: { about: 'no-figure' } },
  {
    text: 'jab se hisab likhna shuru kiya tab se ab tak total kitne ki sale hui',
    asked: { about: 'sum', figure: 'revenue', from: '2026-08-15', to: '2026-11-22' },
  },
];

export const secondHindi: readonly Expected[] = [
  {
    text: 'परसों सब खर्चा काट के हाथ में कितना बचा',
    asked: { about: 'sum', figure: 'left', from: '2026-11-20', to: '2026-11-20' },
  },
  {
    text: 'पिछले महीने सबसे ज्यादा मुनाफा किस आइटम ने दिया',
    asked: { about: 'dish', end: 'most', by: 'profit', from: '2026-10-01', to: '2026-10-31' },
  },
  { text: 'कल टोटल कितनी प्लेट की तैयारी करूं', asked: { about: 'tomorrow' } },
  {
    text: 'एक दिन का खर्चा निकालने के लिए कम से कम कितनी प्लेट बेचनी पड़ेगी',
    asked: { about: 'break-even' },
  },
  {
    text: 'पिछले हफ्ते कितने का खाना फेंकना पड़ा',
    asked: { about: 'sum', figure: 'waste', from: '2026-11-09', to: '2026-11-15' },
  },
  { text: 'इस महीने किस किस सामान का रेट बदला है', asked: { about: 'prices', daysBack: 30 } },
  {
    text: 'पिछले 10 दिन में स्पेशल से कितनी कमाई हुई',
    asked: { about: 'specials', from: '2026-11-13', to: '2026-11-22' },
  },
  { text: 'दिवाली के आसपास कितनी बिक्री हुई थी', asked: { about: 'no-figure' } },
];

export const secondTelugu: readonly Expected[] = [
  {
    text: 'సెప్టెంబర్ లో మొత్తం సేల్ ఎంత అయింది',
    asked: { about: 'sum', figure: 'revenue', from: '2026-09-01', to: '2026-09-30' },
  },
  { text: 'రేపటికి పిండి ఎంత రుబ్బాలి', asked: { about: 'buy', ingredient: 'batter' } },
  {
    text: 'ఈ వారం అన్నిటికంటే తక్కువ అమ్ముడుపోయిన టిఫిన్ ఏది',
    asked: { about: 'dish', end: 'least', by: 'plates', from: '2026-11-16', to: '2026-11-22' },
  },
  { text: 'లాభం బాగా వస్తుంది కానీ ఎక్కువగా అమ్ముడుపోని ఐటమ్ ఏంటి', asked: { about: 'menu', place: 'puzzle' } },
  {
    text: 'మొన్న సరుకులకి ఎంత ఖర్చు అయింది',
    asked: { about: 'sum', figure: 'ingredientCost', from: '2026-11-20', to: '2026-11-20' },
  },
  {
    text: 'ninna dosa meeda labam entha vachindi',
    asked: { about: 'sum', figure: 'profit', dish: 'Dosa', from: '2026-11-21', to: '2026-11-21' },
  },
  { text: 'repu bajji enni plates cheyali', asked: { about: 'tomorrow', dish: 'Bajji' } },
  { text: 'ee nela current bill entha kattanu', asked: { about: 'no-figure' } },
];
