import { test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';
import { openSite } from './site';
import type { Site } from './site';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * What a test brings about on purpose may stand on the console. Any other error, warning or
   * policy violation there fails the test.
   */
  readonly expectedErrors: RegExp | null;
  readonly watchConsole: void;
}

interface WorkerFixtures {
  readonly site: Site;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use, { parallelIndex }) => {
      const site = await openSite(parallelIndex);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  expectedErrors: [null, { option: true }],

  watchConsole: [
    async ({ context, expectedErrors }, use) => {
      const complaints: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use();
      const unexpected = complaints.filter((complaint) => !expectedErrors?.test(complaint));
      base.expect(unexpected, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});
