import { CommandError } from '../workspace';

/** Whether a text is an address under `http:` or `https:`. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/**
 * Parses a web address whose host can stand in a Content-Security-Policy: in a policy, `;` would end the
 * directive and `*` would match any host.
 *
 * @returns `null` for any other text
 */
export function parseServiceAddress(value: string): URL | null {
  const url = isWebAddress(value) ? new URL(value) : null;
  return url && /^(\[[\da-f:.]+\]|[\w.-]+)$/.test(url.hostname) ? url : null;
}

/**
 * Reads the address of a service, which may have a path, from the environment variable `name`.
 *
 * @param fallback the address if the variable is empty
 * @returns the address without a slash at its end
 * @throws CommandError for an invalid address; the message does not repeat it, because it may hold a key
 */
export function readServiceAddress(name: string, env: NodeJS.ProcessEnv, fallback: string): string {
  const value = env[name];
  if (!value) return fallback;
  const url = parseServiceAddress(value);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain) return url.href.replace(/\/+$/, '');
  throw new CommandError(`${name} must be a web address without a query, such as ${fallback}.`);
}
