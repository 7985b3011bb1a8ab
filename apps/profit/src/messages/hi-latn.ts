import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  title: 'Munafa',
  subtitle: 'Aaj ke daam aur plates bhariye, aaj ka munafa dekhiye.',
  more: (count) => `${number(count)} aur`,
  countPlates: 'Plates ginein',
  myMenu: 'Mera menu',
  menu: {
    subtitle: 'Aapki dishes, unki laagat aur unki kamaai.',
  },
  count: {
    subtitle: 'Ek tap yaani ek plate.',
  },
  tomorrow: {
    title: 'Kal ki taiyaari',
    subtitle: 'Kya banana hai, aur uske liye kya khareedna hai.',
  },
  priceChanges: {
    title: 'Daam mein badlaav',
    subtitle: 'Kya mehnga hua, aur usse aapki laagat kitni badhi.',
  },
  whatIf: {
    title: 'Agar aisa ho to',
    subtitle: 'Badalne se pehle doosre daam aazmaakar dekhiye.',
  },
  opening: 'Khul raha hai…',
  notOpened: 'Yeh page nahin khul paaya. Aapne jo bhara hai, woh safe hai.',
  undo: 'Wapas lein',
  retry: 'Phir koshish karein',
  helper: {
    prices: 'Saamaan ke daam, laagat aur munafa sirf maalik ke hain; aap plates giniye.',
    menu: 'Recipe, laagat aur menu ke badlaav sirf maalik ke hain; aap plates giniye.',
    days: 'Baaki din sirf maalik ke hain; aap aaj ka giniye.',
    noDishes: 'Aaj menu mein koi dish nahin hai. Maalik jod sakte hain.',
    notYet:
      'Is thele ki dishes abhi is phone mein nahin aayin. Network milte hi aa jaayengi. Na aayein to maalik se poochhein ki thela set hua hai ya nahin.',
  },
  notHere: {
    title: 'Yahan nahin hai',
    text: 'Aisa koi page nahin hai. Shayad pehle iska address kuch aur tha.',
    toProfit: 'Munafa par jaayein',
  },
  units: {
    names: {
      kg: 'kilo',
      g: 'gram',
      litre: 'litre',
      ml: 'ml',
      piece: 'piece',
      dozen: 'darjan',
    },
    per: {
      kg: 'per kilo',
      g: 'per gram',
      litre: 'per litre',
      ml: 'per ml',
      piece: 'per piece',
      dozen: 'per darjan',
    },
    perQuintal: 'per quintal',
    perHeld: {
      loose: (amount) => `per ${amount}`,
      packet: (amount) => `per packet (${amount})`,
      bundle: (amount) => `per gaddi (${amount})`,
      tray: (amount) => `per tray (${amount})`,
    },
    amount: {
      kg: (amount) => `${amount} kilo`,
      g: (amount) => `${amount} gram`,
      litre: (amount) => `${amount} litre`,
      ml: (amount) => `${amount} ml`,
      piece: (amount) => `${amount} piece`,
      dozen: (amount) => `${amount} darjan`,
    },
    price: (money, per) => `${money} ${per}`,
  },
  oddPrice: {
    asked: (price, last) => `${price}? Pichla daam ${last} tha.`,
    isRight: 'Haan, sahi hai',
    putBack: (last) => `${last} hi rakhein`,
  },
  prices: {
    page: 'Daam',
    heading: 'Aaj saamaan ke daam (₹ per kilo/litre)',
    notANumber: 'Koi number bharein, jaise 42.50.',
    tooLow: 'Daam 0 se kam nahin ho sakta.',
    tooHigh: 'Daam zyada se zyada ₹1,00,00,00,000 ho sakta hai.',
    unknown: 'Daam nahin bhara hai: isse bani dish ki laagat pata nahin.',
    fromToday: 'Naya daam aaj se lagega; purane dinon ke daam wahi rahenge.',
    noIngredients:
      'Aapne abhi koi saamaan nahin joda hai. Jo khareedte hain use jodein, phir yahan uska daam bhar sakenge.',
    toIngredients: 'Mere saamaan par jaayein',
    total: (count) => `${number(count)} daam`,
  },
  plates: {
    heading: 'Aaj ki bikri bharein (biki plates)',
    sampleFigures: 'Namoone ke figures',
    startFromZero: 'Zero se shuru karein',
    showSampleFigures: 'Namoone ke figures dikhayein',
    startedFromZero: 'Namoone ke figures hat gaye. Ab apni bikri bharein.',
    newDay: 'Naya din',
    total: (count) => `${number(count)} plate`,
    toCount: 'Ginein',
    sellsAt: (price) => `daam ${price}`,
    count: (item) => `${item} ki biki plates`,
    oneLess: (item) => `${item} ki ek plate kam`,
    oneMore: (item) => `${item} ki ek plate zyada`,
    notANumber: 'Poora number bharein.',
    tooLow: 'Plates 0 se kam nahin ho saktin.',
    tooHigh: 'Ginti zyada se zyada 10,00,000 ho sakti hai.',
    emptyMenu:
      'Aaj aapke menu mein koi dish nahin hai. Koi dish jodein ya wapas laayein, phir yahan uski plates ginein.',
    toMenu: 'Mere menu par jaayein',
  },
  recommendation: {
    heading: (product) => `${product} AI ki salaah`,
    chip: 'Hisaab se',
    noSales: 'Munafe ki salaah ke liye aaj ki bikri bharein.',
    noCosts: 'Munafe ki salaah ke liye bharein ki aapki dish mein kya-kya lagta hai.',
    stable: (best, margin) =>
      `**Market stable hai.** Sabse zyada kamaai **${best}** se hai, munafe ka margin **${margin}** hai.`,
    promote: (best, margin, candidate, extra) =>
      `Aaj sabse achha munafe ka margin **${best}** ka hai: **${margin}**. ` +
      `**${candidate}** ki jagah ise promote karein, to badli gayi har 10 plates par **${extra}** zyada milte hain.`,
    doNotShift: (candidate, more) =>
      `Na badlein: ${candidate} har plate par ${more} zyada deta hai`,
    noGain: (candidate) =>
      `Badalne ki zaroorat nahin: ${candidate} se har plate par utna hi bachta hai`,
    byMargin: 'Sirf margin ke hisaab se',
  },
  summary: {
    heading: 'Aaj ka hisaab',
    revenue: 'Kul bikri: ',
    profit: 'Kul munafa: ',
    inHand: (inHand, isProfitKnown, uncosted, expenses, waste) =>
      `**Haath mein bacha ${inHand}** = ${isProfitKnown ? 'Kul munafa' : ''}` +
      `${uncosted ? `${isProfitKnown ? ' + ' : ''}${uncosted} bikri jiski laagat pata nahin` : ''}` +
      `${expenses ? ` −\u00A0${expenses} kharcha` : ''}${waste ? ` −\u00A0${waste} barbaadi` : ''}`,
    notInProfit: (dishes) => `Munafe mein nahin juda: ${dishes}. Laagat pata nahin hai.`,
    notInWaste: (names) => `Phenka gaya, par ghataya nahin: ${names}. Laagat pata nahin hai.`,
  },
  perDish: {
    heading: 'Aaj har dish',
    total: (count) => `${number(count)} dish`,
    dish: 'Dish',
    cost: 'Ek plate ki laagat',
    profitPerPlate: 'Ek plate ka munafa',
    margin: 'Margin',
    plates: 'Biki plates',
    revenue: 'Bikri',
    profit: 'Munafa',
    unknown: 'pata nahin',
  },
});
