import { lookup } from 'mrmime';
import { cacheControl } from '../site-layout';

/**
 * The headers that an object is stored with, and served with.
 *
 * @param path below the folder of the shell or of a release
 * @param isTool whether it is a file of a release, which never changes
 */
export function headersOf(path: string, isTool: boolean): Record<string, string> {
  const type = lookup(path) ?? 'application/octet-stream';
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'cache-control': cacheControl(`/${path}`, isTool),
  };
}
