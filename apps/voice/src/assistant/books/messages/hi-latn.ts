import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => {
  const plates = (count: number) => `${number(count)} plate`;
  return {
    plates,
    amounts: {
      kg: (amount) => `${number(amount, 3)} kilo`,
      g: (amount) => `${number(amount)} gram`,
      litre: (amount) => `${number(amount, 3)} litre`,
      ml: (amount) => `${number(amount)} ml`,
      piece: (amount) => `${number(amount, 3)} piece`,
      dozen: (amount) => `${number(amount, 3)} darjan`,
    },
    sentence: (text) => `${text}.`,
    days: {
      today: 'Aaj',
      yesterday: 'Kal',
      'this-week': 'Is hafte',
      'last-week': 'Pichhle hafte',
      'this-month': 'Is mahine',
      'last-month': 'Pichhle mahine',
      all: 'Aapke saare din',
    },
    lastDays: (count) => `Pichhle ${number(count)} din`,
    range: (from, to) => `${from} se ${to} tak`,
    namedDays: (name, dates) => `${name}, ${dates}`,
    nothing: 'Aapke hisaab mein kuch nahin hai.',
    soFar: 'Aaj ab tak ka hisaab bhi juda hai.',
    notCome: (dates) =>
      `${dates} ka jo bhara gaya woh nahin juda: woh din abhi aaya nahin. Woh Mera thela mein milega.`,
    begins: (day) => `Aapka hisaab ${day} se shuru hota hai.`,
    figures: {
      plates,
      revenue: (amount) => `bikri ${amount}`,
      profit: (amount) => `dish par munafa ${amount}`,
      expenses: (amount) => `kharcha ${amount}`,
      ingredientCost: (amount) => `saamaan ki laagat ${amount}`,
      waste: (amount) => `${amount} ka maal phenka, laagat ke hisaab se`,
      left: (amount) => `saamaan, kharcha aur phenka maal kaatkar haath mein ${amount} bache`,
    },
    lost: (amount) => `dish par ghaata ${amount}`,
    short: (amount) => `saamaan, kharcha aur phenka maal kaatkar ${amount} kam pade`,
    costUnknown: 'laagat pata nahin',
    profitUnknown: 'laagat pata nahin, isliye munafa nahin bata sakta',
    paidFor: (word, amount) => `${word} par ${amount}`,
    noneOfIt: 'Iska kuch nahin likha hai.',
    notByName: 'Har aadmi ka jod main nahin lagaata: naam “Mera thela” mein likhe hain.',
    more: (amount) => `Yaani pehle se ${amount} zyada.`,
    less: (amount) => `Yaani pehle se ${amount} kam.`,
    same: 'Yaani pehle jitna hi.',
    overOnly: 'Jo din poore ho chuke, unhi ki tulna ki hai.',
    noneOver: 'Aaj ka din abhi poora nahin hua.',
    rentApart: 'Kiraya alag rakha hai.',
    costsDiffer: 'Dono ki poori laagat pata nahin, isliye compare nahin kar sakta.',
    nothingBefore: (dates) => `${dates}: hisaab mein kuch nahin hai, isliye tulna nahin ho sakti.`,
    costedOnly: (dish, count) =>
      `${dish} ki sirf ${plates(count)} ki laagat pata hai, munafa unhi ka hai.`,
    dish: {
      plates: {
        most: (dishes, count) => `Sabse zyada bikri ${dishes} ki: ${number(count)}.`,
        least: (dishes, count) => `Sabse kam bikri ${dishes} ki: ${number(count)}.`,
      },
      profit: {
        most: (dishes, amount) => `Sabse zyada munafa ${dishes} se, ${amount}.`,
        least: (dishes, amount) => `Sabse kam munafa ${dishes} se, ${amount}.`,
      },
      plate: {
        most: (dishes, amount) => `Ek plate par sabse zyada ${dishes} se milta hai, ${amount}.`,
        least: (dishes, amount) => `Ek plate par sabse kam ${dishes} se milta hai, ${amount}.`,
      },
      perPlate: (amount) => `Yaani ek plate par ${amount}.`,
      next: (dishes) => `Phir ${dishes}.`,
      none: 'Koi plate nahin biki.',
      notSold: (dishes) => `Ek bhi plate nahin biki: ${dishes}.`,
      noCost: 'Jo bika, uski laagat pata nahin.',
    },
    day: {
      best: (day, what) => `Sabse achha din ${day} tha: ${what}.`,
      worst: (day, what) => `Sabse kamzor din ${day} tha: ${what}.`,
      usual: (amount) => `Aam din mein ${amount} rehta hai.`,
      tooFew: (needs, has) =>
        `Dinon ki tulna ke liye bikri ke ${number(needs)} poore din chahiye. Abhi ${number(has)} hain.`,
    },
    weekday: {
      best: (weekday, what) => `${weekday} sabse achha rehta hai: average ${what}.`,
      worst: (weekday, what) => `${weekday} sabse kamzor rehta hai: average ${what}.`,
      tooFew: (needs, has) =>
        `Iske liye hafte ka ek hi din bikri ke saath ${number(needs)} baar chahiye. Abhi ${number(has)} hai.`,
    },
    hour: {
      busiest: (from, to, count) => `Sabse zyada bheed ${from} se ${to} tak: ${plates(count)}.`,
      share: (tapped, all) =>
        `${plates(all)} mein se ${number(tapped)} bechte samay hi gini gayin; sirf unka time pata hai.`,
      untapped:
        'Time sirf un plates ka pata hai jo bechte samay hi gini gayin. Aisi koi nahin hai.',
    },
    menu: {
      of: {
        star: (dishes) =>
          `Achha bikta hai aur achha kamata hai: ${dishes}. Jaisa hai waisa rakhein.`,
        plowhorse: (dishes) =>
          `Achha bikta hai, par kam kamata hai: ${dishes}. Ek do rupaye badhaiye, ya saste mein banaiye.`,
        puzzle: (dishes) =>
          `Achha kamata hai, par kam bikta hai: ${dishes}. Logon ko bataiye, board par sabse upar likhiye.`,
        dog: (dishes) =>
          `Kam bikta hai aur kam kamata hai: ${dishes}. Recipe ya daam badliye, ya hata dijiye.`,
      },
      none: {
        star: 'Aisi koi dish nahin jo achhi bike aur achha kamaye.',
        plowhorse: 'Aisi koi dish nahin jo achhi bike aur kam kamaye.',
        puzzle: 'Aisi koi dish nahin jo achha kamaye aur kam bike.',
        dog: 'Aisi koi dish nahin jo kam bike aur kam kamaye, isliye hatane layak koi nahin dikhti.',
      },
      notPlaced: (dishes) => `${dishes} ke baare mein nahin keh sakta, laagat pata nahin.`,
      tooFewDays: (needs, has) =>
        `Menu parakhne ke liye bikri ke ${number(needs)} din chahiye. Abhi ${number(has)} hain.`,
      tooFewDishes: (needs, has) =>
        `Menu parakhne ke liye ${number(needs)} dish chahiye jo biki hon aur jinki laagat pata ho. Abhi ${number(has)} hain.`,
    },
    tomorrow: {
      day: (date) => `Kal, ${date}`,
      all: (count, dishes) => `kul ${plates(count)}. ${dishes}.`,
      one: (dish) => `${dish}.`,
      between: (low, high) => `Aksar ${number(low)} se ${number(high)}.`,
      tooFewDays: (dish, needs, has) =>
        `${dish} ke liye menu mein ${number(needs)} poore din chahiye. Abhi ${number(has)} hain.`,
      wasAway: (dish) =>
        `Bikri ke pichhle din menu mein ${dish} ka naam nahin tha, isliye nahin bata sakta.`,
      notSold: (dish) => `${dish} ki chaar hafte se koi bikri nahin hui, isliye nahin bata sakta.`,
      noneYet: (needs, has) =>
        `Kal ke liye bikri ke ${number(needs)} poore din chahiye. Abhi ${number(has)} hain.`,
    },
    buy: {
      sameAsToday: (count) =>
        `“Kal ke liye” (Tomorrow) mein “Aaj jitni” (Same as today) dabane par ${plates(count)} ki khareedaari ki list banti hai.`,
      forPlates: (count) => `${plates(count)} ke liye`,
      of: (amount, name) => `${name} ${amount}`,
      packs: {
        packet: (count, held) => `${number(count)} packet (${held})`,
        bundle: (count, held) => `${number(count)} gaddi (${held})`,
        tray: (count, held) => `${number(count)} tray (${held})`,
      },
      cost: (amount) => `Aaj ke bhaav se kul ${amount} lagenge.`,
      noPrice: (names) => `Daam nahin likha: ${names}.`,
      notUsed: (name) => `Kal ki kisi dish mein ${name} nahin lagta.`,
      nothing: 'Iske liye kuch kharidna nahin hai.',
      withoutRecipe: (dishes) => `Recipe nahin hai, isliye ismein nahin: ${dishes}.`,
      unknown: (names) => `Hisaab nahin ho saka, isliye ismein nahin: ${names}.`,
    },
    prices: {
      since: (day) => `${day} se`,
      moved: (name, before, now) => `${name} ${before} se ${now}`,
      none: 'koi daam nahin badla.',
      notMoved: (name) => `${name} ka daam nahin badla.`,
      dearer: (amount) => `Aam din mein isse ${amount} zyada lagte hain.`,
      cheaper: (amount) => `Aam din mein isse ${amount} kam lagte hain.`,
      odd: 'Jo daam galat likha lagta hai, woh nahin joda. Munafa mein dekhiye.',
      tooFew: (needs, has) =>
        `Daam ki tulna ke liye ${number(needs)} din ka hisaab chahiye. Abhi ${number(has)} din ka hai.`,
    },
    breakEven: {
      plates: (count, expenses) =>
        `Din ka kharcha ${plates(count)} mein nikalta hai; kharcha pichhle 30 din ke average se roz ${expenses} hai.`,
      noMargin:
        'Average mein plate se kuch nahin bachta, isliye kitni bhi plate se kharcha nahin niklega.',
      noCost: 'Aisi koi plate nahin biki jiski laagat pata ho, isliye nahin bata sakta.',
      tooFew: (needs, has) =>
        `Iske liye bikri ke ${number(needs)} poore din chahiye. Pichhle 30 din mein ${number(has)} hain.`,
    },
    specials: {
      earned: (amount, count) => `Special se ${amount} aaye, ${plates(count)} se.`,
      none: 'Koi special nahin tha.',
    },
    waste: {
      none: 'Phenka hua kuch nahin likha hai.',
      item: (name, amount) => `${name} ${amount}`,
      most: (items) => `Ismein sabse zyada: ${items}.`,
      unknown: 'Jiski laagat pata nahin, woh ismein nahin hai.',
    },
    ask: {
      days: 'Kaun se din? Jaise boliye: is hafte, pichhle hafte, ya pichhle 30 din.',
      kal: 'Beeta hua kal, ya aane wala kal?',
      sold: (what) => `Beete kal ${what} kitni biki thi?`,
      make: (what) => `Aane wale kal ${what} kitni banau?`,
      ofPlates: 'plate',
      words:
        'Poori baat samajh nahin aayi, isliye koi hisaab nahin batata. Jaise poochhiye: pichhle hafte kitni kamai hui.',
    },
    ahead: 'Main sirf aane wale kal tak ka bata sakta hoon. Jaise poochhiye: kal kya banaun.',
    unknownName: (name) =>
      `Aapke thele par ${name} naam ki koi cheez nahin mili, isliye uska hisaab nahin hai.`,
    needsStall:
      'Yeh main aapke apne thele ke hisaab se batata hoon, aur woh abhi nahin hai. Apna thela set kijiye aur plates giniye.',
    unread: 'Abhi hisaab padh nahin pa raha. Bikri ke hisaab mein dekh lijiye.',
  };
};
