import type { Words } from '@thela/language';
import type { Messages } from './en';

const plates = ({ number, plural }: Words, count: number) =>
  `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`;

export const messages = (words: Words): Messages => {
  const { number } = words;
  return {
    reading: 'Aapka hisaab padha ja raha hai…',
    failed: 'Aapka hisaab padha nahin ja saka. Kuch nahin badla.',
    undo: 'Wapas lein',
    cancel: 'Rehne dein',
    notStored: {
      kept: 'Is page par yeh lag gaya, par phone abhi save nahin kar paaya. Koshish apne aap hoti rahegi.',
      refused: 'Yeh bhara nahin ja saka, kuch nahin badla. Phir koshish karein.',
    },
    changePrice: 'Daam badlein',
    fromToday: 'Yeh aaj se lagega; pehle biki plates aur purane din apne daam par rahenge.',
    plates: (count) => plates(words, count),
    change: (before, after) => `${before} → ${after}`,
    named: (name, text) => `${name}: ${text}`,
    setUp: {
      priceChanges: {
        text: 'Apna thela set kar lein, phir yeh page dikhaayega ki kaunsa saamaan mehnga hua aur usse aapka kitna jaata hai.',
        gives: [
          'Har daam, pichhle hafte aur 30 din pehle ke daam ke saath',
          'Ek plate par aur ek din mein kitna zyada lagta hai',
          'Board par kaunsa daam rakhein ki bharpai ho jaaye',
        ],
      },
      whatIf: {
        text: 'Apna thela set kar lein, phir daam badalne se pehle yahan aazmaakar dekh sakenge.',
        gives: [
          'Daam ya ginti khiskayein, din ka munafa turant dekhein',
          'Kitni plates mein din ka kharcha nikalta hai',
          'Jab tak aap na kahein, kuch nahin badalta',
        ],
      },
      action: 'Apna thela set karein',
    },
    odd: {
      asked: (names) => `${names}: kya daam galat bhara gaya? Yahan wahi daam gina jaata hai.`,
      heading: 'Kya koi daam galat bhara gaya?',
      rose: (name, before, after, date, times) =>
        `${name}: ${date} ko daam ${before} se ${after} ho gaya, ${number(times)} guna.`,
      fell: (name, before, after, date, times) =>
        `${name}: ${date} ko daam ${before} se ${after} ho gaya, ${number(times)} guna kam.`,
      until: (date) => `Yeh ${date} tak raha.`,
      leftOut: (before) => `Jab tak aap na batayein, is page ka hisaab ${before} se hai.`,
      leftOutThen: (before) =>
        `Un dinon ka hisaab is page par ${before} se hai. Ise theek karein, to un dinon ka munafa bhi sahi ho jaayega.`,
      mend: (before) => `Galat bhara tha: phir ${before} karein`,
      mendThen: (before) => `Theek karein: ${before}`,
      isRight: 'Yeh sahi hai',
      isMended: (name, price) => `${name}: daam phir ${price} hai.`,
      isBelieved: (name, price) =>
        `${name}: daam ${price} hi rahega, aur neeche ke hisaab mein hai.`,
    },
    shock: {
      since: 'Kisse milayein',
      periods: { week: '7 din pehle', month: '30 din pehle' },
      tooFew: (needs, has) =>
        `Iske liye ${number(needs)} din ke daam chahiye; abhi ${number(has)} din ke hain.`,
      from: (date) => `${date} se yahan dikhega.`,
      total: 'Sab milaakar',
      moreADay: (money) => `Din mein ${money} zyada`,
      lessADay: (money) => `Din mein ${money} kam`,
      evenADay: 'Din mein na zyada, na kam',
      usual: (days) =>
        `Aam ginti par: bikri waale pichhle ${number(days)} dinon ki beech ki ginti.`,
      noUsual: 'Aam ginti abhi nahin hai: aaj se pehle bikri ka ek din chahiye.',
      nothing: (date) => `${date} se koi daam nahin badla.`,
      moved: (date) => `Saamaan, ${date} se`,
      dearer: (money, percent) => (percent ? `${money} mehnga (+${percent})` : `${money} mehnga`),
      cheaper: (money, percent) => (percent ? `${money} sasta (−${percent})` : `${money} sasta`),
      dishes: 'Jin dishes par sabse zyada asar hai',
      cheaperDishes: 'Jinki laagat ghati',
      none: 'Kisi dish ki laagat nahin badhi.',
      perPlate: 'Ek plate ki laagat',
      margin: 'Margin',
      onBoard: 'Board par daam',
      onUsualDay: (count) => `aam din mein ${count}`,
      notSold: 'abhi nahin biki',
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
        `${count}: bikri waale pichhle ${number(days)} dinon mein har dish ki beech ki ginti.`,
      basedOnToday: (count) => `Aaj gini gayi: ${count}.`,
      noCounts:
        'Abhi koi plate nahin gini hai. Neeche ginti chunein aur dekhein ki din mein kitna milega.',
      result: 'Ek din ka munafa',
      asItIs: 'Abhi',
      supposed: 'Agar aisa ho',
      more: (money) => `${money} zyada`,
      less: (money) => `${money} kam`,
      same: 'Abhi koi fark nahin: koi slider khiskayein.',
      breakEven: 'Din ka kharcha nikaalne waali plates',
      breakEvenOf: (expenses) => `Din ka kharcha ${expenses}, pichhle 30 dinon ka average.`,
      breakEvenDays: (needs, has) =>
        `Din ka kharcha nikaalne waali plates: bikri ke ${number(needs)} din chahiye, abhi ${number(has)} hain.`,
      noMargin: 'koi nahin: ek plate se kuch nahin bachta',
      said: (before, after) => `Ek din ka munafa: abhi ${before}, agar aisa ho to ${after}.`,
      ingredient: 'Saamaan',
      ingredientPrice: (name, per) => `${name} ka daam, ${per}`,
      dish: 'Dish',
      dishPrice: (name) => `${name} ki ek plate ka daam`,
      dishCount: (name) => `Din mein ${name} ki plates`,
      exact: (label) => `${label}, theek-theek`,
      now: (value) => `Abhi ${value}`,
      backTo: (label, value) => `${label}: phir ${value} karein`,
      noIngredients: 'Kisi saamaan ka daam nahin bhara hai. Pehle daam bharein.',
      noDishes: 'Aaj menu mein koi dish nahin hai.',
      notWhole: 'Poora number bharein.',
      countTooHigh: 'Ginti zyada se zyada 10,00,000 ho sakti hai.',
      dishes: 'Jin dishes mein sabse zyada fark hai',
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
