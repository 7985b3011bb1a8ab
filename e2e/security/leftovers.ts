import type { Page } from '@playwright/test';
import { planDeploy, signStatement } from '@thela/shipping';
import { moduleShowing, releaseWith } from '../faulty-release';
import { expect, toolNamed } from '../fixtures';
import { filesOf, settleAtOnce, untilCached, workerEnder, workersIn } from '../offline-site';
import { untilHeading } from '../screen';
import { EVIL, outcome, RUN } from './attack';
import type { Trial } from './attack';
import { persistedRegistry } from './hostile-releases';

// What a live release of Profit could leave in a browser for the visits after it, when another tool is opened. That it can delete and
// change records, as all code of the site, is said in docs/security.md.

interface Hoard {
  /** A registry whose entry of Analytics the team of Profit has signed. */
  readonly registry: string;
  readonly persisted: string;
  /** The files of Analytics. */
  readonly files: readonly string[];
  readonly code: string;
  readonly evil: string;
}

interface Leftover {
  readonly name: string;
  /** Runs in the page. */
  readonly leave: (hoard: Hoard) => Promise<void>;
}

const leaving: readonly Leftover[] = [
  {
    name: 'an entry that another tool has signed, in the storage and for the worker',
    leave: async ({ registry, persisted }) => {
      localStorage.setItem('thela.registry', persisted);
      const cache = await caches.open('thela-statements');
      const text = JSON.stringify({ registries: [registry], overrides: {} });
      for (const { url } of await cache.keys()) await cache.put(url, new Response(text));
    },
  },
  {
    name: 'code of its own at the addresses of another tool, in every cache',
    leave: async ({ files, code }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const headers = { 'content-type': 'text/javascript' };
        for (const url of files) await cache.put(url, new Response(code, { headers }));
      }
    },
  },
  {
    name: 'orders to the worker',
    leave: async ({ files, evil }) => {
      const { controller } = navigator.serviceWorker;
      const hash = `sha256-${'A'.repeat(43)}=`;
      const hashes = Object.fromEntries(
        files.map((url) => [url.slice(url.lastIndexOf('/') + 1), hash]),
      );
      const folder = new URL('.', files[0]).href;
      const releases = [
        { baseUrl: `${evil}/1.0.0-ab/`, files: { 'x.js': hash } },
        { baseUrl: folder, files: hashes },
        { baseUrl: 'javascript:', files: { '': '' } },
      ];
      const messages = [
        null,
        {},
        { type: 'compare' },
        { type: 'keep' },
        { type: 'keep', releases: {}, versions: 'all' },
        { type: 'keep', releases, versions: ['1.0.0-ab'] },
        { type: 'name-missing' },
        { type: 'retire' },
        { type: 'take-over' },
      ];
      for (const message of messages) controller?.postMessage(message, []);
    },
  },
  {
    name: 'a language, a newer site and a database that are none',
    leave: async () => {
      const language = await caches.open('thela-language');
      for (const { url } of await language.keys()) await language.put(url, new Response('<b>'));
      await caches.open('thela-newer-config');
      for (const { name = '' } of await indexedDB.databases()) {
        await new Promise((resolve) => {
          const opening = indexedDB.open(name, 2 ** 40);
          for (const event of ['success', 'error', 'blocked']) {
            opening.addEventListener(event, resolve, { once: true });
          }
        });
      }
    },
  },
  {
    name: 'no worker, no caches and no private files',
    leave: async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      const root = await navigator.storage.getDirectory();
      await root.removeEntry('thela-ledger', { recursive: true }).catch(() => {});
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    },
  },
];

const AS_RELEASED = 'Analytics as its team released it';

async function openAnalytics(page: Page): Promise<void> {
  const { path, label } = toolNamed('analytics');
  await page.goto(path);
  await untilHeading(page, label);
  await expect(page.locator('canvas')).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

export const leftovers: Trial = {
  name: 'what a live release leaves behind for another tool',
  hasWorker: true,
  keepsCache: true,
  isNightly: true,
  rows: leaving.map(({ name }) => ({ name, expected: AS_RELEASED })),
  run: async (scene) => {
    const { page, context, site } = scene;
    const release = await releaseWith('profit', moduleShowing(`${RUN}; return null;`));
    await site.target.upload('profit', release.record.version, release.folder);
    const { after } = await planDeploy(site.target, release);
    const live = { ...after.live, name: 'analytics' };
    const statement = { tool: 'analytics', seq: 2 ** 50, live, previous: [] };
    const analytics = await signStatement(statement, await site.target.signingKeys('profit'));
    const { remotes } = await site.target.readRegistry();
    const registry = JSON.stringify({ schema: 1, remotes: { ...remotes, analytics } });
    const files = await filesOf(site, 'analytics');
    const persisted = persistedRegistry(registry, new Date().toISOString());
    const hoard = { registry, persisted, files, code: RUN, evil: EVIL };

    await settleAtOnce(context);
    await openAnalytics(page);
    const seen: string[] = [];
    for (const { leave } of leaving) {
      await untilCached(page, site, ['analytics']);
      await page.evaluate(leave, hoard);
      // It starts anew, and reads what was left.
      await (
        await workerEnder(page)
      )();
      await openAnalytics(page);
      await openAnalytics(page);
      await expect.poll(() => workersIn(page)).toBe(1);
      seen.push(await outcome(scene, AS_RELEASED));
    }
    return seen;
  },
};
