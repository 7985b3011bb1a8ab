/** How many bytes of an IPv4 address, and groups of an IPv6 address, name a network. */
const WIDTHS = { household: { v4: 4, v6: 4 }, wide: { v4: 3, v6: 3 } } as const;

/**
 * What an address is counted as. An IPv4 address that is written as an IPv6 address is counted as itself, a text that is no
 * address as `unknown`.
 *
 * @param address `203.0.113.7`, `2001:db8::7` or `::ffff:203.0.113.7`, with or without a port
 * @param width `household`: an IPv4 address, or a /64, because one household has all addresses of it; `wide`: a /24 or a /48,
 *   the most that a customer is usually given
 */
export function networkOf(address: string, width: keyof typeof WIDTHS = 'household'): string {
  const { v4, v6 } = WIDTHS[width];
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? [];
  if (dotted) return dotted.split('.').slice(0, v4).join('.');
  const [, colons = ''] = /^\[?([\da-f:.]+)(?:%\w+)?(?:\]:\d+)?$/i.exec(address) ?? [];
  if (!URL.canParse(`http://[${colons}]`)) return 'unknown';
  const [head = '', tail = ''] = new URL(`http://[${colons}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const all = [...groups, ...Array<string>(8 - groups.length - last.length).fill('0'), ...last];
  if (!all.join(':').startsWith('0:0:0:0:0:ffff:')) return all.slice(0, v6).join(':');
  const bytes = all.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.slice(0, v4).join('.');
}

/**
 * The address of the caller of a hosted function. Cloudflare, in front of every hosted project, sets
 * `CF-Connecting-IP` and replaces a forged one; elsewhere the nearest proxy appends the address to
 * `X-Forwarded-For`, and has to drop the other header.
 *
 * @param peer address of the connection, used without these headers
 */
export function addressOf(headers: Headers, peer: string): string {
  const forwarded = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return headers.get('CF-Connecting-IP') || forwarded || peer;
}
