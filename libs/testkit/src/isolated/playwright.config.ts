import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserSettings } from './browser-settings';
import { readRun } from './run';

const { root, playground, suite } = readRun();

const OWN = 'libs/testkit/src/isolated';
const tests = {
  playground: [`${OWN}/{playground,leftovers}.spec.ts`],
  tool: [`${OWN}/contract.spec.ts`, `apps/${playground.name}/e2e/*.spec.ts`],
};

export default defineConfig({
  // One project for all of a run's tests: each project would start a worker and a browser of its own.
  testDir: root,
  respectGitIgnore: true,
  testMatch: tests[suite],
  outputDir: join(
    root,
    '.thela/isolated-results',
    suite === 'playground' ? 'playground' : playground.name,
  ),
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: Number(process.env.THELA_ISOLATED_WORKERS ?? 2),
  forbidOnly: true,
  retries: 0,
  // Long, for busy machines; a passing test does not wait for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Traces would cost a third of the time; a screenshot of a failed test costs nothing.
  use: { ...browserSettings, screenshot: 'only-on-failure' },
});
