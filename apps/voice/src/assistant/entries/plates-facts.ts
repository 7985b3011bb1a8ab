import { isMore } from './counts-said';
import { says } from './says';
import type { Sentence } from './sentence';
import type { Sign } from './signs';

/** What the words of a sentence about plates say. */
export interface Facts {
  readonly has: (...some: readonly Sign[]) => boolean;
  readonly isMistake: boolean;
  readonly isTooFew: boolean;
  readonly isTaken: boolean;
  readonly isMoreSaid: boolean;
  readonly isOfDay: boolean;
  readonly isSet: boolean;
  readonly isOfYesterday: boolean;
  /** Plates went to somebody: 'customer ko do chai di'. */
  readonly isServed: boolean;
}

export function factsOf(sentence: Sentence): Facts {
  const has = (...some: readonly Sign[]) => says(sentence, ...some);
  const isMistake = has('excess', 'wrong', 'short') && has('written');
  const isTaken = has('back', 'wrong') || has('short') || isMistake;
  return {
    has,
    isMistake,
    isTooFew: isMistake && has('short'),
    isTaken,
    isMoreSaid: isMore(sentence) && !isMistake,
    isOfDay: has('total', 'soFar', 'count'),
    isSet: has('set') && !has('sold', 'gone', 'add') && !isTaken && !isMore(sentence),
    isOfYesterday: has('yesterday', 'kal'),
    isServed: has('gave', 'perhaps') && sentence.buyers.some(({ meaning: { isKnown } }) => isKnown),
  };
}
