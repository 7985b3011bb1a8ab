import { sha256 } from '@thela/federation/sha256';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteLanguage } from '@thela/page/chosen-language';
import { createLanguageFiles } from './language-files';

/** What the site publishes now, by path. */
const published = new Map<string, string>();
const workers = { installing: null as object | null, waiting: null as object | null };

beforeEach(() => {
  published.clear();
  Object.assign(workers, { installing: null, waiting: null });
  vi.stubGlobal('self', { registration: workers });
  vi.stubGlobal('fetch', async (path: string) => new Response(published.get(path)));
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (entry: string | Request) =>
    typeof entry === 'string' ? entry : entry.url.replace('https://thela.example', '');
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
    keys: async () => [...entries.keys()].map((key) => ({ url: `https://thela.example${key}` })),
    delete: async (entry: string | Request) => entries.delete(keyOf(entry)),
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
  });
});

/** A worker of a build, which publishes a page with this text in Hindi and in Telugu. */
async function workerOf(text: string) {
  const fileIn = async (tag: string) => {
    const url = `/index.${tag}.html`;
    published.set(url, `${text} ${tag}`);
    return [{ url, integrity: await sha256(new TextEncoder().encode(`${text} ${tag}`).buffer) }];
  };
  const files = { 'hi-IN': await fileIn('hi-IN'), 'te-IN': await fileIn('te-IN') };
  const { keep, inLanguage } = createLanguageFiles(files, {}, () => '/index.html');
  const page = async () => {
    const event = { request: { url: 'https://thela.example/' } };
    const answer = await inLanguage.cachedResponseWillBeUsed?.({ event } as never);
    return (await answer?.text()) ?? 'English';
  };
  return { keep, page };
}

it('keeps the page in the chosen language, and drops that of the former one', async () => {
  const worker = await workerOf('first');
  await noteLanguage('hi-IN');
  await worker.keep();
  expect(await worker.page()).toBe('first hi-IN');
  await noteLanguage('te-IN');
  await worker.keep();
  published.clear();
  expect(await worker.page()).toBe('first te-IN');
  await noteLanguage('hi-IN');
  expect(await worker.page()).toBe('English');
});

it('keeps the page of a worker that waits to replace it', async () => {
  await noteLanguage('hi-IN');
  const active = await workerOf('first');
  await active.keep();
  const next = await workerOf('second');
  workers.installing = {};
  await next.keep();
  Object.assign(workers, { installing: null, waiting: {} });
  await active.keep();
  expect(await active.page()).toBe('first hi-IN');
  expect(await next.page()).toBe('second hi-IN');
  workers.waiting = null;
  await next.keep();
  expect(await active.page()).toBe('English');
});

it('keeps no page with other bytes than the published ones', async () => {
  await noteLanguage('hi-IN');
  const worker = await workerOf('first');
  published.set('/index.hi-IN.html', 'somebody else’s');
  await worker.keep();
  expect(await worker.page()).toBe('English');
});
