import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  loading: 'आपके दिन पढ़े जा रहे हैं …',
  unknownCost: {
    of: (dishes) => `लागत पता नहीं: ${dishes}`,
    action: 'रेसिपी और दाम भरें',
  },
  late: {
    title: 'देर से आई एंट्री आपका इंतज़ार कर रही हैं',
    entries: (count) => `आपके हेल्पर की ${number(count)} एंट्री`,
  },
  future: {
    title: 'उस दिन का जो अभी आया नहीं',
  },
  firstDay: {
    title: 'आपका पहला दिन',
    text: 'कल यहाँ दिखेगा कि आज कितनी कमाई हुई।',
  },
  yesterday: (plates) => `बीता कल · ${number(plates)} प्लेट`,
  inHandOf: (amount) => `${amount} हाथ में बचा`,
  lossOf: (amount) => `${amount}, घाटा`,
  compared: {
    more: (amount) => `उससे पहले के दिन से ${amount} ज़्यादा`,
    less: (amount) => `उससे पहले के दिन से ${amount} कम`,
    withoutRent: (text) => `${text}, किराया छोड़कर`,
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
  aloud: (plates, sold, inHand) => `आज: ${plates} प्लेट। बिक्री ${sold}। हाथ में बचा ${inHand}।`,
  askClose: {
    title: 'आज रात दिन बंद करें?',
    text: 'कुछ टैप में पता चले, हाथ में कितना बचा।',
  },
  leftover: {
    title: 'कल का कुछ बचा है?',
    text: 'उससे आज की ख़ास डिश बनाएँ।',
  },
  close: {
    title: 'दिन बंद करें',
    text: 'गिनती देख लें, फिर भेजें।',
  },
  closed: (time) => ({
    title: time === null ? 'दिन बंद हो गया' : `दिन बंद हो गया: ${time}`,
    text: 'फिर से देखें या भेजें।',
  }),
  changed: {
    title: 'बंद करने के बाद हिसाब बदला',
    text: 'नया हिसाब भेजें।',
  },
  list: {
    title: 'आज की लिस्ट',
    text: 'क्या ख़रीदना है, कितनी प्लेट बनानी हैं।',
  },
  waste: {
    title: 'कुछ फेंकना पड़ा?',
    text: 'लिख लीजिए, तभी पैसों का हिसाब सही रहेगा।',
  },
  tomorrow: {
    title: 'कल की लिस्ट',
    text: 'क्या ख़रीदना है, कितनी प्लेट बनानी हैं।',
  },
  keepSafe: {
    heading: 'आपका ठेला सिर्फ़ इसी फ़ोन में है',
    text: 'फ़ोन खो जाए तो सब चला जाएगा।',
    account: 'अकाउंट बनाएँ',
    file: 'कॉपी सेव करें',
    notNow: 'अभी नहीं',
    saved: 'फ़ाइल अपने डाउनलोड में देखें और ख़ुद को भेजें।',
    failed: 'फ़ाइल नहीं बन पाई। फिर कोशिश करें।',
  },
});
