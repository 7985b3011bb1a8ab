import { failure } from './result';
import type { AiResult } from './result';

/** The longest text that a question may have, by `lengthOf`: about four typed pages. */
export const maxInputChars = 8000;

/** The most rows that a strategy may be asked for. */
export const maxTiffinEntries = 100;

/**
 * The length that a limit counts, in UTF-16 units: of the text as typed or in NFKC, whichever is longer. The
 * kitchen book reads texts in NFKC, which writes `ﷺ` as 18 letters, and takes as long as these do.
 */
export function lengthOf(text: string): number {
  // What is too long as typed is not normalized: it may be of any size.
  if (text.length > maxInputChars) return text.length;
  return Math.max(text.length, text.normalize('NFKC').length);
}

export function tooLong(text: string): AiResult<never> | null {
  const length = lengthOf(text);
  if (length <= maxInputChars) return null;
  return failure('too-long', (messages) => messages.tooLong(length, maxInputChars));
}

export function tooMany({ length }: readonly unknown[]): AiResult<never> | null {
  if (length <= maxTiffinEntries) return null;
  return failure('too-long', (messages) => messages.tooMany(length, maxTiffinEntries));
}
