import { splitLetters } from '@thela/text';

/** The width of a text in px. */
export type Measure = (text: string) => number;

/** The part of a word that fits into a line, at least one letter, and the rest. */
function cut(word: string, width: number, measure: Measure): readonly [string, string] {
  let fits = '';
  for (const letter of splitLetters(word)) {
    if (fits !== '' && measure(fits + letter) > width) break;
    fits += letter;
  }
  return [fits, word.slice(fits.length)];
}

/**
 * Breaks a text into lines, between words where that is possible.
 *
 * @param width px
 * @returns at least one line; one is wider only where a single letter is
 */
export function wrapText(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = word;
    while (measure(rest) > width) {
      const [fits, after] = cut(rest, width, measure);
      if (after === '') break;
      lines.push(fits);
      rest = after;
    }
    line = rest;
  }
  return [...lines, line];
}
