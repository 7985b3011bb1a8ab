import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ plural, number }: Words): Messages => ({
  tools: {
    'ai-chef': { label: 'AI रसोई साथी', plainName: 'पकाने में मदद', badge: 'नया' },
    'profit-optimizer': { label: 'मुनाफ़ा', plainName: 'दाम और मुनाफ़ा', badge: 'ख़ास' },
    analytics: { label: 'बिक्री का हिसाब', plainName: 'मेरी बिक्री' },
    'zero-waste': { label: 'बचा खाना', plainName: 'बचे का क्या करें' },
    'chaat-gpt': { label: 'वॉइस असिस्टेंट', plainName: 'बात करें', badge: 'AI' },
    'daily-strategy': { label: 'आज की बिक्री की योजना', plainName: 'ज़्यादा बेचें' },
  },
  title: (page, product) => `${page} · ${product}`,
  skipToContent: 'सीधे पेज पर जाएँ',
  close: 'बंद करें',
  allPages: 'सभी पेज',
  sample: 'नमूना',
  sampleFigures: 'नमूने के आँकड़े',
  vendor: { shop: 'अन्नपूर्णा टिफ़िन सेंटर', label: 'प्रीमियम दुकानदार' },
  stall: {
    title: 'मेरा ठेला',
    setUp: 'अपना ठेला सेट करें',
    invitation: {
      title: 'इसे अपना ठेला बनाएँ',
      text: 'आपकी डिश, आपके दाम, और हर दिन का हिसाब इसी फ़ोन पर।',
    },
    unsaved: {
      full: (entries) =>
        `अभी सेव नहीं हुआ: ${number(entries)} एंट्री सिर्फ़ इस स्क्रीन पर ${plural(entries, { one: 'है', other: 'हैं' })}। आपके फ़ोन में जगह नहीं बची।`,
      blocked: (entries) =>
        `सेव नहीं हुआ: ${number(entries)} एंट्री सिर्फ़ इस स्क्रीन पर ${plural(entries, { one: 'है', other: 'हैं' })}। यह ब्राउज़र पेज को कुछ भी सेव नहीं करने देता।`,
      before: {
        blocked:
          'यह ब्राउज़र कुछ भी सेव नहीं करता: पेज बंद करते ही सब चला जाएगा। कुकी चालू करें, या दूसरा ब्राउज़र लें, प्राइवेट विंडो नहीं। वहाँ अकाउंट में भी आपका ठेला रहेगा।',
        full: 'आपके फ़ोन में जगह नहीं बची: जो भरेंगे वह सेव नहीं होगा। थोड़ी जगह बनाएँ, फिर कोशिश करें।',
      },
      retry: 'फिर कोशिश करें',
      export: 'एक्सपोर्ट करें',
    },
    ownersOnly: 'यह सिर्फ़ ठेले के मालिक बदल सकते हैं।',
    clock: {
      says: (day, setUpDay) =>
        `इस फ़ोन की घड़ी ${day} बता रही है। आपका ठेला ${setUpDay} से है: आप दिन बताएँगे, तभी कुछ गिना जाएगा।`,
      today: 'आज का दिन',
      count: 'इस दिन में गिनें',
      isRight: 'घड़ी सही है',
      refused: 'कुछ नहीं बदला: पहले ऊपर बताएँ कि आज कौन सा दिन है।',
    },
    tooMany: (dishes, ingredients, lines) =>
      `कुछ सेव नहीं हुआ: एक ठेले में ${number(dishes)} डिश, ${number(ingredients)} सामान और रेसिपियों में कुल ${number(lines)} लाइनें ही हो सकती हैं।`,
    nextDayBegins: 'आपका दिन वैसे ही रखा है। अगला दिन सुबह 4 बजे अपने आप शुरू होगा।',
    restored: (events) =>
      `इस ब्राउज़र से आपका हिसाब मिट गया था। दूसरी कॉपी से ${number(events)} एंट्री वापस आ ${plural(events, { one: 'गई', other: 'गईं' })}।`,
    countsTwice: (dishes) =>
      `गैस दो बार गिनी जा रही है: ${dishes.join(', ')} की रेसिपी में ईंधन पहले से है।`,
  },
  coreFeatures: 'मुख्य सुविधाएँ',
  groups: { kitchen: 'रसोई', money: 'पैसा' },
  look: 'भाषा और रोशनी',
  bottomBar: {
    label: 'मुख्य पेज',
    today: 'आज',
    count: 'गिनें',
    assistant: 'बात करें',
    assistantName: (assistant) => `${assistant} से बात करें`,
    tomorrow: 'कल के लिए',
    more: 'और',
  },
  quickActions: {
    heading: 'झटपट काम',
    ingredients: 'आज का सामान',
    prices: 'दाम बदलें',
    recipes: 'रेसिपी के सुझाव',
    waste: 'बर्बादी का हिसाब',
  },
  sales: {
    heading: 'आज का हिसाब',
    plates: 'प्लेट',
    revenue: 'कुल बिक्री',
    profit: 'कुल मुनाफ़ा',
    margin: 'मुनाफ़ा मार्जिन',
    left: 'हाथ में बचा',
    tie: 'कुल मुनाफ़े में से ख़र्च और बर्बादी घटाकर',
    unknownCost: (dishes) => `मुनाफ़े में शामिल नहीं, क्योंकि लागत पता नहीं: ${dishes.join(', ')}।`,
  },
  settings: 'सेटिंग और मदद',
  footer: {
    open: 'परिचय, मदद और शर्तें',
    description: (product) =>
      `${product} ठेले और टिफ़िन वालों का साथी है: सधे हाथ से पकाएँ, सोच-समझकर दाम रखें और लगभग कुछ भी बर्बाद न होने दें।`,
    company: 'कंपनी',
    about: 'हमारे बारे में',
    contact: 'संपर्क करें',
    legal: 'क़ानूनी',
    terms: 'सेवा की शर्तें',
    privacy: 'प्राइवेसी नीति',
    resources: 'जानकारी',
    support: 'मदद',
    documentation: 'गाइड',
    copyright: (year, product) => `© ${year} ${product}. सर्वाधिकार सुरक्षित।`,
    credit: 'React और Tailwind CSS से बना',
  },
  welcome: {
    about: (product) => `${product} के बारे में`,
    setUp: 'अपना ठेला सेट करें (1 मिनट)',
    sample: 'नमूने से आज़माएँ',
    title: (product) => `${product} में आपका स्वागत है`,
    intro: 'आपके ठेले के छह साथी: पकाने, दाम रखने, योजना बनाने और बेचने में अंदाज़ा कम, हिसाब ज़्यादा।',
    hint: 'शुरू करने के लिए बाईं ओर से कोई सुविधा चुनें।',
    hintSmall: 'शुरू करने के लिए “और” दबाकर कोई सुविधा चुनें।',
    before: { text: 'मेरा ठेला पहले से था:', account: 'वह मेरे अकाउंट में है', file: 'मेरे पास उसकी कॉपी है' },
    unknownTool: 'ऐसा कोई टूल नहीं है। कोई दूसरा चुनें।',
    promises: {
      'ai-chef': {
        title: 'हर दिन वही स्वाद',
        text: 'सामान बदले, पर स्वाद नहीं: AI बताता है कि रेसिपी में क्या बदलें।',
      },
      'profit-optimizer': {
        title: 'बदलते दामों से मुनाफ़ा',
        text: 'बाज़ार के दाम चढ़ें या गिरें, हर दिन कमाई का मौक़ा ढूँढें।',
      },
      'zero-waste': {
        title: 'बचे खाने से कमाई',
        text: 'बचे खाने से ऐसी डिश बनाएँ जो बिके, और कुछ भी बर्बाद न हो।',
      },
    },
  },
  tool: {
    opening: (tool) => `खुल रहा है: ${tool} …`,
    retry: 'फिर कोशिश करें',
    unreachable: {
      title: (tool) => `“${tool}” से संपर्क नहीं हो पाया`,
      text: 'इंटरनेट कनेक्शन देखें। यह पेज अपने-आप भी फिर कोशिश करता रहता है।',
    },
  },
  account: {
    label: 'अकाउंट',
    signin: 'साइन इन',
    signup: 'साइन अप',
    reset: 'नया पासवर्ड',
    page: 'आपका अकाउंट',
    logout: 'लॉग आउट',
    signedOut: 'आप साइन आउट हो गए हैं।',
    signedOutKept: 'आप साइन आउट हो गए हैं। इस फ़ोन का हिसाब इसी में रखा है।',
    finishing: 'साइन इन हो रहा है …',
    connection: 'सर्वर से संपर्क नहीं हो पाया। अपना इंटरनेट कनेक्शन देखें।',
  },
  diagnostics: 'तकनीकी जानकारी',
  newVersion: {
    text: 'नया वर्शन तैयार है। आपके दाम और प्लेटें वैसी ही रहेंगी।',
    accept: 'दोबारा लोड करें',
    putOff: 'बाद में',
  },
  offline: { text: 'इंटरनेट नहीं है। गिनती और हिसाब चलते रहेंगे।', sent: 'नेट आते ही भेज दिया जाएगा।' },
  override: {
    text: (tool, address) => `सिर्फ़ इस ब्राउज़र में “${tool}” यहाँ से है: ${address}`,
    action: (tool) => `“${tool}” रीसेट करें`,
  },
  language: {
    heading: 'भाषा',
    draftText: 'यह अनुवाद ड्राफ़्ट है: जिनकी अपनी भाषा हिन्दी है, उनमें से किसी ने इसे अभी नहीं पढ़ा।',
  },
  theme: {
    heading: 'हल्का या गहरा रंग',
    device: 'फ़ोन जैसा',
    light: 'हल्का',
    dark: 'गहरा',
  },
  dismissToast: 'हटाएँ',
  toast: 'सूचना',
  toasts: 'सूचनाएँ',
  startUp: {
    title: 'पेज शुरू नहीं हो पाया',
    text: 'इसकी सेटिंग नहीं पढ़ी जा सकीं। इंटरनेट कनेक्शन देखें, फिर पेज दोबारा लोड करें।',
    broken: 'पेज में ही कुछ ख़राब है। इसे दोबारा लोड करें। फिर भी न चले तो अपना ब्राउज़र अपडेट करें।',
    action: 'दोबारा लोड करें',
    supabaseMissing:
      'यह साइट जो चलाते हैं, उन्हें SUPABASE_URL और SUPABASE_PUBLISHABLE_KEY सेट करके इसे दोबारा पब्लिश करना होगा।',
  },
});
