// The ways in which texts are made comparable, side by side: each leaves out other differences.
// `normalise.test.ts` gives the same names to all keys.

/** The text on one line: no space around it, and one between two words. */
export function singleSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** What names are compared by whose letters and accents stay as they were typed: spaces and case do not count. */
export function compactKey(name: string): string {
  return singleSpaces(name).toLowerCase();
}

/** The same, where a letter and its accent count as the one character that they look like (NFC). */
export function nfcKey(name: string): string {
  return compactKey(name.normalize('NFC'));
}

/** What names are compared by where spaces within them count: spaces around a name and case do not. */
export function trimmedKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What e-mail addresses are compared by: case does not count. */
export function emailKey(address: string): string {
  return address.toLowerCase();
}

/** Tells whether one of some names contains what was typed; spaces around that and case do not count. */
export function includesTyped(names: readonly string[], typed: string): boolean {
  const key = trimmedKey(typed);
  return names.some((name) => name.toLowerCase().includes(key));
}

/** The words of a text in small letters, NFC; digits and signs part them. */
export function letterWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

/** The words of two letters or more, in small letters, NFKC. */
export function longLetterWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]+/gu) ?? []
  );
}

/** Words and numbers, in small letters, NFKC. */
export function wordsAndNumbers(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
