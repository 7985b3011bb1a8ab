import { lexiconOf, mentionsIn, near } from './match-words';
import type { Mention } from './match-words';
import { hasStoodTooLong } from './kept-warm';
import { isDenied, isNotWord } from './negation';
import { sourNames } from './sour-names';
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
  | 'kept-warm'
  | 'kept-long'
  | 'soured'
  | 'illness';

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
  'kept-long':
    'cooked food, meat, fish, egg and milk keep two days in a fridge at most; after that germs grow there too.',
  soured:
    'cooked food, milk and meat that turned sour or split are spoiled; new spices hide it, and germs stay.',
  illness:
    'someone fell ill after it. Stop selling the whole batch, and wash pots and hands with hot water and soap.',
};

const dangerWords = lexiconOf<Danger>([
  [
    'rotten',
    'rot, rots, rotted, rotten, rotting, putrid, spoiled, spoilt, spoil, gone bad, went bad, going bad, gone off, went off, ' +
      'turned bad, decayed, decomposed, sad gaya, sad gayi, sad gaye, sad gya, sad gai, sad raha, sad rahi, sad rahe, ' +
      'sada hua, sadi hui, sade hue, sadela, sadeli, sadne lag~, sadne laga, sadne lagi, sadne lage, sar gaya, sar gaye, ' +
      'kharab ho, kharab lag, kharab hai, kharab hain, kharaab ho, kharab nikl~, gal sad, gala sada, gale sade, ' +
      'सड़ गया, सड़ गयी, सड़ गई, सड़ गए, सड़ गये, सड़ रहा, सड़ रहे, सड़ रही, सड़ने',
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
      'phafoondi, fafoond, kuch laga, kuch lagi, kuch lag gaya, fuzz, fuzzy, rui jais~, furry, फफूंद, फफूंदी, फफूँद, फफूँदी, फंगस',
  ],
  [
    'slime',
    'slime, slimy, lislisa, lislisi, lislise, lisslisa, lislisapan, laslasa, laslasi, laslase, laslasapan, laar, taar chhod, taar nikal, ' +
      'tar chhod, लिसलिसा, लिसलिसी, लिसलिसे, लसलसा, लसलसी, लसलसे, लार, ropy',
  ],
  [
    'illness',
    'vomit, vomiting, vomited, ulti, ultiyan, loose motion, loose motions, diarrhoea, diarrhea, pet kharab, pet dard, pet me dard, pet mein dard, stomach ache, stomach pain, stomach upset, fell sick, got sick, became sick, fell ill, got ill, bimar, beemar, bimaar, food poisoning, उल्टी, पेट दर्द, पेट में दर्द, पेट खराब, बीमार',
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
    'expired, expiry, past date, past its date, best before, out of date, swollen tin, swollen packet, swollen pack, bloated, tin fula, ' +
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

const neutralSmells = words('smell smells smelling smelled odour odor स्मेल');
const unpleasant = words(
  'bad gandi ganda gande kharab ajeeb weird strange off funny foul strong sour khatti buri bura खराब गंदी अजीब',
);
const pleasant = words(
  'good nice fine ok okay normal fresh lovely great badhiya achha achhi acha achi accha acchi theek thik mast अच्छी अच्छा ठीक बढ़िया',
);
const rawWords = words('raw kachchi kachi kacchi kachcha कच्ची');
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

// 'Bache' is what is left; with a count before them, plates are an amount.
const plateWords = words('plate plates thali thaliyon thaliyan pattal प्लेट थाली');
const leftBehind = words(
  'chhod chhoda chhodi chhode chod choda jhootan unfinished uneaten adha adhi aadha aadhi half छोड़ छोड़ा छोड़ी छोड़े',
);
const eaters = words(
  'customer customers grahak log logon guest guests mehman people ग्राहक लोग लोगों',
);
const returned = words(
  'wapas vapas returned back bacha bachi bache leftover leftovers uneaten unfinished वापस',
);

function hasWithin(
  tokens: readonly SpokenToken[],
  reach: number,
  isOne: (word: SpokenToken, index: number) => boolean,
  isOther: (word: SpokenToken) => boolean,
): boolean {
  return tokens.some(
    (word, index) =>
      isOne(word, index) &&
      tokens.slice(Math.max(0, index - reach), index + reach + 1).some(isOther),
  );
}

function comesFromPlates(tokens: readonly SpokenToken[], isLeftover: boolean): boolean {
  const isPlate = (word: SpokenToken, index: number) =>
    plateWords.has(word) && !/^\d/.test(tokens[index - 1] ?? '');
  if (hasWithin(tokens, 4, isPlate, (word) => leftBehind.has(word))) return true;
  if (!isLeftover) return false;
  const isEater = (word: SpokenToken) => eaters.has(word);
  return (
    hasWithin(tokens, 3, isPlate, (word) => returned.has(word)) ||
    hasWithin(tokens, 3, isEater, (word) => leftBehind.has(word) || returned.has(word))
  );
}

/** 'Smells good' and 'kachchi smell' of flour; a stink is never pleasant, nor a smell that is not nice. */
function isPleasantSmell(tokens: readonly SpokenToken[], mention: Mention<Danger>): boolean {
  if (!neutralSmells.has(tokens[mention.from] ?? '')) return false;
  if (near(tokens, mention, 3, (word) => isNotWord(word) || unpleasant.has(word))) return false;
  const isOfRawFlour = rawWords.has(tokens[mention.from - 1] ?? '');
  return isOfRawFlour || near(tokens, mention, 2, (word) => pleasant.has(word));
}

function isHarmless(tokens: readonly SpokenToken[], mention: Mention<Danger>): boolean {
  if (isDenied(tokens, mention)) return true;
  if (mention.meaning === 'smell') return isPleasantSmell(tokens, mention);
  return (
    mention.meaning === 'rotten' &&
    tasteWords.has(tokens[mention.from - 1] ?? '') &&
    tokens[mention.from] === 'kharab'
  );
}

const darkColours = words('black kala kali kale kaala kaali kaale काला काली काले');

function hasSpots(tokens: readonly SpokenToken[], canHaveDarkSpots: boolean): boolean {
  const isWrong = (word: SpokenToken) =>
    colours.has(word) && !(canHaveDarkSpots && darkColours.has(word));
  return tokens.some((token, index) => {
    if (!spotWords.has(token)) return false;
    const reach = tokens.slice(Math.max(0, index - 3), index + 4);
    const mention = { meaning: true, from: index, to: index + 1 };
    return reach.some(isWrong) && !isDenied(tokens, mention);
  });
}

// Sour is no danger by itself: it is one of food that is not sour by nature and is sold as it is.
const turned = lexiconOf<true>([
  [true, `${sourNames}, soured, split, curdled, phat, phatt, phat~`],
]);

function hasTurned(tokens: readonly SpokenToken[], foods: FoodsNamed): boolean {
  return mentionsIn(turned, tokens, foods.knows).some((mention) => !isDenied(tokens, mention));
}

/** What the caller knows of the foods that the text names. */
export interface FoodsNamed {
  /** False only when everything named keeps at room temperature, such as raw onions or bread. */
  readonly canSpoil: boolean;
  /** True when something named is spoiled once it is sour or split, such as rice or milk. */
  readonly isSpoiledWhenSour: boolean;
  /** True when dark spots are usual, as on a ripe banana. */
  readonly canHaveDarkSpots: boolean;
  /** True when the text lists leftovers, which may come back from customers. */
  readonly isLeftover: boolean;
  /** True when any day of the week that is named is the food's own, even without 'since'. */
  readonly isOfDayNamed: boolean;
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
  if (hasSpots(tokens, foods.canHaveDarkSpots)) return 'spots';
  if (comesFromPlates(tokens, foods.isLeftover)) return 'from-plates';
  const stood = foods.canSpoil ? hasStoodTooLong(tokens, foods.isOfDayNamed) : undefined;
  if (stood) return stood === 'warm' ? 'kept-warm' : 'kept-long';
  return foods.isSpoiledWhenSour && hasTurned(tokens, foods) ? 'soured' : undefined;
}
