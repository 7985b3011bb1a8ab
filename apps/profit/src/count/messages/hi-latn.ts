import type { Words } from '@thela/language';
import type { Messages } from './en';

const plates = ({ number, plural }: Words, count: number) =>
  `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`;

export const messages = (words: Words): Messages => ({
  toProfit: 'Munafa',
  toToday: 'Aaj ki ginti',
  yesterday: 'Beeta kal',
  toYesterday: 'Beete kal ki ginti theek karein',
  beingSaved: 'save ho raha hai',
  notRead: 'Aapka hisaab padha nahin ja saka. Aap jo tap karenge, woh is page par rahega.',
  head: {
    label: 'Ab tak ka din',
    plates: 'Plates',
    revenue: 'Bikri',
    profit: 'Munafa',
    loss: 'Munafa (ghaata)',
    left: 'Haath mein bacha',
    howLeft: (expenses, waste) =>
      [expenses && `${expenses} kharche ke baad`, waste && `${waste} barbaadi`]
        .filter(Boolean)
        .join(', '),
  },
  dish: {
    retired: (name) => `${name} (hataayi gayi)`,
    count: (name, count, money) =>
      `${name}, ${plates(words, count)}, ${money}. Ek badhaane ke liye tap karein.`,
    takeBack: (name, count, money) =>
      `${name}, ${plates(words, count)}, ${money}. Ek ghataane ke liye tap karein.`,
    isSaving: (label) => `${label} Save ho raha hai.`,
    takenBack: 'Ek ghataayi',
    howTo: 'Tap karein: ek plate zyada. Der tak dabayein ya Delete dabayein: ek plate kam.',
  },
  actions: {
    label: 'Galti theek karein',
    undo: 'Wapas lein',
    undoCount: (name) => `Wapas lein: ${name}`,
    undoTakeBack: (name) => `Wapas lein: ${name} ghataayi thi`,
    takeBack: 'Ghatayein',
  },
  announce: {
    counted: (name, count, all) => `${name}: ${plates(words, count)}. Kul ${plates(words, all)}.`,
    nothing: (name) => `${name} ki koi plate nahin hai jo ghataayi jaaye.`,
  },
  find: 'Dish dhoondhein',
  noneFound: (text) => `“${text}” naam ki koi dish nahin hai.`,
  typedToday: {
    heading: 'Ginti likhkar bharein',
    hint: 'Din bhar tap nahin kiya? Likhein ki aaj har dish ki kitni plates bikin.',
    open: 'Aaj ki ginti likhein',
    close: 'Band karein',
  },
  typed: {
    headingOf: (date) => `${date} ki ginti`,
    meaning: 'Aap jo likhenge, woh',
    asCount: (date) => `${date ?? 'aaj'} ki poori bikri hai`,
    asMore: 'aur plates hain',
    today: 'aaj',
    more: 'aur',
    soFar: (count) => `ab tak ${plates(words, count)}`,
    moreToday: (name) => `Aaj ${name} ki aur plates`,
    moreOf: (name, date) => `${date} ko ${name} ki aur plates`,
    count: (name) => `Aaj ${name} ki plates`,
    countOf: (name, date) => `${date} ko ${name} ki plates`,
    brought: (money) => `${money} ki bikri`,
    failed: 'Hisaab padha nahin ja saka, isliye yeh ginti save nahin hui. Phir se likhein.',
    store: 'Save karein',
  },
  order: { customer: 'Yeh grahak', next: 'Agla grahak' },
  expenses: {
    heading: 'Aaj ka kharcha',
    headingOf: (date) => `${date} ka kharcha`,
    added: (what) => `Jod diya: ${what}.`,
    gasCountsTwice: (dishes) =>
      `Gas pehle se ${dishes} ki recipe mein hai. Kharche mein bhi jodenge to do baar gini jaayegi.`,
  },
  correction: {
    correct: 'Theek karein',
    correctNamed: (what) => `Theek karein: ${what}`,
    takeBack: 'Wapas lein',
    takeBackNamed: (what) => `Wapas lein: ${what}`,
    store: 'Save karein',
    cancel: 'Rehne dein',
    plates: 'Kitni plates?',
    amount: 'Kitna?',
    yields: 'Isse kitna banta hai?',
    money: 'Rakam ₹ mein',
    unit: 'Naap',
    notANumber: 'Koi number bharein, jaise 2.',
    tooLow: { '0': '0 ya zyada bharein.', 'above-0': '0 se zyada bharein.' },
    tooHigh: 'Itna bada number nahin likha ja sakta.',
    takenBack: (what) => `Wapas liya: ${what}.`,
    corrected: (before, after) => `Theek kiya: ${before} → ${after}.`,
    failed: 'Yeh badla nahin ja saka. Kuch save nahin hua.',
    putBack: (what) => `Pehle jaisa kar diya: ${what}.`,
  },
  waste: {
    heading: 'Aaj kya phenka gaya',
    headingOf: (date) => `${date} ko kya phenka gaya`,
    plates: (count) => plates(words, count),
    what: (amount, name) => `${amount} ${name}`,
    reasons: { unsold: 'Nahin bika', spoilt: 'Kharab hua', spilt: 'Gir gaya', other: 'Aur kuch' },
  },
  changes: {
    heading: 'Aaj badle daam aur dishes',
    headingOf: (date) => `${date} ko badle daam aur dishes`,
    open: (count) => `${words.number(count)} badlaav dekhein`,
    close: 'Band karein',
    of: (name, what) => `${name}: ${what}`,
    scopes: { from: 'us din se aage', day: 'sirf us din' },
    fields: {
      added: 'jodi gayi',
      name: (name) => `naam ${name}`,
      sellingPrice: (money) => `${money} plate`,
      recipe: 'recipe',
      unit: 'khareedne ka naap badla',
      retired: 'menu se hataayi',
      broughtBack: 'menu mein wapas',
    },
    toMenu: 'Mera menu mein kholein',
  },
  past: {
    title: (date) => `${date} ko theek karein`,
    wasYesterday:
      'Yeh beete kal ka din hai. Aap jo badlenge, woh usi din mein judega, aaj mein nahin.',
    wasDaysAgo: (days) =>
      `Yeh ${words.number(days)} din pehle ki baat hai. Aap jo badlenge, woh usi din mein judega, aaj mein nahin.`,
    otherDays: 'Doosre din',
    figures: (date) => `${date} ke figures`,
    reading: 'Us din ka hisaab padha ja raha hai…',
    failed: 'Us din ka hisaab padha nahin ja saka. Kuch nahin badla gaya.',
    noDishes: 'Us din koi dish nahin thi.',
  },
  refused: {
    title: 'Aisa koi din nahin',
    'no-date': 'Is address mein koi din nahin hai. Din aise likha jaata hai: 2026-11-21.',
    future: 'Woh din abhi aaya nahin. Aaj ki ginti karein, aur beete din theek karein.',
  },
});
