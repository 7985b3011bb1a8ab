import type { Words } from '@thela/language';
import type { TomorrowMessages } from './en';

const counted = ({ number, plural }: Words, count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

const platesOf = (words: Words, count: number) => counted(words, count, 'plate', 'plates');

/** Before what they belong to: `4 dinon se`. */
const ofDays = (words: Words, count: number) => counted(words, count, 'din', 'dinon');

export const messages = (words: Words): TomorrowMessages => ({
  title: 'Kal ki taiyaari',
  titleToday: 'Aaj ki taiyaari',
  ownersOnly: 'Kal kya banana hai, yeh sirf maalik dekhte hain; aap plates giniye.',
  reading: 'Aapka hisaab padha ja raha hai…',
  notRead: 'Aapka hisaab padha nahin ja saka. Usmein kuch nahin badla hai.',
  plan: {
    heading: 'Kya banana hai',
    all: 'Kul plates',
    noneYet: {
      heading: 'Abhi andaaza nahin hai',
      text: (needs, has) =>
        `Andaaze ke liye bikri ke ${words.number(needs)} poore din chahiye. Abhi ${
          has === 0 ? 'ek bhi nahin hai' : `${words.number(has)} ${has === 1 ? 'hai' : 'hain'}`
        }. Tab tak plates khud bharein: khareedaari ki list usi se banegi.`,
    },
    usual: (low, high) => (low === high ? `aksar ${low}` : `aksar ${low}\u00a0se\u00a0${high}`),
    sameWeekday: (count, weekday) => `pichhle ${words.number(count)} ${weekday}`,
    recentDays: (count, weekday) =>
      `pichhle ${words.number(count)} din, kyunki ${weekday} abhi kam hain`,
    usualDay: (usual, plates) =>
      `Average ${plates} plates roz: ${usual}. Aaj ka din poora hone par judega.`,
    tooFewDays: (needs, has) =>
      `Andaaze ke liye yeh ${words.number(needs)} poore din menu mein rehni chahiye; abhi ${words.number(has)} din ${has > 1 ? 'hue hain' : 'hua hai'}.`,
    notSold: 'Chaar hafte se nahin biki, isliye andaaza nahin hai.',
    wasAway: 'Bikri wale pichhle din yeh menu mein nahin thi, isliye andaaza nahin hai.',
    yours: 'Aapka number',
    back: 'Andaaze par wapas',
    backTo: (name, plates) => `${name}: andaaze par wapas, ${platesOf(words, plates)}`,
    count: (name) => `${name} ki kitni plates banani hain`,
    oneLess: (name) => `${name} ki ek plate kam banayein`,
    oneMore: (name) => `${name} ki ek plate zyada banayein`,
  },
  shopping: {
    heading: 'Khareedaari ki list',
    hint: 'Jo aapke paas hai us par tick lagayein: woh jod se hat jaayega.',
    have: (name, amount) => `${name}, ${amount}: mere paas hai`,
    needed: (amount) => `zaroorat ${amount} ki`,
    noPrice: 'daam nahin',
    sum: (plates) => `Abhi khareedna baaki, ${platesOf(words, plates)} ke liye`,
    atPrices:
      'Aaj ke daam par, jaise dukaan mein milta hai: 1 kilo tak 50-50 gram, 5 kilo tak paav-paav, phir aadha aur poora kilo; poore packet.',
    notInSum: (names) => `Daam nahin bhara, isliye jod mein nahin: ${names}.`,
    withoutRecipe: (names) => `Recipe nahin bhari, isliye list mein nahin: ${names}.`,
    unknown: (names) => `Hisaab nahin ho saka, isliye list mein nahin: ${names}.`,
    toMenu: 'Mere menu mein poora karein',
    noPlates:
      'Abhi koi plate nahin, to kuch khareedna nahin. Neeche plates bharein: list ban jaayegi.',
    sameAsToday: (count) => `Aaj jitni (${platesOf(words, count)})`,
    sameAsYesterday: (count) => `Kal jitni (${platesOf(words, count)})`,
    nothing: 'List abhi khaali hai.',
    amount: {
      kg: (amount) => `${words.number(amount, 3)} kilo`,
      g: (amount) => `${words.number(amount, 3)} gram`,
      litre: (amount) => `${words.number(amount, 3)} litre`,
      ml: (amount) => `${words.number(amount, 3)} ml`,
      piece: (amount) => `${words.number(amount, 3)} piece`,
      dozen: (amount) => `${words.number(amount, 3)} darjan`,
    },
    packs: {
      packet: (count, held) => `${words.number(count)} packet (${held})`,
      bundle: (count, held) => `${words.number(count)} gaddi (${held})`,
      tray: (count, held) => `${words.number(count)} tray (${held})`,
    },
  },
  send: {
    sum: (plates) => `Kul, ${platesOf(words, plates)} ke liye`,
  },
  accuracy: {
    heading: 'Andaaza kitna sahi tha',
    how: 'Haal ke din zyada gine jaate hain; baaki se bahut zyada bikri wala akela din kam. Jis din bikri nahin hui, woh nahin judta.',
    hint: (days) =>
      `Aapke apne ${ofDays(words, days)} se jaancha: har tareeka ek shaam pehle kul kitni plates bataata, aur kitni bikin.`,
    methods: {
      forecast: 'Yeh andaaza',
      lastWeek: 'Pichhle hafte usi din jitna',
      weekdayMean: 'Usi din ka average, aath hafton ka',
    },
    off: (plates) => `100 plates mein ${plates} ka fark`,
    error: (plates) => `roz ${plates} plates`,
    best: 'Andaaza sabse paas raha.',
    asGood: 'Andaaza kisi aasaan tareeke se zyada paas nahin raha.',
    better: (methods) =>
      `Aapke dinon mein ek aasaan tareeka andaaze se zyada paas raha: ${methods}. Use bhi dekhein.`,
    quoted: (method) => `“${method}”`,
    tooFewDays: (needs, has) =>
      `Iske liye bikri ke ${words.number(needs)} poore din chahiye, jinmein hafte ka koi din do baar aaye. Abhi ${
        has === 0 ? 'ek bhi nahin hai' : `${words.number(has)} ${has === 1 ? 'hai' : 'hain'}`
      }.`,
    newDishes: 'Iske liye aapki dishes abhi nayi hain.',
  },
});
