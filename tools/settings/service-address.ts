import { CommandError } from '../workspace';

/**
 * Reads the address of a service, which may end in a path.
 *
 * @param name of the environment variable
 * @param value of it; empty stands for the usual one
 * @returns the address without a slash at its end
 * @throws CommandError when it is none; its value is not repeated, since it may hold a key
 */
export function readServiceAddress(name: string, value: string | undefined, usual: string): string {
  if (!value) return usual;
  const url = URL.canParse(value) ? new URL(value) : null;
  // Other characters would end the address in a Content-Security-Policy, or stand for any host.
  const isHost = url !== null && /^(\[[\da-f:.]+\]|[\w.-]+)$/.test(url.hostname);
  const isPlain = url !== null && !url.username && !url.password && !url.search && !url.hash;
  if (isHost && isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  throw new CommandError(`${name} must be a web address without a query, such as ${usual}.`);
}
