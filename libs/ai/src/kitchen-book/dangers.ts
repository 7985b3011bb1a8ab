import { lexiconOf, mentionsIn } from './match-words';
import type { Mention } from './match-words';
import { isDenied, isNotWord } from './negation';
import { spokenWords } from './spoken-words';
import type { SpokenToken } from './spoken-words';

export type Danger =
  | 'rotten'
  | 'smell'
  | 'mould'
  | 'slime'
  | 'spots'
  | 'pests'
  | 'dirt'
  | 'expired'
  | 'from-plates'
  | 'kept-warm';

/** Why food is thrown away, in words for the vendor. */
export const dangerReasons: Readonly<Record<Danger, string>> = {
  rotten:
    'what has started to rot or go bad can make people ill, and neither boiling nor spices undo it.',
  smell:
    'a bad smell means that germs have grown in it; cooking again does not remove their poison.',
  mould:
    'mould grows deeper than the eye sees, and its poison stays after cutting it off or cooking.',
  slime: 'slime is a layer of germs; washing and cooking do not make the food safe.',
  spots:
    'pink, black, green or blue spots or layers are mould or wrong germs, not fermentation or spice.',
  pests: 'food that insects, lizards or rats have been in carries germs and must not be sold.',
  dirt: 'chemicals, soap or broken glass cannot be taken out of food for certain.',
  expired:
    'food past its date or from a swollen or leaking pack can carry poison without any smell.',
  'from-plates':
    'food that came back from a customer’s plate carries their germs; serving it again spreads illness.',
  'kept-warm':
    'cooked rice and dishes, meat, fish, egg and milk that stood warm or outside for hours, or overnight, grow germs whose poison survives boiling. Cool such food within 2 hours and keep it in a fridge.',
};

const dangerWords = lexiconOf<Danger>([
  [
    'rotten',
    'rot, rots, rotted, rotten, rotting, putrid, spoiled, spoilt, spoil, gone bad, went bad, going bad, gone off, went off, ' +
      'turned bad, decayed, decomposed, food poisoning, sad gaya, sad gayi, sad gaye, sad gya, sad gai, sad raha, sad rahi, sad rahe, ' +
      'sada hua, sadi hui, sade hue, sadaa, sadela, sadeli, sadne lag~, sadne laga, sadne lagi, sadne lage, sar gaya, sar gaye, ' +
      'kharab ho, kharab lag, kharab hai, kharab hain, kharaab ho, kharab nikl~, gal sad, gala sada, gale sade, ' +
      'सड़ गया, सड़ गयी, सड़ गई, सड़ गए, सड़ गये, सड़ रहा, सड़ रहे, सड़ रही, सड़ा, सड़ी, सड़े, सड़ने',
  ],
  [
    'smell',
    'smell, smells, smelly, smelling, smelled, stink, stinks, stinky, stinking, odour, odor, foul, stench, badbu, badboo, badbo, badbudar, ' +
      'badbudaar, bad bu, durgandh, gandh, gandhh, gandhi smell, gandi bas, bas maar, bas mar, baas aa, baas mar, baas maar, ' +
      'boo aa, bu aa, mahak rah~, बदबू, बदबूदार, दुर्गंध, गंध, बास मार, बास आ, बू आ, स्मेल',
  ],
  [
    'mould',
    'mould, mold, mouldy, moldy, moulds, fungus, fungal, fungi, fungas, fangas, fafund, fafundi, fafoondi, phaphundi, phaphoondi, ' +
      'phafoondi, fafoond, fuzz, fuzzy, rui jais~, furry, फफूंद, फफूंदी, फफूँद, फफूँदी, फंगस',
  ],
  [
    'slime',
    'slime, slimy, lislisa, lislisi, lislise, lisslisa, lislisapan, laslasa, laslasi, laslase, laslasapan, laar, taar chhod, taar nikal, ' +
      'tar chhod, लिसलिसा, लिसलिसी, लिसलिसे, लसलसा, लसलसी, लसलसे, लार, ropy',
  ],
  [
    'pests',
    'insect, insects, worm, worms, maggot, maggots, weevil, weevils, cockroach, cockroaches, lizard, rats, mouse, mice, keeda, keede, ' +
      'kida, kide, keedey, kire, keere, chipkali, chuha, chuhe, chuhon, illi, ghun, कीड़ा, कीड़े, छिपकली, चूहा, चूहे, कॉकरोच, घुन, इल्ली',
  ],
  [
    'dirt',
    'kerosene, phenyl, finail, sabun, soap, detergent, broken glass, glass broke, kaanch, kanch, glass toot, poison, zeher, zahar, pesticide, ' +
      'chemical, gutter, naali, साबुन, कांच, काँच, ज़हर, फिनाइल',
  ],
  [
    'expired',
    'expired, expiry, past date, past its date, best before, out of date, use by, swollen tin, swollen packet, swollen pack, bloated, tin fula, ' +
      'packet fula, packet phool, एक्सपायर, एक्सपायरी',
  ],
  [
    'from-plates',
    'bitten, half eaten, halfeaten, from plates, from customer plates, from customers plates, from the plates, left on plates, left on the plates, ' +
      'plate me chhod~, plate mein chhod~, plates mein chhod~, plate me bacha, plate mein bacha, plate se bach~, plates se bach~, plate se wapas, plates se wapas, plate se uthay~, thali se bach~, thaliyon se bach~, plates par bach~, plate par bach~, plate pe bach~, leftover on plates, left by customer, left by customers, customer left, customers left, customers did not finish, customers didnt finish, returned by customers, ' +
      'customer ne chhod~, customers ne chhod~, customer ka bacha, customers ka bacha, customer ke plate, customers ki plate, customer ki plate, ' +
      'customers plate, customer plates, customers plates, customer plate, grahak ki plate, grahak ki thali, thali me chhod~, thali mein chhod~, ' +
      'jootha, joothi, joothe, jutha, juthi, juthe, jhootha, jhoothi, jhoothe, jhutha, jhuthi, jhuthe, adha khaya, adhi khayi, aadha khaya, ' +
      'khaya hua, khayi hui, khaye hue, somebody ate, licked, returned by customer, wapas aaya hua, plates that came back, plate that came back, ' +
      'जूठा, जूठी, जूठे, झूठा खाना, जूठन, थाली में छोड़ा, प्लेट में छोड़ा, प्लेट में छोड़ी, प्लेट में बचा, प्लेट में बची',
  ],
]);

function words(list: string): ReadonlySet<string> {
  return new Set(spokenWords(list));
}

const pleasant = words(
  'good nice fine ok okay normal fresh lovely great badhiya achha achhi acha achi accha acchi theek thik raw kachchi kachi ' +
    'kacchi kachcha mast अच्छी अच्छा ठीक बढ़िया कच्ची',
);
const tasteWords = words(
  'taste swad swaad test fridge mausam machine mixer mood dhandha business gas स्वाद',
);
const colours = words(
  'pink gulabi gulaabi black kala kali kale kaala kaali kaale green hara hari hare blue neela neeli neele nila nile orange narangi red lal laal white safed ' +
    'grey गुलाबी काला काली काले हरा हरी हरे नीला नीली नीले लाल सफेद सफ़ेद',
);
const spotWords = words(
  'spot spots dot dots patch patches layer fur film dhabba dhabbe dhabe dhaba daag dag chitte chitti nishan nishaan parat jhilli rooi rui धब्बे धब्बा दाग परत चित्ते रुई निशान',
);

interface Circumstances {
  readonly hasStoodLong: boolean;
  readonly hasStoodForHours: boolean;
  readonly isWarm: boolean;
  readonly isCold: boolean;
}

const longTime = lexiconOf<true>([
  [
    true,
    'overnight, over night, all night, whole night, entire night, through the night, full night, yesterday, yesterdays, last night, last nights, day before, previous day, days old, day old, days ago, for days, two days, 2 days, 3 days, three days, ' +
      'raat bhar, raatbhar, ratbhar, puri raat, poori raat, sari raat, saari raat, raat ka, raat ki, raat ke, raat se, raat wala, raat wali, raat wale, pichli raat, kal ka, kal ki, kal ke, kal se, kal wala, ' +
      'kal wali, kal wale, kal raat, kal banaya, kal banayi, kal banaye, kal bana, kal bani, kal pakaya, kal subah, kal dopahar, kal shaam, kal sham, parso, parson, do din, 2 din, teen din, 3 din, kai din, basi, baasi, ' +
      'रात भर, रातभर, पूरी रात, सारी रात, रात का, रात की, रात के, रात से, रात वाला, रात वाली, रात वाले, कल का, कल की, कल के, कल से, कल वाला, कल वाली, कल वाले, कल रात, कल बनाया, कल बनाई, कल बना, परसों, दो दिन, 2 दिन, 3 दिन, तीन दिन, बासी',
  ],
]);
const hours = lexiconOf<true>([
  [
    true,
    'since morning, from morning, all day, whole day, since afternoon, for hours, many hours, subah se, din bhar, dinbhar, pura din, poora din, dopahar se, kai ghante, kai ghanton, ghanton se, ' +
      '4 ghante, 5 ghante, 6 ghante, 7 ghante, 8 ghante, 9 ghante, 10 ghante, 12 ghante, 4 hours, 5 hours, 6 hours, 7 hours, 8 hours, 9 hours, 10 hours, 12 hours, paanch ghante, chhe ghante, aath ghante, das ghante, ' +
      'सुबह से, दिन भर, दिनभर, पूरा दिन, दोपहर से, कई घंटे, घंटों से, 5 घंटे, 6 घंटे, 8 घंटे',
  ],
]);
const warmth = lexiconOf<true>([
  [
    true,
    'bahar, baahar, outside, left out, kept out, out of the fridge, out of fridge, room temperature, counter, warm, kept hot, garam, dhoop, sun, khula, khuli, khule, open, stove, chulhe, chulha, hot case, hotcase, without fridge, ' +
      'unrefrigerated, power cut, bijli chali, bijli gayi, light chali gayi, light nahi, no fridge, बाहर, गरम, गर्म, धूप, खुला, खुली, खुले, चूल्हे',
  ],
]);
const coldness = lexiconOf<true>([
  [
    true,
    'fridge, frij, frize, frizz, refrigerator, refrigerated, freezer, frozen, deep freeze, deepfreeze, ice box, icebox, chilled, cold storage, baraf, on ice, फ्रिज, फ्रीज, फ्रीजर, फ्रिजर, बर्फ',
  ],
]);
// Dough, batter and pulses are set aside overnight on purpose; 'kal ke liye' looks ahead.
const onPurpose = lexiconOf<true>([
  [
    true,
    'soak, soaked, soaking, bhigoya, bhigoye, bhigoyi, bhigo, bhigaya, bhigaye, bheega, kal ke liye, kal ki liye, kal ka special, kal ke special, kal ka menu, raat ke liye, raat ka khana ke liye, ' +
      'भिगोया, भिगोये, भिगोए, भिगो, कल के लिए, कल के लिये, रात के लिए',
  ],
]);
const undoesCold = words(
  'bhool bhul bhula bhoola forgot forget forgotten broken band toota toot kharab off failed fail भूल बंद खराब',
);

function near(
  tokens: readonly SpokenToken[],
  mention: Mention<unknown>,
  reach: number,
  isSought: (word: SpokenToken) => boolean,
): boolean {
  return tokens.slice(Math.max(0, mention.from - reach), mention.to + reach).some(isSought);
}

const dayWords = words('day days din dino dinon दिन');
const hourWords = words('hour hours hrs hr ghante ghanta ghanton घंटे घंटा');
const hoursThatSpoil = 3;

/** True for '2 din' or '6 hours': a count of at least `least` before one of the units. */
function hasCountOf(
  tokens: readonly SpokenToken[],
  units: ReadonlySet<string>,
  least: number,
): boolean {
  return tokens.some((token, index) => units.has(token) && Number(tokens[index - 1]) >= least);
}

function circumstancesOf(tokens: readonly SpokenToken[]): Circumstances {
  const cold = mentionsIn(coldness, tokens);
  const isUndone = (mention: Mention<true>) =>
    near(tokens, mention, 4, (word) => isNotWord(word) || undoesCold.has(word));
  const isOnPurpose = mentionsIn(onPurpose, tokens).length > 0;
  return {
    hasStoodLong:
      !isOnPurpose && (mentionsIn(longTime, tokens).length > 0 || hasCountOf(tokens, dayWords, 1)),
    hasStoodForHours:
      !isOnPurpose &&
      (mentionsIn(hours, tokens).length > 0 || hasCountOf(tokens, hourWords, hoursThatSpoil)),
    isWarm: cold.some(isUndone) || mentionsIn(warmth, tokens).some((m) => !isDenied(tokens, m)),
    isCold: cold.length > 0 && !cold.some(isUndone),
  };
}

function isKeptWarm(tokens: readonly SpokenToken[]): boolean {
  const { hasStoodLong, hasStoodForHours, isWarm, isCold } = circumstancesOf(tokens);
  return (hasStoodLong && !isCold) || ((hasStoodLong || hasStoodForHours) && isWarm);
}

function isHarmless(tokens: readonly SpokenToken[], mention: Mention<Danger>): boolean {
  if (isDenied(tokens, mention)) return true;
  if (mention.meaning === 'smell') {
    const around = { ...mention, from: mention.from };
    return (
      near(tokens, around, 2, (word) => pleasant.has(word)) &&
      !near(tokens, around, 3, (word) => isNotWord(word))
    );
  }
  return (
    mention.meaning === 'rotten' &&
    tasteWords.has(tokens[mention.from - 1] ?? '') &&
    tokens[mention.from] === 'kharab'
  );
}

function hasSpots(tokens: readonly SpokenToken[]): boolean {
  return tokens.some((token, index) => {
    if (!spotWords.has(token)) return false;
    const reach = tokens.slice(Math.max(0, index - 3), index + 4);
    const mention = { meaning: true, from: index, to: index + 1 };
    return reach.some((word) => colours.has(word)) && !isDenied(tokens, mention);
  });
}

/** What the caller knows of the foods that the text names. */
export interface FoodsNamed {
  /** False only when everything named keeps at room temperature, such as raw onions or bread. */
  readonly canSpoil: boolean;
  /** True when dark spots are usual, as on a ripe banana. */
  readonly canHaveSpots: boolean;
  /** True for words that name a food or a problem: they are no mistyped danger. */
  readonly knows: (word: SpokenToken) => boolean;
}

/**
 * Finds the reason why food in a text must be thrown away, whatever else was asked.
 *
 * @param tokens As `spokenWords` gives them.
 * @returns The first danger found, or `undefined`. What is denied ('no smell') is no danger.
 */
export function dangerIn(tokens: readonly SpokenToken[], foods: FoodsNamed): Danger | undefined {
  const named = mentionsIn(dangerWords, tokens, foods.knows).find(
    (mention) => !isHarmless(tokens, mention),
  );
  if (named) return named.meaning;
  if (!foods.canHaveSpots && hasSpots(tokens)) return 'spots';
  return foods.canSpoil && isKeptWarm(tokens) ? 'kept-warm' : undefined;
}
