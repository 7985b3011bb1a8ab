/**
 * The URL of the same folder in another spelling, one for each attempt to load it.
 *
 * A browser identifies a module by its URL, letter by letter. It may never fetch a module again that
 * failed or hangs under the same URL, and a query on the entry does not change the URLs of the modules
 * that the entry imports. Percent-encoding letters of the folder does: to the server both spellings are
 * the same folder (RFC 3986, section 6.2.2.2), to the browser they are two URLs, and relative imports
 * inherit the spelling.
 *
 * @param baseUrl absolute, with a folder, ends in a slash: `https://x.test/1.0.0-ab/`
 * @param attempt 0 for the plain spelling; 1, 2, … give another one each
 * @example retryUrl('https://x.test/1.0.0-ab/', 1) === 'https://x.test/%31.0.0-ab/'
 */
export function retryUrl(baseUrl: string, attempt: number): string {
  const url = new URL(baseUrl);
  const folders = url.pathname.split('/');
  const last = folders.at(-2) ?? '';
  folders[folders.length - 2] = respell(last, attempt);
  return `${url.origin}${folders.join('/')}`;
}

/**
 * The plain spelling of a folder's name that `retryUrl` may have respelled.
 *
 * @returns `null` for a malformed percent-encoding
 * @example plainFolder('%31.0.0-ab') === '1.0.0-ab'
 */
export function plainFolder(folder: string): string | null {
  try {
    return decodeURIComponent(folder);
  } catch {
    return null;
  }
}

/** Percent-encodes the n-th letter or digit of `folder` if bit n of `attempt` is set. */
function respell(folder: string, attempt: number): string {
  let rank = 0;
  return folder.replaceAll(/%[0-9A-F]{2}|[A-Za-z0-9]/gi, (letter) => {
    if (letter.startsWith('%')) return letter;
    const isMarked = Math.floor(attempt / 2 ** rank) % 2 === 1;
    rank += 1;
    return isMarked ? `%${letter.charCodeAt(0).toString(16).toUpperCase()}` : letter;
  });
}
