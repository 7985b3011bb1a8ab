declare const self: ServiceWorkerGlobalScope;

/**
 * Cache of the registries that pages have read, so that they survive a restart of the worker. Page code can write it, too,
 * so entries of the registry are verified whenever they are read.
 */
const CACHE = 'thela-statements';
/** The registries with the newest verified entries. Not the id of a page, which is a UUID. */
export const LATEST = 'latest';

/** What one page has read, or the newest verified part of what all pages have read. */
export interface PageRegistries {
  /** Texts of `remotes.json`. */
  readonly registries: readonly string[];
  /** The sha256 of each file of the releases that overrides of the page name, by its plain address. */
  readonly overrides: Readonly<Record<string, string>>;
}

export const NOTHING: PageRegistries = { registries: [], overrides: {} };

export interface RegistriesByPage {
  readonly read: (page: string) => Promise<PageRegistries>;
  readonly change: (
    page: string,
    change: (before: PageRegistries) => PageRegistries | Promise<PageRegistries>,
  ) => Promise<void>;
  /** What all open pages have read. */
  readonly readOpen: () => Promise<readonly PageRegistries[]>;
  readonly dropClosed: () => Promise<void>;
}

export function createRegistriesByPage(): RegistriesByPage {
  const byPage = new Map<string, Promise<PageRegistries>>();

  function read(page: string): Promise<PageRegistries> {
    const registries = byPage.get(page) ?? readCached(page);
    byPage.set(page, registries);
    return registries;
  }

  return {
    read,
    change: async (page, change) => {
      const after = read(page).then(change);
      byPage.set(page, after);
      const cache = await caches.open(CACHE);
      const text = JSON.stringify(await after);
      const before = await cache.match(addressOf(page));
      if ((await before?.text()) !== text) await cache.put(addressOf(page), new Response(text));
    },
    readOpen: async () => Promise.all((await openPages()).map(read)),
    dropClosed: async () => {
      const open = [LATEST, ...(await openPages())];
      const closed = [...byPage.keys()].filter((page) => !open.includes(page));
      for (const page of closed) byPage.delete(page);
      const addresses = new Set(open.map(addressOf));
      const cache = await caches.open(CACHE);
      const stale = (await cache.keys()).filter(({ url }) => !addresses.has(new URL(url).pathname));
      await Promise.all(stale.map((request) => cache.delete(request)));
    },
  };
}

function addressOf(page: string): string {
  return `/thela-statements/${encodeURIComponent(page)}`;
}

async function readCached(page: string): Promise<PageRegistries> {
  try {
    const cached = await (await caches.open(CACHE)).match(addressOf(page));
    const { registries, overrides } = {
      ...NOTHING,
      ...((await cached?.json()) as Partial<PageRegistries>),
    };
    const isText = (text: unknown) => typeof text === 'string';
    return { registries: registries.filter(isText), overrides: { ...overrides } };
  } catch {
    return NOTHING;
  }
}

async function openPages(): Promise<string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ id }) => id);
}
