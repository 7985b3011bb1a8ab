import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCheckedFiles, prefetchFiles, removeStyles } from './checked-files';
import { FILE_GATE } from './file-gate-name';
import type { ToolFailure } from './tool-state';

const baseUrl = 'https://profit.example/%31.0.0-ab/';
const code = 'export default 1;';

/** Of 'tool' and of `code`, by `openssl dgst -sha256 -binary | base64`. */
const hashOfTool = 'sha256-fJu+Xsmz+3dOj6D1QkfpPDTd+OXRb+MHNCDeCugaJi0=';
const hashOfCode = 'sha256-VjMuClVzS8K3PfVqLfhjXtXFskttekVrQd58q5ovOBQ=';

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
const onLost = vi.fn<(failure: ToolFailure) => void>();

beforeEach(() => {
  // As in Chromium, which is known to check preloaded scripts.
  Object.defineProperty(navigator, 'userAgentData', { value: {}, configurable: true });
  request.mockReset();
  onLost.mockReset();
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  removeStyles(baseUrl);
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
  const failure = fetchCheckedFiles(release, baseUrl, { language: 'en-IN', onLost });
  settle((path) => (path === 'remoteEntry.js' ? 'error' : 'load'));
  return failure;
}

function fileOf(body: string, mediaType = 'text/javascript') {
  return () => Promise.resolve(new Response(body, { headers: { 'content-type': mediaType } }));
}

const failing = (status: number) => () => Promise.resolve(new Response('no', { status }));
const html = '<!doctype html>';

describe('fetchCheckedFiles', () => {
  it('asks for every script at once, with its hash, where this attempt finds it', async () => {
    const failure = fetchCheckedFiles(release, baseUrl, { language: 'en-IN', onLost });
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

  it('takes the links of scripts away from the page, that of a refused one, too', async () => {
    await explain(fileOf('alert(1)'));
    expect(links()).toEqual([]);
  });

  it.each([
    ['tampered', 'is not the file that was released', fileOf('alert(1)')],
    ['unreachable', 'could not be fetched at first', fileOf(code)],
    ['unreachable', 'answered 503', failing(503)],
    ['unreachable', 'answered 403', failing(403)],
    ['gone', 'answered 404', failing(404)],
    ['gone', 'answered 410', failing(410)],
    ['unreachable', 'is text/html, not code', fileOf(html, 'text/html')],
    ['unreachable', 'is text/plain, not code', fileOf(html, 'text/plain')],
    ['unreachable', 'is text/javascript, not code', fileOf(`\uFEFF\n${html}`)],
    ['unreachable', 'is text/css, not code', fileOf('', 'text/css')],
  ])('calls a file %s that %s', async (kind, what, answer) => {
    const detail = `${baseUrl}remoteEntry.js ${what}`;
    expect(await explain(answer)).toMatchObject({ kind, detail });
  });

  it('calls it unreachable when there is no answer, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    expect(await explain(() => Promise.reject(cause))).toMatchObject({
      kind: 'unreachable',
      cause,
    });
  });

  it('calls it unreachable when its address leads elsewhere, as in a network with a sign-in page', async () => {
    const answer = async () => {
      const response = await fileOf('alert(1)')();
      Object.defineProperty(response, 'url', { value: 'https://portal.example/x.js' });
      return Object.defineProperty(response, 'redirected', { value: true });
    };
    expect(await explain(answer)).toMatchObject({ kind: 'unreachable' });
  });

  it('asks past the cache when it looks into a refusal', async () => {
    await explain(fileOf('alert(1)'));
    expect(request.mock.calls).toEqual([[`${baseUrl}remoteEntry.js`, { cache: 'no-store' }]]);
  });

  it('asks for nothing when the hash of one file is not known', async () => {
    const scripts = ['assets/tool.js', 'toString'];
    expect(
      await fetchCheckedFiles({ ...release, scripts }, baseUrl, { language: 'en-IN', onLost }),
    ).toMatchObject({ kind: 'tampered' });
    expect(links()).toEqual([]);
  });

  it('checks the entry even if the release does not list it among its scripts', async () => {
    const failure = fetchCheckedFiles({ ...release, scripts: [] }, baseUrl, {
      language: 'en-IN',
      onLost,
    });
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
      { language: 'en-IN', onLost },
    );
    settle((path) => (path === 'remoteEntry.js' ? 'error' : 'load'));
    expect(await failure).toMatchObject({ kind: 'tampered' });
    expect(links().filter(({ rel }) => rel === 'stylesheet')).toHaveLength(1);
    expect(links()[0]?.href).toBe('https://profit.example/other.css');
  });
});

describe('a lazy chunk of an open release', () => {
  const lazy = {
    ...release,
    integrity: {
      ...release.integrity,
      'assets/chart.js': hashOfCode,
      'assets/chart.css': hashOfTool,
    },
  };
  const chart = `${baseUrl}assets/chart.js`;

  /** What the release's code calls before it imports more of itself. */
  function checkFiles(...addresses: string[]): Promise<void> {
    const gate: unknown = Reflect.get(globalThis, Symbol.for(FILE_GATE));
    return (gate as (addresses: string[]) => Promise<void>)(addresses);
  }

  async function open() {
    const opened = fetchCheckedFiles(lazy, baseUrl, { language: 'en-IN', onLost });
    settle(() => 'load');
    expect(await opened).toBeNull();
    document.head.replaceChildren();
  }

  it('is checked by a function that no release can replace', async () => {
    await open();
    const gate = Object.getOwnPropertyDescriptor(globalThis, Symbol.for(FILE_GATE));
    expect(gate).toMatchObject({ writable: false, configurable: false });
    expect(Object.isFrozen(gate?.value)).toBe(true);
    await open();
    expect(Reflect.get(globalThis, Symbol.for(FILE_GATE))).toBe(gate?.value);
  });

  it('is asked for with its hash and its styles, before it is imported', async () => {
    await open();
    const checked = checkFiles(chart, `${baseUrl}assets/chart.css`);
    expect(links().map(({ rel, href, integrity }) => [rel, href, integrity])).toEqual([
      ['modulepreload', chart, hashOfCode],
      ['stylesheet', `${baseUrl}assets/chart.css`, hashOfTool],
    ]);
    settle(() => 'load');
    await checked;
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is not asked for again, nor is what opened the tool', async () => {
    await open();
    const first = checkFiles(chart);
    settle(() => 'load');
    await first;
    document.head.replaceChildren();
    await checkFiles(chart, `${baseUrl}remoteEntry.js`);
    expect(links()).toEqual([]);
  });

  it.each([
    ['tampered', fileOf('alert(1)')],
    ['gone', failing(404)],
  ])('that is %s must not be imported, and the tool is lost', async (kind, answer) => {
    await open();
    request.mockImplementation(answer);
    const checked = checkFiles(chart);
    settle(() => 'error');
    await expect(checked).rejects.toThrow(chart);
    expect(onLost.mock.calls).toMatchObject([[{ kind }]]);
  });

  it('that a weak signal holds up is not lost: the next try asks again', async () => {
    await open();
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    const first = checkFiles(chart);
    settle(() => 'error');
    await expect(first).rejects.toThrow('cannot be fetched');
    expect(onLost).not.toHaveBeenCalled();
    const second = checkFiles(chart);
    settle(() => 'load');
    await second;
  });

  it('without a hash is never asked for', async () => {
    await open();
    await expect(checkFiles(`${baseUrl}assets/other.js`)).rejects.toThrow('no hash');
    expect(links()).toEqual([]);
    expect(onLost.mock.calls).toMatchObject([[{ kind: 'tampered' }]]);
  });

  it('of nobody’s release is never asked for', async () => {
    await open();
    await expect(checkFiles('https://elsewhere.example/x.js')).rejects.toThrow('no release');
    expect(links()).toEqual([]);
  });
});

describe('the texts of a release', () => {
  const texts = { 'hi-IN': ['assets/hi.js'], 'te-IN': ['assets/te.js'] };
  const hashes = { ...release.integrity, 'assets/hi.js': hashOfTool, 'assets/te.js': hashOfTool };
  const translated = { ...release, integrity: hashes, translations: texts };
  const asked = () => links().map(({ href }) => href.replace(baseUrl, ''));

  it('are fetched with its code in the language of the page, and in no other', async () => {
    const opened = fetchCheckedFiles(translated, baseUrl, { language: 'te-IN', onLost });
    expect(asked()).toContain('assets/te.js');
    expect(asked()).not.toContain('assets/hi.js');
    settle(() => 'load');
    expect(await opened).toBeNull();
  });

  it('do not hold it up', async () => {
    const opened = fetchCheckedFiles(translated, baseUrl, { language: 'te-IN', onLost });
    for (const link of links()) {
      if (!link.href.endsWith('te.js')) link.dispatchEvent(new Event('load'));
    }
    expect(await opened).toBeNull();
  });

  it('do not stop it when they are changed, at once or later', async () => {
    request.mockImplementation(fileOf('alert(1)'));
    const opened = fetchCheckedFiles(translated, baseUrl, { language: 'te-IN', onLost });
    settle((path) => (path === 'assets/te.js' ? 'error' : 'load'));
    expect(await opened).toBeNull();

    const gate: unknown = Reflect.get(globalThis, Symbol.for(FILE_GATE));
    const checked = (gate as (addresses: string[]) => Promise<void>)([`${baseUrl}assets/hi.js`]);
    settle(() => 'error');
    await expect(checked).rejects.toThrow('is not the file that was released');
    expect(onLost).not.toHaveBeenCalled();
  });

  it('are prefetched in the language of the page, also with the lazy scripts', async () => {
    const options = { lowPriority: true, includeLazy: true };
    const prefetched = prefetchFiles(translated, baseUrl, 'hi-IN', options);
    expect(asked()).toContain('assets/hi.js');
    expect(asked()).not.toContain('assets/te.js');
    settle(() => 'load');
    await prefetched;
  });
});

describe('prefetchFiles', () => {
  const later = { lowPriority: true, includeLazy: false };
  const styled = {
    ...release,
    styles: ['assets/tool.css'],
    integrity: {
      ...release.integrity,
      'assets/tool.css': hashOfTool,
      'assets/lazy.js': hashOfTool,
    },
  };
  const styleSheet = () => links().find(({ rel }) => rel === 'stylesheet');

  it('asks for the same files as opening does, which then asks for none of them again', async () => {
    const prefetched = prefetchFiles(styled, baseUrl, 'en-IN', later);
    const asked = links();
    expect(asked.map(({ href }) => href.replace(baseUrl, ''))).toEqual([
      'remoteEntry.js',
      'assets/tool.js',
      'assets/tool.css',
    ]);
    expect(asked.every(({ integrity }) => integrity.startsWith('sha256-'))).toBe(true);
    settle(() => 'load');
    await prefetched;
    expect(await fetchCheckedFiles(styled, baseUrl, { language: 'en-IN', onLost })).toBeNull();
    expect(links()).toEqual(asked.filter(({ rel }) => rel === 'stylesheet'));
  });

  it('keeps the styles of a tool from the page until it is opened', async () => {
    const prefetched = prefetchFiles(styled, baseUrl, 'en-IN', later);
    expect(styleSheet()?.media).toBe('not all');
    settle(() => 'load');
    await prefetched;
    await fetchCheckedFiles(styled, baseUrl, { language: 'en-IN', onLost });
    expect(styleSheet()?.media).toBe('');
  });

  it('fetches lazy scripts, too, where it is told to', async () => {
    const prefetched = prefetchFiles(styled, baseUrl, 'en-IN', { ...later, includeLazy: true });
    expect(links().map(({ href }) => href)).toContain(`${baseUrl}assets/lazy.js`);
    settle(() => 'load');
    await prefetched;
  });

  it('leaves a file that was refused to whoever opens the tool', async () => {
    request.mockImplementation(fileOf('alert(1)'));
    const prefetched = prefetchFiles(styled, baseUrl, 'en-IN', later);
    settle((path) => (path === 'remoteEntry.js' ? 'error' : 'load'));
    await prefetched;
    const failure = fetchCheckedFiles(styled, baseUrl, { language: 'en-IN', onLost });
    settle((path) => (path === 'remoteEntry.js' ? 'error' : 'load'));
    expect(await failure).toMatchObject({ kind: 'tampered' });
  });

  it('does not take the word of another registry for a folder', async () => {
    const prefetched = prefetchFiles(styled, baseUrl, 'en-IN', later);
    settle(() => 'load');
    await prefetched;
    const before = links().length;
    const other = { ...release, integrity: { ...release.integrity, 'assets/tool.js': hashOfCode } };
    const opened = fetchCheckedFiles(other, baseUrl, { language: 'en-IN', onLost });
    expect(links().length).toBe(before + 2);
    settle(() => 'load');
    expect(await opened).toBeNull();
  });
});
