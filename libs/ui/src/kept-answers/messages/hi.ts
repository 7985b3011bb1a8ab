import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  question: 'क्या यह काम आया?',
  verdicts: { helped: 'काम आया', 'did-not-help': 'काम नहीं आया' },
  comesFirst: 'फिर यही पूछेंगे तो पहले यह दिखेगा।',
  notKept: {
    full: 'यह जवाब रखा नहीं गया: फ़ोन में जगह नहीं बची।',
    blocked: 'यह जवाब रखा नहीं गया: ब्राउज़र कुछ भी सेव नहीं करता।',
    'too-large': 'यह जवाब रखा नहीं गया: यह बहुत लंबा है।',
  },
  own: 'आपका अपना',
  helpedOn: (day) => `${day} को यह आपके काम आया`,
  youAsked: (text) => `आपने पूछा था: ${text}`,
  open: (count) => (count > 0 ? `पुराने जवाब (${number(count)})` : 'पुराने जवाब'),
  close: 'पुराने जवाब छिपाएँ',
  where: 'आपके पिछले 20 जवाब। ये सिर्फ़ इस फ़ोन में हैं।',
  empty: 'अभी कोई जवाब नहीं है। आप जो पूछेंगे वह यहाँ रहेगा, सिर्फ़ इस फ़ोन में: पिछले 20 जवाब।',
  cutOff: 'यह जवाब बीच में ही कट गया था।',
  danger: 'यह जवाब नहीं दिखाया जाता: हो सकता है वह खाना सुरक्षित न हो।',
  delete: 'हटाएँ',
  deleteOf: (text) => `“${text}” का जवाब हटाएँ`,
  deleteAll: 'सब हटाएँ',
  deleted: (count) => plural(count, { one: 'जवाब हट गया।', other: `${number(count)} जवाब हट गए।` }),
  undo: 'वापस लाएँ',
  notRestored: 'सब वापस नहीं आ पाया: फ़ोन में जगह नहीं बची।',
  loading: 'पुराने जवाब आ रहे हैं…',
  failed: 'पुराने जवाब दिखाए नहीं जा सके। वे खोए नहीं हैं।',
  retry: 'फिर कोशिश करें',
});
