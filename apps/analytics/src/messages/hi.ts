import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ list, number }: Words): Messages => ({
  title: 'बिक्री का हिसाब',
  subtitle: 'आज अब तक का हिसाब, आज के दाम और प्लेटों से तुरंत।',
  sampleFigures: 'नमूने के आँकड़े',
  revenue: 'कुल बिक्री (आज)',
  profit: 'कुल मुनाफ़ा (आज)',
  left: 'हाथ में बचा:',
  after: (expenses, waste) => {
    const spent = [expenses && `${expenses} ख़र्च`, waste && `${waste} बर्बादी`];
    return `, ${list(spent.filter((each) => each !== null))} घटाकर`;
  },
  notInProfit: (dishes) => `मुनाफ़े में नहीं जुड़ा: ${dishes}। लागत पता नहीं है`,
  more: (names, count) => `${names} और ${number(count)} दूसरे`,
  unknown: 'पता नहीं',
  pie: {
    heading: 'मुनाफ़े में किस आइटम का कितना हिस्सा (आज)',
    item: 'आइटम',
    profit: 'मुनाफ़ा',
    share: 'हिस्सा',
    legend: 'आइटम के रंग',
    empty: 'आज अभी किसी डिश से मुनाफ़ा नहीं हुआ है।',
    noCosts: 'आपने जो डिश बेचीं, उनकी लागत अभी पता नहीं है।',
  },
  bars: {
    heading: 'कितनी बिक्री, कितना मार्जिन',
    item: 'आइटम',
    plates: 'बिकी प्लेटें',
    margin: 'मुनाफ़े का मार्जिन (%)',
    empty: 'आज अभी कोई प्लेट नहीं बिकी है।',
  },
  dishes: { earned: 'किस डिश से कितना मुनाफ़ा', heading: 'हर डिश का हिसाब', cost: 'लागत' },
  helper: {
    subtitle: 'आज अब तक जो गिना गया। लागत, मुनाफ़ा और बाक़ी दिन सिर्फ़ मालिक के हैं।',
    plates: 'प्लेटें (आज)',
    byDish: 'हर आइटम की प्लेटें (आज)',
    revenue: 'बिक्री',
    toCount: 'प्लेटें गिनें',
  },
  periods: {
    label: 'कितने दिन',
    names: {
      today: 'आज',
      'last-7-days': '7 दिन',
      'last-30-days': '30 दिन',
      'last-90-days': '90 दिन',
      all: 'सब',
    },
    subtitle: 'आपके दिन कैसे गए, और उनसे क्या सीख सकते हैं।',
    loading: 'आपके दिनों का हिसाब जुड़ रहा है…',
    failed: 'यह पेज नहीं खुल पाया। आपका हिसाब सुरक्षित है।',
    ownersOnly: 'लागत, मुनाफ़ा और बाक़ी दिन सिर्फ़ मालिक के हैं; आप आज का देख सकते हैं।',
    notHere: {
      title: 'यहाँ नहीं है',
      text: 'ऐसा कोई पेज नहीं है। शायद पहले इसका पता कुछ और था।',
    },
    toToday: 'आज पर जाएँ',
  },
  openProfit: 'दाम और प्लेटें भरें',
  retry: 'फिर कोशिश करें',
  chartFailed: 'चार्ट लोड नहीं हो पाया। उसके आँकड़े ये हैं:',
});
