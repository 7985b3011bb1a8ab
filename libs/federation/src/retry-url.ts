/**
 * The same folder under another spelling, one for each attempt to load it.
 *
 * Browsers key modules by the letters of their URL: one that failed or hangs may never be asked
 * for again under the same URL, and a query on the entry does not reach the modules it imports.
 * Percent-encoding letters of the last folder does: servers must treat both spellings alike
 * (RFC 3986, section 6.2.2.2), browsers do not, and relative imports inherit the spelling.
 *
 * @param baseUrl absolute, with a folder, ends in a slash: `https://x.test/1.0.0-ab/`
 * @param attempt 0 for the plain spelling, then 1, 2, … each of which gives another one
 * @example retryUrl('https://x.test/1.0.0-ab/', 1) === 'https://x.test/%31.0.0-ab/'
 */
export function retryUrl(baseUrl: string, attempt: number): string {
  const url = new URL(baseUrl);
  const folders = url.pathname.split('/');
  const last = folders.at(-2) ?? '';
  folders[folders.length - 2] = respell(last, attempt);
  return `${url.origin}${folders.join('/')}`;
}

/** Percent-encodes those letters and digits of `folder` whose rank is a bit set in `attempt`. */
function respell(folder: string, attempt: number): string {
  let rank = 0;
  return folder.replaceAll(/%[0-9A-F]{2}|[A-Za-z0-9]/gi, (letter) => {
    if (letter.startsWith('%')) return letter;
    const isMarked = Math.floor(attempt / 2 ** rank) % 2 === 1;
    rank += 1;
    return isMarked ? `%${letter.charCodeAt(0).toString(16).toUpperCase()}` : letter;
  });
}
