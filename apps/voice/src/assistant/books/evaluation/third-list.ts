import type { Expected } from './expected';

/** Written after the rules had been widened for the second list, by somebody who knew neither. */
export const thirdEnglish: readonly Expected[] = [
  {
    text: 'How much money came from dosa in the month of October?',
    asked: { about: 'sum', figure: 'revenue', dish: 'Dosa', from: '2026-10-01', to: '2026-10-31' },
  },
  {
    text: 'Yesterday how much went for gas, ice, rent and all that?',
    asked: { about: 'sum', figure: 'expenses', from: '2026-11-21', to: '2026-11-21' },
  },
  {
    text: 'Which item is giving me the least profit this month',
    asked: { about: 'dish', end: 'least', by: 'profit', from: '2026-11-01', to: '2026-11-22' },
  },
  { text: 'Tell me what all I have to buy for tomorrow', asked: { about: 'buy' } },
  {
    text: 'Is my profit this week more than last week or less?',
    asked: {
      about: 'sum',
      figure: 'profit',
      from: '2026-11-16',
      to: '2026-11-22',
      than: { from: '2026-11-09', to: '2026-11-15' },
    },
  },
  { text: 'what time most crowd is coming', asked: { about: 'hour' } },
  { text: 'How many plates of idli will go next week?', asked: { about: 'no-figure' } },
];

export const thirdHinglish: readonly Expected[] = [
  {
    text: 'kal total kitne ka dhandha hua',
    asked: { about: 'sum', figure: 'revenue', from: '2026-11-21', to: '2026-11-21' },
  },
  {
    text: 'is mahine sabse accha din konsa raha, sab kharcha nikal ke',
    asked: { about: 'day', end: 'best', from: '2026-11-01', to: '2026-11-22' },
  },
  {
    text: 'bhaiya kal ke liye chawal kitna lana padega',
    asked: { about: 'buy', ingredient: 'rice' },
  },
  {
    text: 'konsi cheez bikti to bahut hai par usme bachta kuch khaas nahi',
    asked: { about: 'menu', place: 'plowhorse' },
  },
  {
    text: 'gas aur baraf ka paisa nikalne ke liye roz kitni plate bechni padegi',
    asked: { about: 'break-even' },
  },
  {
    text: '20 tarikh ko special se kitna aaya',
    asked: { about: 'specials', from: '2026-11-20', to: '2026-11-20' },
  },
  { text: 'kuch din pehle kitni plate biki thi', asked: { about: 'no-figure' } },
];

export const thirdHindi: readonly Expected[] = [
  {
    text: 'अब तक चाय से टोटल कितना मुनाफा हुआ है',
    asked: { about: 'sum', figure: 'profit', dish: 'Chai', from: '2026-08-15', to: '2026-11-22' },
  },
  {
    text: 'पिछले 10 दिन में कितने का माल खराब हुआ',
    asked: { about: 'sum', figure: 'waste', from: '2026-11-13', to: '2026-11-22' },
  },
  { text: 'कल सुबह के लिए इडली कितनी प्लेट तैयार रखूं', asked: { about: 'tomorrow', dish: 'Idli' } },
  {
    text: 'हफ्ते में किस दिन सबसे कम प्लेट बिकती है',
    asked: { about: 'weekday', end: 'worst', by: 'plates' },
  },
  { text: 'मेन्यू से कौन सा आइटम हटा दूं', asked: { about: 'menu', place: 'dog' } },
  { text: 'इस महीने किस किस सामान का रेट बढ़ा है', asked: { about: 'prices', daysBack: 30 } },
  {
    text: 'परसों सारा खर्चा काट के हाथ में कितना बचा',
    asked: { about: 'sum', figure: 'left', from: '2026-11-20', to: '2026-11-20' },
  },
  { text: 'पिछले महीने बिजली का बिल कितना आया था', asked: { about: 'no-figure' } },
];

export const thirdTelugu: readonly Expected[] = [
  {
    text: 'గురువారం బజ్జీ ఎన్ని ప్లేట్లు అమ్మాను',
    asked: { about: 'sum', figure: 'plates', dish: 'Bajji', from: '2026-11-19', to: '2026-11-19' },
  },
  {
    text: 'పోయిన వారం ఏ ఐటమ్ ఎక్కువ అమ్ముడుపోయింది',
    asked: { about: 'dish', end: 'most', by: 'plates', from: '2026-11-09', to: '2026-11-15' },
  },
  { text: 'రేపటికి పిండి ఎంత రుబ్బాలి', asked: { about: 'buy', ingredient: 'batter' } },
  {
    text: 'నవంబర్ 5 నుంచి 12 వరకు సరుకులకి ఎంత ఖర్చు అయింది',
    asked: { about: 'sum', figure: 'ingredientCost', from: '2026-11-05', to: '2026-11-12' },
  },
  { text: 'లాభం బాగానే ఉన్నా తక్కువ అమ్ముడుపోయే ఐటమ్ ఏది', asked: { about: 'menu', place: 'puzzle' } },
  {
    text: 'ee vaaram lo anni kharchulu poga takkuva migilina roju edi',
    asked: { about: 'day', end: 'worst', from: '2026-11-16', to: '2026-11-22' },
  },
  { text: 'repu motham enni plates potayi', asked: { about: 'tomorrow' } },
  { text: 'vache nela entha labham vastundi', asked: { about: 'no-figure' } },
];
