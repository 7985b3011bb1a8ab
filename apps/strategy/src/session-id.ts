/** Letters and figures that nobody takes for another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Names this visit: the same until the page is loaded anew, kept nowhere. */
export const sessionId = `temp-${Array.from(
  crypto.getRandomValues(new Uint8Array(10)),
  (byte) => SIGNS[byte % SIGNS.length],
).join('')}`;
