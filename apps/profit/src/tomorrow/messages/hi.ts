import type { Words } from '@thela/language';
import type { TomorrowMessages } from './en';

const platesOf = ({ number }: Words, count: number) => `${number(count)} प्लेट`;

/** Before what they belong to: `4 दिनों से`. */
const ofDays = ({ number, plural }: Words, count: number) =>
  `${number(count)} ${plural(count, { one: 'दिन', other: 'दिनों' })}`;

export const messages = (words: Words): TomorrowMessages => ({
  title: 'कल की तैयारी',
  titleToday: 'आज की तैयारी',
  ownersOnly: 'कल क्या बनाना है, यह सिर्फ़ मालिक देखते हैं; आप प्लेटें गिनिए।',
  reading: 'आपका हिसाब पढ़ा जा रहा है…',
  notRead: 'आपका हिसाब पढ़ा नहीं जा सका। उसमें कुछ नहीं बदला है।',
  plan: {
    heading: 'क्या बनाना है',
    all: 'कुल प्लेटें',
    noneYet: {
      heading: 'अभी अंदाज़ा नहीं है',
      text: (needs, has) =>
        `अंदाज़े के लिए बिक्री के ${words.number(needs)} पूरे दिन चाहिए। अभी ${
          has === 0 ? 'एक भी नहीं है' : `${words.number(has)} ${has === 1 ? 'है' : 'हैं'}`
        }। तब तक प्लेटें ख़ुद भरें: ख़रीदारी की लिस्ट उसी से बनेगी।`,
    },
    usual: (low, high) => (low === high ? `अक्सर ${low}` : `अक्सर ${low}\u00a0से\u00a0${high}`),
    sameWeekday: (count, weekday) => `पिछले ${words.number(count)} ${weekday}`,
    recentDays: (count, weekday) => `पिछले ${words.number(count)} दिन, क्योंकि ${weekday} अभी कम हैं`,
    usualDay: (usual, plates) => `औसत ${plates} प्लेट रोज़: ${usual}। आज का दिन पूरा होने पर जुड़ेगा।`,
    tooFewDays: (needs, has) =>
      `अंदाज़े के लिए यह ${words.number(needs)} पूरे दिन मेन्यू में रहनी चाहिए; अभी ${words.number(has)} दिन ${has > 1 ? 'हुए हैं' : 'हुआ है'}।`,
    notSold: 'चार हफ़्ते से नहीं बिकी, इसलिए अंदाज़ा नहीं है।',
    wasAway: 'बिक्री वाले पिछले दिन यह मेन्यू में नहीं थी, इसलिए अंदाज़ा नहीं है।',
    yours: 'आपका नंबर',
    back: 'अंदाज़े पर वापस',
    backTo: (name, plates) => `${name}: अंदाज़े पर वापस, ${platesOf(words, plates)}`,
    count: (name) => `${name} की कितनी प्लेटें बनानी हैं`,
    oneLess: (name) => `${name} की एक प्लेट कम बनाएँ`,
    oneMore: (name) => `${name} की एक प्लेट ज़्यादा बनाएँ`,
  },
  shopping: {
    heading: 'ख़रीदारी की लिस्ट',
    hint: 'जो आपके पास है उस पर टिक लगाएँ: वह जोड़ से हट जाएगा।',
    have: (name, amount) => `${name}, ${amount}: मेरे पास है`,
    needed: (amount) => `ज़रूरत ${amount} की`,
    noPrice: 'दाम नहीं',
    sum: (plates) => `अभी ख़रीदना बाक़ी, ${platesOf(words, plates)} के लिए`,
    atPrices:
      'आज के दाम पर, जैसे दुकान में मिलता है: 1 किलो तक 50-50 ग्राम, 5 किलो तक पाव-पाव, फिर आधा और पूरा किलो; पूरे पैकेट।',
    notInSum: (names) => `दाम नहीं भरा, इसलिए जोड़ में नहीं: ${names}।`,
    withoutRecipe: (names) => `रेसिपी नहीं भरी, इसलिए लिस्ट में नहीं: ${names}।`,
    unknown: (names) => `हिसाब नहीं हो सका, इसलिए लिस्ट में नहीं: ${names}।`,
    toMenu: 'मेरे मेन्यू में पूरा करें',
    noPlates: 'अभी कोई प्लेट नहीं, तो कुछ ख़रीदना नहीं। नीचे प्लेटें भरें: लिस्ट बन जाएगी।',
    sameAsToday: (count) => `आज जितनी (${platesOf(words, count)})`,
    sameAsYesterday: (count) => `कल जितनी (${platesOf(words, count)})`,
    nothing: 'लिस्ट अभी ख़ाली है।',
    amount: {
      kg: (amount) => `${words.number(amount, 3)} किलो`,
      g: (amount) => `${words.number(amount, 3)} ग्राम`,
      litre: (amount) => `${words.number(amount, 3)} लीटर`,
      ml: (amount) => `${words.number(amount, 3)} मिली`,
      piece: (amount) => `${words.number(amount, 3)} पीस`,
      dozen: (amount) => `${words.number(amount, 3)} दर्जन`,
    },
    packs: {
      packet: (count, held) => `${words.number(count)} पैकेट (${held})`,
      bundle: (count, held) => `${words.number(count)} गड्डी (${held})`,
      tray: (count, held) => `${words.number(count)} ट्रे (${held})`,
    },
  },
  send: {
    sum: (plates) => `कुल, ${platesOf(words, plates)} के लिए`,
  },
  accuracy: {
    heading: 'अंदाज़ा कितना सही था',
    how: 'हाल के दिन ज़्यादा गिने जाते हैं; बाक़ी से बहुत ज़्यादा बिक्री वाला अकेला दिन कम। जिस दिन बिक्री नहीं हुई, वह नहीं जुड़ता।',
    hint: (days) =>
      `आपके अपने ${ofDays(words, days)} से जाँचा: हर तरीक़ा एक शाम पहले कुल कितनी प्लेटें बताता, और कितनी बिकीं।`,
    methods: {
      forecast: 'यह अंदाज़ा',
      lastWeek: 'पिछले हफ़्ते उसी दिन जितना',
      weekdayMean: 'उसी दिन का औसत, आठ हफ़्तों का',
    },
    off: (plates) => `100 प्लेटों में ${plates} का फ़र्क़`,
    error: (plates) => `रोज़ ${plates} प्लेट`,
    best: 'अंदाज़ा सबसे पास रहा।',
    asGood: 'अंदाज़ा किसी आसान तरीक़े से ज़्यादा पास नहीं रहा।',
    better: (methods) => `आपके दिनों में एक आसान तरीक़ा अंदाज़े से ज़्यादा पास रहा: ${methods}। उसे भी देखें।`,
    quoted: (method) => `“${method}”`,
    tooFewDays: (needs, has) =>
      `इसके लिए बिक्री के ${words.number(needs)} पूरे दिन चाहिए, जिनमें हफ़्ते का कोई दिन दो बार आए। अभी ${
        has === 0 ? 'एक भी नहीं है' : `${words.number(has)} ${has === 1 ? 'है' : 'हैं'}`
      }।`,
    newDishes: 'इसके लिए आपकी डिश अभी नई हैं।',
  },
});
