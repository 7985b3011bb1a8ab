/**
 * Makes a pseudonym. Without the key nobody can find out of whom.
 *
 * @param text whom, and for how long: `2026-11-21 address 203.0.113.7`
 */
export async function pseudonym(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmacKey = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, encoder.encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
