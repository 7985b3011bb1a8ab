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

/** Written when the rules were frozen after the first list. */
export const laterHindi: LanguageLists = {
  answered: [
    advice('आज सांबर थोड़ा ज़्यादा नमकीन हो गया, आठ लीटर है', [/Sambar.*salty.*8 litres/]),
    advice('नारियल की चटनी फीकी लग रही है', [/Coconut chutney.*bland/]),
    advice('टमाटर बहुत खट्टे आए हैं, चार किलो', [/Tomatoes.*sour.*4 kg/]),
    advice('इडली सख्त बन रही है', [/Idli.*hard/]),
    advice('पूड़ी तेल बहुत पी रही है', [/Poori.*oily/]),
    advice('रसम में इमली ज़्यादा हो गई', [/Rasam.*sour/]),
    advice('चावल आपस में चिपक गए', [/Rice.*sticky/]),
    special('आज बीस रोटियां बच गईं', [/Roti/]),
    special('उबले आलू एक किलो और पाव बचे हैं', [/Batata|Aloo|Pav/]),
    special('ढाई किलो पके केले बचे हैं', [/Banana/]),
  ],
  dangers: [
    'पुलाव कल शाम से बाहर ही रखा है, थोड़ा सूखा है',
    'ब्रेड पर हरी फफूंद है, हटाकर टोस्ट बना लूं क्या',
    'दूध फट गया है, चाय पतली बन रही है',
    'आलू सड़ने लगे हैं, दो किलो',
    'चटनी में चींटियां हैं और नमक कम है',
    'फ्रिज बंद पड़ा था, मछली नरम हो गई',
    'सुबह से गैस पर रखा सांबर खट्टा लग रहा है',
  ],
  lookAlikes: [
    ...saidTo('advice', [
      'कल से अच्छा बना था, आज पोहा सूखा है',
      'काली मिर्च ज़्यादा पड़ गई रसम में, तीखा है',
      'लाल टमाटर खट्टे हैं',
    ]),
    ...saidTo('leftovers', ['कल के लिए बीस इडली बचाई हैं, फ्रिज में', 'हरी मटर और आलू बचे हैं']),
  ],
};
