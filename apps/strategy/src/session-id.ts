/** Letters and digits that cannot be confused with each other, such as `l` and `1`. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The temporary id of this visit; it is stored nowhere, so a reload makes a new one. */
export const sessionId = `temp-${Array.from(
  crypto.getRandomValues(new Uint8Array(10)),
  (byte) => SIGNS[byte % SIGNS.length],
).join('')}`;
