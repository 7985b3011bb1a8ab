// An empty Braille cell is drawn as a blank.
export const BLANKS = /[\t-\r\u0085\u2800\p{Z}]+/gu;
/** Joiners, marks of direction, fillers, halves of a character, and the U+FFFC that dictation leaves behind … */
export const INVISIBLE = /(?![\t-\r\u0085])[\p{Cc}\p{Cf}\p{Cs}\p{DI}\uFFFC]/gu;

/** A text without anything that shows nothing, such as joiners and control characters; line breaks stay. */
export function visibleText(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** What names are compared by: those that look alike, save for capitals and what a keyboard makes of ' and -, have one key. */
export function nameKey(name: string): string {
  return visibleText(name)
    .replaceAll(BLANKS, ' ')
    .trim()
    .replaceAll(/[`´‘’]/g, "'")
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .normalize('NFC')
    .toLowerCase();
}

/** The words and the numbers of a text, in small letters, NFKC. */
export function splitWords(text: string): readonly string[] {
  return nameKey(text.normalize('NFKC')).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
}

/** Latin letters without marks of their own: each is one. */
const LATIN = /^[ -\u024F]*$/;

/** The letters of a text as a person counts them: signs of Indic scripts and parts of an emoji are never cut. */
export function splitLetters(text: string): readonly string[] {
  // Every page has names in its header, and a segmenter takes a cheap phone 40 ms.
  if (LATIN.test(text)) return Array.from(text);
  // Firefox got it with version 125.
  if (!('Segmenter' in Intl))
    return text.match(/\P{M}(?:[\p{M}\p{Emoji_Modifier}\u200C]|\u200D\P{M}?)*|^\p{M}+/gu) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
