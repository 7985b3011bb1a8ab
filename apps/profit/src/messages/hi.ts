import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  title: 'मुनाफ़ा',
  subtitle: 'आज के दाम और प्लेटें भरिए, आज का मुनाफ़ा देखिए।',
  more: (count) => `${number(count)} और`,
  countPlates: 'प्लेटें गिनें',
  myMenu: 'मेरा मेन्यू',
  menu: {
    subtitle: 'आपकी डिश, उनकी लागत और उनसे कमाई।',
  },
  count: {
    subtitle: 'एक टैप यानी एक प्लेट।',
  },
  tomorrow: {
    title: 'कल की तैयारी',
    subtitle: 'क्या बनाना है, और उसके लिए क्या ख़रीदना है।',
  },
  priceChanges: {
    title: 'दाम में बदलाव',
    subtitle: 'क्या महँगा हुआ, और उससे आपकी लागत कितनी बढ़ी।',
  },
  whatIf: {
    title: 'अगर ऐसा हो तो',
    subtitle: 'बदलने से पहले दूसरे दाम आज़माकर देखिए।',
  },
  opening: 'खुल रहा है…',
  notOpened: 'यह पेज नहीं खुल पाया। आपने जो भरा है, वह सुरक्षित है।',
  undo: 'वापस लें',
  retry: 'फिर कोशिश करें',
  helper: {
    prices: 'सामान के दाम, लागत और मुनाफ़ा सिर्फ़ मालिक के हैं; आप प्लेटें गिनिए।',
    menu: 'रेसिपी, लागत और मेन्यू के बदलाव सिर्फ़ मालिक के हैं; आप प्लेटें गिनिए।',
    days: 'बाक़ी दिन सिर्फ़ मालिक के हैं; आप आज का गिनिए।',
    noDishes: 'आज मेन्यू में कोई डिश नहीं है। मालिक जोड़ सकते हैं।',
    notYet:
      'इस ठेले की डिश अभी इस फ़ोन में नहीं आईं। नेटवर्क मिलते ही आ जाएँगी। न आएँ तो मालिक से पूछें कि ठेला सेट हुआ है या नहीं।',
  },
  notHere: {
    title: 'यहाँ नहीं है',
    text: 'ऐसा कोई पेज नहीं है। शायद पहले इसका पता कुछ और था।',
    toProfit: 'मुनाफ़ा पर जाएँ',
  },
  units: {
    names: {
      kg: 'किलो',
      g: 'ग्राम',
      litre: 'लीटर',
      ml: 'मिली',
      piece: 'पीस',
      dozen: 'दर्जन',
    },
    per: {
      kg: 'प्रति किलो',
      g: 'प्रति ग्राम',
      litre: 'प्रति लीटर',
      ml: 'प्रति मिली',
      piece: 'प्रति पीस',
      dozen: 'प्रति दर्जन',
    },
    perQuintal: 'प्रति क्विंटल',
    perHeld: {
      loose: (amount) => `प्रति ${amount}`,
      packet: (amount) => `प्रति पैकेट (${amount})`,
      bundle: (amount) => `प्रति गड्डी (${amount})`,
      tray: (amount) => `प्रति ट्रे (${amount})`,
    },
    amount: {
      kg: (amount) => `${amount} किलो`,
      g: (amount) => `${amount} ग्राम`,
      litre: (amount) => `${amount} लीटर`,
      ml: (amount) => `${amount} मिली`,
      piece: (amount) => `${amount} पीस`,
      dozen: (amount) => `${amount} दर्जन`,
    },
    price: (money, per) => `${money} ${per}`,
  },
  oddPrice: {
    asked: (price, last) => `${price}? पिछला दाम ${last} था।`,
    isRight: 'हाँ, सही है',
    putBack: (last) => `${last} ही रखें`,
  },
  prices: {
    page: 'दाम',
    heading: 'आज सामान के दाम (₹ प्रति किलो/लीटर)',
    notANumber: 'कोई नंबर भरें, जैसे 42.50।',
    tooLow: 'दाम 0 से कम नहीं हो सकता।',
    tooHigh: 'दाम ज़्यादा से ज़्यादा ₹1,00,00,00,000 हो सकता है।',
    unknown: 'दाम नहीं भरा है: इससे बनी डिश की लागत पता नहीं।',
    fromToday: 'नया दाम आज से लगेगा; पुराने दिनों के दाम वही रहेंगे।',
    noIngredients: 'आपने अभी कोई सामान नहीं जोड़ा है। जो ख़रीदते हैं उसे जोड़ें, फिर यहाँ उसका दाम भर सकेंगे।',
    toIngredients: 'मेरे सामान पर जाएँ',
    total: (count) => `${number(count)} दाम`,
  },
  plates: {
    heading: 'आज की बिक्री भरें (बिकी प्लेटें)',
    sampleFigures: 'नमूने के आँकड़े',
    startFromZero: 'शून्य से शुरू करें',
    showSampleFigures: 'नमूने के आँकड़े दिखाएँ',
    startedFromZero: 'नमूने के आँकड़े हट गए। अब अपनी बिक्री भरें।',
    newDay: 'नया दिन',
    total: (count) => `${number(count)} प्लेट`,
    toCount: 'गिनें',
    sellsAt: (price) => `दाम ${price}`,
    count: (item) => `${item} की बिकी प्लेटें`,
    oneLess: (item) => `${item} की एक प्लेट कम`,
    oneMore: (item) => `${item} की एक प्लेट ज़्यादा`,
    notANumber: 'पूरा नंबर भरें।',
    tooLow: 'प्लेटें 0 से कम नहीं हो सकतीं।',
    tooHigh: 'गिनती ज़्यादा से ज़्यादा 10,00,000 हो सकती है।',
    emptyMenu: 'आज आपके मेन्यू में कोई डिश नहीं है। कोई डिश जोड़ें या वापस लाएँ, फिर यहाँ उसकी प्लेटें गिनें।',
    toMenu: 'मेरे मेन्यू पर जाएँ',
  },
  recommendation: {
    heading: (product) => `${product} AI की सलाह`,
    chip: 'हिसाब से',
    noSales: 'मुनाफ़े की सलाह के लिए आज की बिक्री भरें।',
    noCosts: 'मुनाफ़े की सलाह के लिए भरें कि आपकी डिश में क्या-क्या लगता है।',
    stable: (best, margin) =>
      `**बाज़ार स्थिर है।** सबसे ज़्यादा कमाई **${best}** से है, मुनाफ़े का मार्जिन **${margin}** है।`,
    promote: (best, margin, candidate, extra) =>
      `आज सबसे अच्छा मुनाफ़े का मार्जिन **${best}** का है: **${margin}**। ` +
      `**${candidate}** की जगह इसे आगे बढ़ाएँ, तो बदली गई हर 10 प्लेट पर **${extra}** ज़्यादा मिलते हैं।`,
    doNotShift: (candidate, more) => `न बदलें: ${candidate} हर प्लेट पर ${more} ज़्यादा देता है`,
    noGain: (candidate) => `बदलने की ज़रूरत नहीं: ${candidate} से हर प्लेट पर उतना ही बचता है`,
    byMargin: 'सिर्फ़ मार्जिन के हिसाब से',
  },
  summary: {
    heading: 'आज का हिसाब',
    revenue: 'कुल बिक्री: ',
    profit: 'कुल मुनाफ़ा: ',
    inHand: (inHand, isProfitKnown, uncosted, expenses, waste) =>
      `**हाथ में बचा ${inHand}** = ${isProfitKnown ? 'कुल मुनाफ़ा' : ''}` +
      `${uncosted ? `${isProfitKnown ? ' + ' : ''}${uncosted} बिक्री जिसकी लागत पता नहीं` : ''}` +
      `${expenses ? ` −\u00A0${expenses} ख़र्च` : ''}${waste ? ` −\u00A0${waste} बर्बादी` : ''}`,
    notInProfit: (dishes) => `मुनाफ़े में नहीं जुड़ा: ${dishes}। लागत पता नहीं है।`,
    notInWaste: (names) => `फेंका गया, पर घटाया नहीं: ${names}। लागत पता नहीं है।`,
  },
  perDish: {
    heading: 'आज हर डिश',
    total: (count) => `${number(count)} डिश`,
    dish: 'डिश',
    cost: 'एक प्लेट की लागत',
    profitPerPlate: 'एक प्लेट का मुनाफ़ा',
    margin: 'मार्जिन',
    plates: 'बिकी प्लेटें',
    revenue: 'बिक्री',
    profit: 'मुनाफ़ा',
    unknown: 'पता नहीं',
  },
});
