import { dangerWords } from '../data/danger-words';
import { combinations, signLexicons } from '../data/danger-signs';
import type { Combination } from '../data/danger-signs';
import type { GeneralDanger, NamedDanger } from '../data/danger-words';
import { findMatches, hasNearby, hasWord, lexiconOf, wordSet } from '@thela/understanding';
import type { Span, Token } from '@thela/understanding';
import { isStopWord } from '../data/stop-words';
import { isReheated } from './reheating';
import { hasFermentedTooLong, hasStoodTooLong, isDry } from './storage';
import { isFeared, isNegated } from './negation';
import { hasAny, hasSign, isInDate, weightOf } from './danger-weights';
import type { FoodsNamed } from './danger-weights';
import { plainFoods } from '../data/food-names';
import { measuredWords, problemWords, sourNames } from '../data/problems';

/** Words that name a danger by themselves. A negated one is no danger, but it is a known word. */
export const dangerLexicon = lexiconOf<NamedDanger>(
  Object.entries(dangerWords).map(
    ([danger, { english, hindi, telugu }]) =>
      [danger as NamedDanger, `${english}, ${hindi}, ${telugu}`] as const,
  ),
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

export interface Warning {
  readonly danger: GeneralDanger;
  /** False where it may be harmless: who sold the food knows. */
  readonly isSure: boolean;
  /** True where the text names a harmless cause: then no other sign but words makes it sure. */
  readonly isExplained?: boolean | undefined;
  /** True where hours are said: no guess makes it less than sure. */
  readonly isMeasured?: boolean | undefined;
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
    const isExplained = weight === 'explained';
    return weight === 'none' ? [] : [{ danger: match.meaning, isSure, isExplained }];
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

const selling = wordSet(
  'bana banau banaun cheyana chesta make ya or instead se sell serve give rest bech bechu bechun baki baaki khila paros use migata migilina amm ammu ammocha before pehle',
);
const darkColours = wordSet('black kala kali kale kaala kaali kaale काला काली काले');

function hasSpots(tokens: readonly Token[], canHaveDarkSpots: boolean): boolean {
  const isWrong = (word: Token) =>
    colours.has(word) && !(canHaveDarkSpots && darkColours.has(word));
  const isSpot = (word: Token, from: number) =>
    spotWords.has(word) && !isNegated(tokens, { from, to: from + 1 });
  return hasPair(tokens, 3, isSpot, isWrong);
}

const alwaysSour = wordSet('rasam charu imli tamarind chintapandu pulihora');

// Sour is a danger only in food that is not sour by nature and cannot be remedied.
const turned = lexiconOf<'sour' | 'split'>([
  ['sour', `${sourNames}, soured`],
  ['split', 'split, splits, curdled, curdling, phat, phatt, phat~, fat gay~, virigi*, virigip*'],
]);

/** 'Mango pickle smells sharp and sour', with no other food between. */
function isOfPickle(tokens: readonly Token[], { from }: Span, { knows }: FoodsNamed): boolean {
  const at = tokens.findLastIndex(
    (word, index) => index < from && (pickles.has(word) || knows(word)),
  );
  return pickles.has(tokens[at] ?? '');
}

const pickles = wordSet('pickle pickles achar achaar avakaya uragaya');

function hasTurned(tokens: readonly Token[], foods: FoodsNamed): boolean {
  return findMatches(turned, tokens, foods.knows).some(
    (match) =>
      (match.meaning === 'split' ? foods.isSpoiledWhenSplit : foods.isSpoiledWhenSour) &&
      !isNegated(tokens, match) &&
      !isOfPickle(tokens, match, foods),
  );
}

/**
 * Finds what may be wrong with food in a text, whatever else was asked: what is sure goes before a doubt.
 *
 * @param tokens As `tokensOf` gives them.
 * @returns `undefined` for no danger. What is denied ('no smell'), feared ('before it rots') or only likened is none.
 */
export function warningIn(tokens: readonly Token[], foods: FoodsNamed): Warning | undefined {
  const sure = (danger: GeneralDanger): Warning => ({ danger, isSure: true });
  // What is told to be thrown away is not sold.
  if (hasSign(tokens, 'to-waste') && !hasAny(tokens, selling)) return undefined;
  const named = namedIn(tokens, foods);
  const combined = combinations.filter((one) => stands(tokens, one));
  const found: readonly (Warning | undefined)[] = [
    ...named,
    ...combined.map(({ danger, isSure = false, isExplained }) => ({ danger, isSure, isExplained })),
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
      ? {
          danger: 'soured',
          isSure: !isTurnedOnPurpose(tokens, foods),
          isExplained:
            hasSign(tokens, 'starter') || (foods.isFermented && hasSign(tokens, 'usual')),
        }
      : undefined,
  ];
  return (
    // What else is wrong with it is not mended by cooking on.
    found.find((one) => one?.isSure && one.danger !== 'undercooked') ??
    found.find((one) => one?.isSure) ??
    found.find((one) => one && !one.isExplained) ??
    found.find(Boolean)
  );
}

/** Batter that is sour, milk that was split for paneer or has met something sour. */
function isTurnedOnPurpose(tokens: readonly Token[], foods: FoodsNamed): boolean {
  const isSplit = findMatches(turned, tokens, foods.knows).some(
    ({ meaning }) => meaning === 'split',
  );
  return isSplit
    ? hasSign(tokens, 'made-of-it') || (!foods.isLeftover && hasSign(tokens, 'curdling'))
    : foods.isFermented || hasAny(tokens, alwaysSour) || hasSign(tokens, 'starter');
}

/** 'Kal ka sab bik gaya': nothing is left of it. */
function isSoldOut(tokens: readonly Token[]): boolean {
  return tokens.some(
    (word, from) =>
      /^(?:bik(?:$|a$|i$)|sold$|ames|amudu)/.test(word) &&
      !isNegated(tokens, { from, to: from + 1 }),
  );
}

const cooked = wordSet(
  'made bani banayi banaye chesina vesina steamed bacha bachi migilina leftover',
);

function stoodWarning(tokens: readonly Token[], foods: FoodsNamed): Warning | undefined {
  const isCutFruit = stands(tokens, { danger: 'kept-warm', signs: ['fruit', 'cut'], reach: 3 });
  if ((!foods.canSpoil && !isCutFruit) || isInDate(tokens)) return undefined;
  const stood = hasStoodTooLong(tokens, foods.isOfDayNamed);
  if (!stood) return undefined;
  const isHarmless = isSoldOut(tokens) || (stood.how === 'days' && isDry(tokens));
  if (!foods.areNamed && isHarmless) return undefined;
  if (stood.isMeasured && !foods.isFermented) {
    return { danger: 'kept-warm', isSure: foods.isLeftover || stood.isSure, isMeasured: true };
  }
  const isMeantToRise =
    (!foods.areNamed && hasSign(tokens, 'starter')) ||
    (foods.isFermented && hasSign(tokens, 'rising') && !hasAny(tokens, cooked));
  return {
    danger: stood.how === 'warm' ? 'kept-warm' : 'kept-long',
    isSure: stood.isSure && (foods.isLeftover || !foods.isFermented) && !isMeantToRise,
    isExplained: isMeantToRise,
  };
}
