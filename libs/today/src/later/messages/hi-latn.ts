import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  loading: 'Aapke din padhe ja rahe hain …',
  unknownCost: {
    of: (dishes) => `Laagat pata nahin: ${dishes}`,
    action: 'Recipe aur daam bharein',
  },
  late: {
    title: 'Der se aayi entries aapka intezaar kar rahi hain',
    entries: (count) =>
      `Aapke helper ki ${number(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
  },
  future: {
    title: 'Us din ka jo abhi aaya nahin',
  },
  firstDay: {
    title: 'Aapka pehla din',
    text: 'Kal yahan dikhega ki aaj kitni kamaai hui.',
  },
  yesterday: (plates) => `Beeta kal · ${number(plates)} plate`,
  inHandOf: (amount) => `${amount} haath mein bacha`,
  lossOf: (amount) => `${amount}, ghaata`,
  compared: {
    more: (amount) => `Usse pehle ke din se ${amount} zyada`,
    less: (amount) => `Usse pehle ke din se ${amount} kam`,
    withoutRent: (text) => `${text}, kiraya chhodkar`,
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
  aloud: (plates, sold, inHand) =>
    `Aaj: ${plates} plate. Bikri ${sold}. Haath mein bacha ${inHand}.`,
  askClose: {
    title: 'Aaj raat din band karein?',
    text: 'Kuch tap mein pata chale, haath mein kitna bacha.',
  },
  leftover: {
    title: 'Kal ka kuch bacha hai?',
    text: 'Usse aaj ki khaas dish banayein.',
  },
  close: {
    title: 'Din band karein',
    text: 'Ginti dekh lein, phir bhejein.',
  },
  closed: (time) => ({
    title: time === null ? 'Din band ho gaya' : `Din band ho gaya: ${time}`,
    text: 'Phir se dekhein ya bhejein.',
  }),
  changed: {
    title: 'Band karne ke baad hisaab badla',
    text: 'Naya hisaab bhejein.',
  },
  list: {
    title: 'Aaj ki list',
    text: 'Kya khareedna hai, kitni plate banani hain.',
  },
  waste: {
    title: 'Kuch phenkna pada?',
    text: 'Likh lijiye, tabhi paise ka hisaab sahi rahega.',
  },
  tomorrow: {
    title: 'Kal ki list',
    text: 'Kya khareedna hai, kitni plate banani hain.',
  },
  keepSafe: {
    heading: 'Aapka thela sirf isi phone mein hai',
    text: 'Phone kho jaaye to sab chala jaayega.',
    account: 'Account banayein',
    file: 'Copy save karein',
    notNow: 'Abhi nahin',
    saved: 'File apne downloads mein dekhein aur khud ko bhejein.',
    failed: 'File nahin ban paayi. Phir koshish karein.',
  },
});
