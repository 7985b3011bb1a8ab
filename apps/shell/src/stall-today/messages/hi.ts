import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  unnamed: 'आपका ठेला',
  open: 'मेरा ठेला',
  plates: 'प्लेट',
  revenue: 'बिक्री',
  profit: 'कुल मुनाफ़ा',
  loss: 'अब तक घाटा',
  left: 'हाथ में बचा',
  count: 'प्लेटें गिनें',
  byDish: 'आज हर डिश',
  news: 'नया क्या है',
  loading: 'आपके दिन पढ़े जा रहे हैं …',
  unknownCost: {
    title: 'लागत पता नहीं, मुनाफ़े में नहीं गिना',
    action: 'रेसिपी और दाम भरें',
  },
  late: {
    title: 'देर से आई एंट्री आपका इंतज़ार कर रही हैं',
    entries: (count) => `आपके हेल्पर की ${number(count)} एंट्री`,
    action: 'मानें या छोड़ें',
  },
  future: {
    title: 'उस दिन का जो अभी आया नहीं',
    action: 'मेरा ठेला में ठीक करें',
  },
  firstDay: {
    title: 'आपका पहला दिन',
    text: 'कल यहाँ दिखेगा कि आज कितनी कमाई हुई।',
  },
  yesterday: (plates) => `बीता कल · ${number(plates)} प्लेट`,
  profitOf: (amount) => `${amount} कुल मुनाफ़ा`,
  profitUnknown: 'कुल मुनाफ़ा पता नहीं',
  lossOf: (amount) => `${amount}, घाटा`,
  compared: {
    more: (amount) => `उससे पहले के दिन से ${amount} ज़्यादा`,
    less: (amount) => `उससे पहले के दिन से ${amount} कम`,
    same: 'उससे पहले के दिन जितना ही',
    unknown: 'सारी लागत पता नहीं है',
    first: 'उससे पहले के दिन गिनती नहीं हुई',
  },
  uncounted: {
    title: (day) => `बीता कल, ${day}`,
    text: 'कोई प्लेट नहीं गिनी गई।',
    action: 'ठेला लगा था? अब भर दें।',
  },
  failed: {
    title: 'आपके दिन पढ़े नहीं जा सके',
    text: 'इससे कुछ खोया नहीं है।',
  },
  keepSafe: {
    heading: 'आपका ठेला सिर्फ़ इसी फ़ोन में है',
    text: 'फ़ोन खो जाए या ब्राउज़र साफ़ हो जाए, तो सब चला जाएगा। अकाउंट में वह बचा रहता है, या एक फ़ाइल में जो आप ख़ुद को भेजें।',
    account: 'अकाउंट बनाएँ',
    file: 'कॉपी सेव करें',
    notNow: 'अभी नहीं',
    saved: 'फ़ाइल अपने डाउनलोड में देखें और ख़ुद को भेजें।',
    failed: 'फ़ाइल नहीं बन पाई। फिर कोशिश करें।',
  },
});
