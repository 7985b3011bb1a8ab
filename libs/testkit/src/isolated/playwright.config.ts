import { defineConfig } from '@playwright/test';
import { browserSettings } from './browser-settings';
import type { IsolatedOptions } from './fixtures';
import { readRun } from './run';

const { benches } = readRun();

export default defineConfig<IsolatedOptions>({
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
  projects: [
    ...benches.flatMap(({ name, specs }) => [
      { name: `${name}, contract`, testMatch: 'contract.spec.ts', use: { tool: name } },
      { name, testDir: specs, use: { tool: name } },
    ]),
    // What the bench itself does shows with any tool: once is enough, where all are tested.
    ...benches.slice(1, 2).map(({ name }) => ({
      name: 'bench',
      testMatch: ['bench.spec.ts', 'leftovers.spec.ts'],
      use: { tool: name },
    })),
  ],
});
