import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  refused: (own, advice) => ({ message: advice, advice: '', detail: own }),
  broken: (own, advice) => ({ message: advice, advice: '', detail: own }),
  somethingWrong: 'कुछ गड़बड़ हुई',
  noText: {
    advice: 'AI से कोई सलाह नहीं मिली।',
    recipe: 'सही रेसिपी नहीं बन पाई।',
    strategy: 'प्लान नहीं मिल पाया। फिर कोशिश करें।',
    reply: 'AI से कोई जवाब नहीं मिला।',
  },
  advice: {
    busy: 'अभी बहुत लोग AI से पूछ रहे हैं। एक मिनट बाद फिर पूछें, या तैयार टिप देखें।',
    busyFor: (wait) => `AI ${wait} बाद फिर सवाल लेगा। तब तक तैयार टिप काम आएगी।`,
    ill: 'AI में अभी कुछ दिक्कत है। एक मिनट बाद फिर पूछें, या तैयार टिप देखें।',
    signIn: 'आपका साइन इन ख़त्म हो गया। फिर साइन इन करें, या तैयार टिप देखें।',
    site: 'यह साइट अभी AI से नहीं पूछ सकती। साइट चलाने वालों को बताएँ; तब तक तैयार टिप काम आएगी।',
    place: 'जहाँ यह फ़ोन दिख रहा है, वहाँ AI नहीं मिलता। VPN हो तो बंद करें, या तैयार टिप देखें।',
    question: 'AI ने यह सवाल नहीं लिया। छोटा करके या दूसरे शब्दों में पूछें, या तैयार टिप देखें।',
    network:
      'AI की जगह बीच में किसी और ने जवाब दिया। Wi-Fi लॉगिन माँगता हो तो पहले वह करें। फिर पूछें, या तैयार टिप देखें।',
    offline: 'AI तक नहीं पहुँच पाए। अपना इंटरनेट देखें और फिर पूछें, या तैयार टिप देखें।',
    again: 'AI का जवाब पढ़ा नहीं जा सका। फिर पूछें, या तैयार टिप देखें।',
    otherWords: 'दूसरे शब्दों में पूछें, या तैयार टिप देखें।',
    shorter: 'जवाब बहुत लंबा हो गया। एक बार में कम पूछें, या तैयार टिप देखें।',
  },
  noBook: 'तैयार टिप अभी नहीं मिल पाईं। अपना इंटरनेट देखें और फिर पूछें।',
  wait: {
    seconds: (count) => `${number(count)} सेकंड`,
    minutes: (count) => `${number(count)} मिनट`,
    hours: (count) => `${number(count)} घंटे`,
  },
  timedOut: (seconds) => `${number(seconds)} सेकंड में कोई जवाब नहीं आया। फिर कोशिश करें।`,
  tooLong: (letters, most) => `यह बहुत लंबा है: ${number(letters)} अक्षर। ${number(most)} तक रखें।`,
  tooMany: (rows, most) =>
    `लाइनें बहुत ज़्यादा हैं: ${number(rows)}। एक बार में ज़्यादा से ज़्यादा ${number(most)} पूछें।`,
  cutOff: 'यह जवाब बीच में ही कट गया। पूरा पाने के लिए एक बार में कम पूछें।',
});
