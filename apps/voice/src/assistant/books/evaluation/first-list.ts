import type { Expected } from './expected';

const lastWeek = { from: '2026-11-09', to: '2026-11-15' } as const;
const thisWeek = { from: '2026-11-16', to: '2026-11-22' } as const;
const lastMonth = { from: '2026-10-01', to: '2026-10-31' } as const;
const thisMonth = { from: '2026-11-01', to: '2026-11-22' } as const;
const days7 = { from: '2026-11-16', to: '2026-11-22' } as const;
const days30 = { from: '2026-10-24', to: '2026-11-22' } as const;
const days90 = { from: '2026-08-25', to: '2026-11-22' } as const;

/** Written before the rules. */
export const firstEnglish: readonly Expected[] = [
  {
    text: 'Which dish sold most last week?',
    asked: { about: 'dish', end: 'most', by: 'plates', ...lastWeek },
  },
  {
    text: 'How much profit did I make in the last 30 days?',
    asked: { about: 'sum', figure: 'profit', ...days30 },
  },
  {
    text: 'How many idlis did I sell on Thursday?',
    asked: {
      about: 'sum',
      figure: 'plates',
      dish: 'Idli',
      from: '2026-11-19',
      to: '2026-11-19',
    },
  },
  { text: 'What was my best day this month?', asked: { about: 'day', end: 'best', ...thisMonth } },
  { text: 'At what time of the day am I busiest?', asked: { about: 'hour' } },
  {
    text: 'How much rice should I buy for tomorrow?',
    asked: { about: 'buy', ingredient: 'rice' },
  },
  {
    text: 'How many plates must I sell a day to cover my expenses?',
    asked: { about: 'break-even' },
  },
  {
    text: 'Which dish should I take off the menu?',
    asked: { about: 'menu', place: 'dog' },
  },
];

export const firstHinglish: readonly Expected[] = [
  {
    text: 'pichhle hafte kaunsa dish sabse zyada bika?',
    asked: { about: 'dish', end: 'most', by: 'plates', ...lastWeek },
  },
  { text: 'kal kitna batter banaun?', asked: { about: 'buy', ingredient: 'batter' } },
  {
    text: 'is mahine ab tak kitna kharcha hua',
    asked: { about: 'sum', figure: 'expenses', ...thisMonth },
  },
  {
    text: 'parso kitne dosa bike the',
    asked: {
      about: 'sum',
      figure: 'plates',
      dish: 'Dosa',
      from: '2026-11-20',
      to: '2026-11-20',
    },
  },
  {
    text: 'is hafte ki bikri pichle hafte se kitni zyada hai',
    asked: { about: 'sum', figure: 'revenue', ...thisWeek, than: lastWeek },
  },
  {
    text: 'pichle 90 din mein sabse kam fayda kis dish se hua',
    asked: { about: 'dish', end: 'least', by: 'profit', ...days90 },
  },
  {
    text: 'kaunse din sabse zyada bikri hoti hai',
    asked: { about: 'weekday', end: 'best', by: 'revenue' },
  },
  {
    text: 'is hafte kitna maal phenka',
    asked: { about: 'sum', figure: 'waste', ...thisWeek },
  },
];

export const firstHindi: readonly Expected[] = [
  {
    text: 'पिछले सात दिनों में कितनी कमाई हुई?',
    asked: { about: 'sum', figure: 'revenue', ...days7 },
  },
  { text: 'कल इडली की कितनी प्लेट बनाऊँ?', asked: { about: 'tomorrow', dish: 'Idli' } },
  {
    text: 'पिछले महीने कुल कितनी प्लेट बिकीं?',
    asked: { about: 'sum', figure: 'plates', ...lastMonth },
  },
  {
    text: 'पिछले हफ़्ते सबसे ख़राब दिन कौन सा था?',
    asked: { about: 'day', end: 'worst', ...lastWeek },
  },
  { text: 'किस सामान के दाम बढ़े हैं?', asked: { about: 'prices', daysBack: 7 } },
  { text: 'इस हफ़्ते स्पेशल से कितने रुपये आए?', asked: { about: 'specials', ...thisWeek } },
  { text: 'कौन सी डिश मेन्यू से हटा दूँ?', asked: { about: 'menu', place: 'dog' } },
];

export const firstTelugu: readonly Expected[] = [
  {
    text: 'పోయిన వారం ఏ ఐటమ్ ఎక్కువ అమ్ముడుపోయింది?',
    asked: { about: 'dish', end: 'most', by: 'plates', ...lastWeek },
  },
  { text: 'రేపు ఎన్ని దోశలు వేయాలి?', asked: { about: 'tomorrow', dish: 'Dosa' } },
  {
    text: 'గత నెల లాభం ఎంత వచ్చింది?',
    asked: { about: 'sum', figure: 'profit', ...lastMonth },
  },
  {
    text: 'ఈ నెలలో ఖర్చులు ఎంత అయ్యాయి?',
    asked: { about: 'sum', figure: 'expenses', ...thisMonth },
  },
  { text: 'repu enta biyyam konali?', asked: { about: 'buy', ingredient: 'rice' } },
  {
    text: 'vaaram lo ye roju ekkuva ammakam untundi?',
    asked: { about: 'weekday', end: 'best', by: 'revenue' },
  },
  {
    text: 'ఈ వారం ఎంత వృథా అయింది?',
    asked: { about: 'sum', figure: 'waste', ...thisWeek },
  },
];
