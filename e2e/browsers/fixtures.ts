import { test as base } from '@playwright/test';
import { openSite } from '../site';
import type { Site } from '../site';
import type { Engine } from './engines/engine';
import { engineStarts } from './programs';
import { annotationOf } from './engine-table';
import { receiveReports } from './policy-reports';
import type { PolicyReports } from './policy-reports';
import type { Scene } from './row';
import { Tab } from './tab';

interface WorkerFixtures {
  readonly engine: Engine;
  readonly policyReports: PolicyReports;
  readonly site: Site;
}

type TestFixtures = Omit<Scene, 'site'>;

/** A `test` with one engine, which is its project, and one site for all rows. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    async ({}, use, { project }) => {
      const start = Object.entries(engineStarts()).find(([name]) => name === project.name)?.[1];
      if (!start) throw new Error(`The environment does not name the programs of ${project.name}.`);
      const engine = await start();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
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
    { scope: 'worker', timeout: 60_000 },
  ],

  reports: async ({ policyReports }, use) => use(policyReports.received),

  tab: async ({ engine, site }, use, info) => {
    info.annotations.push(annotationOf(engine.version));
    const tab = await engine.newTab();
    await use(new Tab(tab, site.url));
    await tab.close();
    await site.restore();
  },
});

export { expect } from '@playwright/test';
