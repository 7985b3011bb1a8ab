import { test as base } from '@playwright/test';
import { openSite } from '../site';
import type { Site } from '../site';
import { RunningEngine } from './programs';
import type { EngineName } from './programs';
import { annotationOf } from './engine-table';
import { receiveReports } from './policy-reports';
import type { PolicyReports } from './policy-reports';
import type { Scene } from './row';
import { Tab } from './tab';

interface WorkerFixtures {
  readonly running: RunningEngine;
  readonly policyReports: PolicyReports;
  readonly site: Site;
}

interface TestFixtures extends Omit<Scene, 'site'> {
  readonly engineName: EngineName;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true }],

  running: [
    async ({}, use) => {
      const running = new RunningEngine();
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],

  policyReports: [
    async ({}, use) => {
      const policyReports = await receiveReports();
      await use(policyReports);
      policyReports.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ policyReports }, use) => {
      const site = await openSite({}, { reportUri: policyReports.address });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  reports: async ({ policyReports }, use) => use(policyReports.received),

  tab: [
    async ({ running, engineName, site }, use, info) => {
      const engine = await running.named(engineName);
      info.annotations.push(annotationOf(engine.version));
      const tab = await engine.newTab();
      await use(new Tab(tab, site.url));
      await tab.close();
      await site.restore();
    },
    // Apart from the row's own time, which else has the engine's start in it for the first one.
    { timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';
