import { dangerWords } from '../data/danger-words';
import type { GeneralDanger, NamedDanger } from '../data/danger-words';
import { hasWord, lexiconOf, findMatches, hasNearby } from './lexicon';
import type { Match } from './lexicon';
import { isStopWord } from '../data/stop-words';
import { isReheated } from './reheating';
import { hasFermentedTooLong, hasStoodTooLong } from './storage';
import { isNegated, isNegation } from './negation';
import { plainFoods } from '../data/food-names';
import { measuredWords, problemWords, sourNames } from '../data/problems';
import { wordSet } from './tokenize';
import type { Token } from './tokenize';

/** Words that name a danger by themselves. A negated one is no danger, but it is a known word. */
export const dangerLexicon = lexiconOf<NamedDanger>(
  Object.entries(dangerWords).map(
    ([danger, { english, hindi, telugu }]) =>
      [danger as NamedDanger, `${english}, ${hindi}, ${telugu}`] as const,
  ),
);

const neutralSmells = wordSet(
  'smell smells smelling smelled odour odor mehak mahak vasana vaasana vasna स्मेल',
);
const unpleasant = wordSet(
  'bad gandi ganda gande kharab ajeeb weird strange off funny foul strong sour khatti buri bura chedda pulla खराब गंदी अजीब',
);
const pleasant = wordSet(
  'good nice fine ok okay normal fresh lovely great badhiya achha achhi acha achi accha acchi theek thik mast manchi baagundi bagundi अच्छी अच्छा ठीक बढ़िया',
);
const rawWords = wordSet('raw kachchi kachi kacchi kachcha कच्ची');
const tasteWords = wordSet(
  'taste swad swaad test ruchi sabse fridge mausam machine mixer mood dhandha business gas स्वाद',
);
const colours = wordSet(
  'pink gulabi gulaabi black kala kali kale kaala kaali kaale green hara hari hare blue neela neeli neele nila nile orange narangi red lal laal white safed ' +
    'grey yellow peela peeli peele nalla nallati tella pacha pachcha गुलाबी काला काली काले हरा हरी हरे नीला नीली नीले लाल सफेद सफ़ेद',
);
const spotWords = wordSet(
  'spot spots dot dots patch patches layer fur film dhabba dhabbe dhabe dhaba daag dag chitte chitti nishan nishaan parat jhilli rooi rui machalu macchalu machchalu धब्बे धब्बा दाग परत चित्ते रुई निशान',
);

// 'Bache' means left over. 'Plates' with a number before it is an amount.
const plateWords = wordSet('plate plates platelu thali thaliyon thaliyan pattal प्लेट थाली');
const leftBehind = wordSet(
  'chhod chhoda chhodi chhode chod choda jhootan unfinished uneaten adha adhi aadha aadhi half छोड़ छोड़ा छोड़ी छोड़े',
);
const eaters = wordSet(
  'customer customers grahak log logon guest guests mehman people jamelog ग्राहक लोग लोगों',
);
const returned = wordSet(
  'wapas vapas returned back bacha bachi bache leftover leftovers uneaten unfinished वापस',
);

/** True when a word of one kind stands at most `reach` words from a word of another kind. */
function hasPair(
  tokens: readonly Token[],
  reach: number,
  isOne: (word: Token, index: number) => boolean,
  isOther: (word: Token) => boolean,
): boolean {
  return tokens.some(
    (word, from) => isOne(word, from) && hasNearby(tokens, { from, to: from + 1 }, reach, isOther),
  );
}

function comesFromPlates(tokens: readonly Token[], isLeftover: boolean): boolean {
  const isPlate = (word: Token, index: number) =>
    plateWords.has(word) && !/^\d/.test(tokens[index - 1] ?? '');
  if (hasPair(tokens, 4, isPlate, (word) => leftBehind.has(word))) return true;
  if (!isLeftover) return false;
  const isEater = (word: Token) => eaters.has(word);
  return (
    hasPair(tokens, 3, isPlate, (word) => returned.has(word)) ||
    hasPair(tokens, 3, isEater, (word) => leftBehind.has(word) || returned.has(word))
  );
}

/** 'Smells good', or 'kachchi smell' of raw flour. A word such as 'stink' is never pleasant. */
function isPleasantSmell(tokens: readonly Token[], match: Match<NamedDanger>): boolean {
  if (!neutralSmells.has(tokens[match.from] ?? '')) return false;
  if (hasNearby(tokens, match, 3, (word) => isNegation(word) || unpleasant.has(word))) return false;
  const isOfRawFlour = rawWords.has(tokens[match.from - 1] ?? '');
  return isOfRawFlour || hasNearby(tokens, match, 2, (word) => pleasant.has(word));
}

function isNoDanger(tokens: readonly Token[], match: Match<NamedDanger>): boolean {
  if (isNegated(tokens, match)) return true;
  if (match.meaning === 'smell') return isPleasantSmell(tokens, match);
  return (
    match.meaning === 'rotten' &&
    tokens[match.from] === 'kharab' &&
    tokens.slice(Math.max(0, match.from - 3), match.from).some((word) => tasteWords.has(word))
  );
}

const darkColours = wordSet('black kala kali kale kaala kaali kaale काला काली काले');

function hasSpots(tokens: readonly Token[], canHaveDarkSpots: boolean): boolean {
  const isWrong = (word: Token) =>
    colours.has(word) && !(canHaveDarkSpots && darkColours.has(word));
  const isSpot = (word: Token, from: number) =>
    spotWords.has(word) && !isNegated(tokens, { from, to: from + 1 });
  return hasPair(tokens, 3, isSpot, isWrong);
}

// Sour is a danger only in food that is not sour by nature and cannot be remedied.
const turned = lexiconOf<'sour' | 'split'>([
  ['sour', `${sourNames}, soured`],
  ['split', 'split, splits, curdled, curdling, phat, phatt, phat~, fat gay~, virigi*, virigip*'],
]);

function hasTurned(tokens: readonly Token[], foods: FoodsNamed): boolean {
  return findMatches(turned, tokens, foods.knows).some(
    (match) =>
      (foods.isSpoiledWhenSour || (foods.isSpoiledWhenSplit && match.meaning === 'split')) &&
      !isNegated(tokens, match),
  );
}

/** What the caller knows of the foods that the text names. */
export interface FoodsNamed {
  /** False only when everything named keeps at room temperature, such as raw onions or bread. */
  readonly canSpoil: boolean;
  /** True when something named is spoiled once it is sour or split, such as rice or milk. */
  readonly isSpoiledWhenSour: boolean;
  /** True when something named is spoiled once it is split, though it may be sour. */
  readonly isSpoiledWhenSplit: boolean;
  /** True when something named ferments on purpose, such as batter. */
  readonly isFermented: boolean;
  /** True when dark spots are usual, as on a ripe banana. */
  readonly canHaveDarkSpots: boolean;
  /** True when the text lists leftovers, which may come back from customers. */
  readonly isLeftover: boolean;
  /** True when any day of the week that is named is the food's own, even without 'since'. */
  readonly isOfDayNamed: boolean;
  /** True for words that name a food or a problem: they are not taken for a mistyped danger. */
  readonly knows: (word: Token) => boolean;
}

/**
 * Finds the reason why food in a text must be thrown away, whatever else was asked.
 *
 * @param tokens As `tokensOf` gives them.
 * @returns The first danger found, or `undefined`. What is denied ('no smell') is no danger.
 */
export function dangerIn(tokens: readonly Token[], foods: FoodsNamed): GeneralDanger | undefined {
  const isOther = (word: Token) =>
    foods.knows(word) ||
    isStopWord(word) ||
    [plainFoods, problemWords, measuredWords].some((lexicon) => hasWord(lexicon, word));
  const named = findMatches(dangerLexicon, tokens, isOther).find(
    (match) => !isNoDanger(tokens, match),
  );
  if (named) return named.meaning;
  if (hasSpots(tokens, foods.canHaveDarkSpots)) return 'spots';
  if (comesFromPlates(tokens, foods.isLeftover)) return 'from-plates';
  if (isReheated(tokens)) return 'reheated';
  if (hasFermentedTooLong(tokens, foods.isFermented)) return 'over-fermented';
  const stood = foods.canSpoil ? hasStoodTooLong(tokens, foods.isOfDayNamed) : undefined;
  if (stood) return stood === 'warm' ? 'kept-warm' : 'kept-long';
  return hasTurned(tokens, foods) ? 'soured' : undefined;
}
