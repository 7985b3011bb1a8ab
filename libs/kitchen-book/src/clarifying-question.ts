import type { Messages } from './messages';

/** Asks what words mean, and says what to do if they name a danger. */
export function clarifyingQuestion(words: readonly string[], { unknownWords }: Messages): string {
  return unknownWords(words.map((word) => `'${word}'`).join(', '));
}
