import {
  asksHow,
  coldness,
  counts,
  dayUnits,
  earlyWords,
  fine,
  forHours,
  hourUnits,
  keeping,
  keepVerbs,
  lateWords,
  lookingAhead,
  ofDay,
  onPurpose,
  outside,
  pasts,
  plans,
  sinceWords,
  sinceWordsAfter,
  sinceYesterday,
  storing,
  todayWords,
  undoesCold,
  warmth,
  weekdays,
  weekUnits,
  yearUnits,
} from '../data/storage-words';
import { findMatches, hasNearby, wordSet } from '@thela/understanding';
import type { Match, Span, Token } from '@thela/understanding';
import { hoursStood } from './clock-times';
import { isNegated, isNegation } from './negation';

const hoursThatSpoil = 3;
const hoursByTheClock = 4;
const daysThatSpoilInFridge = 3;

/** True for '2 din' or '6 hours': a count of at least `least` before one of the units. */
export function hasCountOf(
  tokens: readonly Token[],
  units: ReadonlySet<string>,
  least: number,
): boolean {
  return tokens.some((token, index) => {
    const before = tokens[index - 1] ?? '';
    return units.has(token) && (counts.get(before) ?? Number(before)) >= least;
  });
}

/** True for 'since morning' and 'subah 9 baje se', not for food that was made in the morning. */
function isSinceEarly(tokens: readonly Token[]): boolean {
  return tokens.some(
    (word, index) =>
      earlyWords.has(word) &&
      (sinceWords.has(tokens[index - 1] ?? '') ||
        sinceWords.has(tokens[index - 2] ?? '') ||
        tokens.slice(index + 1, index + 4).some((after) => sinceWordsAfter.has(after))),
  );
}

/** Warm or outside; what is heated ('garam karke') did not stand warm for that. */
function isWarmAmong(tokens: readonly Token[]): readonly Match<true>[] {
  return findMatches(warmth, tokens).filter(
    (match) => !isNegated(tokens, match) && !tokens[match.to]?.startsWith('kar'),
  );
}

const growsOld = wordSet('rice chaval chawal biyam dal imli tamarind chintapandu pickle achar');
const cooked = wordSet('cooked pakaya pakaye paka anam annam bacha bachi migilina boiled fried');

/** Flour, spices and the like, which keep for months. */
export function isDry(tokens: readonly Token[]): boolean {
  return tokens.some((word) => dryGoods.has(word)) && !tokens.some((word) => cooked.has(word));
}

const dryGoods = wordSet(
  'masala atta maida besan rava suji sugar cheeni salt namak flour podi honey',
);

/** 'Ek saal purana chawal': raw rice and the like are sold for their age. */
export function isAged(tokens: readonly Token[]): boolean {
  const has = (words: ReadonlySet<Token>) => tokens.some((word) => words.has(word));
  return has(yearUnits) && has(growsOld) && !has(cooked);
}

/** 'Masala bahar aa jata hai', 'the filling comes out': it opens, and was not put there. */
function comesOut(tokens: readonly Token[], { from, to }: Match<true>): boolean {
  const [next = '', after = ''] = tokens.slice(to, to + 2);
  const isMoving = /^(?:at[aei]|vast[a-z]*|vaches[a-z]*)$/.test(next);
  return (
    isMoving ||
    (next === 'a' && /^(?:ja|jat[aei]|rah[aei])$/.test(after)) ||
    /^(?:comes?|coming|falls?|falling|oozing|bursting|leaking)$/.test(tokens[from - 1] ?? '')
  );
}

function standsOutside(tokens: readonly Token[], match: Match<true>): boolean {
  return (
    !comesOut(tokens, match) &&
    tokens.slice(match.from, match.to).some((word) => outside.has(word)) &&
    hasNearby(tokens, match, 3, (word) => keeping.has(word))
  );
}

/** 'Since Monday', 'somwar ka', but not 'somwar ke liye'. */
function isSince(tokens: readonly Token[], { from, to }: Match<true>): boolean {
  return (
    sinceWords.has(tokens[from - 1] ?? '') ||
    sinceWords.has(tokens[from - 2] ?? '') ||
    (tokens[from] ?? '').endsWith('s') ||
    (ofDay.has(tokens[to] ?? '') && !lookingAhead.has(tokens[to + 1] ?? ''))
  );
}

/** 'Kal' is yesterday unless a plan follows: 'kal biryani bachi', but not 'kal kya banau'. */
function speaksOfYesterday(tokens: readonly Token[], isOfDayNamed: boolean): boolean {
  return tokens.some((word, index) => {
    const to = index + (tokens[index + 1] === 'se' ? 2 : 1);
    if (word !== 'kal' || isCompared(tokens, { from: index, to })) return false;
    const tense = tokens.slice(index + 1).find((after) => plans.has(after) || pasts.has(after));
    return tense === undefined ? isOfDayNamed : pasts.has(tense);
  });
}

/** How food was kept cold, if a word says so. */
function coldnessIn(tokens: readonly Token[]) {
  const cold = findMatches(coldness, tokens);
  const hasFailed = cold.some((match) =>
    hasNearby(tokens, match, 4, (word) => undoesCold.has(word)),
  );
  const isUndone = hasFailed || cold.some((match) => hasNearby(tokens, match, 4, isNegation));
  const isCold = cold.length > 0 && !isUndone;
  return {
    hasFailed,
    isUndone,
    isCold,
    isColdForDays: isCold && cold.some(({ meaning }) => meaning === 'for-days'),
  };
}

const power = wordSet('power current light bijli karent electricity बिजली लाइट కరెంట్');
const gone = wordSet('gayi gaya off cut gone went no not nahi nahin chali poyindi ledu');
const hoursWithoutPower = 4;

/** 'Fridge ten hours current ledu': a closed fridge keeps cold for four hours. */
function lostPowerForHours(tokens: readonly Token[]): boolean {
  const isLost = tokens.some(
    (word, from) =>
      power.has(word) && hasNearby(tokens, { from, to: from + 1 }, 4, (near) => gone.has(near)),
  );
  const isLong =
    hasCountOf(tokens, hourUnits, hoursWithoutPower) ||
    findMatches(sinceYesterday, tokens).length > 0;
  return isLost && isLong && findMatches(coldness, tokens).length > 0;
}

function hasStoodForHours(tokens: readonly Token[]): boolean {
  return (
    isSinceEarly(tokens) ||
    findMatches(forHours, tokens).length > 0 ||
    hasCountOf(tokens, hourUnits, hoursThatSpoil)
  );
}

/** 'Forgot it in the bag since morning', with no word of cold. */
function isStoredForHours(tokens: readonly Token[], isLeft: boolean): boolean {
  const words = isLeft ? keeping : storing;
  return hasStoodForHours(tokens) && tokens.some((word) => words.has(word));
}

function stoodTillEvening(tokens: readonly Token[]): boolean {
  return [earlyWords, lateWords, keeping].every((sought) =>
    tokens.some((word) => sought.has(word)),
  );
}

const daysThatFerment = { outside: 2, inFridge: 5 };

/**
 * Reads from a text whether batter or dough, or what is said to ferment, has done so for days.
 *
 * @param isFermented True when something named ferments on purpose.
 */
export function hasFermentedTooLong(tokens: readonly Token[], isFermented: boolean): boolean {
  if (!isFermented && !tokens.some((word) => word.startsWith('ferment'))) return false;
  const { isColdForDays } = coldnessIn(tokens);
  const most = isColdForDays ? daysThatFerment.inFridge : daysThatFerment.outside;
  return hasCountOf(tokens, dayUnits, most) || tokens.some((word) => weekUnits.has(word));
}

/** Why food that can spoil has stood too long: `warm` or outside, or in the fridge for `days`. */
export interface StoodTooLong {
  readonly how: 'warm' | 'days';
  /** False where the vendor asks how to keep it, speaks of what is to come, or says that it is fine. */
  readonly isSure: boolean;
  /** True where two times say for how long: of leftovers no word of how good they are counts. */
  readonly isMeasured?: boolean;
}

const thanWords = wordSet('kanna kante mukable mukabale jaisa jaisi jaise కంటే');
const moreOrLess = wordSet('zyada jyada kam behtar achha accha');

/** 'Than yesterdays', 'kal se zyada', 'ninnati kante': another day's dish is only compared with. */
function isCompared(tokens: readonly Token[], { from, to }: Span): boolean {
  if (tokens[from - 1] === 'than' || thanWords.has(tokens[to] ?? '')) return true;
  const said = tokens.slice(to, to + 5);
  // What is more sour than yesterday may be yesterday's.
  const isMore =
    said.some((word) => moreOrLess.has(word)) && !said.some((word) => /^(?:khat|pul)/.test(word));
  return (
    tokens[to - 1] === 'se' &&
    isMore &&
    !tokens.some((word) => keeping.has(word) || outside.has(word))
  );
}

/** Where a text says that food is of yesterday or older. */
function yesterdaysIn(tokens: readonly Token[]): readonly Match<true>[] {
  return findMatches(sinceYesterday, tokens).filter((match) => !isCompared(tokens, match));
}

const likened = wordSet('was jaisa jaisi taste swad swaad svad');
const justNow = wordSet('today aaj ivala ippude abhi just आज अभी ఇప్పుడే');
export const thisDay = wordSet(
  'today todays aaj ivala ivaala iyala iyaala nedu eeroju आज ఇవాళ ఈరోజు',
);
/** What is frozen keeps longer. */
const keepsLong = wordSet('freezer frozen freeze फ्रीजर');

const selling = /^(?:restim|reheat|garam|mila$|miks|mix|sel$|serv|bech|ammu|ammoch)/;

/** 'Still tastes fine': of what stood for hours that tells nothing. */
const tasted = wordSet(
  'taste tastes tasting smell smells smelling swad swaad ruchi vasana lagta lagti still',
);

/** 'Yesterday it was so good and today it is dry'. */
function comparesWithYesterday(tokens: readonly Token[]): boolean {
  const [yesterday] = findMatches(sinceYesterday, tokens);
  const from = yesterday?.to ?? tokens.indexOf('kal') + 1;
  if (from === 0) return false;
  const said = tokens.slice(from, from + 7);
  const isGood = said.some(
    (word) =>
      fine.has(word) || likened.has(word) || /^(?:came$|vachind|bag|manch|ban[ei]$)/.test(word),
  );
  const isToSell = tokens.some(
    (word) => (word !== 'out' && outside.has(word)) || selling.test(word),
  );
  const isOfTwo = tokens.some((word, at) => {
    const isOwn = word === 'todays' || /^k[aei]$/.test(tokens[at + 1] ?? '');
    return at >= from && todayWords.has(word) && isOwn;
  });
  return (isGood || isOfTwo) && !isToSell && tokens.some((word) => todayWords.has(word));
}

const degrees = wordSet('degree degrees डिग्री');
const hotEnough = 60;

/** 'In the hot case at 65 degrees'. */
function isHeldHot(tokens: readonly Token[]): boolean {
  return tokens.some((word, at) => degrees.has(word) && Number(tokens[at - 1]) >= hotEnough);
}

const atOnce = wordSet('turant immediately itself quickly ventane gantalone straight तुरंत फौरन वेंटने');

/** Whether food was put in the fridge and no word says that it is old or stood warm. */
export function isKeptCold(tokens: readonly Token[]): boolean {
  return coldnessIn(tokens).isCold && isWarmAmong(tokens).length === 0;
}

/** 'Fridge me padi hai aaj ki hi', 'dopahar ka chawal turant fridge me rakha': of this day, or cold at once. */
export function isColdOfToday(tokens: readonly Token[]): boolean {
  const isOld =
    findMatches(sinceYesterday, tokens).length > 0 ||
    hasCountOf(tokens, dayUnits, 1) ||
    tokens.some((word) => word === 'kal' || weekUnits.has(word));
  const isOfToday = tokens.some((word) => thisDay.has(word) || atOnce.has(word));
  const hasStood = hoursStood(tokens) > hoursByTheClock && !tokens.some((word) => atOnce.has(word));
  return isOfToday && !isOld && !hasStood && isKeptCold(tokens);
}

/** 'Ratri' is last night, tonight, or any night. */
function speaksOfNight(tokens: readonly Token[]): boolean {
  const matches = findMatches(sinceYesterday, tokens);
  return (
    matches.length > 0 &&
    matches.every(({ from }) => /^r[ae]?t?h?atri(?:ki)?$|^ratri/.test(tokens[from] ?? '')) &&
    !tokens.some((word) => keeping.has(word) || outside.has(word) || word.startsWith('migil'))
  );
}

/** 'How many days', 'kaise rakhun', 'ela dachali'. */
function asksHowToKeep(tokens: readonly Token[]): boolean {
  return [asksHow, keepVerbs].every((sought) => tokens.some((word) => sought.has(word)));
}

/**
 * Reads from a text whether cooked food, meat, fish, egg or milk has stood too long.
 *
 * @param tokens As `tokensOf` gives them.
 * @param isOfDayNamed True when any day of the week is the food's own; else 'since Monday' and 'somwar
 * ka' are.
 * @returns `warm` for food that stood outside or in a fridge that failed, or warm for hours, or since
 * yesterday or a day of the week without a word of a fridge; `days` for three days and more in the fridge.
 */
export function hasStoodTooLong(
  tokens: readonly Token[],
  isOfDayNamed: boolean,
): StoodTooLong | undefined {
  const stood = stoodByWords(tokens, isOfDayNamed);
  const isMeasured =
    hoursStood(tokens) > hoursByTheClock &&
    !coldnessIn(tokens).isCold &&
    !isHeldHot(tokens) &&
    findMatches(onPurpose, tokens).length === 0;
  return isMeasured ? { how: 'warm', isSure: stood?.isSure === true, isMeasured } : stood;
}

function stoodByWords(tokens: readonly Token[], isOfDayNamed: boolean): StoodTooLong | undefined {
  const isOfWeekday = findMatches(weekdays, tokens).some(
    (match) => isOfDayNamed || isSince(tokens, match),
  );
  const isSetAside = findMatches(onPurpose, tokens).length > 0;
  if (isSetAside && !(isOfDayNamed && isOfWeekday)) return undefined;
  const { hasFailed, isUndone, isCold, isColdForDays } = coldnessIn(tokens);
  const warm = isWarmAmong(tokens);
  const isWarm = isUndone || warm.length > 0;
  const isOfYesterday =
    yesterdaysIn(tokens).length > 0 ||
    hasCountOf(tokens, dayUnits, 1) ||
    speaksOfYesterday(tokens, isOfDayNamed);
  if (isHeldHot(tokens) && !isOfYesterday) return undefined;
  const isStored = isStoredForHours(tokens, isOfDayNamed);
  const hasAged = isOfYesterday || isOfWeekday || hasStoodForHours(tokens);
  const stoodOutside = warm.some((match) => standsOutside(tokens, match));
  const isToday = tokens.some((word) => justNow.has(word)) && !isOfYesterday && !isStored;
  const isDoubted =
    isToday ||
    asksHowToKeep(tokens) ||
    comparesWithYesterday(tokens) ||
    speaksOfNight(tokens) ||
    tokens.some((word, at) => fine.has(word) && !tasted.has(tokens[at - 1] ?? ''));
  const said = (kind: StoodTooLong['how'], isSure: boolean) => ({
    how: kind,
    isSure: isSure && !isDoubted,
  });
  // 'Tea 4 hours on the stove': only who speaks of leftovers or of keeping says that it stood.
  const isKept =
    isOfDayNamed || isOfYesterday || isOfWeekday || tokens.some((word) => keeping.has(word));
  if (hasFailed || lostPowerForHours(tokens)) return { how: 'warm', isSure: true };
  if (stoodOutside || (hasAged && isWarm)) return said('warm', isKept || isSinceEarly(tokens));
  if (
    ((isOfYesterday || stoodTillEvening(tokens) || isStored) && !isCold) ||
    (isOfWeekday && !isColdForDays)
  ) {
    return said('warm', true);
  }
  const isTooOld = hasCountOf(tokens, dayUnits, daysThatSpoilInFridge);
  return isTooOld || tokens.some((word) => weekUnits.has(word))
    ? said('days', !tokens.some((word) => keepsLong.has(word)))
    : undefined;
}
