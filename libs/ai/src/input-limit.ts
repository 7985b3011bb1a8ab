import { failure } from './result';
import type { AiResult } from './result';

/** The longest text that a question may have, in UTF-16 units: about four typed pages. */
export const maxInputChars = 8000;

/** The most rows that a strategy may be asked for. */
export const maxTiffinEntries = 100;

/** Says that a text is too long, or `null` when it is not. */
export function tooLong({ length }: string): AiResult<never> | null {
  if (length <= maxInputChars) return null;
  const [given, most] = [length, maxInputChars].map((count) => count.toLocaleString('en-IN'));
  return failure('too-long', `That is too long: ${given} letters. Please keep it to ${most}.`);
}

/** Says that there are too many rows, or `null` when there are not. */
export function tooMany({ length }: readonly unknown[]): AiResult<never> | null {
  if (length <= maxTiffinEntries) return null;
  const limit = `Please ask about ${maxTiffinEntries} at most.`;
  return failure('too-long', `There are too many rows: ${length}. ${limit}`);
}
