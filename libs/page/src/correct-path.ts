/**
 * A path as links of the page write it: one slash between names, none at the end, small letters, no file. What follows a `%23`
 * stays: a mail program may have written it for the `#` before a token.
 */
export function correctPath(path: string): string {
  return (
    path
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .replace(/^\/(?:tools|stall|account|diagnostics)(?:\/[^/%]+)?/i, (page) => page.toLowerCase())
      .replace(/(?:\/index)?(?:\.[a-z-]+)?\.html$/i, '')
      .replace(/^\/(?:index|app)$/i, '') || '/'
  );
}
