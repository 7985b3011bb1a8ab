/** Letters that show nothing, and marks that would turn the order of the letters around them. */
const UNREADABLE = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text from outside as it can be shown: without NUL and other control letters, and without marks
 * that overrule the direction of writing. Line breaks stay.
 */
export function readableText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(UNREADABLE, '');
}
