import { defineConfig } from '@playwright/test';
import { browserSettings } from './browser-settings';
import { readRun } from './run';

const { apps, benches } = readRun();

export default defineConfig({
  testDir: '.',
  outputDir: '../../../../.thela/isolated-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 20_000,
  reporter: 'list',
  // A trace of every test costs a third of the time; a failed one's picture costs nothing.
  use: { ...browserSettings, screenshot: 'only-on-failure' },
  // Few projects: each has browsers of its own, which take longer to start than a test.
  projects: [
    // What the bench itself does shows with any tool: once is enough, where all are tested.
    { name: 'contract', testMatch: benches.length > 1 ? '*.spec.ts' : 'contract.spec.ts' },
    { name: 'own', testDir: apps, testMatch: benches.map(({ name }) => `${name}/e2e/*.spec.ts`) },
  ],
});
