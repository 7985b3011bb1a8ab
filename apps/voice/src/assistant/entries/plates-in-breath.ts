import { wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import { withoutSelfCorrection } from './clauses';
import type { Figure } from './find-figures';
import { fatesOf, handing, lossOf, reasonOf, unpaid } from './plates-fates';
import type { Fate, Loss, Pair } from './plates-fates';
import { isCount, isPaidWith, isSpent, pairsIn, peopleIn, pricesOf } from './plates-pairs';
import { hasSign, parseSentence } from './sentence';
import type { Sentence } from './sentence';
import { signSet } from './signs';
import type { Sign } from './signs';
import type { SpokenDay, SpokenEntry } from './spoken-entry';
import { isOfHalfPlates } from './tells-of-entry';
import { translateAt } from './translate';

// A breath may tell of several plates: some were sold, some fell. What stands between one count and the next tells
// what became of them; a count without such words shares what is told of the next one. Words outside of that are a story.

export interface PlatesInBreath {
  readonly entry: SpokenEntry;
  readonly fates: ReadonlySet<Fate>;
  /** Whether words tell what became of the plates; else they are only named with a count. */
  readonly isTold: boolean;
  /** Whether the counts are of each of some people whom nothing counts. */
  readonly isUncounted: boolean;
  /** Whether a figure is what the plates cost. */
  readonly isPaid: boolean;
  readonly loss: Loss;
  /** Whether money for something else is told, too. */
  readonly isBesideMoney: boolean;
  /** What else a sentence says may make it none that asks for writing: a question, a plan, another person. */
  readonly isStory: boolean;
}

const NEAR_TOTAL = 3;
const MOST_OF_DAY = 1000;
const inAllSigns: ReadonlySet<Sign> = new Set<Sign>(['total', 'soFar', 'count']);

/** The figure of 'chai is 124 in all, with those 20'. */
export function figureInAll(sentence: Sentence): number | undefined {
  const { signs, figures } = sentence;
  const totals = signs.filter(({ meaning }) => inAllSigns.has(meaning));
  const distance = ({ from, to }: Match<Figure>) =>
    Math.min(...totals.map((total) => Math.max(total.from - to, from - total.to, 0)));
  const [figure] = figures
    .filter((one) => isCount(sentence, one, MOST_OF_DAY) && distance(one) <= NEAR_TOTAL)
    .sort((one, other) => distance(one) - distance(other));
  return figure?.meaning.value;
}

/** The count of a day. What buyers had together was sold. */
function countIn(sentence: Sentence): PlatesInBreath | undefined {
  const figure = figureInAll(sentence);
  const [dish, ...others] = new Set(sentence.dishes.flatMap(({ meaning }) => meaning.dishes));
  const isOfBuyers = hasSign(sentence, 'ate', 'took', 'gave', 'more');
  const isBought = sentence.ingredients.some(({ from }) =>
    sentence.dishes.some((one) => one.from === from),
  );
  if (figure === undefined || !dish || others.length > 0 || isOfBuyers || isBought)
    return undefined;
  return {
    entry: { kind: 'count', day: dayOf(sentence), plates: [{ dish: dish.id, plates: figure }] },
    fates: new Set(['sold']),
    isTold: true,
    isUncounted: false,
    isPaid: false,
    isBesideMoney: false,
    loss: 'bad',
    isStory: hasSign(sentence, 'question', 'condition', 'left', 'otherDay', 'habit', 'otherPerson'),
  };
}

function dayOf(sentence: Sentence): SpokenDay {
  return hasSign(sentence, 'yesterday', 'kal') ? 'yesterday' : 'today';
}

/** These make it none wherever they stand: a question, a plan, what somebody else sold or said. */
const ofStories = signSet('question condition future quote otherPerson');
/** These only where plates were sold: 'chhut kar gir gaye' orders nothing. */
const ofSales = signSet('since set price back wrong undo');
/** What is being made is not sold yet. */
const making =
  /^(?:ban(?:a|ai|aya|aye|akar|ake)$|made$|ready$|cook|prepar|ta[iy]+[ay]r|batter$|pindi$|ghol$|ches?i$)/;
/** These only beside the counts: 'it is sunday', 'he drinks it every day' may tell why. */
const ofCounts: ReadonlySet<Sign> = new Set<Sign>(['left', 'otherDay', 'habit', 'negation']);
const BEFORE_COUNTS = 3;
const BEHIND_COUNTS = 3;

function isStory(
  { tokens, signs }: Sentence,
  pairs: readonly Pair[],
  isPaid: boolean,
  fates: ReadonlySet<Fate>,
): boolean {
  const isSold = fates.size === 1 && fates.has('sold');
  const isGift = fates.size === 1 && fates.has('given');
  if (isSold && !isPaid && tokens.some((token) => making.test(token))) return true;
  const from = (pairs[0]?.from ?? 0) - BEFORE_COUNTS;
  const to = (pairs.at(-1)?.to ?? 0) + BEHIND_COUNTS;
  return signs.some((sign) => {
    const [token = '', next = ''] = tokens.slice(sign.from, sign.from + 2);
    // 'Ate' is Hindi, too; 'paise kya nahi', no money at all; 'janmadin hai to', so.
    if (token === 'ate' || (token === 'kya' && next === 'nahi')) return false;
    if (!isSold && (/^toh?$/.test(token) || tokens[sign.to] === 'ko')) return false;
    if (isGift && sign.meaning === 'otherPerson' && isReceiver(tokens, sign.from)) return false;
    if (fates.has('lost') && sign.meaning === 'left') return false;
    if (ofStories.has(sign.meaning) || (isSold && ofSales.has(sign.meaning))) return true;
    if (!ofCounts.has(sign.meaning) || sign.from < from || sign.from >= to) return false;
    if (sign.meaning !== 'negation') return true;
    const near = tokens.slice(Math.max(0, sign.from - 4), sign.from + 4);
    const isOfDeed = signs.some(
      ({ meaning, from: at, to: end }) =>
        (meaning === 'gave' || meaning === 'ate') && at - sign.to <= 1 && sign.from - end <= 1,
    );
    return !near.some((one) => unpaid.has(one) || ofDay.has(one)) && !(isGift && !isOfDeed);
  });
}

/** 'Gave my neighbour one poha'. */
function isReceiver(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 3), index).some((token) => handing.test(token));
}

const ofDay = wordSet('aaj today todays ivala eeroju');
/** 'What to do' asks for nothing. */
const sighs =
  /\b(?:(?:ab )?kya kar(?:e|en|ein|ta|te|ti|ye)|what to do|what can i do|em chestam|em cheddam)\b|क्या कर(?:ें|े|ता|ते|ती)(?!\p{M})|(?:ఏం|ఇంకేం) (?:చేస్తాం|చేద్దాం)/giu;

/** Reads all plates that a sentence tells of; `undefined` where counts and dishes do not pair. */
export function platesInBreath(spoken: string, stall: Stall): PlatesInBreath | undefined {
  const sentence = parseSentence(
    withoutSelfCorrection(translateAt(spoken.replaceAll(sighs, ' '), stall), stall),
    stall,
  );
  if (!sentence || sentence.figures.some(({ meaning }) => meaning.of === 'amount'))
    return undefined;
  if (isOfHalfPlates(sentence)) return undefined;
  const inAll = countIn(sentence);
  if (inAll) return inAll;
  const pairs = pairsIn(sentence);
  // 'Till now' counts the day.
  if (!pairs || pairs.length === 0 || hasSign(sentence, 'soFar')) return undefined;
  const prices = pricesOf(pairs);
  const isServed = peopleIn(sentence).length > 0;
  const isApartFromPairs = (figure: Match<Figure>) =>
    pairs.every(({ from, to }) => figure.from < from || to <= figure.from);
  const isPaid = sentence.figures.some(
    (figure) => isApartFromPairs(figure) && prices.includes(figure.meaning.value),
  );
  const told = fatesOf(pairs, sentence);
  const day = dayOf(sentence);
  const fates = new Set(told.map((fate) => fate ?? 'sold'));
  const sold = pairs.filter((_, index) => (told[index] ?? 'sold') === 'sold');
  const entries = [
    ...(sold.length > 0
      ? [
          {
            kind: 'plates' as const,
            day,
            plates: sold.map(({ dish, plates }) => ({ dish: dish.id, plates })),
          },
        ]
      : []),
    ...pairs.flatMap(({ dish, plates }, index) => {
      const fate = told[index];
      if (fate !== 'lost' && fate !== 'given') return [];
      const reason = fate === 'given' ? ('other' as const) : reasonOf(sentence.tokens);
      return [{ kind: 'waste' as const, day, reason, of: { dish: dish.id, plates } }];
    }),
  ];
  const [only, ...more] = entries;
  if (!only) return undefined;
  return {
    entry: more.length > 0 ? { kind: 'several', entries } : only,
    fates,
    isTold: told.some(Boolean) || isPaid || (isServed && hasSign(sentence, 'gave')),
    isUncounted: pairs.some(({ plates }) => Number.isNaN(plates)),
    isPaid,
    isBesideMoney: sentence.figures.some(
      (figure) =>
        !isPaidWith(sentence, figure, pairs) &&
        isSpent(sentence, figure) &&
        isApartFromPairs(figure),
    ),
    loss: lossOf(sentence.tokens),
    isStory: isStory(sentence, pairs, isPaid, fates),
  };
}
