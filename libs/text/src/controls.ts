// Control characters and those that turn the direction of what follows them on the screen. Joiners stay: the
// scripts of India need them.
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const CONTROLS_IN_LINES = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Makes text fit for a ledger: a space for each control character, and for each mark that overrides the direction of writing. */
export function spacesForControls(text: string): string {
  return text.replace(CONTROLS, ' ');
}

/**
 * Makes text from outside safe to show: removes NUL and other control characters, and marks that
 * override the direction of writing. Line breaks stay.
 */
export function readableText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS_IN_LINES, '');
}
