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
} from '../data/keeping-words';
import { mentionsIn, near } from './match-words';
import type { Mention } from './match-words';
import { isDenied, isNotWord } from './negation';
import type { SpokenToken } from './spoken-words';

const hoursThatSpoil = 3;
const daysThatSpoilInFridge = 3;

/** True for '2 din' or '6 hours': a count of at least `least` before one of the units. */
export function hasCountOf(
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
        tokens.slice(index + 1, index + 4).some((after) => sinceWordsAfter.has(after))),
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

/** 'Kal' is yesterday unless a plan follows: 'kal biryani bachi', but not 'kal kya banau'. */
function speaksOfYesterday(tokens: readonly SpokenToken[], isOfDayNamed: boolean): boolean {
  return tokens.some((word, index) => {
    if (word !== 'kal') return false;
    const told = tokens.slice(index + 1).find((after) => plans.has(after) || pasts.has(after));
    return told === undefined ? isOfDayNamed : pasts.has(told);
  });
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

/** 'Forgot it in the bag since morning', with no word of cold. */
function isStoredForHours(tokens: readonly SpokenToken[]): boolean {
  return hasStoodForHours(tokens) && tokens.some((word) => storing.has(word));
}

function stoodTillEvening(tokens: readonly SpokenToken[]): boolean {
  return [earlyWords, lateWords, keeping].every((sought) =>
    tokens.some((word) => sought.has(word)),
  );
}

const daysThatFerment = { outside: 2, inFridge: 5 };

/**
 * Reads from a text whether batter or dough, or what is told to ferment, has done so for days.
 *
 * @param isFermented True when something named ferments on purpose.
 */
export function hasFermentedTooLong(tokens: readonly SpokenToken[], isFermented: boolean): boolean {
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
    mentionsIn(sinceYesterday, tokens).length > 0 ||
    hasCountOf(tokens, dayUnits, 1) ||
    speaksOfYesterday(tokens, isOfDayNamed);
  const hasAged = isOfYesterday || isOfWeekday || hasStoodForHours(tokens);
  if (
    hasFailed ||
    warm.some((mention) => standsOutside(tokens, mention)) ||
    (hasAged && isWarm) ||
    ((isOfYesterday || stoodTillEvening(tokens) || isStoredForHours(tokens)) && !isCold) ||
    (isOfWeekday && !isColdForDays)
  ) {
    return 'warm';
  }
  const isTooOld = hasCountOf(tokens, dayUnits, daysThatSpoilInFridge);
  return isTooOld || tokens.some((word) => weekUnits.has(word)) ? 'days' : undefined;
}
