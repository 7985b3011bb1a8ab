/** Names of this machine that no other machine can have. */
const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** HTTP's status for a request that came to the wrong server. */
export const UNKNOWN_HOST = 421;

/**
 * Why a server of this machine must refuse a request, by its header `Host`; `null` when it may answer. Without this
 * check, a page of another site could read answers by DNS rebinding: its name then leads to this machine.
 *
 * @param port the only port that is accepted; without it any port is, as behind a forwarded port
 */
export function refusedHost(host: string | undefined, port?: string): string | null {
  const [, name, asked = ''] = /^(.*?)(?::(\d+))?$/.exec(host?.toLowerCase() ?? '') ?? [];
  const isOwn = NAMES.some((own) => own === name) && (port === undefined || port === asked);
  if (isOwn) return null;
  const names = NAMES.map((own) => (port ? `${own}:${port}` : own));
  return `This server answers to ${names.slice(0, -1).join(', ')} and ${names.at(-1)} only.`;
}
