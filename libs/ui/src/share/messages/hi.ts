import type { Messages } from './en';

export const messages = (): Messages => ({
  share: 'भेजें',
  whatsApp: 'WhatsApp से भेजें',
  picture: 'फ़ोटो',
  copy: 'कॉपी करें',
  print: 'छापें',
  copied: 'कॉपी हो गया।',
  notCopied: 'कॉपी नहीं हुआ। आप इसे छाप सकते हैं।',
  notShared: 'नहीं भेजा जा सका। आप इसे कॉपी कर सकते हैं।',
  saved: 'फ़ोटो सेव हो गई।',
  notDrawn: 'फ़ोटो नहीं बन सकी। आप मैसेज भेज सकते हैं।',
});
