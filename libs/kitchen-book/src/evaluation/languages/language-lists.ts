import type { Ordinary, Phrase } from '../phrase';

/** Messages of one language in one script. */
export interface LanguageLists {
  readonly answered: readonly Phrase[];
  /** Messages of danger: neither book may mend or cook any of them. */
  readonly dangers: readonly string[];
  /** Harmless messages with words that look or sound like those of a danger, or of another language. */
  readonly lookAlikes: readonly Ordinary[];
}
