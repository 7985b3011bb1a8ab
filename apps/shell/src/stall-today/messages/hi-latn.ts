import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  unnamed: 'Aapka thela',
  open: 'Mera thela',
  plates: 'Plate',
  revenue: 'Bikri',
  profit: 'Kul munafa',
  loss: 'Ab tak ghaata',
  left: 'Haath mein bacha',
  count: 'Plates ginein',
  byDish: 'Aaj har dish ka hisaab',
  news: 'Naya kya hai',
  loading: 'Aapke din padhe ja rahe hain …',
  unknownCost: {
    title: 'Laagat pata nahin, munafe mein nahin gina',
    action: 'Recipe aur daam bharein',
  },
  late: {
    title: 'Der se aayi entries aapka intezaar kar rahi hain',
    entries: (count) =>
      `Aapke helper ki ${number(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
    action: 'Maanein ya chhodein',
  },
  future: {
    title: 'Us din ka jo abhi aaya nahin',
    action: 'Mera thela mein theek karein',
  },
  firstDay: {
    title: 'Aapka pehla din',
    text: 'Kal yahan dikhega ki aaj kitni kamaai hui.',
  },
  yesterday: (plates) => `Beeta kal · ${number(plates)} plate`,
  profitOf: (amount) => `${amount} kul munafa`,
  profitUnknown: 'Kul munafa pata nahin',
  lossOf: (amount) => `${amount}, ghaata`,
  compared: {
    more: (amount) => `Usse pehle ke din se ${amount} zyada`,
    less: (amount) => `Usse pehle ke din se ${amount} kam`,
    same: 'Usse pehle ke din jitna hi',
    unknown: 'Saari laagat pata nahin hai',
    first: 'Usse pehle ke din ginti nahin hui',
  },
  uncounted: {
    title: (day) => `Beeta kal, ${day}`,
    text: 'Koi plate nahin gini gayi.',
    action: 'Thela laga tha? Ab bhar dein.',
  },
  failed: {
    title: 'Aapke din padhe nahin ja sake',
    text: 'Isse kuch khoya nahin hai.',
  },
  keepSafe: {
    heading: 'Aapka thela sirf isi phone mein hai',
    text: 'Phone kho jaaye ya browser saaf ho jaaye, to sab chala jaayega. Account mein woh bacha rehta hai, ya ek file mein jo aap khud ko bhejein.',
    account: 'Account banayein',
    file: 'Copy save karein',
    notNow: 'Abhi nahin',
    saved: 'File apne downloads mein dekhein aur khud ko bhejein.',
    failed: 'File nahin ban paayi. Phir koshish karein.',
  },
});
