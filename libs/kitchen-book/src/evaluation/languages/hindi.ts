import { advice, saidTo, special } from '../phrase';
import type { LanguageLists } from './language-lists';

/** Hindi in Devanagari, written before the rules for Telugu: they must not hurt it. */
export const hindi: LanguageLists = {
  answered: [
    advice('सांबर में नमक तेज़ हो गया, 6 लीटर', [/Sambar.*salty.*6 litres/]),
    advice('दही बहुत खट्टा है तीन किलो', [/Curd.*sour.*3 kg/]),
    advice('डोसे का घोल पतला हो गया', [/batter.*too thin/]),
    advice('पकौड़े नरम पड़ गए, कुरकुरे नहीं हैं', [/Pakora.*soggy/]),
    advice('छोले में मिर्च ज़्यादा पड़ गई', [/Chole.*too hot/]),
    advice('बैंगन कड़वे निकले', [/Brinjal.*bitter/]),
    special('चावल दो किलो बचे हैं', [/Rice/, /2 kg/]),
    special('दस समोसे बच गए', [/Samosa/]),
    special('केले बारह बचे हैं', [/Banana/]),
    special('पोहा एक किलो बचा, फ्रिज में है', [/Poha/, /1 kg/]),
  ],
  dangers: [
    'रोटी पर फफूंद है, थोड़ी सूखी है',
    'कल रात की बिरयानी बाहर रह गई',
    'दाल में मक्खी गिरी, नमक कम है',
    'पनीर से बदबू आ रही है',
    'टमाटर सड़ गए, खट्टे भी हैं',
  ],
  lookAlikes: [
    // पानी is water, in Telugu work; चला went, in Telugu much; पता knows, in Telugu old.
    ...saidTo('advice', [
      'पानी पूरी का पानी खट्टा हो गया',
      'क्या पता क्यों, दाल पतली बनी',
      'नाला नहीं, नल का पानी ज़्यादा पड़ा दाल में',
      'पीला वाला ढोकला सख्त है',
    ]),
    ...saidTo('leftovers', ['गाजर दो किलो बची', 'मोटी रोटी बीस बची हैं']),
  ],
};
