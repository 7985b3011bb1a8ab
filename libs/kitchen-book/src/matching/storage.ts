import {
  coldness,
  counts,
  dayUnits,
  earlyWords,
  forHours,
  hourUnits,
  keeping,
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
  undoesCold,
  warmth,
  weekdays,
  weekUnits,
} from '../data/storage-words';
import { findMatches, hasNearby } from './lexicon';
import type { Match } from './lexicon';
import { isNegated, isNegation } from './negation';
import type { Token } from './tokenize';

const hoursThatSpoil = 3;
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

function isWarmAmong(tokens: readonly Token[]): readonly Match<true>[] {
  return findMatches(warmth, tokens).filter((match) => !isNegated(tokens, match));
}

function standsOutside(tokens: readonly Token[], match: Match<true>): boolean {
  return (
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
    if (word !== 'kal') return false;
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

function hasStoodForHours(tokens: readonly Token[]): boolean {
  return (
    isSinceEarly(tokens) ||
    findMatches(forHours, tokens).length > 0 ||
    hasCountOf(tokens, hourUnits, hoursThatSpoil)
  );
}

/** 'Forgot it in the bag since morning', with no word of cold. */
function isStoredForHours(tokens: readonly Token[]): boolean {
  return hasStoodForHours(tokens) && tokens.some((word) => storing.has(word));
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
export type StoodTooLong = 'warm' | 'days';

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
  const isOfWeekday = findMatches(weekdays, tokens).some(
    (match) => isOfDayNamed || isSince(tokens, match),
  );
  const isSetAside = findMatches(onPurpose, tokens).length > 0;
  if (isSetAside && !(isOfDayNamed && isOfWeekday)) return undefined;
  const { hasFailed, isUndone, isCold, isColdForDays } = coldnessIn(tokens);
  const warm = isWarmAmong(tokens);
  const isWarm = isUndone || warm.length > 0;
  const isOfYesterday =
    findMatches(sinceYesterday, tokens).length > 0 ||
    hasCountOf(tokens, dayUnits, 1) ||
    speaksOfYesterday(tokens, isOfDayNamed);
  const hasAged = isOfYesterday || isOfWeekday || hasStoodForHours(tokens);
  if (
    hasFailed ||
    warm.some((match) => standsOutside(tokens, match)) ||
    (hasAged && isWarm) ||
    ((isOfYesterday || stoodTillEvening(tokens) || isStoredForHours(tokens)) && !isCold) ||
    (isOfWeekday && !isColdForDays)
  ) {
    return 'warm';
  }
  const isTooOld = hasCountOf(tokens, dayUnits, daysThatSpoilInFridge);
  return isTooOld || tokens.some((word) => weekUnits.has(word)) ? 'days' : undefined;
}
