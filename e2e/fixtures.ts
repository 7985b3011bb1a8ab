import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '@thela/testkit/console-watch';
import { openSite } from './site';
import type { Site } from './site';

export { expect } from '@playwright/test';
export { toolPageNamed as toolNamed, toolPages as tools } from '@thela/tools/tool-pages';

interface TestOptions {
  /**
   * Whether the browser's data saver is on, so that the page prefetches nothing. Tests of prefetching turn
   * it off.
   */
  readonly savesData: boolean;
  /**
   * Whether a page finds the registry that one before it stored. Tests of what a deploy brings turn it off, see
   * `forgetRegistry`.
   */
  readonly findsRegistry: boolean;
}

interface WorkerFixtures {
  readonly site: Site;
}

/**
 * The fixture of a site that the tests of one worker share. A spec that changes its site takes one of its own.
 *
 * @param options as `openSite` takes them
 */
export function siteOfWorker(...options: Parameters<typeof openSite>) {
  const fixture = async ({}, use: (site: Site) => Promise<void>) => {
    const site = await openSite(...options);
    await use(site);
    await site.close();
  };
  return [fixture, { scope: 'worker', timeout: 240_000 }] as [
    typeof fixture,
    { scope: 'worker'; timeout: number },
  ];
}

/**
 * Makes pages forget the stored registry when they start: on a busy machine the network can take longer than the 300 ms
 * after which they would open a tool by it.
 */
export async function forgetRegistry(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin !== 'null') localStorage.removeItem('thela.registry');
  });
}

export const test = base.extend<TestOptions, WorkerFixtures>({
  savesData: [true, { option: true }],
  findsRegistry: [true, { option: true }],

  context: async ({ context, savesData, findsRegistry }, use) => {
    if (!findsRegistry) await forgetRegistry(context);
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await use(context);
  },

  site: siteOfWorker(),

  baseURL: async ({ site }, use) => use(site.url),
});
