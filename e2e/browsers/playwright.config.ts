import { defineConfig } from '@playwright/test';
import { engineStarts, NOT_IN_CHROMIUM } from './programs';

// `npm test` runs the other end-to-end tests at the same time.
process.env.E2E_FOLDER = '.thela/e2e-browsers';
process.env.THELA_BROTLI_QUALITY = '5';

/** File for the counts, which `npm run test:browsers` reads. */
const report = process.env.BROWSERS_REPORT;

const names = Object.entries(engineStarts())
  .filter(([, start]) => start !== null)
  .map(([name]) => name);

export default defineConfig({
  testDir: '.',
  build: { external: ['**/dist-server/**'] },
  outputDir: '../../.thela/browsers-results',
  globalSetup: '../global-setup.ts',
  // One site and one browser for all rows of an engine. The engines run one after the other: `npm test` runs the
  // other end-to-end tests beside them, and on a crowded machine all of them only wait for each other.
  fullyParallel: false,
  workers: 1,
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
