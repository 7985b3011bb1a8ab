import { plainFolder } from '@thela/federation/retry-url';

/** A file below a release's folder, whose name begins as every version does. */
const RELEASE_FILE = /^(.*\/)([^/]*\d[^/]*)\/((?:assets\/)?[^/]+)$/;
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*-[\da-f]{10}(-dirty)?$/;

export interface ToolAddress {
  /** As the registry spells it. */
  readonly plain: string;
  readonly version: string;
  /** Whether this is a retry, which escapes the folder's name in another way. */
  readonly isRespelled: boolean;
}

/**
 * Reads the address of a file of a release.
 *
 * @param isOrigin whether tools may come from an origin
 * @returns `null` for any other address
 */
export function readToolAddress(
  url: URL,
  isOrigin: (origin: string) => boolean,
): ToolAddress | null {
  if (!isOrigin(url.origin) || url.search !== '') return null;
  const [, parent = '', folder = '', file = ''] = RELEASE_FILE.exec(url.pathname) ?? [];
  const version = plainFolder(folder) ?? '';
  if (!VERSION.test(version) || file === 'release.json') return null;
  const plain = `${url.origin}${parent}${version}/${file}`;
  return { plain, version, isRespelled: folder !== version };
}

/**
 * The address of any file without the escapes that a retry adds to a folder, and without a query.
 *
 * @returns `null` for a malformed percent-encoding
 */
export function plainAddress(address: string): string | null {
  const { origin, pathname } = new URL(address);
  const folders = pathname.split('/').map(plainFolder);
  return folders.includes(null) ? null : `${origin}${folders.join('/')}`;
}
