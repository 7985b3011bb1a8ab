import { foldTelugu, tokensOf } from '@thela/understanding';

/**
 * A word of a text as the tables have it: in Latin letters, spelling variants written alike.
 *
 * @example folded('అమ్మాను') // 'amanu'
 */
export function foldWord(word: string): string {
  return foldTelugu(tokensOf(word)[0] ?? '');
}
