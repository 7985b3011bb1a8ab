import { test as base } from '@thela/testkit/console-watch';
import { openSite } from './site';
import type { Site } from './site';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  readonly site: Site;
}

export const test = base.extend<object, WorkerFixtures>({
  site: [
    async ({}, use, { parallelIndex }) => {
      const site = await openSite(parallelIndex);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),
});
