import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserSettings } from './browser-settings';
import { readRun } from './run';

const { root, tests } = readRun();

export default defineConfig({
  // One project for all tools: each project would start workers and browsers of its own.
  testDir: root,
  respectGitIgnore: true,
  testMatch: tests,
  outputDir: join(root, '.thela/isolated-results'),
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Long, for busy machines; a passing test does not wait for it.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  // Traces would cost a third of the time; a screenshot of a failed test costs nothing.
  use: { ...browserSettings, screenshot: 'only-on-failure' },
});
