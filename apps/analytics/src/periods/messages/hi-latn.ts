import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural, list }: Words): Messages => {
  const days = (count: number) => `${number(count)} din`;
  /** Before what they belong to: `30 dinon mein se`. */
  const ofDays = (count: number) =>
    `${number(count)} ${plural(count, { one: 'din', other: 'dinon' })}`;
  const plates = (count: number) =>
    `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`;
  const is = (count: number) => plural(count, { one: 'hai', other: 'hain' });
  return {
    retry: 'Phir koshish karein',
    notRead: 'Aapka hisaab padha nahin ja saka. Kuch nahin badla gaya.',
    nothingEntered: 'In dinon mein kuch nahin bhara gaya. Plates giniye, woh yahan dikhengi.',
    futureDays: {
      text: (names) =>
        `Yahan nahin gina, kyunki woh din abhi aaya nahin: jo ${list(names)} ke liye bhara gaya.`,
      open: 'Mera thela mein theek karein',
    },
    retired: (name) => `${name} (hataayi gayi)`,
    special: (name) => `${name} (special)`,
    rows: {
      all: (count) => `Sabhi ${number(count)} dikhayein`,
      fewer: 'Kam dikhayein',
    },
    todayLater: 'Aaj ka din poora hone par yahan gina jaayega.',
    sentences: {
      figures: 'Poora hisaab',
      more: (label, amount, count) => `${label}: pehle ke ${ofDays(count)} se ${amount} zyada.`,
      less: (label, amount, count) => `${label}: pehle ke ${ofDays(count)} se ${amount} kam.`,
      same: (label, count) => `${label}: pehle ke ${ofDays(count)} jitna hi.`,
      weekday: (best, worst) => `Sabse zyada kamaai ${best} ko, sabse kam ${worst} ko.`,
      dish: (dish, amount) => `Sabse zyada kamaai ${dish} se: ${amount}.`,
      rent: (amount) => `Kiraye aur mahine ke bill mein ${amount} gaye.`,
      waste: (amount) => `Phenke hue saamaan mein ${amount} gaye.`,
      bestDay: (day, amount) => `Sabse achha din: ${day}, ${amount} bache.`,
    },
    sums: {
      headings: {
        'last-7-days': 'Pichhle 7 din',
        'last-30-days': 'Pichhle 30 din',
        'last-90-days': 'Pichhle 90 din',
        all: 'Aapke saare din',
      },
      figure: 'Hisaab',
      amount: 'In dinon mein',
      against: (now, before) =>
        `${now} ko ${before} se milaaya hai. Aaj ka din abhi baaki hai, isliye woh milaan mein nahin hai.`,
      notCompared: 'Mila nahin sakte: pehle ke dinon ka hisaab bahut kam hai.',
      rentApart: (now, before) => `Kiraye ke bina milaaya hai: in dinon ${now}, pehle ${before}.`,
      costsDiffer: 'Kuch aankde nahin milaaye, kyunki unki laagat dono mein pata nahin hai.',
      partlyKnown: (known, all) => `In ${ofDays(all)} mein se ${number(known)} ka hisaab hai.`,
      specialsApart:
        'Special bikri mein hain, munafe mein nahin: woh bache khane se bante hain, jiski laagat pata nahin.',
    },
    change: {
      plates,
      more: (amount, share) => `${amount} zyada${share ? ` (${share})` : ''}`,
      less: (amount, share) => `${amount} kam${share ? ` (${share})` : ''}`,
      same: 'pehle jitna hi',
    },
    steps: {
      headings: {
        day: 'Har din ka hisaab',
        week: 'Har hafte ka hisaab',
        month: 'Har mahine ka hisaab',
      },
      names: { day: 'Din', week: 'Hafta', month: 'Mahina' },
      plates: 'Biki plates',
      revenue: 'Bikri',
      profit: 'Munafa',
      cut: (label, count) => `${label} (${days(count)})`,
      notWhole: (labels) => `Adhoora: ${list(labels)}.`,
    },
    dishes: {
      heading: 'Har dish ka hisaab',
      dish: 'Dish',
      plates,
      profit: 'Munafa',
      of: (revenue) => `bikri ${revenue}`,
      costed: (count) => `sirf ${plates(count)} ki laagat pata hai`,
      none: 'In dinon mein koi plate nahin biki.',
      notSold: (names) => `Menu mein hain, par nahin bikin: ${names}`,
    },
    bestDays: {
      heading: 'Sabse achha aur sabse kamzor din',
      best: 'Sabse achha din',
      worst: 'Sabse kamzor din',
      left: (amount) => `${amount} bache`,
      moreThanUsual: (amount) => `aam din se ${amount} zyada`,
      lessThanUsual: (amount) => `aam din se ${amount} kam`,
      more: (amount) => `${amount} zyada`,
      less: (amount) => `${amount} kam`,
      profitOf: (dish) => `${dish} ka munafa`,
      expenses: 'Kharcha',
      waste: 'Barbaadi',
      rentApart: 'Yahan kiraya alag rakha hai: woh poore mahine ka hota hai.',
      usual: 'Baaki dinon ko order mein lagayein, to jo beech mein aaye wahi aam din hai.',
      alike: (amount) => `In sab dinon mein barabar bacha: ${amount}.`,
      tooFew: (needs, has) =>
        `Milaane ke liye bikri wale ${days(needs)} chahiye. In dinon mein ${number(has)} ${is(has)}.`,
    },
    weekdays: {
      heading: 'Hafte ke din',
      weekday: 'Din',
      average: 'Ek din ka average munafa',
      days,
      of: (revenue) => `bikri ${revenue},`,
      plates,
      needs: (needs) => `${days(needs)} chahiye`,
      tooFew: (needs, has) =>
        `Hafte ka wahi din ${number(needs)} baar chahiye, kyunki ek baar to ittefaaq bhi ho sakta hai. In dinon mein zyada se zyada ${number(has)} baar hai: zyada din chunein.`,
    },
    hours: {
      heading: 'Har ghante ka hisaab',
      hour: 'Ghanta',
      plates: 'Biki plates',
      reading: 'Ghanton ka hisaab padha ja raha hai…',
      busiest: (hour, count) => `Sabse zyada bikri: ${hour}, ${plates(count)}.`,
      share: (percent, tapped, all) =>
        `${plates(all)} mein se ${number(tapped)} bikte samay tap ${plural(tapped, { one: 'hui', other: 'huin' })} (${percent}): sirf inhi ka ghanta pata hai.`,
      lastDays: (count) => `Yeh ghante pichhle ${ofDays(count)} ke hain.`,
      untapped: (all) =>
        `${plates(all)} mein se koi bhi bikte samay tap nahin hui, isliye ghante pata nahin. Har plate bechte samay tap karein, phir ghante yahan dikhenge.`,
      none: 'In dinon mein koi plate nahin biki.',
    },
    menu: {
      heading: 'Aapka menu: kya bikta hai, kisse kamaai hai',
      lines: (percent, margin) =>
        `Jo dish saari plates ka ${percent} ya zyada ho, woh khoob bikti hai. Jiski ek plate se saamaan ki laagat nikaalkar ${margin} ya zyada bachein, uski kamaai achhi hai.`,
      groups: {
        star: {
          title: 'Khoob bikti hai, kamaai achhi',
          advice: 'Ise waisi hi rakhein: wahi swaad, kabhi khatam na ho, board par sabse pehle.',
        },
        plowhorse: {
          title: 'Khoob bikti hai, kamaai kam',
          advice:
            'Daam ek-do rupaye badhayein, ya laagat ghatayein: saamaan sasta laayein, ya har plate naapkar dein.',
        },
        puzzle: {
          title: 'Kamaai achhi, kam bikti hai',
          advice:
            'Ise promote karein: customers ko batayein, board par sabse upar likhein, ya chakhayein.',
        },
        dog: {
          title: 'Kam bikti hai, kamaai kam',
          advice: 'Recipe ya daam badlein, ya ise hatakar samay doosri dish ko dein.',
        },
      },
      dish: 'Dish',
      share: (percent) => `plates ka ${percent}`,
      margin: 'Ek plate ki kamaai',
      gap: (amount) => `plate par ${amount} kam`,
      noDish: 'Yahan koi dish nahin.',
      retired: (names) => `Ab aapke menu mein nahin: ${names}`,
      unknownCost: (names) => `Kisi group mein nahin, kyunki laagat pata nahin: ${names}`,
      tooFewDays: (needs, has) =>
        `Menu parakhne ke liye bikri wale ${days(needs)} chahiye. In dinon mein ${number(has)} ${is(has)}.`,
      tooFewDishes: (needs, has) =>
        `${number(needs)} dishes chahiye jo biki hon aur jinki laagat pata ho. In dinon mein ${number(has)} ${is(has)}.`,
    },
  };
};
