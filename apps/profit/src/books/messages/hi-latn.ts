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
      forRupees: (price, profit) => `${price}: ek plate par phir ${profit} munafa`,
      forMargin: (price, margin) => `${price}: phir ${margin} margin`,
      forBoth: (price) => `${price}: pehle jitna munafa aur margin`,
      isEnough: 'Board ka daam iski bharpai kar deta hai.',
      confirm: (name, before, after) => `${name}: ${before} ki jagah ${after}?`,
      isChanged: (name, price) => `${name} ka daam ab ${price} hai.`,
      unknownCost: (names) => `Nahin juda, laagat pata nahin: ${names}`,
      notCompared: (names) => `Milaane ke liye purana daam nahin hai: ${names}`,
    },
  };
};
