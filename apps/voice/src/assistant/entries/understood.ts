import type { Token } from '@thela/kitchen-book/words';
import { inHindi, tokensInHindi } from '../telugu/in-hindi';
import { tokensWithNamesIn, withNamesIn } from './names-in-script';

/**
 * Writes a text in the words that the rules know: Telugu as Hindi, names of the stall in their script.
 *
 * @param names of dishes and ingredients
 */
export function understood(text: string, names: readonly string[]): string {
  return withNamesIn(inHindi(text, names), names);
}

/**
 * The same for the words of a text.
 *
 * @param tokens some of the words of the text
 */
export function understoodTokens(
  tokens: readonly Token[],
  text: string,
  names: readonly string[],
): readonly Token[] {
  return tokensWithNamesIn(tokensInHindi(tokens, text, names), text, names);
}
