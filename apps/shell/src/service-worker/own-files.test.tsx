import { sha256 } from '@thela/federation/sha256';
import { beforeEach, expect, it, vi } from 'vitest';
import { installOwnFiles, missingFiles, restoreOwnFiles } from './own-files';
import type { OwnFile } from './own-files';

const site: Readonly<Record<string, string>> = {
  '/app.html': '<script src="/assets/index-12345678.js"></script>',
  '/assets/index-12345678.js': 'start',
  '/assets/analytics-12345678.js': 'lazy',
  '/config.json': '{}',
  '/pages/6162.html': 'a page',
};
const stored = new Map<string, Response>();
const blocked = new Set<string>();
let files: OwnFile[] = [];

beforeEach(async () => {
  stored.clear();
  blocked.clear();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => stored.get(url)?.clone(),
      put: async (url: string, response: Response) => void stored.set(url, response),
      delete: async (url: string) => stored.delete(url),
    }),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (blocked.has(url) || blocked.has('*')) throw new TypeError('Failed to fetch');
    return new Response(blocked.has(`portal ${url}`) ? 'Sign in' : site[url]);
  });
  files = await Promise.all(
    Object.entries(site).map(async ([url, text]) => ({
      url,
      revision: url.startsWith('/assets/') ? null : 'a',
      integrity: await sha256(new TextEncoder().encode(text).buffer),
    })),
  );
});

const missing = async () => (await missingFiles(files)).map(({ url }) => url);

it.each(['', 'portal '])('installs what is not stopped, and the rest later (%s)', async (how) => {
  blocked.add(`${how}/assets/analytics-12345678.js`).add(`${how}/pages/6162.html`);
  await installOwnFiles(files);
  expect(await missing()).toEqual(['/assets/analytics-12345678.js', '/pages/6162.html']);
  blocked.clear();
  await restoreOwnFiles(files);
  expect(await missing()).toEqual([]);
});

it.each(['/app.html', '/config.json', '/assets/index-12345678.js', '*'])(
  'installs nothing that could not start without %s',
  async (url) => {
    blocked.add(url);
    await expect(installOwnFiles(files)).rejects.toThrow('is missing');
  },
);

it('installs nothing where the network has gone meanwhile', async () => {
  blocked.add('/pages/6162.html');
  await restoreOwnFiles(files);
  blocked.add('*');
  await expect(installOwnFiles(files)).rejects.toThrow('Failed to fetch');
});
