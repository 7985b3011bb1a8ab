// What those that publish a site folder and those that serve it must agree on.

/** Folder of the shell in a site folder; every other folder there is a tool's. */
export const SHELL = 'shell';

/** File of the page that every address of the shell gets that has no page of its own. */
export const ANY_PAGE = 'app.html';

/**
 * How long a file may be kept: for good when its name carries its hash or its folder its version,
 * otherwise it is asked for again each time.
 *
 * @param path as in the URL, `/assets/tool-CGzUXzuO.js`
 */
export function cacheControl(path: string, isTool: boolean): string {
  return isTool || isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Whether the file's name carries its hash, so that its content never changes. */
export function isHashed(path: string): boolean {
  return /^\/(assets\/.*|remoteEntry)-[\w-]{8,}\.\w+$/.test(path);
}
