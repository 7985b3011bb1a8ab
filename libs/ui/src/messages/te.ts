import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  notKnown: 'తెలియదు',
  costsNotKnown: (dishes, wasted) =>
    [
      dishes > 0 && `${number(dishes)} ${plural(dishes, { one: 'ఐటమ్', other: 'ఐటమ్‌ల' })} ఖర్చు తెలియదు`,
      wasted > 0 &&
        `వృథా అయిన ${number(wasted)} ${plural(wasted, { one: 'సరుకు', other: 'సరుకుల' })} ఖర్చు తెలియదు`,
    ]
      .filter(Boolean)
      .join(', '),
  listen: 'వినండి',
  stop: 'ఆపండి',
  builtInTip: 'సిద్ధంగా ఉన్న టిప్',
  useBuiltInTip: 'సిద్ధంగా ఉన్న టిప్ చూడండి',
  microphone: 'మీరు మాట్లాడితే బ్రౌజర్ మీ మాటలను రాస్తుంది. కొన్ని బ్రౌజర్లు ఇందుకోసం మీ గొంతును తమ కంపెనీకి పంపుతాయి.',
  noVoice: 'ఈ ఫోన్‌లో తెలుగు వాయిస్ లేదు. వినాలంటే ఫోన్ సెట్టింగ్స్‌లో “టెక్స్ట్-టు-స్పీచ్” తెరిచి తెలుగు వాయిస్ ఇన్‌స్టాల్ చేయండి.',
  either: (one, other) => `${one} లేదా ${other}?`,
});
