import type { Words } from '@thela/language';
import type { Messages } from './en';

/** A verb for one 'he', for several, for one 'she', for several. Dishes that end in a long i are 'she', and these. */
function verbFor(
  dishes: string,
  [he, they, oneShe, allShe]: readonly [string, string, string, string],
) {
  const names = dishes.split(/, | aur /);
  const isOne = names.length === 1 && dishes.startsWith('1 ');
  const isShe = names.every((name) =>
    /([^a]i|ee|ie|\b(chai|tea|chaat|kheer|dal|bhel|ice cream))$/i.test(name),
  );
  if (isShe) return isOne ? oneShe : allShe;
  return isOne ? he : they;
}

export const messages = ({ number, plural }: Words): Messages => ({
  lists: {
    and: (first, last) => `${first} aur ${last}`,
    or: (first, last) => `${first} ya ${last}`,
    more: (count) => `baaki ${number(count)} ${plural(count, { one: 'cheez', other: 'cheezein' })}`,
  },
  prices: {
    units: {
      kg: 'per kilo',
      g: 'per gram',
      litre: 'per litre',
      ml: 'per ml',
      piece: 'per piece',
      dozen: 'per darjan',
    },
    quintal: 'per quintal',
    held: {
      loose: (amount, unit) => `${number(amount, 3)} ${unit} ka`,
      packet: (amount, unit) => `per packet (${number(amount, 3)} ${unit})`,
      bundle: (amount, unit) => `per gaddi (${number(amount, 3)} ${unit})`,
      tray: (amount, unit) => `per tray (${number(amount, 3)} ${unit})`,
    },
    amounts: { kg: 'kilo', g: 'gram', litre: 'litre', ml: 'ml', piece: 'piece', dozen: 'darjan' },
    price: (price, unit) => `${price} ${unit}`,
  },
  examples: {
    'sous-chef': 'Khane mein kuch gadbad ho to aise boliye, jaise: tamatar khatte hain.',
    profit: 'Paison ke liye boliye: ek masala dosa kitne ka padta hai.',
    'zero-waste': 'Bache hue khane ke liye boliye: paanch idli aur thoda sambar bacha hai.',
  },
  talk: {
    greeting: (assistant) => `Namaste! Main ${assistant} hoon. Kaise madad karun?`,
    help: 'Main teen tarah se madad karta hoon. Dish ya kachcha maal bigad jaye to theek karwata hoon, plate ki laagat aur kya zyada bechein yeh batata hoon, aur bache hue khane se special banwata hoon.',
    counting: 'Aur aapki bikri bhi ginta hoon, boliye: do masala dosa beche.',
    thanks: 'Koi baat nahin. Aur bataiye?',
    agreed: 'Theek hai. Aur bataiye?',
    stop: 'Theek hai, ab main chup hoon. Zaroorat ho to boliye.',
    normal: 'Theek hai, ab pehle ki tarah.',
    notMyField: 'Maaf kijiye, yeh mere bas ka nahin.',
    weather: 'Maaf kijiye, mausam main nahin bata sakta: mausam ka app dekhiye.',
    machine: 'Main insaan nahin, ek program hoon.',
    language:
      'Menu mein “Bhasha” se chuniye: Hindi, Telugu, English ya Hinglish. Aur koi bhasha mujhe nahin aati.',
    credit:
      'Udhaar ka khata main nahin rakhta, sirf bikri aur kharcha likhta hoon. Naam aur rakam copy mein likh lijiye.',
    bank: 'UPI, bank aur loan main nahin dekh sakta: payment app mein dekhiye, ya bank se poochhiye. Loan ke liye wahin Mudra ya PM SVANidhi poochhiye. PIN aur OTP kisi ko mat bataiye; thagi ho jaye to turant 1930 par phone kijiye.',
    trouble:
      'Yeh sunkar bura laga. Shaant rahiye, aur pehle paise lekar phir dijiye. Koi dhamkaye, chori kare ya haath uthaye to police ko 112 par phone kijiye.',
  },
  health: {
    burn: 'Jali jagah 20 minute thande behte paani ke neeche rakhiye, phir saaf kapde se dhakiye. Toothpaste, tel ya barf mat lagaiye. Zyada jala ho, chhaale padein ya chehra jala ho to doctor ko dikhaiye; emergency mein 112 ya 108 par phone kijiye.',
    cut: 'Kati jagah ko saaf kapde se dabakar rakhiye, khoon ruke to dhokar patti kijiye. Gehra kata ho ya khoon na ruke to turant doctor ke paas jaiye, ya 108 par phone kijiye.',
    eye: 'Aankh ko 15 minute saaf paani se dhoiye, maliye mat. Tel gaya ho, ya laali aur jalan na jaye, to doctor ko dikhaiye.',
    other:
      'Main doctor nahin hoon: doctor se ya dawa ki dukaan par poochhiye. Bukhaar, ulti ya dast hon to doosron ke liye khana na banayein. Emergency mein 112 ya 108 par phone kijiye.',
  },
  switched: {
    'sous-chef': 'Theek hai, ab rasoi ki baat. Bataiye, kaun sa saamaan ya dish theek nahin hai.',
    profit:
      'Theek hai, ab profit ki baat. Poochhiye ki dish kitne ki padti hai, ya kya zyada bechein.',
    'zero-waste': 'Theek hai, ab bache khane ki baat. Bataiye, kya bacha hai aur kitna.',
  },
  switchedShortly: {
    'sous-chef': 'Theek hai, ab rasoi ki baat.',
    profit: 'Theek hai, ab profit ki baat.',
    'zero-waste': 'Theek hai, ab bache khane ki baat.',
  },
  whichRole: 'Kaun sa chahiye: sous-chef, profit ya zero waste?',
  roles: ['Sous-chef', 'Profit', 'Zero waste'],
  notUnderstood: 'Maaf kijiye, yeh samajh nahin aaya.',
  guess: (choices) => `Theek se samajh nahin aaya. Kya aapka matlab yeh hai: ${choices}?`,
  guesses: {
    fault_bitter: 'kadwa lag raha hai',
    fault_bland: 'pheeka hai',
    fault_burnt: 'jal gaya',
    fault_chewy: 'rubber jaisa ho gaya',
    fault_colour: 'rang theek nahin hai',
    fault_curdled_split: 'phat gaya',
    fault_hard_dry: 'sakht ya sookha hai',
    fault_mushy: 'zyada gal gaya',
    fault_not_risen: 'phoola nahin',
    fault_oil_smoke_foam: 'tel se dhuan ya jhaag aa raha hai',
    fault_oily: 'tel zyada hai',
    fault_salty: 'namak zyada hai',
    fault_soggy: 'kurkura nahin hai',
    fault_sour: 'zyada khatta hai',
    fault_spicy: 'mirch zyada hai',
    fault_sticks_tears: 'chipakta ya tootta hai',
    fault_sweet: 'zyada meetha hai',
    fault_thick_lumpy: 'zyada gaadha hai',
    fault_undercooked: 'andar se kachcha hai',
    fault_watery: 'zyada patla hai',
    keep_how: 'ise kaise rakhun',
    leftover_danger: 'kya yeh ab bhi bik sakta hai',
    leftover_use: 'iska kya banaun',
    sale: 'yeh bika',
    waste: 'yeh phenka',
    purchase: 'yeh kharida',
    expense: 'is par paise lage',
    correction: 'pichhla likha theek karna hai',
    undo: 'aakhri entry hatao',
    dish_price_set: 'dish ka daam badla',
    ingredient_price_set: 'saamaan ka daam badla',
    best_dish: 'sabse zyada kamai kis dish se hai',
    worst_dish: 'sabse kam kamai kis dish se hai',
    busiest_time_day: 'kaun sa din sabse achha hai',
    dish_cost_profit: 'ek plate ki laagat kitni hai',
    expense_total: 'is hafte kitna kharcha hua',
    how_many_to_make: 'kal kitna banaun',
    money_period: 'is hafte kitni kamai hui',
    money_today: 'aaj kitni kamai hui',
    promote: 'kya zyada bechun',
    sold_count: 'aaj kitni plate biki',
    waste_total: 'is hafte kitna phenka',
    what_to_buy: 'kal ke liye kya kharidun',
    capabilities: 'tum kya kar sakte ho',
    language_change: 'bhasha badlo',
    role_chef: 'mere cook bano',
    role_money: 'mere munim bano',
  },
  modelSilent: {
    book: 'AI ne jawab nahin diya, isliye yeh rasoi ki kitaab se hai.',
    calculated: 'AI ne jawab nahin diya, isliye yeh aapke apne hisaab se hai.',
    nothing: 'AI ne jawab nahin diya.',
  },
  special: {
    name: (name) => `Iska naam rakhiye '${name}'. Kal board par likhiye: aaj ka special.`,
    step: 'Step',
  },
  profit: {
    menu: (dishes) => `Aapke menu mein: ${dishes}.`,
    emptyMenu: 'Aapka menu khaali hai.',
    noDish: 'Aapke menu mein abhi koi dish nahin hai.',
    noPlates: 'Aaj ki plates abhi nahin bhari hain. Munafa mein bhariye.',
    noPlatesYet: 'Aaj ki plates abhi nahin bhari hain.',
    noCosts:
      'Aapki dishes ki laagat mujhe abhi pata nahin. Munafa mein likhiye ki unmein kya lagta hai, phir main bataunga ki kya zyada bechein.',
    costUnknown: (dish) =>
      `${dish} ki laagat mujhe abhi pata nahin. Munafa mein likhiye ki usmein kya lagta hai.`,
    samples: 'Biki plates abhi namoona hain. Munafa mein apni plates bhariye.',
    onePlate: {
      earns: (dish, cost, price, profit, margin) =>
        `${dish} ki laagat ${cost} padti hai. ${price} mein bechne par har ek par ${profit} ka munafa hai, margin ${margin}.`,
      loses: (dish, cost, price, loss, margin) =>
        `${dish} ki laagat ${cost} padti hai. ${price} mein bechne par har ek par ${loss} ka ghaata hai, margin ${margin}.`,
    },
    plates: {
      bring: (count, dish, price, revenue) =>
        `${dish} ki ${number(count)} plates ${price} ke hisaab se ${revenue} ki bikti hain.`,
      earns: (cost, profit, margin) => `Laagat ${cost}, to munafa ${profit}, margin ${margin}.`,
      loses: (cost, loss, margin) => `Laagat ${cost}, to ghaata ${loss}, margin ${margin}.`,
    },
    sold: {
      none: (dish) => `${dish} ki koi plate aaj nahin bhari hai.`,
      earns: (dish, count, revenue, profit) =>
        `${dish}: aaj ${number(count)} plate. Bikri ${revenue}, munafa ${profit}.`,
      loses: (dish, count, revenue, loss) =>
        `${dish}: aaj ${number(count)} plate. Bikri ${revenue}, ghaata ${loss}.`,
      costUnknown: (dish, count, revenue) =>
        `${dish}: aaj ${number(count)} plate. Bikri ${revenue}; laagat pata nahin.`,
    },
    earnings: {
      taken: (revenue) => `Aaj ki bikri ${revenue} hai.`,
      earns: (profit, margin) => `Munafa ${profit}, margin ${margin}.`,
      loses: (loss, margin) => `Ghaata ${loss}, margin ${margin}.`,
      notKnown: 'Munafa pata nahin.',
      unknown: (dishes) => `${dishes} ki laagat pata nahin, isliye woh munafe mein nahin jodi.`,
    },
    least: {
      noLosers: 'Kisi dish mein ghaata nahin hai.',
      margin: (dish, margin) => `Sabse kam margin ${dish} ka hai, ${margin}.`,
      earns: (dish, profit) =>
        `Sabse kam rupaye ${dish} se aate hain: har plate par ${profit} ka munafa.`,
      loses: (dish, loss) =>
        `Sabse kam rupaye ${dish} se aate hain: har plate par ${loss} ka ghaata.`,
    },
    whatIf: {
      of: (name, price) => `${name} ${price}`,
      with: (changes) => `${changes} hone par:`,
      unused: 'Aapke menu ki kisi dish mein yeh nahin lagta.',
      more: (plates, amount) =>
        `Pichhle 30 din jitni hi ${number(plates)} plate bikein, to ${amount} zyada aayenge.`,
      less: (plates, amount) =>
        `Pichhle 30 din jitni hi ${number(plates)} plate bikein, to ${amount} kam aayenge.`,
    },
    price: (ingredient, price) => `Aapke hisaab mein ${ingredient} ka daam ${price} hai.`,
    noPrice: (ingredient) => `${ingredient} ka daam abhi nahin bhara hai.`,
    offMenu: (dishes) =>
      `${dishes} aapke menu mein nahin hai, isliye uska hisaab mere paas nahin hai.`,
    noDishFound: 'Ismein aapke menu ki koi dish nahin mili.',
    askOfDish: 'Poochhiye, jaise: kisi dish ki ek plate kitne ki padti hai.',
    unchanged: 'Maine kuch nahin badla. Munafa mein badliye, main turant usi se hisaab karunga.',
    promote: {
      steady: 'Aapka menu theek chal raha hai.',
      best: (dish, margin, profit) =>
        `Sabse achha margin ${dish} ka hai, ${margin}. Har plate par ${profit} ka munafa hai.`,
      thatOne: 'Wahi zyada bechiye.',
      dish: (dish) => `${dish} zyada bechiye.`,
      doNotShift: (candidate, more) =>
        `Na badlein: ${candidate} har plate par ${more} zyada deta hai.`,
      noGain: (candidate) =>
        `Badalne ki zaroorat nahin: ${candidate} se har plate par utna hi bachta hai.`,
      byMargin: 'Sirf margin dekhein to:',
      more: (other, profit, best, extra) =>
        `${other} se har plate par ${profit} milte hain. Har 10 plate uski jagah ${best} bike to ${extra} zyada milenge.`,
    },
  },
  records: {
    today: 'aaj',
    yesterday: 'kal',
    onDay: (date) => `${date} ko`,
    dish: (count, name) => `${number(count)} ${name}`,
    plates: {
      sold: (dishes) => `${dishes} ${verbFor(dishes, ['bika', 'bike', 'biki', 'bikin'])}`,
      counted: (dishes) => `${dishes} ${verbFor(dishes, ['joda', 'jode', 'jodi', 'jodin'])}`,
      takenBack: (dishes) => `${dishes} wapas ${verbFor(dishes, ['liya', 'liye', 'li', 'lin'])}`,
      planned: (what, day) => `${day} ${what}`,
      doneOne: (what, count) => `${what}: ${count}`,
      done: (what, counts) => `${what}. ${counts}`,
      doneUnread: (what, day) => `${what}, ${day}.`,
      undone: (what, counts) => `Wapas liya: ${what}; ${counts}`,
      undoneUnread: (what, day) => `Wapas liya: ${what}, ${day}.`,
      tooMany: {
        one: (dish, day) => `Ginti mein sirf ${dish} hai, ${day}. Kuch nahin likha.`,
        other: (dish, day) => `Ginti mein sirf ${dish} hain, ${day}. Kuch nahin likha.`,
      },
      count: (count, day, revenue) => `${day} ${number(count)}, ${revenue}.`,
      oneDish: (dish, day, revenue) => `${dish} ${day}, ${revenue}.`,
      dishes: (day, dishes) => `${day}: ${dishes}.`,
      dishRevenue: (dish, revenue) => `${dish}, ${revenue}`,
    },
    count: {
      planned: (dishes, day) => `${day} kul ${dishes}`,
      unreadNow: (dishes, day) => `${dishes}, ${day}.`,
      done: (dishes, before) => `Ginti likhi: ${dishes} Pehle: ${before}.`,
      undone: (dishes) => `Wapas liya: kul ${dishes}.`,
      stands: (dishes, day) => `${dishes}, ${day}: ginti yahi hai.`,
      unread:
        'Abhi hisaab padh nahin pa raha. Kuch nahin likha. Phir koshish karein, ya Ginein mein likhein.',
      twice: 'Ek hi dish ki do gintiyan sunai din. Kuch nahin likha. Ek bataiye.',
    },
    price: {
      planned: (name, price) => `${name} ${price}`,
      plannedBefore: (name, price, before) => `${name} ${price} (pehle ${before})`,
      done: (name, price) => `${name}: aaj se ${price}.`,
      before: (before) => `Pehle: ${before}.`,
      undone: (name, price) => `Wapas liya. ${name}: phir ${price}.`,
      undoneNone: (name) => `Wapas liya. ${name}: phir koi daam nahin.`,
      stands: (name, price) => `${name}: pehle se ${price} hai.`,
      otherUnit: (name, unit) =>
        `${name} aap doosre naap se lete hain. Daam ${unit} bataiye. Kuch nahin likha.`,
    },
    sellingPrice: {
      planned: (name, price, before) => `${name} ${price} plate (pehle ${before})`,
      done: (name, price, before) => `${name}: ab se ${price} plate. Pehle: ${before}.`,
      undone: (name, price) => `Wapas liya. ${name}: phir ${price} plate.`,
      stands: (name, price) => `${name}: pehle se ${price} plate hai.`,
    },
    expense: {
      words: {
        gas: 'gas',
        ice: 'baraf',
        help: 'mazdoori',
        rent: 'kiraya',
        other: 'doosra kharcha',
      },
      planned: (amount, word, day) => `${day} ${word} ke ${amount}`,
      done: (amount, word) => `${word} ke ${amount} likh diye.`,
      total: (day, total) => `Kharcha ${day}: ${total}.`,
      undone: (amount, word) => `Wapas liya: ${word} ke ${amount}.`,
    },
    correction: {
      waste: (what, day) =>
        `${day} ${what} ${verbFor(what, ['phenka', 'phenke', 'phenki', 'phenkin'])}`,
      given: (what, day) => `${day} ${what} muft ${verbFor(what, ['diya', 'diye', 'di', 'din'])}`,
      amount: (amount, unit, name) => `${number(amount, 6)} ${unit} ${name}`,
      sellingPrice: (name, price) => `${name} ${price} plate`,
      dated: (what, day) => `${day} ${what}`,
      instead: (now, before) => `${before} ki jagah ${now}`,
      written: (what) => `Likh liya: ${what}.`,
      takenBack: (what) => `Wapas liya: ${what}.`,
      corrected: (before, now) => `Theek kar diya. Pehle: ${before}. Ab: ${now}.`,
      putBack: (what) => `Pehle jaisa kar diya: ${what}.`,
      none: (day) => `${day} aisi koi entry nahin mili. Kuch nahin badla.`,
      whichDay: 'Kis din ka? Kal boliye, ya tareekh, jaise 14 November. Kuch nahin badla.',
    },
    unsaved: {
      full: 'Par yeh save nahin hua: phone mein jagah nahin hai. Yeh page khula rakhein aur thodi jagah banayein.',
      blocked:
        'Par yeh save nahin hua: browser yahan kuch save nahin karta. Yeh page khula rakhein.',
    },
    failed: 'Yeh likh nahin paaya. Ginein mein likh dijiye.',
    undo: {
      nothing: 'Mera likha kuch nahin hai jo wapas loon.',
      already: 'Yeh pehle hi wapas liya ja chuka hai.',
      tooOld: 'Yeh bahut pehle ka hai. Ginein ya Mera menu mein badal lijiye.',
      failed: 'Yeh wapas nahin le paaya. Ginein ya Mera menu mein badal lijiye.',
    },
    ask: {
      choose: (choices) => `Kaun sa: ${choices}?`,
      chooseOfMany: 'Aap kaun sa keh rahe hain?',
      undo: (planned) => `Wapas loon: ${planned}? Haan ya nahin boliye.`,
      confirm: (planned) => `Likh doon: ${planned}? Haan ya nahin boliye.`,
      fromNow: (planned) =>
        `Daam likhte hi lagu hota hai. ${planned}, abhi likh doon? Haan ya nahin boliye.`,
      purchase: (planned) =>
        `Dishes mein lagne wala saamaan pehle se apne daam se gina jaata hai. Phir bhi kharche mein likh doon: ${planned}? Haan ya nahin boliye.`,
      missing: {
        plates: 'Kitni plate?',
        price: 'Daam kitne rupaye hai?',
        amount: 'Kitne rupaye?',
      },
      nothingYet: 'Abhi kuch nahin likha.',
      yes: 'Haan',
      no: 'Nahin',
    },
    dayAnswer: {
      nothing: { today: 'Aaj abhi kuch nahin gina hai.', yesterday: 'Kal kuch nahin gina hai.' },
      sold: (count, day, revenue, most) =>
        `${number(count)} plate ${day}, ${revenue}. Sabse zyada: ${most}.`,
      dishEarns: (dish, revenue, profit) => `${dish}, bikri ${revenue}, munafa ${profit}`,
      dishLoses: (dish, revenue, loss) => `${dish}, bikri ${revenue}, ghaata ${loss}`,
      dishCostUnknown: (dish, revenue) => `${dish}, bikri ${revenue}, laagat pata nahin`,
      otherDays:
        'Baaki din ka yeh nahin bata sakta. Woh aapke thele ke page par "Aapke din" mein aur bikri ke hisaab mein hain.',
      taken: (day, revenue) => `${day}: bikri ${revenue}.`,
      earned: (day, revenue, profit) => `${day}: bikri ${revenue}, dish par munafa ${profit}.`,
      lost: (day, revenue, loss) => `${day}: bikri ${revenue}, dish par ghaata ${loss}.`,
      unknownCost: (count, dishes) => `${number(count)} dish ki laagat pata nahin: ${dishes}.`,
      unknownWaste: (count, items) =>
        `Phenki gayi ${number(count)} ${plural(count, { one: 'cheez', other: 'cheezon' })} ki laagat pata nahin: ${items}.`,
      notInProfit: (count) =>
        plural(count, { one: 'Woh munafe mein nahin hai.', other: 'Ve munafe mein nahin hain.' }),
      profitUnknown: 'Isliye munafa pata nahin.',
      left: {
        today: (left) => `Saamaan, kharcha aur phenka maal kaatkar aaj haath mein ${left} bache.`,
        yesterday: (left) =>
          `Saamaan, kharcha aur phenka maal kaatkar kal haath mein ${left} bache.`,
      },
      short: {
        today: (short) => `Saamaan, kharcha aur phenka maal kaatkar aaj ${short} kam pade.`,
        yesterday: (short) => `Saamaan, kharcha aur phenka maal kaatkar kal ${short} kam pade.`,
      },
      leftFood: 'Bache hue khane ke liye bataiye ki kya bacha hai aur kitna.',
      expense: (word, amount) => `${word} ${amount}`,
      expenses: (day, total, each) => `Kharcha ${day}: ${total}. ${each}.`,
      noExpenses: {
        today: 'Aaj ka koi kharcha nahin likha hai.',
        yesterday: 'Kal ka koi kharcha nahin likha hai.',
      },
      unread: 'Abhi hisaab padh nahin pa raha. Munafa mein dekh lijiye.',
    },
    halfPlates:
      'Main poori plate hi ginta hoon, isliye kuch nahin likha. Poori plates boliye, ya half plate ko Mera menu mein alag dish banakar jodiye.',
    notUnderstood: {
      purchase:
        'Dishes mein jo saamaan lagta hai, woh apne daam se gina jaata hai, har khareed alag se nahin.',
      entry:
        'Kya likhna hai, samajh nahin aaya, isliye kuch nahin likha. Plates ke liye boliye: do masala dosa beche. Kharche ke liye: gas 300 rupaye.',
      price: 'Daam ke liye: tamatar 40 rupaye kilo.',
    },
    noSuch: (name) =>
      `Aapke thele par ${name} naam ki koi cheez nahin mili, isliye kuch nahin likha. Mera menu mein jod sakte hain.`,
    preparation: (name) =>
      `${name} aapke thele par banta hai: uski laagat recipe se aati hai, aur woh plate mein nahin bikta. Kuch nahin likha.`,
    wouldBe: (dishes, revenue) => `${dishes} ke ${revenue} honge. Kuch nahin likha.`,
    nothingWritten: 'Kuch nahin likha.',
    oneByOne: 'Kai cheezein ek saath sunai di. Abhi kuch nahin likha: ek ek karke boliye.',
    newDish: 'Nayi dish Mera menu mein jodiye, daam aur saaman ke saath. Kuch nahin likha.',
    dropped: 'Theek hai, kuch nahin likha.',
    newDay: 'Mere poochhne ke baad naya din shuru ho gaya. Kuch nahin likha. Phir se boliye.',
    needsStall:
      'Yeh likhne ke liye pehle aapka thela chahiye: aapki dishes aur aapke daam. Kuch nahin likha.',
  },
  helper: {
    example: 'Ginti ke liye poochhiye: aaj kitni plate bikin.',
    help: 'Main aapki bechi plates ginta hoon, kharcha likhta hoon, dish ya kachcha maal bigad jaye to theek karwata hoon, aur bache hue khane se special banwata hoon.',
    money:
      'Laagat, munafa aur saamaan ke daam sirf maalik dekhte hain. Aaj ki plates main bata sakta hoon.',
    days: 'Baaki din sirf maalik dekhte hain. Aaj ka main bata sakta hoon.',
    change: 'Daam sirf maalik badalte hain. Kuch nahin likha.',
    pastDay: 'Baaki din sirf maalik badalte hain. Kuch nahin likha.',
    noSuch: (name) =>
      `Is thele par ${name} naam ki koi cheez nahin mili, isliye kuch nahin likha. Daam aur menu sirf maalik badalte hain.`,
    notYet: 'Is thele ki dishes abhi is phone mein nahin aayin. Kuch nahin likha.',
  },
  call: { lookAtScreen: 'Jo likha gaya, woh screen par hai. Nahin dikhe to phir se boliye.' },
});
