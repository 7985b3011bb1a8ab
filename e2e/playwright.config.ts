import { defineConfig } from '@playwright/test';
import { browserSettings } from '@thela/testkit/browser-settings';
import { isNightlyLeftOut } from '@thela/tools/nightly';

// Publishing a site takes four seconds less of a processor so. A test of sizes compresses by itself.
process.env.THELA_BROTLI_QUALITY = '5';

/** File for the counts, which `npm test` reads. */
const report = process.env.E2E_REPORT;

const commands = /(shipping|first-changes|terminal)\.spec\.ts$/;
/** These have a configuration of their own. */
const browsers = /\/browsers\//;
/** Path of a Chromium with windows; `npm test` finds one. */
const path = process.env.WHOLE_CHROMIUM_PATH;
const wholeBrowser = path ? { executablePath: path } : {};
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  // Playwright would rewrite the shell's renderer, three megabytes, for older syntax and source maps.
  build: { external: ['**/dist-server/**'] },
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // More than the cores: a test waits for a third of its time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Long, for busy machines; a passing test does not wait for them.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  reporter: [
    ['list'],
    ['./result-tables.ts'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  // Traces cost a third of the time; `--trace retain-on-failure` records them.
  // Playwright's routes do not see requests that a service worker answers, so only `offline.spec.ts` allows
  // one.
  use: { ...browserSettings, screenshot: 'only-on-failure', serviceWorkers: 'block' },
  projects: [
    // These specs take longest, because their commands run one after the other, so they start first.
    { name: 'commands', testMatch: commands, use: wide },
    // A worker opens a site and starts a browser, so few tests have one worker, and start before the many.
    {
      name: 'phone',
      use: phone,
      testIgnore: commands,
      grep: /@phone/,
      grepInvert: /@whole-browser/,
      workers: 1,
    },
    // The headless shell cannot install a site and has no speech recognition.
    {
      name: 'whole',
      grep: /@whole-browser/,
      use: { ...wide, launchOptions: { ...browserSettings.launchOptions, ...wholeBrowser } },
      workers: 1,
    },
    {
      name: 'wide',
      testIgnore: [commands, browsers],
      grepInvert: isNightlyLeftOut() ? /@whole-browser|@phone/ : /@whole-browser|@phone-only/,
      use: wide,
    },
  ],
});
