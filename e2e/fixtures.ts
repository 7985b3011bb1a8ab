import { test as base } from '@thela/testkit/console-watch';
import { openSite } from './site';
import type { Site } from './site';

export { expect } from '@playwright/test';
export { toolPlaceNamed as toolNamed, toolPlaces as tools } from '@thela/tools/tool-places';

interface TestOptions {
  /**
   * Whether the browser's data saver is on, so that the page prefetches nothing. Tests of prefetching turn
   * it off.
   */
  readonly savesData: boolean;
  /**
   * Whether a page finds the registry that one before it stored. Tests of what a deploy brings turn it off: on a busy
   * machine the network can take longer than the 300 ms for which a page waits then.
   */
  readonly findsRegistry: boolean;
}

interface WorkerFixtures {
  readonly site: Site;
}

export const test = base.extend<TestOptions, WorkerFixtures>({
  savesData: [true, { option: true }],
  findsRegistry: [true, { option: true }],

  context: async ({ context, savesData, findsRegistry }, use) => {
    if (!findsRegistry) {
      await context.addInitScript(() => {
        // An empty page has no storage.
        if (window.origin !== 'null') localStorage.removeItem('thela.registry');
      });
    }
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await use(context);
  },

  site: [
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),
});
