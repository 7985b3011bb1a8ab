import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types';
import type { Language } from '@thela/language/languages';
import { answerFrom } from './cached-answer';
import { notedLanguage } from '@thela/page/chosen-language';
import type { OwnFile } from './own-files';
import { hashOf } from './response-hash';

declare const self: ServiceWorkerGlobalScope;

/** Cache of the shell's files for one language other than English: pages and texts. */
const CACHE = 'thela-language-files';

/** The shell's files of each language other than English. */
export type Translations = Readonly<Partial<Record<Language, readonly OwnFile[]>>>;

export interface LanguageFiles {
  /** Whether a path is one of these files. */
  readonly has: (path: string) => boolean;
  /** Fetches what is missing of the chosen language, and drops everything else unless another worker needs it. */
  readonly keep: () => Promise<void>;
  readonly missing: () => Promise<OwnFile[]>;
  /** Answers a page in the chosen language, if it is there, instead of the English one. */
  readonly inLanguage: WorkboxPlugin;
  /** Answers with such a file from its cache, else from the network. */
  readonly answerFile: RouteHandlerCallback;
}

/**
 * Keeps the files of the chosen language for use without a network, and no others'. Workbox precaches what every
 * visitor needs; it cannot precache by a choice.
 *
 * @param headers of the shell's origin
 * @param pageOf the path of the file with a page, `/pages/6162.html`
 */
export function createLanguageFiles(
  translations: Translations,
  headers: Readonly<Record<string, string>>,
  pageOf: (path: string) => string,
): LanguageFiles {
  const paths = new Set(
    Object.values(translations).flatMap((files) => files.map(({ url }) => url)),
  );
  const filesOf = (language: Language): readonly OwnFile[] => translations[language] ?? [];

  /** The cached copy if it has the published bytes. Page code can write every cache. */
  async function findCopy(file: OwnFile): Promise<Response | null> {
    const cache = await caches.open(CACHE);
    const copy = await cache.match(keyOf(file), { ignoreVary: true });
    if (!copy) return null;
    if ((await hashOf(copy)) === file.integrity) return answerFrom(copy, file.url, headers);
    await cache.delete(keyOf(file), { ignoreVary: true });
    return null;
  }

  async function add(file: OwnFile): Promise<void> {
    if (await findCopy(file)) return;
    const response = await fetch(file.url, { cache: 'no-cache', credentials: 'same-origin' });
    if (!response.ok || (await hashOf(response)) !== file.integrity) return;
    await (await caches.open(CACHE)).put(keyOf(file), response);
  }

  return {
    has: (path) => paths.has(path),
    keep: async () => {
      const files = filesOf(await notedLanguage());
      if (!hasSuccessor()) await dropOthers(new Set(files.map(keyOf)));
      // One that cannot be fetched is tried again at the next call.
      await Promise.allSettled(files.map(add));
    },
    missing: async () => {
      const files = filesOf(await notedLanguage());
      const copies = await Promise.all(files.map(findCopy));
      return files.filter((_, index) => !copies[index]);
    },
    inLanguage: {
      cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
        const { pathname } = new URL((event as FetchEvent).request.url);
        const language = await notedLanguage();
        const page = pageOf(pathname).replace(/\.html$/, `.${language}.html`);
        const file = filesOf(language).find(({ url }) => url === page);
        return (file && (await findCopy(file))) ?? cachedResponse ?? null;
      },
    },
    answerFile: async ({ request, url }) => {
      const file = Object.values(translations)
        .flat()
        .find((each) => each.url === url.pathname);
      return (file && (await findCopy(file))) ?? fetch(request);
    },
  };
}

/** Whether a worker is being installed or waits to replace the active one: its files lie in the same cache. */
function hasSuccessor(): boolean {
  const { installing, waiting } = self.registration;
  return installing !== null || waiting !== null;
}

/** Another build of the same page has another key, so that a new worker can be installed beside the old one. */
function keyOf({ url, integrity }: OwnFile): string {
  return `${url}?${encodeURIComponent(integrity)}`;
}

async function dropOthers(keys: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const stale = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !keys.has(`${pathname}${search}`);
  });
  await Promise.all(stale.map((request) => cache.delete(request, { ignoreVary: true })));
}
