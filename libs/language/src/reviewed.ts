import type { Language } from '@thela/contract';

/**
 * Whether somebody who grew up with the language has read its texts. A translation that nobody has read is a
 * draft, and the page says so.
 */
export const reviewed: Readonly<Record<Language, boolean>> = {
  'en-IN': true,
  'hi-IN': false,
  'te-IN': false,
  'hi-Latn-IN': false,
};
