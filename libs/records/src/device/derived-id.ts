/**
 * An id that follows from another one: the same on every phone and at every time, so what is made twice counts once.
 *
 * @param id a UUID
 * @param word another id for another word
 * @returns a UUID of version 8: a hash (cyrb128), which is no secret and keeps none, between the first 8 letters of the id, by which
 *   events of one moment are in order, and its last 12, by which a typed count names what it replaces
 */
export function derivedId(id: string, word: string): string {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (const letter of `${word} ${id}`) {
    const code = letter.codePointAt(0) ?? 0;
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  const hex = [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    id.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    id.slice(-12),
  ].join('-');
}
