import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  refused: (message) => `AI सर्विस ने मना किया: ${message}`,
  somethingWrong: 'कुछ गड़बड़ हुई',
  noText: {
    advice: 'AI से कोई सलाह नहीं मिली।',
    recipe: 'सही रेसिपी नहीं बन पाई।',
    strategy: 'प्लान नहीं मिल पाया। फिर कोशिश करें।',
    reply: 'AI से कोई जवाब नहीं मिला।',
  },
  unreachable: (message) => `AI सर्विस से जुड़ नहीं पाए, अपना इंटरनेट देखें। (${message})`,
  unreadable: (message) => `AI का जवाब पढ़ा नहीं जा सका। (${message})`,
  timedOut: (seconds) => `${number(seconds)} सेकंड में कोई जवाब नहीं आया। फिर कोशिश करें।`,
  tooLong: (letters, most) => `यह बहुत लंबा है: ${number(letters)} अक्षर। ${number(most)} तक रखें।`,
  tooMany: (rows, most) =>
    `लाइनें बहुत ज़्यादा हैं: ${number(rows)}। एक बार में ज़्यादा से ज़्यादा ${number(most)} पूछें।`,
  cutOff: 'यह जवाब बीच में ही कट गया। पूरा पाने के लिए एक बार में कम पूछें।',
});
