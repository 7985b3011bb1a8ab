import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, tools } from './fixtures';
import { statementIn } from './signed-entries';
import { buildOf, E2E_FOLDER } from './site';
import type { Site } from './site';

const NAMES = ['shell', ...tools.map(({ app }) => app)];

/** A page of any test: the other engines' tabs are no pages of Playwright. */
interface VisitedPage {
  readonly goto: (path: string) => Promise<unknown>;
  readonly evaluate: <Result>(inPage: () => Promise<Result>) => Promise<Result>;
}

async function readCaches(page: VisitedPage): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const addresses: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      addresses[name] = requests.map(({ url }) => url);
    }
    return addresses;
  });
}

export async function cachedAddresses(page: VisitedPage, cache: RegExp): Promise<string[]> {
  const cached = Object.entries(await readCaches(page));
  return cached.filter(([name]) => cache.test(name)).flatMap(([, addresses]) => addresses);
}

/**
 * Writes over each file that this browser has cached, as code that runs in the page can.
 *
 * @param part gives it other bytes, or the same bytes with other headers and another status
 */
export async function poisonCaches(page: Page, part: 'bytes' | 'headers' = 'bytes'): Promise<void> {
  await page.evaluate(async (changed) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request, { ignoreVary: true });
        const type = copy?.headers.get('content-type') ?? '';
        const bytes = type.includes('javascript') ? 'globalThis.hurt = 1' : 'poison';
        const headers = {
          'content-type': type.includes('html') ? type : 'text/plain',
          refresh: '0; url=/poison',
        };
        const poison =
          changed === 'bytes'
            ? new Response(bytes, { headers: { 'content-type': type } })
            : new Response(await copy?.arrayBuffer(), { status: 203, headers });
        await cache.put(request, poison);
      }
    }
  }, part);
}

/** How many cached files are replaced ones. */
export function countPoison(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request, { ignoreVary: true });
        if (/^(globalThis\.hurt = 1|poison)$/.test((await copy?.text()) ?? '')) count += 1;
      }
    }
    return count;
  });
}

function workerStates(page: VisitedPage) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      installing: registration?.installing?.state,
      waiting: registration?.waiting?.state,
      active: registration?.active?.state,
      controller: navigator.serviceWorker.controller?.state,
    };
  });
}

/** The files that one tool's live release consists of, as the registry names them. */
export async function filesOf(site: Site, app: string): Promise<string[]> {
  const { baseUrl, integrity } = await liveRelease(site, app);
  return Object.keys(integrity).map((path) => `${baseUrl}${path}`);
}

/** Those that a browser in a language needs without a network: no other language's texts, no SDK of calls. */
export async function filesKept(site: Site, app: string, language = 'en-IN'): Promise<string[]> {
  const { baseUrl, integrity, translations = {} } = await liveRelease(site, app);
  const own = translations[language] ?? [];
  return Object.keys(integrity)
    .filter((path) => !path.startsWith('assets/vapi-'))
    .filter((path) => !path.includes('/translations-') || own.includes(path))
    .map((path) => `${baseUrl}${path}`);
}

async function liveRelease(site: Site, app: string) {
  return statementIn(await site.target.readRegistry(), app).live;
}

/**
 * Waits until these tools would open without a network. When that takes too long, the message names the
 * missing files, the service worker's state and how many addresses each cache holds.
 *
 * @param language in which they would open
 */
export async function untilCached(
  page: VisitedPage,
  site: Site,
  apps: readonly string[],
  language = 'en-IN',
): Promise<void> {
  const needed = (await Promise.all(apps.map((app) => filesKept(site, app, language)))).flat();
  const trouble = async () => {
    const cached = await readCaches(page);
    const ofTools = new Set(cached['thela-tools']);
    const missing = needed.filter((url) => !ofTools.has(url));
    if (missing.length === 0) return null;
    const entries = Object.entries(cached).map(([name, { length }]) => `${name}: ${length}`);
    return { missing, entries, worker: await workerStates(page) };
  };
  await expect.poll(trouble).toBe(null);
}

/** How long a page waits after its load before it makes the site work without a network: `QUIET_MS` of the shell. */
const QUIET_MS = 4000;

/**
 * Makes pages skip that wait, so that they fill the caches as soon as they are idle. With Playwright's clock the idle
 * callbacks would be fake, too. The rows in three browsers wait as a person's page does.
 */
export async function settleAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript((quietMs) => {
    const { setTimeout: start } = window;
    const startSooner = (work: TimerHandler, ms?: number, ...args: unknown[]) =>
      start(work, ms === quietMs ? 0 : ms, ...args);
    Object.assign(window, { setTimeout: startSooner });
  }, QUIET_MS);
}

/** Opens the welcome and waits until the service worker has cached every tool. */
export async function visit(page: VisitedPage, site: Site): Promise<void> {
  await page.goto('/');
  await untilAllCached(page, site);
}

/** Waits until every tool would open without a network, and the pages, too, where they are not in English. */
export async function untilAllCached(
  page: VisitedPage,
  site: Site,
  language = 'en-IN',
): Promise<void> {
  const apps = tools.map(({ app }) => app);
  await untilCached(page, site, apps, language);
  if (language === 'en-IN') return;
  const files = () => cachedAddresses(page, /^thela-language-files$/);
  // The welcome, a page for each tool, and the texts of the shell.
  await expect.poll(async () => (await files()).length).toBe(apps.length + 2);
  for (const url of await files()) expect(url).toContain(language);
}

export async function cutOff(site: Site): Promise<void> {
  await Promise.all([site.supabase.stop(), ...NAMES.map((name) => site.stop(name))]);
}

/** Starts the servers that do not run: after a failure before `cutOff` all of them still do. */
export async function reconnect(site: Site): Promise<void> {
  await Promise.all([site.supabase.start(), ...NAMES.map((name) => site.start(name))]);
}

/** The address of the page's own style sheet, which differs from one build of the shell to the next. */
export async function styleOf(page: Page): Promise<string> {
  const link = page.locator('link[rel="stylesheet"][href^="/assets/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

/** Publishes the shell with its style sheet under another name, as a new build would have it. */
export async function publishAnotherShell(
  site: Site,
  name: string,
  settings: object = {},
): Promise<string> {
  const folder = mkdtempSync(join(E2E_FOLDER, 'shell-'));
  try {
    cpSync(buildOf('shell'), folder, { recursive: true });
    const styles = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
    const page = join(folder, 'index.html');
    const html = readFileSync(page, 'utf8');
    const old = styles.find((file) => html.includes(file)) ?? '';
    renameSync(join(folder, 'assets', old), join(folder, 'assets', `${name}.css`));
    writeFileSync(page, html.replace(old, `${name}.css`));
    const text = readFileSync(join(site.folder, 'shell/config.json'), 'utf8');
    const config = { ...(JSON.parse(text) as object), ...settings };
    await site.target.publishShell(folder, config, site.headers);
    return `/assets/${name}.css`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many service workers this browser has registered for the site. */
export function workersIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

export function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );
}

/**
 * Gives what ends the workers of a page. A browser ends one that has had nothing to do for 30 s, but not one that a
 * debugger watches, as here: what waits for it can then wait for five minutes, although it asked not to (Chromium 156).
 */
export async function workerEnder(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  return async () => {
    await session.send('ServiceWorker.stopAllWorkers');
  };
}
