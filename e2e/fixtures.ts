import { test as base } from '@thela/testkit/console-watch';
import { openSite } from './site';
import type { Site } from './site';

export { expect } from '@playwright/test';
export { toolPlaceNamed as toolNamed, toolPlaces as tools } from '@thela/tools/tool-places';

interface TestOptions {
  /**
   * Whether this browser says that data is dear, so that nothing is fetched that nobody asked for.
   * Tests of prefetching say that it is not.
   */
  readonly savesData: boolean;
  readonly dataSaver: void;
}

interface WorkerFixtures {
  readonly site: Site;
}

export const test = base.extend<TestOptions, WorkerFixtures>({
  savesData: [true, { option: true }],

  dataSaver: [
    async ({ context, savesData }, use) => {
      if (savesData) {
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
      }
      await use();
    },
    { auto: true },
  ],

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
