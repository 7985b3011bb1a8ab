import { defineConfig } from '@playwright/test';

// `npm test` runs the other end-to-end tests at the same time.
process.env.E2E_FOLDER = '.thela/e2e-browsers';
process.env.THELA_BROTLI_QUALITY = '5';

/** File for the counts, which `npm run test:browsers` reads. */
const report = process.env.BROWSERS_REPORT;

export default defineConfig({
  testDir: '.',
  build: { external: ['**/dist-server/**'] },
  outputDir: '../../.thela/browsers-results',
  globalSetup: '../global-setup.ts',
  // One process and one site for all engines, which run one after the other: `npm test` runs the other end-to-end
  // tests beside them, and on a crowded machine all of them only wait for each other.
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // Long, for busy machines; a passing row does not wait for them.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  reporter: [
    ['list'],
    ['./engine-table.ts'],
    ['../result-tables.ts'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
});
