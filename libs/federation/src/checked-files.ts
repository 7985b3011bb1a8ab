import type { Language } from '@thela/contract';
import type { Refusal } from './explain-refusal';
import { FILE_GATE } from './file-gate-name';
import { refusesWrongPreloads } from './preload-integrity';
import { filesIn } from './release';
import type { RegisteredRelease } from './release';
import type { ToolFailure } from './tool-state';

/** The result of fetching one file: `null` when it is intact. */
type Outcome = Refusal | null;

type Check = (path: string, fetching?: Fetching) => Promise<Outcome>;

/** How a file is fetched; a style sheet is not applied with either. */
interface Fetching {
  /** Whether it may load after everything else. */
  readonly lowPriority?: boolean;
  /** Whether its release may not be the one that is opened. */
  readonly mayChange?: boolean;
}

interface OpenFolder {
  readonly check: Check;
  /** A tool goes on in English without one of these. */
  readonly isTranslation: (path: string) => boolean;
  readonly onLost: (failure: ToolFailure) => void;
}

/**
 * Resolves when something other than the page checks what `import()` gets, such as a service worker, or when
 * nothing in this browser can.
 */
export type GuardImports = () => Promise<void>;

export interface OpenOptions {
  readonly language: Language;
  /** Called when a lazy chunk turns out to be gone or not the released one, save one with texts. */
  readonly onLost: (failure: ToolFailure) => void;
  /** Called only in a browser that does not check preloaded scripts. */
  readonly guardImports?: GuardImports | undefined;
}

/** The releases that may run code, by the address that the attempt used. */
const openFolders = new Map<string, OpenFolder>();

/** The checks of each folder, with the hashes that its files were compared with. */
const checksOfFolders = new Map<string, { readonly hashes: string; readonly check: Check }>();

/**
 * Fetches every script and style sheet that opening a release needs, in parallel. The browser checks the
 * sha256 of each file before it uses it. Afterwards every lazy chunk of the release is checked before it
 * is imported.
 *
 * Scripts are fetched by `modulepreload` with `integrity`. The later `import()` uses the checked file, so
 * each file is requested once. After a refusal nothing of the release may be imported, because `import()`
 * would fetch the refused file again without a check.
 *
 * A browser that ignores `integrity` there gets each script by `fetch`, and `import()` may request it once
 * more. A server could answer that second request with other bytes, so `guardImports` is awaited, too.
 *
 * The texts of the language are fetched with them; opening does not wait for them.
 *
 * @param baseUrl address of the release in this attempt, see `retryUrl`
 * @returns the first failure, or `null` when all files are there and intact
 */
export async function fetchCheckedFiles(
  release: RegisteredRelease,
  baseUrl: string,
  { language, onLost, guardImports = () => Promise.resolve() }: OpenOptions,
): Promise<ToolFailure | null> {
  const paths = filesToOpen(release);
  const unknown = paths.find((path) => !Object.hasOwn(release.integrity, path));
  if (unknown) return noHash(`${baseUrl}${unknown}`);

  const check = checksOf(release, baseUrl);
  const texts = new Set(Object.values(release.translations ?? {}).flat());
  const folder = { check, onLost, isTranslation: (path: string) => texts.has(path) };
  // Style sheets that were prefetched do not apply until now.
  for (const link of stylesOf(baseUrl)) link.media = '';
  const guarded = guardWhereNeeded(guardImports);
  // Not awaited: the tool waits for its texts as long as it likes, and opens without them.
  for (const path of textsIn(release, language)) void check(path);
  const outcomes = await Promise.all(paths.map((path) => check(path)));
  const refusal = outcomes.find((outcome) => outcome !== null);
  if (refusal) {
    removeStyles(baseUrl);
    return refusal.failure;
  }
  await guarded;
  openFolders.set(baseUrl, folder);
  const gate = Symbol.for(FILE_GATE);
  // Code of a release shares the global: it can neither change nor delete this for other releases.
  if (!Object.hasOwn(globalThis, gate)) {
    Object.defineProperty(globalThis, gate, { value: Object.freeze(checkLazyFiles) });
  }
  return null;
}

async function guardWhereNeeded(guardImports: GuardImports): Promise<void> {
  if (!(await refusesWrongPreloads())) await guardImports();
}

export interface PrefetchOptions {
  /** Whether the files may load after everything else, because nobody is about to open the tool. */
  readonly lowPriority: boolean;
  /** Whether the lazy scripts are prefetched, too, which the tool imports after it is opened. */
  readonly includeLazy: boolean;
  /** Whether another release may be opened in the end. */
  readonly mayChange?: boolean;
}

/**
 * Fetches and checks the files that opening a release needs, and runs none of them. A failure is not
 * reported: opening the tool tries again.
 *
 * @param baseUrl address that the first attempt to open the release will use, see `retryUrl`
 * @param language of the page
 */
export async function prefetchFiles(
  release: RegisteredRelease,
  baseUrl: string,
  language: Language,
  { includeLazy, ...fetching }: PrefetchOptions,
): Promise<void> {
  const scripts = Object.keys(release.integrity).filter((path) => path.endsWith('.js'));
  const lazy = includeLazy ? filesIn(release, language, scripts) : [];
  const paths = new Set([...filesToOpen(release), ...textsIn(release, language), ...lazy]);
  const check = checksOf(release, baseUrl);
  await Promise.all([...paths].map((path) => check(path, fetching)));
}

function filesToOpen({ entry, scripts, styles }: RegisteredRelease): string[] {
  return [...new Set([entry, ...scripts, ...styles])];
}

/** The scripts with the texts of a language: none for English, which is part of the code. */
function textsIn({ translations = {} }: RegisteredRelease, language: Language): readonly string[] {
  return Object.hasOwn(translations, language) ? (translations[language] ?? []) : [];
}

/** Prefetching and opening share the checks of a folder, so that each file is requested once. */
function checksOf(release: RegisteredRelease, baseUrl: string): Check {
  const hashes = JSON.stringify(release.integrity);
  const known = checksOfFolders.get(baseUrl);
  if (known?.hashes === hashes) return known.check;
  const check = checkOnce(release, baseUrl);
  checksOfFolders.set(baseUrl, { hashes, check });
  return check;
}

/**
 * A release's code calls this before it imports a lazy chunk, with the addresses of the chunk and of all
 * files that it imports.
 *
 * @throws Error when one of them must not run; `onLost` is called first if a retry cannot succeed
 */
async function checkLazyFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const found = [...openFolders].find(([baseUrl]) => address.startsWith(baseUrl));
      if (!found) throw new Error(`${address} belongs to no release that was opened`);
      const [baseUrl, { check, onLost, isTranslation }] = found;
      const path = address.slice(baseUrl.length);
      const refusal = await check(path);
      if (!refusal) return;
      if (refusal.isFinal && !isTranslation(path)) onLost(refusal.failure);
      throw new Error(refusal.failure.detail, { cause: refusal.failure.cause });
    }),
  );
}

/** Checks each file once, but a refused file again at each request. */
function checkOnce(release: RegisteredRelease, baseUrl: string) {
  const checks = new Map<string, Promise<Outcome>>();
  return (path: string, fetching: Fetching = {}): Promise<Outcome> => {
    const known = checks.get(path);
    if (known) return known;
    const check = checkFile(release, baseUrl, path, fetching);
    checks.set(path, check);
    void check.then((refusal) => {
      if (refusal) checks.delete(path);
    });
    return check;
  };
}

async function checkFile(
  release: RegisteredRelease,
  baseUrl: string,
  path: string,
  fetching: Fetching,
): Promise<Outcome> {
  const url = new URL(path, baseUrl).href;
  const integrity = Object.hasOwn(release.integrity, path) ? release.integrity[path] : undefined;
  if (!integrity) return { failure: noHash(url), isFinal: true };
  const rel = path.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const file = { ...fetching, url, rel, integrity };
  return (await fetchChecked(file)) ? null : explain(file);
}

interface CheckedFile extends Fetching {
  readonly url: string;
  readonly rel: string;
  readonly integrity: string;
}

async function fetchChecked(file: CheckedFile): Promise<boolean> {
  if (file.rel === 'stylesheet') return fetchByLink(file);
  const refuses = refusesWrongPreloads();
  // Without an await, so that where the answer is known the request starts at once.
  return refuses === true || (await refuses) ? fetchByLink(file) : fetchWithHash(file);
}

async function fetchWithHash({ url, integrity, lowPriority }: CheckedFile): Promise<boolean> {
  try {
    const priority = lowPriority ? 'low' : 'high';
    return (await fetch(url, { integrity, credentials: 'same-origin', priority })).ok;
  } catch {
    return false;
  }
}

function fetchByLink({
  url,
  rel,
  integrity,
  lowPriority,
  mayChange,
}: CheckedFile): Promise<boolean> {
  const link = document.createElement('link');
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      // A script stays in the page's module map without its link; a style sheet applies by it.
      if (!isThere || rel === 'modulepreload') link.remove();
      resolve(isThere);
    };
    link.addEventListener('load', () => end(true));
    link.addEventListener('error', () => end(false));
    link.rel = rel;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    if (lowPriority) link.fetchPriority = 'low';
    if ((lowPriority || mayChange) && rel === 'stylesheet') link.media = 'not all';
    link.href = url;
    document.head.append(link);
  });
}

/** Removes the style sheets of a release that is not shown, so that they do not change the page. */
export function removeStyles(baseUrl: string): void {
  for (const link of stylesOf(baseUrl)) link.remove();
  // Without its link, a style sheet must be fetched again when the release is opened.
  checksOfFolders.delete(baseUrl);
}

function stylesOf(baseUrl: string): HTMLLinkElement[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter(({ href }) => href.startsWith(baseUrl));
}

async function explain(file: CheckedFile): Promise<Refusal> {
  try {
    // Hardly any page needs it.
    const { explainRefusal } = await import('./explain-refusal');
    return await explainRefusal(file);
  } catch (cause) {
    const failure = {
      kind: 'unreachable',
      detail: `${file.url} cannot be fetched`,
      cause,
    } as const;
    return { failure, isFinal: false };
  }
}

function noHash(url: string): ToolFailure {
  return { kind: 'tampered', detail: `${url} has no hash in the registry` };
}
