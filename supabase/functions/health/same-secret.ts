/**
 * Whether two secrets are the same, in a time that does not depend on where they differ: it compares hashes, all bytes of
 * them. Node's `timingSafeEqual` needs equal lengths, and would tell that of the key.
 */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(secret)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
