import { longLetterWords } from '@thela/text';

/** Words of two letters or more, in any script, without the ending of an English plural. */
function wordsOf(text: string): readonly string[] {
  return longLetterWords(text).map((word) => word.replace(/e?s?$/, ''));
}

/**
 * Tells how much of a name a text mentions. Words are compared as they are spelled: a text that says
 * 'tamatar' mentions no 'Tomatoes'.
 *
 * @returns for a name: 0 to 1, the share of its words that stand in the text, in any order
 * @example shareMentioned('2 dosas')('Masala Dosa') // 0.5
 */
export function shareMentioned(text: string): (name: string) => number {
  const said = new Set(wordsOf(text));
  return (name) => {
    const words = wordsOf(name);
    if (words.length === 0) return 0;
    return words.filter((word) => said.has(word)).length / words.length;
  };
}
