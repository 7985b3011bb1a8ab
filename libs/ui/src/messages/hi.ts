import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  notKnown: 'पता नहीं',
  costsNotKnown: (dishes, wasted) =>
    [
      dishes > 0 && `${number(dishes)} डिश की लागत पता नहीं`,
      wasted > 0 &&
        `फेंकी गई ${number(wasted)} ${plural(wasted, { one: 'चीज़', other: 'चीज़ों' })} की लागत पता नहीं`,
    ]
      .filter(Boolean)
      .join(', '),
  listen: 'सुनें',
  stop: 'रोकें',
  builtInTip: 'तैयार टिप',
  useBuiltInTip: 'तैयार टिप देखें',
  microphone:
    'जब आप बोलते हैं, तो ब्राउज़र आपकी आवाज़ को लिखता है। कुछ ब्राउज़र इसके लिए आवाज़ अपनी कंपनी को भेजते हैं।',
  noVoice:
    'इस फ़ोन में हिन्दी आवाज़ नहीं है। सुनने के लिए फ़ोन की सेटिंग में “टेक्स्ट-टू-स्पीच” खोलकर हिन्दी आवाज़ इंस्टॉल करें।',
  either: (one, other) => `${one} या ${other}?`,
});
