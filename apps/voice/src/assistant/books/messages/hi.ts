import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => {
  const plates = (count: number) => `${number(count)} प्लेट`;
  return {
    plates,
    amounts: {
      kg: (amount) => `${number(amount, 3)} किलो`,
      g: (amount) => `${number(amount)} ग्राम`,
      litre: (amount) => `${number(amount, 3)} लीटर`,
      ml: (amount) => `${number(amount)} मिली`,
      piece: (amount) => `${number(amount, 3)} पीस`,
      dozen: (amount) => `${number(amount, 3)} दर्जन`,
    },
    sentence: (text) => `${text}।`,
    days: {
      today: 'आज',
      yesterday: 'कल',
      'this-week': 'इस हफ़्ते',
      'last-week': 'पिछले हफ़्ते',
      'this-month': 'इस महीने',
      'last-month': 'पिछले महीने',
      all: 'आपके सारे दिन',
    },
    lastDays: (count) => `पिछले ${number(count)} दिन`,
    range: (from, to) => `${from} से ${to} तक`,
    namedDays: (name, dates) => `${name}, ${dates}`,
    nothing: 'आपके हिसाब में कुछ नहीं है।',
    soFar: 'आज अब तक का हिसाब भी जुड़ा है।',
    notCome: (dates) =>
      `${dates} का जो भरा गया वह नहीं जुड़ा: वह दिन अभी आया नहीं। वह “मेरा ठेला” में मिलेगा।`,
    begins: (day) => `आपका हिसाब ${day} से शुरू होता है।`,
    figures: {
      plates,
      revenue: (amount) => `बिक्री ${amount}`,
      profit: (amount) => `डिश पर मुनाफ़ा ${amount}`,
      expenses: (amount) => `ख़र्च ${amount}`,
      ingredientCost: (amount) => `सामान की लागत ${amount}`,
      waste: (amount) => `${amount} का माल फेंका, लागत के हिसाब से`,
      left: (amount) => `सामान, ख़र्च और बर्बादी निकालकर ${amount} बचे`,
    },
    lost: (amount) => `डिश पर घाटा ${amount}`,
    short: (amount) => `सामान, ख़र्च और बर्बादी निकालकर ${amount} कम पड़े`,
    costUnknown: 'लागत पता नहीं',
    profitUnknown: 'लागत पता नहीं, इसलिए मुनाफ़ा नहीं बता सकता',
    paidFor: (word, amount) => `${word.replace(/किराया$/, 'किराये')} पर ${amount}`,
    noneOfIt: 'इसका कुछ नहीं लिखा है।',
    notByName: 'हर आदमी का जोड़ मैं नहीं लगाता: नाम “मेरा ठेला” में लिखे हैं।',
    more: (amount) => `यानी पहले से ${amount} ज़्यादा।`,
    less: (amount) => `यानी पहले से ${amount} कम।`,
    same: 'यानी पहले जितना ही।',
    overOnly: 'जो दिन पूरे हो चुके, उन्हीं की तुलना की है।',
    noneOver: 'आज का दिन अभी पूरा नहीं हुआ।',
    rentApart: 'किराया अलग रखा है।',
    costsDiffer: 'दोनों की पूरी लागत पता नहीं, इसलिए तुलना नहीं हो सकती।',
    nothingBefore: (dates) => `${dates}: हिसाब में कुछ नहीं है, इसलिए तुलना नहीं हो सकती।`,
    costedOnly: (dish, count) => `${dish} की सिर्फ़ ${plates(count)} की लागत पता है, मुनाफ़ा उन्हीं का है।`,
    dish: {
      plates: {
        most: (dishes, count) => `सबसे ज़्यादा बिक्री ${dishes} की: ${number(count)}।`,
        least: (dishes, count) => `सबसे कम बिक्री ${dishes} की: ${number(count)}।`,
      },
      profit: {
        most: (dishes, amount) => `सबसे ज़्यादा मुनाफ़ा ${dishes} से, ${amount}।`,
        least: (dishes, amount) => `सबसे कम मुनाफ़ा ${dishes} से, ${amount}।`,
      },
      plate: {
        most: (dishes, amount) => `एक प्लेट पर सबसे ज़्यादा ${dishes} से मिलता है, ${amount}।`,
        least: (dishes, amount) => `एक प्लेट पर सबसे कम ${dishes} से मिलता है, ${amount}।`,
      },
      perPlate: (amount) => `यानी एक प्लेट पर ${amount}।`,
      next: (dishes) => `फिर ${dishes}।`,
      none: 'कोई प्लेट नहीं बिकी।',
      notSold: (dishes) => `एक भी प्लेट नहीं बिकी: ${dishes}।`,
      noCost: 'जो बिका, उसकी लागत पता नहीं।',
    },
    day: {
      best: (day, what) => `सबसे अच्छा दिन ${day} था: ${what}।`,
      worst: (day, what) => `सबसे कमज़ोर दिन ${day} था: ${what}।`,
      usual: (amount) => `आम दिन में ${amount} रहता है।`,
      tooFew: (needs, has) =>
        `दिनों की तुलना के लिए बिक्री के ${number(needs)} पूरे दिन चाहिए। अभी ${number(has)} हैं।`,
    },
    weekday: {
      best: (weekday, what) => `${weekday} सबसे अच्छा रहता है: औसत ${what}।`,
      worst: (weekday, what) => `${weekday} सबसे कमज़ोर रहता है: औसत ${what}।`,
      tooFew: (needs, has) =>
        `इसके लिए हफ़्ते का एक ही दिन बिक्री के साथ ${number(needs)} बार चाहिए। अभी ${number(has)} है।`,
    },
    hour: {
      busiest: (from, to, count) => `सबसे ज़्यादा भीड़ ${from} से ${to} तक: ${plates(count)}।`,
      share: (tapped, all) =>
        `${plates(all)} में से ${number(tapped)} बेचते समय ही गिनी गईं; सिर्फ़ उनका समय पता है।`,
      untapped: 'समय सिर्फ़ उन प्लेटों का पता है जो बेचते समय ही गिनी गईं। ऐसी कोई नहीं है।',
    },
    menu: {
      of: {
        star: (dishes) => `बिक्री भी अच्छी और कमाई भी: ${dishes}। ऐसे ही चलने दें।`,
        plowhorse: (dishes) =>
          `बिक्री अच्छी, पर कमाई कम: ${dishes}। एक दो रुपये बढ़ाइए, या सस्ते में बनाइए।`,
        puzzle: (dishes) =>
          `कमाई अच्छी, पर बिक्री कम: ${dishes}। लोगों को बताइए, बोर्ड पर सबसे ऊपर लिखिए।`,
        dog: (dishes) => `बिक्री भी कम और कमाई भी कम: ${dishes}। रेसिपी या दाम बदलिए, या हटा दीजिए।`,
      },
      none: {
        star: 'ऐसी कोई डिश नहीं जो अच्छी बिके और अच्छा कमाए।',
        plowhorse: 'ऐसी कोई डिश नहीं जो अच्छी बिके और कम कमाए।',
        puzzle: 'ऐसी कोई डिश नहीं जो अच्छा कमाए और कम बिके।',
        dog: 'ऐसी कोई डिश नहीं जो कम बिके और कम कमाए, इसलिए हटाने लायक़ कोई नहीं दिखती।',
      },
      notPlaced: (dishes) => `${dishes} के बारे में नहीं कह सकता, लागत पता नहीं।`,
      tooFewDays: (needs, has) =>
        `मेन्यू परखने के लिए बिक्री के ${number(needs)} दिन चाहिए। अभी ${number(has)} हैं।`,
      tooFewDishes: (needs, has) =>
        `मेन्यू परखने के लिए ${number(needs)} डिश चाहिए जो बिकी हों और जिनकी लागत पता हो। अभी ${number(has)} हैं।`,
    },
    tomorrow: {
      day: (date) => `कल, ${date}`,
      all: (count, dishes) => `कुल ${plates(count)}। ${dishes}।`,
      one: (dish) => `${dish}।`,
      between: (low, high) => `अक्सर ${number(low)} से ${number(high)}।`,
      tooFewDays: (dish, needs, has) =>
        `${dish} के लिए मेन्यू में ${number(needs)} पूरे दिन चाहिए। अभी ${number(has)} हैं।`,
      wasAway: (dish) => `बिक्री के पिछले दिन मेन्यू में ${dish} का नाम नहीं था, इसलिए नहीं बता सकता।`,
      notSold: (dish) => `${dish} की चार हफ़्ते से कोई बिक्री नहीं हुई, इसलिए नहीं बता सकता।`,
      noneYet: (needs, has) =>
        `कल के लिए बिक्री के ${number(needs)} पूरे दिन चाहिए। अभी ${number(has)} हैं।`,
    },
    buy: {
      sameAsToday: (count) =>
        `“कल के लिए” में “आज जितनी” दबाने पर ${plates(count)} की ख़रीदारी की लिस्ट बनती है।`,
      forPlates: (count) => `${plates(count)} के लिए`,
      of: (amount, name) => `${name} ${amount}`,
      packs: {
        packet: (count, held) => `${number(count)} पैकेट (${held})`,
        bundle: (count, held) => `${number(count)} गड्डी (${held})`,
        tray: (count, held) => `${number(count)} ट्रे (${held})`,
      },
      cost: (amount) => `आज के दाम पर इसके ${amount} लगेंगे।`,
      noPrice: (names) => `दाम नहीं लिखा: ${names}।`,
      notUsed: (name) => `कल की किसी डिश में ${name} नहीं लगता।`,
      nothing: 'इसके लिए कुछ ख़रीदना नहीं है।',
      withoutRecipe: (dishes) => `रेसिपी नहीं है, इसलिए इसमें नहीं: ${dishes}।`,
      unknown: (names) => `हिसाब नहीं हो सका, इसलिए इसमें नहीं: ${names}।`,
    },
    prices: {
      since: (day) => `${day} से`,
      moved: (name, before, now) => `${name} ${before} से ${now}`,
      none: 'कोई दाम नहीं बदला।',
      notMoved: (name) => `${name} का दाम नहीं बदला।`,
      dearer: (amount) => `आम दिन में इससे ${amount} ज़्यादा लगते हैं।`,
      cheaper: (amount) => `आम दिन में इससे ${amount} कम लगते हैं।`,
      odd: 'जो दाम ग़लत लिखा लगता है, वह नहीं जोड़ा। “मुनाफ़ा” में देखिए।',
      tooFew: (needs, has) =>
        `दाम की तुलना के लिए ${number(needs)} दिन का हिसाब चाहिए। अभी ${number(has)} दिन का है।`,
    },
    breakEven: {
      plates: (count, expenses) =>
        `दिन का ख़र्च ${plates(count)} में निकलता है; ख़र्च पिछले 30 दिन के औसत से रोज़ ${expenses} है।`,
      noMargin: 'औसत में प्लेट से कुछ नहीं बचता, इसलिए कितनी भी प्लेट से ख़र्च नहीं निकलेगा।',
      noCost: 'ऐसी कोई प्लेट नहीं बिकी जिसकी लागत पता हो, इसलिए नहीं बता सकता।',
      tooFew: (needs, has) =>
        `इसके लिए बिक्री के ${number(needs)} पूरे दिन चाहिए। पिछले 30 दिन में ${number(has)} हैं।`,
    },
    specials: {
      earned: (amount, count) => `स्पेशल से ${amount} आए, ${plates(count)} से।`,
      none: 'कोई स्पेशल नहीं था।',
    },
    waste: {
      none: 'फेंका हुआ कुछ नहीं लिखा है।',
      item: (name, amount) => `${name} ${amount}`,
      most: (items) => `इसमें सबसे ज़्यादा: ${items}।`,
      unknown: 'जिसकी लागत पता नहीं, वह इसमें नहीं है।',
    },
    ask: {
      days: 'कौन से दिन? जैसे बोलिए: इस हफ़्ते, पिछले हफ़्ते, या पिछले 30 दिन।',
      kal: 'बीता हुआ कल, या आने वाला कल?',
      sold: (what) => `बीते कल ${what} कितनी बिकी थी?`,
      make: (what) => `आने वाले कल ${what} कितनी बनाऊँ?`,
      ofPlates: 'प्लेट',
      words: 'पूरी बात समझ नहीं आई, इसलिए कोई हिसाब नहीं बताता। जैसे पूछिए: पिछले हफ़्ते कितनी कमाई हुई।',
    },
    ahead: 'मैं सिर्फ़ कल तक का बता सकता हूँ। जैसे पूछिए: कल क्या बनाऊँ।',
    unknownName: (name) => `आपके ठेले पर ${name} नाम की कोई चीज़ नहीं मिली, इसलिए उसका हिसाब नहीं है।`,
    needsStall:
      'यह मैं आपके अपने ठेले के हिसाब से बताता हूँ, और वह अभी नहीं है। अपना ठेला सेट कीजिए और प्लेटें गिनिए।',
    unread: 'अभी हिसाब पढ़ नहीं पा रहा। “बिक्री का हिसाब” में देख लीजिए।',
  };
};
