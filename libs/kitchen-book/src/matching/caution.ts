import { probabilityOf } from '@thela/understanding';
import type { Guess } from '@thela/understanding';
import type { GeneralDanger } from '../data/danger-words';
import type { Warning } from './dangers';

/** Above it the meaning alone is danger enough. */
const SURELY_DANGER = 0.86;
/** Above it the meaning makes a doubt sure. */
const PROBABLY_DANGER = 0.4;
/** Above it the meaning alone is a doubt. */
const PERHAPS_DANGER = 0.12;

/** Above it food is surely left over and fine: what only time or plates tell against it is asked, and nothing where no word warns. */
const SURELY_FINE = 0.8;
const ofCircumstance: ReadonlySet<GeneralDanger> = new Set([
  'kept-long',
  'kept-warm',
  'from-plates',
]);

/**
 * What the words warn of and the meaning together: either alone is enough for a question.
 *
 * @param isSaidFresh the words say that it is of today and cold: then the meaning alone is no more than a question
 */
export function cautionOf(
  warning: Warning | undefined,
  meanings: readonly Guess[],
  isSaidFresh = false,
): Warning | undefined {
  const probability = probabilityOf('leftover_danger', meanings);
  const danger = warning?.danger ?? 'unclear';
  const isFine = probabilityOf('leftover_use', meanings) >= SURELY_FINE;
  // Without a word of danger, what is said to be fresh or surely means leftovers is none.
  if (!warning && probability < SURELY_DANGER && (isSaidFresh || isFine)) return undefined;
  const isAsked = !warning?.isMeasured && ofCircumstance.has(danger) && isFine;
  const isSure =
    (warning?.isSure === true && !isAsked) ||
    (probability >= (warning ? PROBABLY_DANGER : SURELY_DANGER) &&
      !(isSaidFresh && !warning) &&
      warning?.isExplained !== true);
  return warning || probability >= PERHAPS_DANGER ? { danger, isSure } : undefined;
}
