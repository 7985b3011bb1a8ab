import { wordSet } from '@thela/understanding';
import { countsPlates, isMore } from './parse-counts';
import { isPartBesideBuyers, hasSign } from './sentence';
import type { Sentence } from './sentence';
import type { SpokenDay } from './spoken-entry';
import { signList } from './signs';
import type { Sign } from './signs';

/** What the words of a sentence about plates say. */
interface Facts {
  readonly has: (...some: readonly Sign[]) => boolean;
  readonly isMistake: boolean;
  readonly isTooFew: boolean;
  readonly isTakenBack: boolean;
  readonly hasMore: boolean;
  readonly isOfDay: boolean;
  readonly isSet: boolean;
  readonly isOfYesterday: boolean;
  /** Plates went to somebody: 'customer ko do chai di'. */
  readonly isServed: boolean;
}

function factsOf(sentence: Sentence): Facts {
  const has = (...some: readonly Sign[]) => hasSign(sentence, ...some);
  const isMistake = has('excess', 'wrong', 'short') && has('written');
  const isTakenBack = has('back', 'wrong') || has('short') || isMistake;
  return {
    has,
    isMistake,
    isTooFew: isMistake && has('short'),
    isTakenBack,
    hasMore: isMore(sentence) && !isMistake,
    isOfDay: has('total', 'soFar', 'count'),
    isSet: has('set') && !has('sold', 'gone', 'add') && !isTakenBack && !isMore(sentence),
    isOfYesterday: has('yesterday', 'kal'),
    isServed: has('gave', 'perhaps') && sentence.buyers.some(({ meaning: { isKnown } }) => isKnown),
  };
}

/** What a sentence asks to be done with its plates. */
export interface PlatesOrder {
  readonly kind: 'plates' | 'count';
  readonly day: SpokenDay;
  /** -1 for plates that were taken back. */
  readonly sign: 1 | -1;
  /** True where the words say that it is to be written: without a figure it is asked for. */
  readonly isPlain: boolean;
  readonly isSure: boolean;
}

/** More of a dish than one buyer takes: 'aaj 40 dosa becha' may be all of the day. */
const mostOfOne = 12;

const deeds: readonly Sign[] = ['sold', 'gone', 'add', 'back', 'written', 'wrong'];
const mistakes: readonly Sign[] = ['short', 'excess'];
const persons = wordSet('customer customers grahak ग्राहक कस्टमर');
const vagueDeeds = signList('gave perhaps took ate happened missed channel');
/** What a sentence about plates seldom says, and what makes it another one. */
const doubts = signList(
  'price since clear willSell paid bought dearer cheaper money came received per',
);

const corrections = wordSet('correct rectify');
/** Words of a sign that do not make a figure less sure. */
const exact = wordSet('only sirf bas keval hi pehle');

/** Nothing but counts and dishes: 'do masala dosa'. */
function isBareCount(sentence: Sentence): boolean {
  const { signs, unknown, figures } = sentence;
  return (
    unknown.length === 0 &&
    figures.length > 0 &&
    figures.every((figure) => countsPlates(sentence, figure)) &&
    signs.every(({ meaning }) => meaning === 'filler' || meaning === 'became')
  );
}

/** Whether the words allow no other deed than this one. */
function isOneDeed(sentence: Sentence, facts: Facts): boolean {
  const { has, isMistake, isTakenBack, isOfDay, isSet } = facts;
  const isChanged = has('add') || isTakenBack || facts.hasMore;
  const isVague = has('gave', 'perhaps', 'took', 'ate', 'missed') || (has('happened') && !isOfDay);
  const isOrder = has('add') || (has('back') && !has('sold', 'gone'));
  const isCorrected = has('excess') && has('back') && !has('sold', 'add');
  return (
    !(isVague && !isOrder && !facts.isServed) &&
    !(has('wrong', 'excess', 'short', 'written') && !isMistake && !isCorrected && !isOfDay) &&
    !(isTakenBack && !isCorrected && (has('sold', 'gone', 'add') || isMore(sentence))) &&
    !(isChanged && isOfDay) &&
    !(isSet && !isOfDay && !isCorrection(sentence)) &&
    !(has('set') && has('sold', 'gone') && !isOfDay) &&
    // A seller of his own, unless the words say that he bought.
    !(has('person') && !(has('took', 'ate') && !has('sold', 'gave'))) &&
    // 'Increase chai by two' may be rupees.
    !(has('add') && sentence.tokens.includes('by')) &&
    // 'Do chai wala customer gaya'.
    !(has('gone') && !facts.isServed && !has('add') && isOfPerson(sentence))
  );
}

/** 'Correct today's chai to 17'; 'set' and 'change' may be about the price. */
function isCorrection({ tokens, signs }: Sentence): boolean {
  return (
    signs.some(({ meaning, from }) => meaning === 'set' && corrections.has(tokens[from] ?? '')) &&
    signs.some(({ meaning }) => meaning === 'today')
  );
}
function isOfPerson({ tokens, buyers }: Sentence): boolean {
  return tokens.some(
    (token, index) =>
      persons.has(token) && buyers.every(({ from, to }) => index < from || to <= index),
  );
}

/** Whether it is plain which day is meant. */
function isDaySure({ figures }: Sentence, facts: Facts): boolean {
  const { has, isOfDay, isTakenBack, hasMore, isOfYesterday, isSet } = facts;
  const isOrder = has('add', 'back') || hasMore;
  if (!isOfYesterday) {
    const isOne = figures.every(({ meaning }) => meaning.value <= mostOfOne);
    if (has('was') && !has('missed') && !isReplaced(facts)) return false;
    return !has('today') || isOrder || isOfDay || isSet || isOne;
  }
  // 'Kal do chai likho' may be tomorrow.
  const isPast = has('yesterday', 'was', 'missed');
  if (isOfDay || isSet) return has('yesterday') && !has('kal') && has('set') && isOfDay;
  if (isTakenBack) return isPast && has('excess') && has('back');
  return isOrder && (isPast || !has('add'));
}

/** 'Pehle jo likha tha uski jagah yehi rakho'. */
function isReplaced({ has, isOfDay }: Facts): boolean {
  return isOfDay && has('set');
}

/** What is to be done with the counts; `undefined` where nobody asks for anything. */
export function parsePlatesOrder(sentence: Sentence): PlatesOrder | undefined {
  const facts = factsOf(sentence);
  const { has, isMistake, isTooFew, isTakenBack, hasMore, isOfDay, isSet, isServed } = facts;
  const isBare = !has(...vagueDeeds, ...deeds, ...mistakes) && !hasMore && !isOfDay && !isSet;
  if (isBare && !isBareCount(sentence)) return undefined;
  if (has('kal') && !has('was', 'set', ...vagueDeeds, ...deeds, ...mistakes)) return undefined;
  const isChanged = has('add') || isTakenBack || hasMore;
  const isPlain =
    isServed ||
    has('sold', 'gone', 'add', 'back') ||
    hasMore ||
    isOfDay ||
    (isMistake && !isTooFew) ||
    isCorrection(sentence);
  const isSoft = has('soft') && !(isOfDay && !isAbout(sentence));
  const isOrdered = has('order') && !has('sold', 'gone');
  return {
    kind: (isOfDay || isSet) && !isChanged ? 'count' : 'plates',
    day: facts.isOfYesterday ? 'yesterday' : 'today',
    sign: isTakenBack && !isTooFew ? -1 : 1,
    isPlain,
    isSure:
      isPlain &&
      !isSoft &&
      !isOrdered &&
      !isPartBesideBuyers(sentence) &&
      !has(...doubts) &&
      isOneDeed(sentence, facts) &&
      isDaySure(sentence, facts),
  };
}

/** 'Lagbhag 40', no 'sirf 40'. */
function isAbout({ tokens, signs }: Sentence): boolean {
  return signs.some(({ meaning, from }) => meaning === 'soft' && !exact.has(tokens[from] ?? ''));
}
