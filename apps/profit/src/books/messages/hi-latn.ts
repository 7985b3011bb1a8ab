import type { Words } from '@thela/language';
import type { Messages } from './en';

const plates = ({ number, plural }: Words, count: number) =>
  `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`;

export const messages = (words: Words): Messages => {
  const { number } = words;
  return {
    reading: 'Aapka hisaab padha ja raha hai…',
    failed: 'Aapka hisaab padha nahin ja saka. Kuch nahin badla.',
    cancel: 'Rehne dein',
    notStored: {
      kept: 'Is page par yeh lag gaya, par phone abhi save nahin kar paaya. Koshish apne aap hoti rahegi.',
      refused: 'Yeh bhara nahin ja saka, kuch nahin badla. Phir koshish karein.',
    },
    changePrice: 'Daam badlein',
    fromToday: 'Yeh aaj se lagega; pehle biki plates aur purane dinon ke daam wahi rahenge.',
    plates: (count) => plates(words, count),
    change: (before, after) => `${before} → ${after}`,
    named: (name, text) => `${name}: ${text}`,
    odd: {
      asked: (names) => `${names}: kya daam galat bhara gaya? Yahan hisaab usi daam se hai.`,
      heading: (name) => `${name}: kya daam galat bhara gaya?`,
      rose: (name, before, after, date, times) =>
        `${name}: ${date} ko daam ${before} se ${after} ho gaya, ${number(times)} guna.`,
      fell: (name, before, after, date, times) =>
        `${name}: ${date} ko daam ${before} se ${after} ho gaya, ${number(times)} guna kam.`,
      until: (date) => `Yeh ${date} tak raha.`,
      leftOut: (before) => `Jab tak aap na batayein, is page ka hisaab ${before} se hai.`,
      leftOutThen: (before) =>
        `Un dinon ka hisaab is page par ${before} se hai. Ise theek karein, to un dinon ka munafa bhi sahi ho jaayega.`,
      mend: (before) => `Galat bhara tha: wapas ${before} karein`,
      mendThen: (before) => `Theek karein: ${before}`,
      isRight: 'Yeh sahi hai',
      isMended: (name, price) => `${name}: daam wapas ${price} ho gaya.`,
      isBelieved: (name, price) => `${name}: daam ${price} hi rahega, neeche ka hisaab isi se hai.`,
    },
    shock: {
      since: 'Kab ke daam se milayein',
      periods: { week: '7 din pehle', month: '30 din pehle' },
      tooFew: (needs, has) =>
        `Iske liye ${number(needs)} din ke daam chahiye; abhi ${number(has)} din ke hain.`,
      from: (date) => `${date} se yahan dikhega.`,
      total: 'Sab milaakar',
      moreADay: (money) => `Roz ${money} zyada`,
      lessADay: (money) => `Roz ${money} kam`,
      evenADay: 'Roz na zyada, na kam',
      usual: (days) =>
        days === 1
          ? 'Aam din ke hisaab se: bikri wale pichhle ek din ki ginti.'
          : `Aam din ke hisaab se: bikri wale pichhle ${number(days)} dinon ka average.`,
      noUsual: 'Aam din abhi pata nahin: aaj se pehle bikri ka ek din chahiye.',
      nothing: (date) => `${date} se koi daam nahin badla.`,
      moved: (date) => `Saamaan, ${date} se`,
      dearer: (money, percent) => (percent ? `${money} mehnga (+${percent})` : `${money} mehnga`),
      cheaper: (money, percent) => (percent ? `${money} sasta (−${percent})` : `${money} sasta`),
      dishes: 'Sabse zyada asar in dishes par',
      cheaperDishes: 'Inki laagat ghati',
      none: 'Kisi dish ki laagat nahin badhi.',
      perPlate: 'Ek plate ki laagat',
      margin: 'Margin',
      onBoard: 'Board par daam',
      onUsualDay: (count) => `aam din mein ${count}`,
      notSold: 'abhi tak nahin biki',
      forRupees: (price, profit) => `${price}: ek plate par phir kam se kam ${profit} munafa`,
      forMargin: (price, margin) => `${price}: phir kam se kam ${margin} margin`,
      forBoth: (price) => `${price}: kam se kam pehle jitna munafa aur margin`,
      isEnough: 'Board ka daam iski bharpai kar deta hai.',
      confirm: (name, before, after) => `${name}: ${before} ki jagah ${after}?`,
      isChanged: (name, price) => `${name} ka daam ab ${price} hai.`,
      unknownCost: (names) => `Nahin juda, laagat pata nahin: ${names}`,
      notCompared: (names) => `Milaane ke liye purana daam nahin hai: ${names}`,
    },
    whatIf: {
      base: 'Kahan se shuru karein',
      bases: { usual: 'Aam din', today: 'Aaj ab tak' },
      basedOn: (count, days) =>
        days === 1
          ? `${count}: bikri wale pichhle ek din ki ginti.`
          : `${count}: bikri wale pichhle ${number(days)} dinon mein har dish ka average.`,
      basedOnToday: (count) => `Aaj ki ginti: ${count}.`,
      noCounts:
        'Abhi koi plate nahin gini gayi. Neeche plates chunein aur dekhein ki ek din mein kitna munafa hoga.',
      result: 'Ek din ka munafa',
      asItIs: 'Abhi',
      supposed: 'Aisa ho to',
      more: (money) => `${money} zyada`,
      less: (money) => `${money} kam`,
      same: 'Abhi koi fark nahin: koi slider khiskayein.',
      breakEven: 'Din ka kharcha nikaalne ke liye',
      breakEvenOf: (expenses) => `Din ka kharcha ${expenses}, pichhle 30 dinon ka average.`,
      breakEvenDays: (needs, has) =>
        `Din ka kharcha kitni plates mein niklega: bikri ke ${number(needs)} poore din chahiye, abhi ${number(has)} ${has > 1 ? 'hain' : 'hai'}.`,
      noMargin: 'nahin niklega: ek plate se kuch nahin bachta',
      said: (before, after) => `Ek din ka munafa: abhi ${before}, aisa ho to ${after}.`,
      noCostedPlates: 'aisi dish ki ginti chunein jiski laagat pata ho',
      ingredient: 'Saamaan',
      ingredientPrice: (name, per) => `${name} ka daam, ${per}`,
      dish: 'Dish',
      dishPrice: (name) => `${name} ki ek plate ka daam`,
      dishCount: (name) => `Din mein ${name} ki plates`,
      exact: (label) => `${label}, theek-theek`,
      now: (value) => `Abhi ${value}`,
      backTo: (label, value) => `${label}: wapas ${value} karein`,
      noIngredients: 'Kisi saamaan ka daam nahin bhara hai. Pehle daam bharein.',
      noDishes: 'Aaj menu mein koi dish nahin hai.',
      dishes: 'Sabse zyada fark in dishes mein',
      perDay: 'Din ka munafa',
      changed: 'Aapne kya badla',
      countsStay: 'Ginti yahan sirf aazmaane ke liye hai; woh kabhi save nahin hoti.',
      use: 'Yahi rakhein',
      confirm: 'Yeh daam aaj se badal dein?',
      isUsed: 'Naye daam aaj se lag gaye.',
      startAgain: 'Phir se shuru karein',
      unknownCost: (names) => `Munafe mein nahin, laagat pata nahin: ${names}`,
    },
  };
};
