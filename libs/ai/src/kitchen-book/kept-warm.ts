import { lexiconOf, mentionsIn, near } from './match-words';
import type { Mention } from './match-words';
import { isDenied, isNotWord } from './negation';
import { spokenWords } from './spoken-words';
import type { SpokenToken } from './spoken-words';

function words(list: string): ReadonlySet<string> {
  return new Set(spokenWords(list));
}

const sinceYesterday = lexiconOf<true>([
  [
    true,
    'overnight, over night, all night, whole night, entire night, through the night, full night, yesterday, yesterdays, last night, last nights, day before, previous day, days old, day old, days ago, for days, ' +
      'raat bhar, raatbhar, ratbhar, puri raat, poori raat, sari raat, saari raat, raat ka, raat ki, raat ke, raat se, raat wala, raat wali, raat wale, raat mein banay~, pichli raat, kal ka, kal ki, kal ke, kal se, kal wala, ' +
      'kal wali, kal wale, kal raat, kal banaya, kal banayi, kal banaye, kal bana, kal bani, kal pakaya, kal subah, kal dopahar, kal shaam, kal sham, parso, parson, kai din, kai dino, basi, baasi, ' +
      'रात भर, रातभर, पूरी रात, सारी रात, रात का, रात की, रात के, रात से, रात वाला, रात वाली, रात वाले, कल का, कल की, कल के, कल से, कल वाला, कल वाली, कल वाले, कल रात, कल बनाया, कल बनाई, कल बना, परसों, बासी, कई दिन',
  ],
]);
const forHours = lexiconOf<true>([
  [
    true,
    'all day, whole day, for hours, many hours, several hours, few hours, long time, din bhar, dinbhar, pura din, poora din, kai ghante, kai ghanton, ghanton se, bahut der, kaafi der, kafi der, der se, der tak, दिन भर, दिनभर, पूरा दिन, कई घंटे, घंटों से, बहुत देर, देर से',
  ],
]);
const earlyWords = words(
  'morning subah subha savere sawere afternoon dopahar dopeher noon सुबह सवेरे दोपहर',
);
const sinceWords = words('since from');
const lateWords = words('evening shaam sham night raat शाम रात');
const warmth = lexiconOf<true>([
  [
    true,
    'bahar, baahar, outside, left out, kept out, sat out, out of the fridge, out of fridge, room temperature, counter, warm, kept hot, garam, dhoop, khula, khuli, khule, open, stove, chulhe, chulha, hot case, hotcase, casserole, without fridge, ' +
      'unrefrigerated, power cut, bijli chali, bijli gayi, bijli nahi, light chali gayi, light nahi, no fridge, no power, बाहर, गरम, गर्म, धूप, खुला, खुली, खुले, चूल्हे, बिजली',
  ],
]);
const outside = words('bahar outside out counter unrefrigerated बाहर');
const keeping = words(
  'rakh rakha rakhi rakhe rakhaa rah raha rahi rahe reh pada padi pade para chhod chhoda chhodi chhode kept left lying sitting sat stood stayed standing forgot bhool bhul ' +
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
const ofDay = words('se ka ki ke wala wali wale');
const lookingAhead = words('liye');
const undoesCold = words(
  'bhool bhul bhula bhoola forgot forget forgotten broken band toota toot kharab off failed fail cut without thawed thaw melted pighal pighla pighli भूल बंद खराब',
);
// Dough, batter and pulses are set aside overnight on purpose; 'kal ke liye' looks ahead.
const onPurpose = lexiconOf<true>([
  [
    true,
    'soak, soaked, soaking, bhigoya, bhigoye, bhigoyi, bhigo, bhigaya, bhigaye, bheega, kal ke liye, kal ki liye, kal ka special, kal ke special, kal ka menu, raat ke liye, ' +
      'भिगोया, भिगोये, भिगोए, भिगो, कल के लिए, कल के लिये, रात के लिए',
  ],
]);

const dayUnits = words('day days din dino dinon दिन');
const hourUnits = words('hour hours hrs hr ghante ghanta ghanton घंटे घंटा');
const weekUnits = words('week weeks hafta hafte mahina mahine month months हफ्ते हफ्ता महीने');
const counts: ReadonlyMap<string, number> = new Map(
  [
    'ek one',
    'do two',
    'teen three',
    'char four',
    'paanch five',
    'chhe six',
    'saat seven',
    'aath eight',
  ].flatMap((names, index) => spokenWords(names).map((name) => [name, index + 1] as const)),
);
const hoursThatSpoil = 3;
const daysThatSpoilInFridge = 3;

/** True for '2 din' or '6 hours': a count of at least `least` before one of the units. */
function hasCountOf(
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
        tokens.slice(index + 1, index + 4).includes('se')),
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

function stoodTillEvening(tokens: readonly SpokenToken[]): boolean {
  return [earlyWords, lateWords, keeping].every((sought) =>
    tokens.some((word) => sought.has(word)),
  );
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
    mentionsIn(sinceYesterday, tokens).length > 0 || hasCountOf(tokens, dayUnits, 1);
  const hasAged = isOfYesterday || isOfWeekday || hasStoodForHours(tokens);
  if (
    hasFailed ||
    warm.some((mention) => standsOutside(tokens, mention)) ||
    (hasAged && isWarm) ||
    ((isOfYesterday || stoodTillEvening(tokens)) && !isCold) ||
    (isOfWeekday && !isColdForDays)
  ) {
    return 'warm';
  }
  const isTooOld = hasCountOf(tokens, dayUnits, daysThatSpoilInFridge);
  return isTooOld || tokens.some((word) => weekUnits.has(word)) ? 'days' : undefined;
}
