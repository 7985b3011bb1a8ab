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
import type { Page } from '@playwright/test';
import { distOf } from '@thela/tools/workspace';
import { expect } from './fixtures';
import { E2E_FOLDER } from './site';
import type { Site } from './site';
import { tools } from './tools';

const NAMES = ['shell', ...tools.map(({ app }) => app)];

/** What this browser keeps, as addresses. */
export async function cachedAddresses(page: Page, cache: RegExp): Promise<string[]> {
  const all = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push([name, url]);
    }
    return found;
  });
  return all.filter(([name]) => cache.test(name)).map(([, url]) => url);
}

/** The files that one tool's live release consists of, as the registry names them. */
export async function filesOf(site: Site, app: string): Promise<string[]> {
  const { remotes } = (await site.target.readRegistry()) as {
    remotes: Record<string, { live: { baseUrl: string; integrity: Record<string, string> } }>;
  };
  const live = remotes[app]?.live;
  if (!live) throw new Error(`${app} is not deployed.`);
  return Object.keys(live.integrity).map((path) => `${live.baseUrl}${path}`);
}

/** Waits until what the visit left behind would do without a network. */
export async function untilCached(page: Page, site: Site, apps: readonly string[]): Promise<void> {
  const needed = (await Promise.all(apps.map((app) => filesOf(site, app))))
    .flat()
    .filter((url) => !url.includes('/assets/vapi-'));
  await expect
    .poll(
      async () => {
        const kept = new Set(await cachedAddresses(page, /^thela-tools$/));
        return needed.filter((url) => !kept.has(url));
      },
      { timeout: 25_000 },
    )
    .toEqual([]);
}

/** Opens the welcome, and stays until everything is there. */
export async function visit(page: Page, site: Site): Promise<void> {
  await page.goto('/');
  await untilCached(
    page,
    site,
    tools.map(({ app }) => app),
  );
}

/** Stops all that listens for this site. */
export async function cutOff(site: Site): Promise<void> {
  await Promise.all([site.supabase.stop(), ...NAMES.map((name) => site.stop(name))]);
}

export async function reconnect(site: Site): Promise<void> {
  await Promise.all([site.supabase.start(), ...NAMES.map((name) => site.start(name))]);
}

/** The style sheet that a page was started with, which tells shells apart. */
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
    cpSync(distOf('shell'), folder, { recursive: true });
    const styles = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
    const page = join(folder, 'index.html');
    const html = readFileSync(page, 'utf8');
    const old = styles.find((file) => html.includes(file)) ?? '';
    renameSync(join(folder, 'assets', old), join(folder, 'assets', `${name}.css`));
    writeFileSync(page, html.replace(old, `${name}.css`));
    const text = readFileSync(join(site.folder, 'shell/config.json'), 'utf8');
    await site.target.publishShell(folder, { ...(JSON.parse(text) as object), ...settings });
    return `/assets/${name}.css`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All pages of this browser that have a worker, counted in one of them. */
export function workersIn(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
