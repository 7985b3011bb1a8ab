import { lexiconOf, mentionsIn, near } from './match-words';
import type { Lexicon, Mention } from './match-words';
import { isDenied, isNotWord } from './negation';
import { spokenWords, wordSet } from './spoken-words';
import type { SpokenToken } from './spoken-words';

const sinceYesterday = lexiconOf<true>([
  [
    true,
    'overnight, over night, all night, whole night, entire night, through the night, full night, yesterday, yesterdays, last night, last nights, day before, leftover from yesterday, previous day, days old, day old, days ago, for days, ' +
      'raat bhar, raatbhar, ratbhar, puri raat, poori raat, sari raat, saari raat, raat ka, raat ki, raat ke, raat se, raat wala, raat wali, raat wale, raat mein banay~, pichli raat, kal ka, kal ki, kal ke, kal se, kal wala, ' +
      'kal wali, kal wale, kal raat, kal banaya, kal banayi, kal banaye, kal bana, kal bani, kal pakaya, kal subah, kal dopahar, kal shaam, kal sham, parso, parson, narso, kai din, kai dino, basi, baasi, ' +
      'रात भर, रातभर, पूरी रात, सारी रात, रात का, रात की, रात के, रात से, रात वाला, रात वाली, रात वाले, कल का, कल की, कल के, कल से, कल वाला, कल वाली, कल वाले, कल रात, कल बनाया, कल बनाई, कल बना, परसों, बासी, कई दिन, ' +
      'ninna, ninnati, ninnatidi, ninnativi, ninnanunchi, monna, monnati, ratri, raatri, rathri, ratriki, ratranta, ratri anta, nilva, nilava, saddi, chaddi, chala rojul*',
  ],
]);
const forHours = lexiconOf<true>([
  [
    true,
    'all day, whole day, too long, very long, so long, long ago, for hours, many hours, several hours, few hours, long time, din bhar, dinbhar, pura din, poora din, kai ghante, kai ghanton, ghanton se, bahut der, kaafi der, kafi der, der se, der tak, दिन भर, दिनभर, पूरा दिन, कई घंटे, घंटों से, बहुत देर, देर से, rojanta, roju anta, gantala tarabad*, chala sepu, chaala sepu, chalasepu',
  ],
]);
const earlyWords = wordSet(
  'morning subah subha savere sawere afternoon dopahar dopeher noon poddunna poddune poddunnunchi udayam madhyahnam सुबह सवेरे दोपहर',
);
const sinceWords = wordSet('since from');
const sinceWordsAfter = wordSet('se nundi nunchi nunchee');
const lateWords = wordSet('evening shaam sham night raat sayantram saayantram शाम रात');
const warmth = lexiconOf<true>([
  [
    true,
    'bahar, baahar, outside, left out, kept out, sat out, out of the fridge, out of fridge, room temperature, counter, warm, kept hot, garam, dhoop, khula, khuli, khule, open, stove, chulhe, chulha, hot case, hotcase, casserole, without fridge, ' +
      'unrefrigerated, power cut, bijli chali, bijli gayi, bijli nahi, light chali gayi, light nahi, no fridge, no power, bayata, baita, bayataa, bayatane, vediga, enda, endalo, fridge lekunda, current poy*, current led*, बाहर, गरम, गर्म, धूप, खुला, खुली, खुले, चूल्हे, बिजली',
  ],
]);
const outside = wordSet('bahar outside out counter unrefrigerated bayata baita bayatane बाहर');
const keeping = wordSet(
  'rakh rakha rakhi rakhe rakhaa rah raha rahi rahe reh pada padi pade para chhod chhoda chhodi chhode kept left lying sitting sat stood stayed standing forgot bhool bhul petti petina pettina pettanu petanu pettesanu pettesina unchina unchanu uncha unna unnadi undi undipoyindi undipoyina marchipoya marchipoyanu vadilesanu vadilesina ' +
    'रखा रखी रखे रह पड़ा पड़ी पड़े छोड़ा छोड़ी भूल',
);
const coldness = lexiconOf<'for-days' | 'ice'>([
  [
    'for-days',
    'fridge, frij, frize, frizz, refrigerator, refrigerated, freezer, frozen, deep freeze, deepfreeze, chilled, cold storage, फ्रिज, फ्रीज, फ्रीजर, फ्रिजर',
  ],
  ['ice', 'ice box, icebox, baraf, on ice, बर्फ'],
]);
const weekdays = lexiconOf<true>([
  [
    true,
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, मंडे, ट्यूजडे, थर्सडे, फ्राइडे, सैटरडे, संडे, ' +
      'somwar, mangalwar, budhwar, guruwar, veerwar, brihaspatiwar, shukrawar, shukrwar, shaniwar, raviwar, itwar',
  ],
]);
const ofDay = wordSet('se ka ki ke wala wali wale');
const lookingAhead = wordSet('liye lie kosam koraku');
const undoesCold = wordSet(
  'bhool bhul bhula bhoola forgot forget forgotten broken band toota toot kharab off failed fail cut without thawed thaw melted pighal pighla pighli भूल बंद खराब',
);
// Dough, batter and pulses are set aside overnight on purpose; 'kal ke liye' looks ahead.
const onPurpose = lexiconOf<true>([
  [
    true,
    'soak, soaked, soaking, bhigoya, bhigoye, bhigoyi, bhigo, bhigaya, bhigaye, bheega, kal ke liye, kal ki liye, kal ka special, kal ke special, kal ka menu, raat ke liye, ratri kosam, ratriki kosam, repati kosam, repatiki, nanabett*, nanabet*, nananbett*, nananivv*, ' +
      'भिगोया, भिगोये, भिगोए, भिगो, कल के लिए, कल के लिये, रात के लिए',
  ],
]);

const dayUnits = wordSet('day days din dino dinon roju rojulu rojula rojuluga rojulanunchi दिन');
const hourUnits = wordSet(
  'hour hours hrs hr ghante ghanta ghanton ganta gantalu gantala gantaluga घंटे घंटा',
);
const weekUnits = wordSet(
  'week weeks hafta hafte mahina mahine month months vaaram vaaralu varam varalu nelalu हफ्ते हफ्ता महीने',
);
const counts: ReadonlyMap<string, number> = new Map(
  [
    'ek one oka okati',
    'do two rendu',
    'teen three moodu mudu',
    'char four naalugu nalugu',
    'paanch five aidu ayidu',
    'chhe six aaru',
    'saat seven edu',
    'aath eight enimidi',
  ].flatMap((names, index) => spokenWords(names).map((name) => [name, index + 1] as const)),
);
const hoursThatSpoil = 3;
const daysThatSpoilInFridge = 3;

/** True for '2 din' or '6 hours': a count of at least `least` before one of the units. */
export function hasCountOf(
  tokens: readonly SpokenToken[],
  units: ReadonlySet<string>,
  least: number,
): boolean {
  return tokens.some((token, index) => {
    const before = tokens[index - 1] ?? '';
    return units.has(token) && (counts.get(before) ?? Number(before)) >= least;
  });
}

/** 'Since morning', 'subah 9 baje se': not merely made in the morning. */
function isSinceEarly(tokens: readonly SpokenToken[]): boolean {
  return tokens.some(
    (word, index) =>
      earlyWords.has(word) &&
      (sinceWords.has(tokens[index - 1] ?? '') ||
        sinceWords.has(tokens[index - 2] ?? '') ||
        tokens.slice(index + 1, index + 4).some((after) => sinceWordsAfter.has(after))),
  );
}

function isWarmAmong(tokens: readonly SpokenToken[]): readonly Mention<true>[] {
  return mentionsIn(warmth, tokens).filter((mention) => !isDenied(tokens, mention));
}

function standsOutside(tokens: readonly SpokenToken[], mention: Mention<true>): boolean {
  return (
    tokens.slice(mention.from, mention.to).some((word) => outside.has(word)) &&
    near(tokens, mention, 3, (word) => keeping.has(word))
  );
}

/** 'Since Monday', 'somwar ka', but not 'somwar ke liye'. */
function isSince(tokens: readonly SpokenToken[], { from, to }: Mention<true>): boolean {
  return (
    sinceWords.has(tokens[from - 1] ?? '') ||
    sinceWords.has(tokens[from - 2] ?? '') ||
    (tokens[from] ?? '').endsWith('s') ||
    (ofDay.has(tokens[to] ?? '') && !lookingAhead.has(tokens[to + 1] ?? ''))
  );
}

const plans = wordSet(
  'liye lie special menu offer bechna bechni bechne bechu bechun bechunga bechungi banana banani banane banau banaun banaunga banaungi rakhna khilana pakana pakaunga लिए लिये बेचना बेचूं बनाना बनाऊं',
);
const pasts = wordSet(
  'tha thi bacha bachi bache banaya banayi banaye gaya gayi gaye था थी बचा बची बचे बनाया बनाई',
);

/** 'Kal' is yesterday unless a plan follows: 'kal biryani bachi', but not 'kal kya banau'. */
function speaksOfYesterday(tokens: readonly SpokenToken[], isOfDayNamed: boolean): boolean {
  return tokens.some((word, index) => {
    if (word !== 'kal') return false;
    const told = tokens.slice(index + 1).find((after) => plans.has(after) || pasts.has(after));
    return told === undefined ? isOfDayNamed : pasts.has(told);
  });
}

/** How food was kept cold, if a word says so. */
function coldnessIn(tokens: readonly SpokenToken[]) {
  const cold = mentionsIn(coldness, tokens);
  const hasFailed = cold.some((mention) =>
    near(tokens, mention, 4, (word) => undoesCold.has(word)),
  );
  const isUndone = hasFailed || cold.some((mention) => near(tokens, mention, 4, isNotWord));
  const isCold = cold.length > 0 && !isUndone;
  return {
    hasFailed,
    isUndone,
    isCold,
    isColdForDays: isCold && cold.some(({ meaning }) => meaning === 'for-days'),
  };
}

function hasStoodForHours(tokens: readonly SpokenToken[]): boolean {
  return (
    isSinceEarly(tokens) ||
    mentionsIn(forHours, tokens).length > 0 ||
    hasCountOf(tokens, hourUnits, hoursThatSpoil)
  );
}

const storing = wordSet(
  'rakh rakha rakhi rakhe rakhaa chhod chhoda chhodi chhode kept lying sitting sat stood standing forgot forgotten bhool bhul petti petina pettina pettanu unchina unchanu marchipoya marchipoyanu रखा रखी रखे छोड़ा छोड़ी भूल',
);

/** 'Forgot it in the bag since morning', with no word of cold. */
function isStoredForHours(tokens: readonly SpokenToken[]): boolean {
  return hasStoodForHours(tokens) && tokens.some((word) => storing.has(word));
}

function stoodTillEvening(tokens: readonly SpokenToken[]): boolean {
  return [earlyWords, lateWords, keeping].every((sought) =>
    tokens.some((word) => sought.has(word)),
  );
}

/** What names how and since when food was kept. */
export const keepingPhrases: readonly Lexicon<true | 'for-days' | 'ice'>[] = [
  sinceYesterday,
  forHours,
  warmth,
  coldness,
  weekdays,
  onPurpose,
];
const keepingWords = [
  ...[earlyWords, sinceWords, sinceWordsAfter, lateWords, keeping, ofDay, lookingAhead, plans],
  ...[pasts, dayUnits, hourUnits, weekUnits, wordSet('kal')],
];

/** True for a single word of how and since when food was kept. */
export function isOfKeeping(word: SpokenToken): boolean {
  return keepingWords.some((list) => list.has(word)) || counts.has(word);
}

const daysThatFerment = { outside: 2, inFridge: 5 };

/**
 * Reads from a text whether batter or dough, or what is told to ferment, has done so for days.
 *
 * @param isFermented True when something named ferments on purpose.
 */
export function hasFermentedTooLong(tokens: readonly SpokenToken[], isFermented: boolean): boolean {
  if (!isFermented && !tokens.some((word) => word.startsWith('ferment'))) return false;
  const { isColdForDays } = coldnessIn(tokens);
  const most = isColdForDays ? daysThatFerment.inFridge : daysThatFerment.outside;
  return hasCountOf(tokens, dayUnits, most) || tokens.some((word) => weekUnits.has(word));
}

/** Why food that can spoil has stood too long: `warm` or outside, or in the fridge for `days`. */
export type StoodTooLong = 'warm' | 'days';

/**
 * Reads from a text whether cooked food, meat, fish, egg or milk has stood too long.
 *
 * @param tokens As `spokenWords` gives them.
 * @param isOfDayNamed True when any day of the week is the food's own; else 'since Monday' and 'somwar
 * ka' are.
 * @returns `warm` for food that stood outside or in a fridge that failed, or warm for hours, or since
 * yesterday or a day of the week without a word of a fridge; `days` for three days and more in the fridge.
 */
export function hasStoodTooLong(
  tokens: readonly SpokenToken[],
  isOfDayNamed: boolean,
): StoodTooLong | undefined {
  const isOfWeekday = mentionsIn(weekdays, tokens).some(
    (mention) => isOfDayNamed || isSince(tokens, mention),
  );
  const isSetAside = mentionsIn(onPurpose, tokens).length > 0;
  if (isSetAside && !(isOfDayNamed && isOfWeekday)) return undefined;
  const { hasFailed, isUndone, isCold, isColdForDays } = coldnessIn(tokens);
  const warm = isWarmAmong(tokens);
  const isWarm = isUndone || warm.length > 0;
  const isOfYesterday =
    mentionsIn(sinceYesterday, tokens).length > 0 ||
    hasCountOf(tokens, dayUnits, 1) ||
    speaksOfYesterday(tokens, isOfDayNamed);
  const hasAged = isOfYesterday || isOfWeekday || hasStoodForHours(tokens);
  if (
    hasFailed ||
    warm.some((mention) => standsOutside(tokens, mention)) ||
    (hasAged && isWarm) ||
    ((isOfYesterday || stoodTillEvening(tokens) || isStoredForHours(tokens)) && !isCold) ||
    (isOfWeekday && !isColdForDays)
  ) {
    return 'warm';
  }
  const isTooOld = hasCountOf(tokens, dayUnits, daysThatSpoilInFridge);
  return isTooOld || tokens.some((word) => weekUnits.has(word)) ? 'days' : undefined;
}
