import { defineConfig } from '@playwright/test';
import { engineStarts, NOT_IN_CHROMIUM } from './programs';

// `npm test` runs the other end-to-end tests at the same time.
process.env.E2E_FOLDER = '.thela/e2e-browsers';

/** File for the counts, which `npm run test:browsers` reads. */
const report = process.env.BROWSERS_REPORT;

const names = Object.entries(engineStarts())
  .filter(([, start]) => start !== null)
  .map(([name]) => name);

export default defineConfig({
  testDir: '.',
  outputDir: '../../.thela/browsers-results',
  globalSetup: '../global-setup.ts',
  // One worker, and so one site and one browser, for all rows of an engine. The engines run at the same time:
  // they wait more than they compute.
  fullyParallel: false,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Long, for busy machines; a passing row does not wait for them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./engine-table.ts'],
    ['../result-tables.ts'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  projects: names.map((name) =>
    name === 'Chromium' ? { name, grepInvert: new RegExp(NOT_IN_CHROMIUM) } : { name },
  ),
});
