import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  send: 'भेजें',
  whatsApp: 'WhatsApp से भेजें',
  otherApp: 'दूसरा ऐप',
  close: 'बंद करें',
  picture: 'फ़ोटो',
  copy: 'कॉपी करें',
  print: 'छापें',
  copied: 'कॉपी हो गया।',
  notCopied: 'कॉपी नहीं हुआ। आप इसे छाप सकते हैं।',
  notShared: 'नहीं भेजा जा सका। आप इसे कॉपी कर सकते हैं।',
  saved: 'फ़ोटो सेव हो गई। डाउनलोड में न मिले तो टेक्स्ट भेजें।',
  notDrawn: 'फ़ोटो नहीं बन सकी। आप मैसेज भेज सकते हैं।',
  plates: (count) => `${number(count)} प्लेट`,
  left: 'हाथ में बचा',
  uncosted: 'उसमें से, जिनकी लागत पता नहीं',
  figures: {
    plates: 'बिकी प्लेटें',
    revenue: 'बिक्री',
    ingredientCost: 'सामान की लागत',
    profit: 'मुनाफ़ा',
    expenses: 'ख़र्च',
    waste: 'बर्बादी',
  },
  soFar: (day) => `${day}, अब तक`,
  todaySoFar: 'आज का हिसाब अब तक का है।',
  dishes: 'सबसे ज़्यादा बिकी',
  otherDishes: (count) => `${number(count)} और डिश`,
});
