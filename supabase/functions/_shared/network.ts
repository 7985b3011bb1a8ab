/**
 * What an address is counted as: an IPv4 address as itself, an IPv6 address as its /64 network,
 * because one household has all addresses of it.
 *
 * @param address `203.0.113.7`, `2001:db8::7` or `::ffff:203.0.113.7`
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The address of the caller of a hosted function. Cloudflare, in front of every hosted project, sets
 * `CF-Connecting-IP` and replaces a forged one; elsewhere the nearest proxy appends the address to
 * `X-Forwarded-For`.
 *
 * @param peer address of the connection, used without these headers
 */
export function addressOf(headers: Headers, peer: string): string {
  const forwarded = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return headers.get('CF-Connecting-IP') || forwarded || peer;
}
