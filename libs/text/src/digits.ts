const DEVANAGARI_ZERO = 0x09_66;
const TELUGU_ZERO = 0x0c_66;

/**
 * Writes the digits of Devanagari and Telugu in a text as `0` to `9`.
 *
 * @example latinDigits('१२ ప్లేట్లు ౪') // '12 ప్లేట్లు 4'
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < TELUGU_ZERO ? DEVANAGARI_ZERO : TELUGU_ZERO));
  });
}
