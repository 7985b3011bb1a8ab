import { dangerWords } from '../data/danger-words';
import { combinations, signLexicons } from '../data/danger-signs';
import type { Combination, Sign } from '../data/danger-signs';
import type { GeneralDanger, NamedDanger } from '../data/danger-words';
import { findMatches, hasNearby, hasWord, lexiconOf, wordSet } from '@thela/understanding';
import type { Match, Span, Token } from '@thela/understanding';
import { isStopWord } from '../data/stop-words';
import { isReheated } from './reheating';
import { hasFermentedTooLong, hasStoodTooLong } from './storage';
import { isFeared, isLikened, isNegated, isNegation } from './negation';
import { counts, fine } from '../data/storage-words';
import { plainFoods } from '../data/food-names';
import { measuredWords, problemWords, sourNames } from '../data/problems';

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

/** How much a sign of danger is worth: food that is surely unsafe is thrown away, a doubt is asked about. */
type Weight = 'sure' | 'doubt' | 'none';

export interface Warning {
  readonly danger: GeneralDanger;
  /** False where it may be harmless: who sold the food knows. */
  readonly isSure: boolean;
}

const stillGood = wordSet(
  'next still left baaki baki agle agla inka repu abhi hasnt maybe inko mahina mahine month months saal year baad vache vachche daka varaku अगले अभी बाकी ఇంకా రేపు',
);
const pastDate = wordSet(
  'nikal nikla nikli pehle pichle gone over passed ago last old datindi datipoyindi aipoyindi ayipoyindi निकल पहले',
);
const ownStrongSmell = wordSet('hing inguva asafoetida');
const strongTaste = wordSet(
  'namak salt kadva kadvi karela khatta tikha sour salty bitter uppu chedu mirch mirchi chilli tikha tikhi teekhi karam karvi नमक कड़वी मिर्च',
);
const sour = wordSet('sour khatta khatti khatte pulupu pulla puliyani khamir');
const notFood = wordSet(
  'luck kismat day mood dimag brain machine mixer gas phone rubber cooker weather mausam dhandha business',
);
// Blood in meat, soap on the pan, a cough of chilli.
const notInFood = wordSet(
  'tava tawa penam pan kadhai washed chaba chabane teeth killing tissue inside andar lopala bone haddi middle अंदर हड्डी లోపల',
);
const ofOthers = wordSet('people log logon hospital khana वाली');
const sourByNature = wordSet(
  'rasam charu chutney pachadi curd perugu dahi imli tamarind chintapandu jalebi రసం',
);

const alwaysSour = wordSet('rasam charu imli tamarind chintapandu pulihora');

function hasSign(tokens: readonly Token[], sign: Sign): boolean {
  return findMatches(signLexicons[sign], tokens, () => true).length > 0;
}

function hasAny(tokens: readonly Token[], words: ReadonlySet<Token>): boolean {
  return tokens.some((word) => words.has(word));
}

function around(tokens: readonly Token[], { from, to }: Span, reach: number): readonly Token[] {
  return tokens.slice(Math.max(0, from - reach), to + reach);
}

/** The words around a match up to the next commas and points. */
function clauseOf(tokens: readonly Token[], { from, to }: Span): readonly Token[] {
  const isMark = (word: Token) => word === ',' || word === '.';
  const end = tokens.findIndex((word, index) => index >= to && isMark(word));
  return tokens.slice(
    tokens.findLastIndex((word, index) => index < from && isMark(word)) + 1,
    end < 0 ? undefined : end,
  );
}

/** 'The expiry is next week'. */
function isInDate(tokens: readonly Token[]): boolean {
  const isOfDate = (word: Token) => /^(?:expir|ekspa|eksp|date?s?$|gaduvu|tedi)/.test(word);
  if (hasAny(tokens, pastDate)) return false;
  return (
    hasSign(tokens, 'in-date') ||
    tokens.some(
      (word, at) =>
        isOfDate(word) && hasAny(around(tokens, { from: at, to: at + 1 }, 6), stillGood),
    )
  );
}

const pans = wordSet('tava tawa tave penam pan kadhai పెనం तवा तवे');
const pansOfTelugu = /^(?:penam|penan|bandal)/;

/** 'Dosa tave se nahi uth raha, char kharab ho gaye': so many did not come out, of a fresh dish. */
function isCountOfMade(tokens: readonly Token[], { from, to }: Span): boolean {
  const before = tokens[from - 1] ?? '';
  const isLost = tokens[to] === 'ho' || (tokens[from] ?? '').startsWith('padaip');
  const isOfPan = tokens.some((word) => pans.has(word) || pansOfTelugu.test(word));
  return isLost && isOfPan && (counts.has(before) || /^\d/.test(before));
}

/** What else a word of danger may say, by the danger; `undefined` where it says the danger. */
const otherwise: Readonly<
  Partial<
    Record<
      NamedDanger,
      (tokens: readonly Token[], match: Match<NamedDanger>, foods: FoodsNamed) => Weight | undefined
    >
  >
> = {
  smell: (tokens, match, foods) => {
    if (isPleasantSmell(tokens, match)) return 'none';
    const isNeutral = neutralSmells.has(tokens[match.from] ?? '');
    if (isNeutral && hasSign(tokens, 'burnt')) return 'none';
    if (hasSign(around(tokens, match, 2), 'burnt')) return 'doubt';
    if (hasAny(around(tokens, match, 4), ownStrongSmell)) return 'doubt';
    const isBad = hasNearby(tokens, match, 3, (word) => unpleasant.has(word) || isNegation(word));
    if (
      isNeutral &&
      !isBad &&
      (hasSign(tokens, 'own-smell') || hasAny(around(tokens, match, 2), fine))
    ) {
      return 'none';
    }
    return isNeutral && foods.isFermented && hasAny(tokens, sour) ? 'doubt' : undefined;
  },
  rotten: (tokens, match, foods) =>
    !foods.isLeftover && isCountOfMade(tokens, match)
      ? 'doubt'
      : hasAny(around(tokens, match, 2), notFood) ||
          tokens[match.to] === 'din' ||
          (tokens[match.from - 1] === 'din' &&
            !/^\d/.test(tokens[match.from - 2] ?? '0') &&
            !counts.has(tokens[match.from - 2] ?? '')) ||
          (tokens[match.from] === 'kharab' &&
            hasAny(tokens.slice(Math.max(0, match.from - 3), match.from), tasteWords))
        ? 'none'
        : undefined,
  slime: (tokens, match, foods) =>
    !foods.isLeftover && hasSign(clauseOf(tokens, match), 'okra') ? 'none' : undefined,
  expired: (tokens) => (isInDate(tokens) && !hasSign(tokens, 'swelling') ? 'none' : undefined),
  'over-fermented': (tokens, match, foods) =>
    match.to - match.from > 1
      ? undefined
      : hasAny(around(tokens, match, 3), sourByNature)
        ? 'none'
        : foods.isFermented
          ? 'doubt'
          : undefined,
  dirt: (tokens, match) => {
    const near = around(tokens, match, 3);
    const said = tokens[match.from] ?? '';
    if (/^(?:[jz]e?ha?r|poison)/.test(said) && hasAny(around(tokens, match, 6), strongTaste))
      return 'none';
    return hasAny(near, notInFood) || hasSign(near, 'oil') ? 'doubt' : undefined;
  },
  illness: (tokens, match) => (hasAny(around(tokens, match, 1), ofOthers) ? 'none' : undefined),
};

/** Named by a simile ('like poison') these are no danger. */
const onlyLikened: ReadonlySet<NamedDanger> = new Set(['dirt', 'illness', 'pests', 'fallen']);

/** 'Larva jaise kuch': something was seen, and it may be these. */
const unnamed = wordSet('something things kuch koi edo evo yedo yevo कुछ कोई ఏదో ఏవో');

function weightOf(tokens: readonly Token[], match: Match<NamedDanger>, foods: FoodsNamed): Weight {
  if (isNegated(tokens, match) || isFeared(tokens, match)) return 'none';
  const isSeen =
    match.meaning === 'pests' && hasNearby(tokens, match, 2, (word) => unnamed.has(word));
  if (onlyLikened.has(match.meaning) && !isSeen && isLikened(tokens, match)) return 'none';
  return otherwise[match.meaning]?.(tokens, match, foods) ?? 'sure';
}

function namedIn(tokens: readonly Token[], foods: FoodsNamed): readonly Warning[] {
  const isOther = (word: Token) =>
    foods.knows(word) ||
    isStopWord(word) ||
    [plainFoods, problemWords, measuredWords].some((lexicon) => hasWord(lexicon, word));
  const exact = new Set(findMatches(dangerLexicon, tokens, () => true).map(({ from }) => from));
  return findMatches(dangerLexicon, tokens, isOther).flatMap((match) => {
    const weight = weightOf(tokens, match, foods);
    // A word that looks like one of danger may be another word.
    const isSure = weight === 'sure' && exact.has(match.from);
    return weight === 'none' ? [] : [{ danger: match.meaning, isSure }];
  });
}

/** Whether signs stand near one another, none of them denied. */
function stands(tokens: readonly Token[], { signs, reach, unless = [] }: Combination): boolean {
  if (unless.some((sign) => hasSign(tokens, sign))) return false;
  const [first = [], ...others] = signs.map((sign) =>
    findMatches(signLexicons[sign], tokens, () => true).filter(
      (match) => !isNegated(tokens, match) && !isFeared(tokens, match),
    ),
  );
  return first.some((one) =>
    others.every((matches) =>
      matches.some(
        (other) =>
          (other.from >= one.to || other.to <= one.from) &&
          Math.max(other.from - one.to, one.from - other.to) < reach,
      ),
    ),
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
 * Finds what may be wrong with food in a text, whatever else was asked: what is sure goes before a doubt.
 *
 * @param tokens As `tokensOf` gives them.
 * @returns `undefined` for no danger. What is denied ('no smell'), feared ('before it rots') or only likened is none.
 */
export function warningIn(tokens: readonly Token[], foods: FoodsNamed): Warning | undefined {
  const sure = (danger: GeneralDanger): Warning => ({ danger, isSure: true });
  const named = namedIn(tokens, foods);
  const combined = combinations.filter((one) => stands(tokens, one));
  const found: readonly (Warning | undefined)[] = [
    ...named,
    ...combined.map(({ danger, isSure = false }) => ({ danger, isSure })),
    hasSpots(tokens, foods.canHaveDarkSpots)
      ? {
          danger: 'spots',
          isSure: foods.isFermented || hasSpots(tokens, true) || !hasSign(tokens, 'heated'),
        }
      : undefined,
    comesFromPlates(tokens, foods.isLeftover)
      ? // Who complains of the taste tells that a plate came back, not that it is to be sold.
        {
          danger: 'from-plates',
          isSure: foods.isLeftover || findMatches(problemWords, tokens).length === 0,
        }
      : undefined,
    isReheated(tokens) ? sure('reheated') : undefined,
    hasFermentedTooLong(tokens, foods.isFermented) ? sure('over-fermented') : undefined,
    stoodWarning(tokens, foods),
    hasTurned(tokens, foods)
      ? { danger: 'soured', isSure: !isTurnedOnPurpose(tokens, foods) }
      : undefined,
  ];
  return found.find((one) => one?.isSure) ?? found.find(Boolean);
}

/** Batter that is sour, milk that was split for paneer or has met something sour. */
function isTurnedOnPurpose(tokens: readonly Token[], foods: FoodsNamed): boolean {
  const isSplit = findMatches(turned, tokens, foods.knows).some(
    ({ meaning }) => meaning === 'split',
  );
  return isSplit
    ? hasSign(tokens, 'made-of-it') || (!foods.isLeftover && hasSign(tokens, 'curdling'))
    : foods.isFermented || hasAny(tokens, alwaysSour);
}

function stoodWarning(tokens: readonly Token[], foods: FoodsNamed): Warning | undefined {
  const isCutFruit = stands(tokens, { danger: 'kept-warm', signs: ['fruit', 'cut'], reach: 3 });
  if ((!foods.canSpoil && !isCutFruit) || isInDate(tokens)) return undefined;
  const stood = hasStoodTooLong(tokens, foods.isOfDayNamed);
  if (!stood) return undefined;
  return {
    danger: stood.how === 'warm' ? 'kept-warm' : 'kept-long',
    isSure: stood.isSure && (foods.isLeftover || !foods.isFermented),
  };
}
