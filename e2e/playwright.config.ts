import { defineConfig } from '@playwright/test';
import { browserSettings } from '@thela/testkit/browser-settings';

/** Where the counts go, for `npm test` to read. */
const report = process.env.E2E_REPORT;

const commands = /(shipping|new-tool|terminal)\.spec\.ts$/;
/** Where `npm test` found it. */
const path = process.env.WHOLE_CHROMIUM_PATH;
const wholeBrowser = path ? { executablePath: path } : {};
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous, for machines on which much else runs: what passes does not wait for them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./result-tables.ts'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  // Traces cost a third of the time; `--trace retain-on-failure` makes them where they are needed.
  // Requests that a service worker answers pass by what a test puts in their way: `offline.spec.ts` alone
  // has one.
  use: { ...browserSettings, screenshot: 'only-on-failure', serviceWorkers: 'block' },
  projects: [
    // Whole commands take long and one after the other, so they start first.
    { name: 'commands', testMatch: commands, use: wide },
    { name: 'wide', testIgnore: commands, grepInvert: /@whole-browser/, use: wide },
    // What a browser without windows lacks: installing, and its own recognition of speech.
    {
      name: 'whole',
      grep: /@whole-browser/,
      use: { ...wide, launchOptions: { ...browserSettings.launchOptions, ...wholeBrowser } },
    },
    {
      name: 'whole phone',
      grep: /@whole-browser .*@phone/,
      use: { ...phone, launchOptions: { ...browserSettings.launchOptions, ...wholeBrowser } },
    },
    {
      name: 'phone',
      use: phone,
      testIgnore: commands,
      grep: /@phone/,
      grepInvert: /@whole-browser/,
    },
  ],
});
