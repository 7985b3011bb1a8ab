import type { AiFailure, AiResult } from './result';
import { failure } from './result';

/** A question may be so long, in letters (UTF-16 units): some four typed pages. */
export const maxInputChars = 8000;

/** A strategy is asked for so many rows at most. */
export const maxTiffinEntries = 100;

/** Says that a text is too long, or `null` when it is not. */
export function tooLong(text: string): AiResult<never> | null {
  return text.length > maxInputChars ? refuse(text.length, maxInputChars, 'letters') : null;
}

/** Says that there are too many rows, or `null` when there are not. */
export function tooMany(rows: readonly unknown[]): AiResult<never> | null {
  return rows.length > maxTiffinEntries
    ? refuse(rows.length, maxTiffinEntries, 'tiffin items')
    : null;
}

function refuse(
  given: number,
  most: number,
  unit: string,
): { readonly kind: 'failure'; readonly failure: AiFailure } {
  const format = (count: number) => count.toLocaleString('en-IN');
  const message = `That is too long: ${format(given)} ${unit}. Please keep it to ${format(most)}.`;
  return failure('too-long', message);
}
