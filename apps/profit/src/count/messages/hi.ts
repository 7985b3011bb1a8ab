import type { Words } from '@thela/language';
import type { Messages } from './en';

const plates = ({ number }: Words, count: number) => `${number(count)} प्लेट`;

export const messages = (words: Words): Messages => ({
  toProfit: 'मुनाफ़ा',
  toToday: 'आज की गिनती',
  yesterday: 'बीता कल',
  toYesterday: 'बीते कल की गिनती ठीक करें',
  beingSaved: 'सेव हो रहा है',
  notRead: 'आपका हिसाब पढ़ा नहीं जा सका। आप जो टैप करेंगे, वह इस पेज पर रहेगा।',
  head: {
    label: 'अब तक का दिन',
    plates: 'प्लेटें',
    revenue: 'बिक्री',
    profit: 'मुनाफ़ा',
    loss: 'मुनाफ़ा (घाटा)',
    left: 'हाथ में बचा',
    howLeft: (expenses, waste) =>
      [expenses && `${expenses} ख़र्च के बाद`, waste && `${waste} बर्बादी`].filter(Boolean).join(', '),
  },
  dish: {
    retired: (name) => `${name} (हटाई गई)`,
    count: (name, count, money) =>
      `${name}, ${plates(words, count)}, ${money}। एक बढ़ाने के लिए टैप करें।`,
    takeBack: (name, count, money) =>
      `${name}, ${plates(words, count)}, ${money}। एक घटाने के लिए टैप करें।`,
    isSaving: (label) => `${label} सेव हो रहा है।`,
    takenBack: 'एक घटाई',
    howTo: 'टैप करें: एक प्लेट ज़्यादा। देर तक दबाएँ या Delete दबाएँ: एक प्लेट कम।',
  },
  actions: {
    label: 'ग़लती ठीक करें',
    undo: 'वापस लें',
    undoCount: (name) => `वापस लें: ${name}`,
    undoTakeBack: (name) => `वापस लें: ${name} घटाई थी`,
    takeBack: 'घटाएँ',
  },
  announce: {
    counted: (name, count, all) => `${name}: ${plates(words, count)}। कुल ${plates(words, all)}।`,
    nothing: (name) => `${name} की कोई प्लेट नहीं है जो घटाई जाए।`,
  },
  find: 'डिश ढूँढें',
  noneFound: (text) => `“${text}” नाम की कोई डिश नहीं है।`,
  typedToday: {
    heading: 'गिनती लिखकर भरें',
    hint: 'दिन भर टैप नहीं किया? लिखें कि आज हर डिश की कितनी प्लेटें बिकीं।',
    open: 'आज की गिनती लिखें',
    close: 'बंद करें',
  },
  typed: {
    headingOf: (date) => `${date} की गिनती`,
    hintOf: (date) => `आप जो लिखेंगे, वह ${date} की पूरी गिनती होगी।`,
    count: (name) => `आज ${name} की प्लेटें`,
    countOf: (name, date) => `${date} को ${name} की प्लेटें`,
    brought: (money) => `${money} की बिक्री`,
    failed: 'हिसाब पढ़ा नहीं जा सका, इसलिए यह गिनती सेव नहीं हुई। फिर से लिखें।',
    tooHigh: 'गिनती ज़्यादा से ज़्यादा 10,00,000 हो सकती है।',
    store: 'सेव करें',
  },
  expenses: {
    heading: 'आज का ख़र्च',
    headingOf: (date) => `${date} का ख़र्च`,
    category: 'किस चीज़ का',
    categories: { gas: 'गैस', ice: 'बर्फ़', help: 'मज़दूरी', rent: 'किराया', other: 'और कुछ' },
    named: (category, note) => `${category}, ${note}`,
    amount: 'रक़म ₹ में',
    note: 'नाम (चाहें तो)',
    add: 'ख़र्च जोड़ें',
    addOn: (date) => `${date} में जोड़ें`,
    missing: '0 से ज़्यादा रक़म भरें।',
    notANumber: 'कोई नंबर भरें, जैसे 150।',
    tooHigh: 'ख़र्च ज़्यादा से ज़्यादा ₹1,00,00,00,000 हो सकता है।',
    remove: 'हटाएँ',
    removeNamed: (what, amount) => `${what}, ${amount} हटाएँ`,
    removed: (what, amount) => `हटा दिया: ${what}, ${amount}।`,
    added: (what, amount) => `जोड़ दिया: ${what}, ${amount}।`,
    gasCountsTwice: (dishes) =>
      `गैस पहले से ${dishes} की रेसिपी में है। ख़र्च में भी जोड़ेंगे तो दो बार गिनी जाएगी।`,
  },
  past: {
    title: (date) => `${date} को ठीक करें`,
    wasYesterday: 'यह बीते कल का दिन है। आप जो बदलेंगे, वह उसी दिन में जुड़ेगा, आज में नहीं।',
    wasDaysAgo: (days) =>
      `यह ${words.number(days)} दिन पहले की बात है। आप जो बदलेंगे, वह उसी दिन में जुड़ेगा, आज में नहीं।`,
    otherDays: 'दूसरे दिन',
    figures: (date) => `${date} के आँकड़े`,
    reading: 'उस दिन का हिसाब पढ़ा जा रहा है…',
    failed: 'उस दिन का हिसाब पढ़ा नहीं जा सका। कुछ नहीं बदला गया।',
    noDishes: 'उस दिन कोई डिश नहीं थी।',
  },
  refused: {
    title: 'ऐसा कोई दिन नहीं',
    'no-date': 'इस पते में कोई दिन नहीं है। दिन ऐसे लिखा जाता है: 2026-11-21।',
    future: 'वह दिन अभी आया नहीं। आज की गिनती करें, और बीते दिन ठीक करें।',
    'too-long-ago': (days) =>
      `उस दिन को ${words.number(days)} से ज़्यादा दिन हो गए। उसके आँकड़े वैसे ही रहेंगे।`,
  },
  setUp: {
    text: 'अपना ठेला सेट कर लें, फिर एक टैप यानी एक प्लेट। यह पेज दिन भर गिनेगा।',
    gives: [
      'आपकी हर डिश का एक बड़ा बटन',
      'दिन की प्लेटें, बिक्री और मुनाफ़ा एक नज़र में',
      'ग़लत टैप वापस ले सकते हैं, और बीते कल की गिनती भी ठीक कर सकते हैं',
      'गैस, बर्फ़, मज़दूरी और किराया घटाकर हाथ में कितना बचा',
    ],
    action: 'अपना ठेला सेट करें',
  },
});
