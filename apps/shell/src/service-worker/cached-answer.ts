/** Types of the files of shell and tools, by the ending of their names. */
const TYPES = new Map([
  ['css', 'text/css; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['woff2', 'font/woff2'],
]);

/** Another charset would make another program of the same bytes. */
const CODE = /^(?:text|application)\/(javascript|css)(?:; ?charset=utf-8)?$/i;

/**
 * The answer to a request from a cached copy whose bytes are checked. Page code can write every cache, so it may
 * have chosen the copy's status, headers and URL: none of them is passed on. Scripts and styles that came from
 * their own address with the right type are answered as they are, because browsers keep compiled code with them.
 *
 * @param address where the file stands, without a query
 * @param headers what the file is served with, besides its type
 */
export function answerFrom(
  copy: Response,
  address: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const type = TYPES.get(/[^.]*$/.exec(address)?.[0] ?? '') ?? 'application/octet-stream';
  if (isCodeAsServed(copy, address, type)) return copy;
  return new Response(copy.body, { status: 200, headers: { ...headers, 'Content-Type': type } });
}

function isCodeAsServed(copy: Response, address: string, expected: string): boolean {
  const isServed = copy.type !== 'default' && copy.url === address && copy.status === 200;
  const language = languageOf(copy.headers.get('content-type') ?? '');
  return isServed && language !== undefined && language === languageOf(expected);
}

function languageOf(type: string): string | undefined {
  return CODE.exec(type)?.[1]?.toLowerCase();
}
