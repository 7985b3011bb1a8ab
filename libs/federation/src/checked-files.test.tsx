import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCheckedFiles } from './checked-files';

const baseUrl = 'https://profit.example/%31.0.0-ab/';
const code = 'export default 1;';

/** Of 'tool' and of `code`, by `openssl dgst -sha384 -binary | base64`. */
const hashOfTool = 'sha384-AUEO6YDFxXkQazHNKLqPQfC+oW/EypoeVeowBg9itJWrIeHg8J98skN3x99XTWWR';
const hashOfCode = 'sha384-6suxL03OA+o34JTHN80IuUKolVKUO6SuwSAcWwv+/cyKZUhgJdmnEZ0gCqufE0lU';

const release = {
  baseUrl: 'https://profit.example/1.0.0-ab/',
  version: '1.0.0-ab',
  contract: '1.0',
  entry: 'remoteEntry.js',
  scripts: ['assets/tool.js', 'remoteEntry.js'],
  styles: [],
  integrity: { 'assets/tool.js': hashOfTool, 'remoteEntry.js': hashOfCode },
};

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

function links(): HTMLLinkElement[] {
  return [...document.head.querySelectorAll('link')];
}

/** Says, in the browser's stead, what became of every script that the page asked for. */
function settle(outcomeOf: (path: string) => 'load' | 'error') {
  for (const link of links()) {
    link.dispatchEvent(new Event(outcomeOf(link.href.replace(baseUrl, ''))));
  }
}

/** What is found out about the entry after the browser refused it and its server gave `answer`. */
function explain(answer: () => Promise<Response>) {
  request.mockImplementation(answer);
  const failure = fetchCheckedFiles(release, baseUrl);
  settle((path) => (path === 'remoteEntry.js' ? 'error' : 'load'));
  return failure;
}

function fileOf(body: string, mediaType = 'text/javascript') {
  return () => Promise.resolve(new Response(body, { headers: { 'content-type': mediaType } }));
}

describe('fetchCheckedFiles', () => {
  it('asks for every script at once, with its hash, where this attempt finds it', async () => {
    const failure = fetchCheckedFiles(release, baseUrl);
    const asked = links().map(({ rel, href, integrity, crossOrigin }) => ({
      rel,
      href,
      integrity,
      crossOrigin,
    }));
    settle(() => 'load');
    const how = { rel: 'modulepreload', crossOrigin: 'anonymous' };
    expect(asked).toEqual([
      { ...how, href: `${baseUrl}remoteEntry.js`, integrity: hashOfCode },
      { ...how, href: `${baseUrl}assets/tool.js`, integrity: hashOfTool },
    ]);
    expect(await failure).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });

  it('takes its link away from the page when a script was refused', async () => {
    await explain(fileOf('alert(1)'));
    expect(links().map(({ href }) => href)).toEqual([`${baseUrl}assets/tool.js`]);
  });

  it('calls a file tampered when its bytes are not the released ones', async () => {
    expect(await explain(fileOf('alert(1)'))).toMatchObject({
      kind: 'tampered',
      detail: `${baseUrl}remoteEntry.js is not the file that was released`,
    });
  });

  it('calls it unreachable when the very bytes arrive at the second request', async () => {
    expect(await explain(fileOf(code))).toMatchObject({ kind: 'unreachable' });
  });

  it('calls it unreachable when its server answers with an error, and says which', async () => {
    const answer = () => Promise.resolve(new Response('gone', { status: 404 }));
    expect(await explain(answer)).toMatchObject({
      kind: 'unreachable',
      detail: `${baseUrl}remoteEntry.js answered 404`,
    });
  });

  it('calls it unreachable when there is no answer, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    expect(await explain(() => Promise.reject(cause))).toMatchObject({
      kind: 'unreachable',
      cause,
    });
  });

  it.each(['text/html', 'text/plain; charset=utf-8'])(
    'calls it broken when %s comes in its place',
    async (mediaType) => {
      expect(await explain(fileOf('<!doctype html>', mediaType))).toMatchObject({
        kind: 'broken',
        detail: `${baseUrl}remoteEntry.js is ${mediaType}, not code`,
      });
    },
  );

  it('asks past the cache when it looks into a refusal', async () => {
    await explain(fileOf('alert(1)'));
    expect(request.mock.calls).toEqual([[`${baseUrl}remoteEntry.js`, { cache: 'no-store' }]]);
  });

  it('asks for nothing when the hash of one file is not known', async () => {
    const scripts = ['assets/tool.js', 'toString'];
    expect(await fetchCheckedFiles({ ...release, scripts }, baseUrl)).toMatchObject({
      kind: 'tampered',
    });
    expect(links()).toEqual([]);
  });

  it('checks the entry even if the release does not list it among its scripts', async () => {
    const failure = fetchCheckedFiles({ ...release, scripts: [] }, baseUrl);
    expect(links().map(({ integrity }) => integrity)).toEqual([hashOfCode]);
    settle(() => 'load');
    expect(await failure).toBeNull();
  });

  it('takes the style sheets of a refused release away again, not those of another', async () => {
    request.mockImplementation(fileOf('alert(1)'));
    document.head.innerHTML = '<link rel="stylesheet" href="https://profit.example/other.css">';
    const failure = fetchCheckedFiles(
      {
        ...release,
        styles: ['assets/tool.css'],
        integrity: { ...release.integrity, 'assets/tool.css': hashOfTool },
      },
      baseUrl,
    );
    settle((path) => (path === 'remoteEntry.js' ? 'error' : 'load'));
    expect(await failure).toMatchObject({ kind: 'tampered' });
    expect(links().filter(({ rel }) => rel === 'stylesheet')).toHaveLength(1);
    expect(links()[0]?.href).toBe('https://profit.example/other.css');
  });
});
