/** A random UUID (version 4). Pages without TLS, as at an address of the local network, have no `crypto.randomUUID`. */
export function randomId(): string {
  const known: Partial<Crypto> = crypto;
  if (known.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
