const TELUGU = /\p{Script=Telugu}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The script of a text. Names and units in Latin letters stand in texts of every script.
 *
 * @example scriptOf('2 Masala Dosa అమ్మాను') // 'telugu'
 */
export function scriptOf(text: string): 'telugu' | 'devanagari' | 'latin' {
  if (TELUGU.test(text)) return 'telugu';
  return DEVANAGARI.test(text) ? 'devanagari' : 'latin';
}
