import { lexiconOf, numberWords, teluguNumberWords, wordMap, wordSet } from '@thela/understanding';
import type { Lexicon, Token } from '@thela/understanding';

export const sinceYesterday = lexiconOf<true>([
  [
    true,
    'overnight, over night, all night, whole night, entire night, through the night, full night, yesterday, yesterdays, last night, last nights, day before, leftover from yesterday, previous day, days old, day old, days ago, for days, ' +
      'raat bhar, raatbhar, ratbhar, puri raat, poori raat, sari raat, saari raat, raat ka, raat ki, raat ke, raat se, raat wala, raat wali, raat wale, raat mein banay~, pichli raat, kal ka, kal ki, kal ke, kal se, kal wala, ' +
      'kal wali, kal wale, kal raat, kal banaya, kal banayi, kal banaye, kal bana, kal bani, kal pakaya, kal subah, kal dopahar, kal shaam, kal sham, parso, parson, narso, kai din, kai dino, basi, baasi, ' +
      'रात भर, रातभर, पूरी रात, सारी रात, रात का, रात की, रात के, रात से, रात वाला, रात वाली, रात वाले, कल का, कल की, कल के, कल से, कल वाला, कल वाली, कल वाले, कल रात, कल बनाया, कल बनाई, कल बना, परसों, बासी, कई दिन, ' +
      'ninna, ninnati, ninnatidi, ninnativi, ninnanunchi, monna, monnati, ratri, raatri, rathri, ratriki, ratranta, ratri anta, nilv*, nilav*, saddi, chaddi, chala rojul*',
  ],
]);
export const forHours = lexiconOf<true>([
  [
    true,
    'all day, whole day, too long, very long, so long, long ago, for hours, many hours, several hours, few hours, long time, din bhar, dinbhar, pura din, poora din, kai ghante, kai ghanton, ghanton se, bahut der, kaafi der, kafi der, der se, der tak, दिन भर, दिनभर, पूरा दिन, कई घंटे, घंटों से, बहुत देर, देर से, rojanta, roju anta, gantala tarabad*, chala sepu, chaala sepu, chalasepu',
  ],
]);
export const earlyWords = wordSet(
  'morning subah subha savere sawere afternoon dopahar dopeher noon poddunna poddune poddunnunchi udayam madhyahnam सुबह सवेरे दोपहर',
);
export const sinceWords = wordSet('since from');
export const sinceWordsAfter = wordSet('se nundi nunchi nunchee');
export const lateWords = wordSet('evening shaam sham night raat sayantram saayantram शाम रात');
export const warmth = lexiconOf<true>([
  [
    true,
    'bahar, baahar, outside, left out, kept out, sat out, out of the fridge, out of fridge, room temperature, counter, warm, kept hot, garam, dhoop, in the sun, in sun, under sun, under the sun, hot sun, full sun, direct sun, sunlight, khula, khuli, khule, open, stove, chulhe, chulha, hot case, hotcase, casserole, without fridge, ' +
      'unrefrigerated, power cut, bijli chali, bijli gayi, bijli nahi, light chali gayi, light nahi, no fridge, no power, bayata, baita, bayataa, bayatane, vediga, enda, endalo, fridge lekunda, current poy*, current led*, बाहर, गरम, गर्म, धूप, खुला, खुली, खुले, चूल्हे, बिजली',
  ],
]);
export const outside = wordSet(
  'bahar outside out counter unrefrigerated bayata baita bayatane बाहर',
);
const storedWords =
  'rakh rakha rakhi rakhe rakhaa chhod chhoda chhodi chhode kept lying sitting sat stood standing forgot forgotten bhool bhul petti petina pettina pettanu unchina unchanu marchipoya marchipoyanu रखा रखी रखे छोड़ा छोड़ी भूल';
/** Words that say that food was put somewhere. */
export const storing = wordSet(storedWords);
/** As `storing`, and words that say that it lay there. */
export const keeping = wordSet(
  `${storedWords} rah raha rahi rahe reh pada padi pade para left stayed still petanu pettesanu pettesina uncha unna unnadi undi undipoyindi undipoyina vadilesanu vadilesina रह पड़ा पड़ी पड़े`,
);
export const coldness = lexiconOf<'for-days' | 'ice'>([
  [
    'for-days',
    'fridge, frij, frize, frizz, refrigerator, refrigerated, freezer, frozen, deep freeze, deepfreeze, chilled, cold storage, फ्रिज, फ्रीज, फ्रीजर, फ्रिजर',
  ],
  ['ice', 'ice box, icebox, baraf, on ice, बर्फ'],
]);
export const weekdays = lexiconOf<true>([
  [
    true,
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, मंडे, ट्यूजडे, थर्सडे, फ्राइडे, सैटरडे, संडे, ' +
      'somwar, mangalwar, budhwar, guruwar, veerwar, brihaspatiwar, shukrawar, shukrwar, shaniwar, raviwar, itwar',
  ],
]);
export const ofDay = wordSet('se ka ki ke wala wali wale');
export const lookingAhead = wordSet('liye lie kosam koraku');
export const undoesCold = wordSet(
  'bhool bhul bhula bhoola forgot forget forgotten broken band toota toot kharab off failed fail cut without thawed thaw melted pighal pighla pighli भूल बंद खराब',
);
// Dough, batter and pulses are set aside overnight on purpose; 'kal ke liye' looks ahead.
export const onPurpose = lexiconOf<true>([
  [
    true,
    'soak, soaked, soaking, dahi jama*, curd set, curd to set, set curd, perugu thodu*, perugu todu*, thodu ves*, todu ves*, thodu pet*, todu pet*, दही जमा*,  bhigoya, bhigoye, bhigoyi, bhigo, bhigaya, bhigaye, bheega, kal ke liye, kal ki liye, kal ka special, kal ke special, kal ka menu, raat ke liye, ratri kosam, ratriki kosam, repati kosam, repatiki, nanabett*, nanabet*, nananbett*, nananivv*, nanapett*, nanapet*, nanin*, nanayi*, nanabos*, nanapos*, khamir, khameer, to ferment, ' +
      'भिगोया, भिगोये, भिगोए, भिगो, कल के लिए, कल के लिये, रात के लिए',
  ],
]);

export const dayUnits = wordSet(
  'day days din dino dinon roju rojulu rojula rojuluga rojulanunchi दिन',
);
export const hourUnits = wordSet(
  'hour hours hrs hr ghante ghanta ghanton ganta gantalu gantala gantaluga घंटे घंटा',
);
export const weekUnits = wordSet(
  'week weeks hafta hafte mahina mahine month months vaaram vaaralu varam varalu nelalu हफ्ते हफ्ता महीने',
);
export const yearUnits = wordSet('year years sal saal edadi eladi samvatsaram samvatsarala साल');
export const counts = wordMap([...numberWords, ...teluguNumberWords]);
export const plans = wordSet(
  'liye lie hone hoga hogi expire special menu offer bechna bechni bechne bechu bechun bechunga bechungi banana banani banane banau banaun banaunga banaungi rakhna khilana pakana pakaunga लिए लिये बेचना बेचूं बनाना बनाऊं',
);
export const pasts = wordSet(
  'tha thi bacha bachi bache banaya banayi banaye gaya gayi gaye था थी बचा बची बचे बनाया बनाई',
);
export const asksHow = wordSet(
  'how kaise kaisa ela etla yela kitne kitna kitni kab enni entha ente enta best way kive tarika tareeka kalam kaalam shelf undala undalante ఎలా ఎట్ల ఎన్ని कैसे कितने कितना कब',
);
/** With a word of asking: how food is to be kept. */
export const keepVerbs = wordSet(
  'store keep keeps keeping kept stay stays last lasts freeze rakhu rakhun rakhna rakhne rakhe rakhiye rakhein rakhte rakh chalega chalegi chalenge chale chalane tikega tikegi bachaye bachau bachaun sambhal sambhale ' +
    'petali pettali dachali daachali dachukovali daachukovali nilva nilava untadi untundi untai vadali undali undala undalante way रखूं रखें रखना रखते चलेगा चलेंगे चलेगी चले चलाने बचाएं बचाऊं निल्वा ఉంటుంది నిల్వ',
);
/** Words that say that the food is as it should be. */
export const fine = wordSet(
  'fine super badhiya fresh taza tazi taze taaza mast thik theek achha achhe achhi acha ache achi crisp crispy kurkuri kurkure manchi manchiga manchive bagunai bagunnai bagundi bagane bane baane saaf safe clean sahi बढ़िया ताजा ताज़ा ठीक अच्छा अच्छी अच्छे मस्त బాగుంది బాగున్నాయి బాగానే మంచిగ మంచిగనే తాజాగా',
);
export const todayWords = wordSet(
  'today todays aaj ivala ivaala iyala iyaala ippudu ipdu ippdu now ab nedu आज अब ఇవాళ ఇయ్యాల ఇప్పుడు ఈరోజు',
);

/** What names how and since when food was kept. */
export const storagePhrases: readonly Lexicon<true | 'for-days' | 'ice'>[] = [
  sinceYesterday,
  forHours,
  warmth,
  coldness,
  weekdays,
  onPurpose,
];
const storageWords = [
  earlyWords,
  sinceWords,
  sinceWordsAfter,
  lateWords,
  keeping,
  ofDay,
  lookingAhead,
  plans,
  pasts,
  dayUnits,
  hourUnits,
  weekUnits,
  wordSet('kal'),
];

/** True for a single word of how and since when food was kept. */
export function isStorageWord(word: Token): boolean {
  return storageWords.some((list) => list.has(word)) || counts.has(word);
}
