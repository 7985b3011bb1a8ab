import { beforeEach, describe, expect, it, vi } from 'vitest';

const baseUrl = 'https://profit.example/1.0.0-ab/';
const hash = `sha256-${'B'.repeat(43)}=`;
const release = {
  baseUrl,
  version: '1.0.0-ab',
  contract: '1.0',
  entry: 'remoteEntry.js',
  scripts: ['remoteEntry.js'],
  styles: [],
  integrity: { 'remoteEntry.js': hash },
};

const request = vi.fn<typeof fetch>();
const guardImports = vi.fn<() => Promise<void>>();
const onLost = () => {};

beforeEach(() => {
  // The trial is done once per page.
  vi.resetModules();
  Reflect.deleteProperty(navigator, 'userAgentData');
  request.mockReset().mockImplementation(async () => new Response('export {};'));
  guardImports.mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', request);
});

let preloads: HTMLLinkElement[] = [];

/** Answers each preload of the page in place of the browser. */
function preloadsAnswer(outcomeOf: (link: HTMLLinkElement) => 'load' | 'error') {
  preloads = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) throw new Error('The page appends links only.');
    preloads.push(link);
    link.dispatchEvent(new Event(outcomeOf(link)));
  });
}

async function open() {
  const { fetchCheckedFiles } = await import('./checked-files');
  return fetchCheckedFiles(release, baseUrl, { language: 'en-IN', onLost, guardImports });
}

const isTrial = ({ href }: HTMLLinkElement) => href.includes('integrity-trial');

describe('a browser that ignores integrity on a preload', () => {
  beforeEach(() => preloadsAnswer(() => 'load'));

  it('gets each script by fetch with its hash, and no import before it is guarded', async () => {
    let guard = () => {};
    guardImports.mockReturnValue(new Promise<void>((resolve) => (guard = resolve)));
    const opened = vi.fn<() => void>();
    const failure = open();
    void failure.then(opened);
    await vi.waitFor(() => expect(guardImports).toHaveBeenCalledOnce());
    const script = request.mock.calls.find(([url]) => url === `${baseUrl}remoteEntry.js`);
    expect(script?.[1]).toMatchObject({ integrity: hash });
    expect(preloads.filter((link) => !isTrial(link))).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
    guard();
    expect(await failure).toBeNull();
  });

  it('is tried once per page', async () => {
    await open();
    await open();
    const trials = request.mock.calls.filter(([url]) => String(url).includes('integrity-trial'));
    expect(trials).toHaveLength(1);
  });
});

it('a browser that refuses the trial preloads the scripts, without a guard', async () => {
  preloadsAnswer((link) => (isTrial(link) ? 'error' : 'load'));
  expect(await open()).toBeNull();
  expect(
    preloads.filter((link) => !isTrial(link)).map(({ href, integrity }) => [href, integrity]),
  ).toEqual([[`${baseUrl}remoteEntry.js`, hash]]);
  expect(guardImports).not.toHaveBeenCalled();
});

it('a trial that cannot be fetched proves nothing, and is repeated', async () => {
  preloadsAnswer(() => 'error');
  request.mockImplementationOnce(async () => new Response('', { status: 503 }));
  const { refusesWrongPreloads } = await import('./preload-integrity');
  expect(await refusesWrongPreloads()).toBe(false);
  expect(await refusesWrongPreloads()).toBe(true);
});
