import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserSettings } from './browser-settings';
import { readRun } from './run';

const { apps, playground, suite } = readRun();

export default defineConfig({
  testDir: '.',
  outputDir: `../../../../.thela/isolated-results/${suite === 'playground' ? 'playground' : playground.name}`,
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: Number(process.env.THELA_ISOLATED_WORKERS ?? 2),
  forbidOnly: true,
  retries: 0,
  // Long, for busy machines; a passing test does not wait for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Traces would cost a third of the time; a screenshot of a failed test costs nothing.
  use: { ...browserSettings, screenshot: 'only-on-failure' },
  projects:
    suite === 'playground'
      ? [{ name: 'playground', testMatch: ['playground.spec.ts', 'leftovers.spec.ts'] }]
      : [
          { name: 'contract', testMatch: 'contract.spec.ts' },
          { name: 'own', testDir: join(apps, playground.name, 'e2e'), testMatch: '*.spec.ts' },
        ],
});
