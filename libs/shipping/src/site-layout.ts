// Names and rules that the code that publishes a site and the code that serves it share.

/** The shell's folder in a site folder; every other folder there belongs to a tool. */
export const SHELL = 'shell';

/** The fallback page, for every address of the shell without its own page. */
export const ANY_PAGE = 'app.html';

/**
 * The `Cache-Control` header of a file: a file with a content hash in its name, or a version in its path, never
 * changes and may be cached for a year; any other file must be revalidated each time.
 *
 * @param path as in the URL, `/assets/tool-CGzUXzuO.js`
 */
export function cacheControl(path: string, isTool: boolean): string {
  return isTool || isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Whether the file's name contains a content hash, so that its content never changes. */
export function isHashed(path: string): boolean {
  return /^\/(assets\/.*|remoteEntry)-[\w-]{8,}\.\w+$/.test(path);
}
