// Apart from `normalise.ts`, because pages show text long before they compare names.

/**
 * Makes text from outside safe to show: removes NUL and other control characters, and marks that
 * override the direction of writing. Line breaks stay.
 */
export function readableText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

/** As it begins a sentence or a line: 'onions' as 'Onions'. */
export function withCapital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}
