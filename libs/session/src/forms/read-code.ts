import { latinDigits } from '@thela/text';
/** The digits of a code by mail, by SMS or of an authenticator app. */
export const CODE_LENGTH = 6;

/** Six digits that belong to no longer number. */
const ALONE = /(?<!\d)\d{6}(?!\d)/;
/** The same as some messages write them: `123 456`, `1-2-3-4-5-6`, with blanks and dashes of any kind. */
const SPACED = /(?<![\d+])\d(?:[\s\p{Pd}]?\d){5}(?![\s\p{Pd}]?\d)/u;

/**
 * Reads what a person typed or pasted as the code, also a whole message that has the code in it, and digits of
 * Devanagari and Telugu.
 *
 * @returns at most six digits `0` to `9`; `null` when the text has more, and no six of them stand alone
 */
export function readCode(text: string): string | null {
  const latin = latinDigits(text);
  const digits = latin.replaceAll(/\D/g, '');
  if (digits.length <= CODE_LENGTH) return digits;
  const [found] = ALONE.exec(latin) ?? SPACED.exec(latin) ?? [];
  return found?.replaceAll(/\D/g, '') ?? null;
}
