declare const self: ServiceWorkerGlobalScope;

/**
 * Cache of what pages were told, so that it survives a restart of the worker. Page code can write it, too,
 * so entries of the registry are verified whenever they are read.
 */
const CACHE = 'thela-statements';
/** The registries with the newest verified entries. Not the id of a page, which is a UUID. */
export const LATEST = 'latest';

/** What one page was told, or the newest verified part of what all pages were told. */
export interface Told {
  /** Texts of `remotes.json`. */
  readonly registries: readonly string[];
  /** The sha384 of each file of the releases that overrides of the page name, by its plain address. */
  readonly overrides: Readonly<Record<string, string>>;
}

export const NOTHING: Told = { registries: [], overrides: {} };

/** Remembers what each open page was told, by the id of its client. */
export interface ToldPages {
  readonly read: (page: string) => Promise<Told>;
  readonly change: (page: string, change: (before: Told) => Told | Promise<Told>) => Promise<void>;
  /** What all open pages were told. */
  readonly readOpen: () => Promise<readonly Told[]>;
  /** Forgets what closed pages were told. */
  readonly dropClosed: () => Promise<void>;
}

export function createToldPages(): ToldPages {
  const told = new Map<string, Promise<Told>>();

  function read(page: string): Promise<Told> {
    const known = told.get(page) ?? readCached(page);
    told.set(page, known);
    return known;
  }

  return {
    read,
    change: async (page, change) => {
      const after = read(page).then(change);
      told.set(page, after);
      const cache = await caches.open(CACHE);
      const text = JSON.stringify(await after);
      const before = await cache.match(addressOf(page));
      if ((await before?.text()) !== text) await cache.put(addressOf(page), new Response(text));
    },
    readOpen: async () => Promise.all((await openPages()).map(read)),
    dropClosed: async () => {
      const kept = [LATEST, ...(await openPages())];
      const closed = [...told.keys()].filter((page) => !kept.includes(page));
      for (const page of closed) told.delete(page);
      const addresses = new Set(kept.map(addressOf));
      const cache = await caches.open(CACHE);
      const stale = (await cache.keys()).filter(({ url }) => !addresses.has(new URL(url).pathname));
      await Promise.all(stale.map((request) => cache.delete(request)));
    },
  };
}

function addressOf(page: string): string {
  return `/thela-statements/${encodeURIComponent(page)}`;
}

async function readCached(page: string): Promise<Told> {
  try {
    const cached = await (await caches.open(CACHE)).match(addressOf(page));
    const { registries, overrides } = { ...NOTHING, ...((await cached?.json()) as Partial<Told>) };
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
