import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from '@playwright/test';
import { findOrInstall, succeeds } from './programs';
import { CommandError } from '../workspace';

const require = createRequire(import.meta.url);

const starts = (path: string) => succeeds(path, ['--version']);

/**
 * Finds a Chromium for tests: the one in `CHROMIUM_PATH`, or Debian's headless Chromium, which is installed if
 * possible and needs two thirds of the time of a full one, or a full Chromium.
 *
 * @returns path of the executable
 * @throws CommandError when there is none and none can be installed
 */
export function findOrInstallBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && starts(chosen)) return chosen;
  const shell = 'chromium-headless-shell';
  const found = findOrInstall({ names: [shell], debianPackage: shell, starts });
  return found ?? findOrInstallWholeBrowser();
}

/**
 * Finds a full Chromium, as people use it: the one in `WHOLE_CHROMIUM_PATH`, in `CHROMIUM_PATH` or on the PATH, or
 * Debian's, which is installed if possible, or Playwright's, which is downloaded.
 *
 * @returns path of the executable
 * @throws CommandError when there is none and none can be installed
 */
export function findOrInstallWholeBrowser(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const program = { names, debianPackage: 'chromium', starts };
  const { WHOLE_CHROMIUM_PATH, CHROMIUM_PATH } = process.env;
  const chosen = [WHOLE_CHROMIUM_PATH, CHROMIUM_PATH].filter((path) => !path?.includes('headless'));
  const found = findOrInstall(program, chosen);
  if (found) return found;
  // Loaded only here: it takes most of the time in which a command starts.
  const { chromium } = require('@playwright/test') as typeof Playwright;
  if (!existsSync(chromium.executablePath())) {
    console.log("Downloading Playwright's Chromium ...");
    succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  if (starts(chromium.executablePath())) return chromium.executablePath();
  throw new CommandError(
    'The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to its executable.',
  );
}
