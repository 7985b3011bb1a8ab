/** Characters that show nothing, and marks that override the direction of writing. */
const UNREADABLE = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Makes text from outside safe to show: removes NUL and other control characters, and marks that
 * override the direction of writing. Line breaks stay.
 */
export function readableText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(UNREADABLE, '');
}
