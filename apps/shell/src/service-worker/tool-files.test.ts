import { sha256 } from '@thela/federation/sha256';
import { describe, expect, it, vi } from 'vitest';
import { answerToolFile, createReleaseCaching } from './tool-files';
import type { Statements } from './statements';

/** Statements that judge each file so, and name these versions. */
function statementsThat(allowed: boolean | null, versions: readonly string[] = []): Statements {
  return {
    note: async () => {},
    noteOverride: async () => {},
    allow: async () => allowed,
    versions: async () => versions,
  };
}

it('handles the next request after one failed', async () => {
  const open = vi
    .fn<() => Promise<Pick<Cache, 'keys'>>>()
    .mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'))
    .mockResolvedValue({ keys: async () => [] });
  vi.stubGlobal('caches', { open });
  const cacheReleases = createReleaseCaching(() => false, statementsThat(false));
  const first = cacheReleases([], []);
  const second = cacheReleases([], []);
  await expect(first).rejects.toThrow('Full');
  await expect(second).resolves.toBeUndefined();
  expect(open).toHaveBeenCalledTimes(2);
});

it('drops the versions that neither the page nor a verified entry names', async () => {
  const version = (letter: string) => `1.0.0-${letter.repeat(10)}`;
  const address = (letter: string) => `https://profit.example/${version(letter)}/remoteEntry.js`;
  const stored = new Set(['a', 'b', 'c'].map(address));
  const cache = {
    keys: async () => [...stored].map((url) => ({ url })),
    delete: async (url: string) => stored.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  // The page leaves out a tool whose entry in the newest registry it refuses.
  const cacheReleases = createReleaseCaching(() => true, statementsThat(true, [version('b')]));
  await cacheReleases([], [version('a')]);
  expect([...stored]).toEqual([address('a'), address('b')]);
});

it('drops the texts of another language than the one that is wanted now', async () => {
  const baseUrl = 'https://profit.example/1.0.0-aaaaaaaaaa/';
  const former = `${baseUrl}assets/translations-te-IN-12345678.js`;
  const stored = new Set([`${baseUrl}remoteEntry.js`, former]);
  const cache = {
    keys: async () => [...stored].map((url) => ({ url })),
    delete: async (url: string) => stored.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const cacheReleases = createReleaseCaching(() => true, statementsThat(false));
  const release = { baseUrl, files: { 'remoteEntry.js': 'sha256-a' } };
  await cacheReleases([release], ['1.0.0-aaaaaaaaaa']);
  expect([...stored]).toEqual([`${baseUrl}remoteEntry.js`]);
});

describe('the cached copy of a file, without a network', () => {
  const address = 'https://profit.example/1.0.0-aaaaaaaaaa/remoteEntry.js';
  const away = () => Promise.reject(new TypeError('Failed to fetch'));

  /** Asks for the file, of which this is judged. Says what came, and whether the copy is still there. */
  async function ask(
    allowed: boolean | null | Statements['allow'],
    init: RequestInit = {},
    network: () => Promise<Response> = away,
    asked = address,
  ) {
    const stored = new Map([[address, new Response('good')]]);
    const cache = {
      match: async (url: string) => stored.get(url)?.clone(),
      delete: async (url: string) => stored.delete(url),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    vi.stubGlobal('fetch', network);
    const statements =
      typeof allowed === 'function'
        ? { ...statementsThat(true), allow: allowed }
        : statementsThat(allowed);
    const answer = answerToolFile(() => true, statements);
    const event = { clientId: 'page' } as FetchEvent;
    const request = new Request(asked, init);
    const options = { request, url: new URL(asked), event } as unknown as Parameters<
      typeof answer
    >[0];
    const text = await answer(options).then(
      (response) => (response.type === 'error' ? 'failed' : response.text()),
      () => 'failed',
    );
    return { text, isKept: stored.size === 1 };
  }

  it('is the answer when its hash is allowed', async () => {
    expect(await ask(true)).toEqual({ text: 'good', isKept: true });
  });

  it('is deleted when another hash is known', async () => {
    expect(await ask(false)).toEqual({ text: 'failed', isKept: false });
  });

  it('stays, and is no answer, while its hash is unknown', async () => {
    // As after an update from a worker that noted no entries.
    expect(await ask(null)).toEqual({ text: 'failed', isKept: true });
    expect(await ask(null, { cache: 'no-store' })).toEqual({ text: 'failed', isKept: true });
  });

  it.each([
    ['nothing', away],
    ['a sign-in page', async () => new Response('portal')],
    ['a failure', async () => new Response('down', { status: 503 })],
  ])('is the answer to a retry that the network answers with %s', async (_, network) => {
    const good = await sha256(new TextEncoder().encode('good').buffer);
    const allow: Statements['allow'] = async (_address, hash) => hash === good;
    const respelled = address.replace('/1.', '/%31.');
    const kept = { text: 'good', isKept: true };
    expect(await ask(allow, {}, network, respelled)).toEqual(kept);
    // Asking why a file was refused has not deleted it either.
    expect((await ask(allow, { cache: 'no-store' }, network)).isKept).toBe(true);
    const newer = async () => new Response('good', { headers: { newer: 'yes' } });
    expect(await ask(allow, { cache: 'no-store' }, newer)).toEqual({ text: 'good', isKept: false });
  });
});
