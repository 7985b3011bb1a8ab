import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOrInstall, succeeds } from './programs';
import { CommandError } from '../workspace';

const starts = (path: string) => succeeds(path, ['--version']);

/**
 * A Chromium to test with: the one in `CHROMIUM_PATH`; else Debian's Chromium without windows, which is
 * installed where this process may and takes two thirds of the time; else a whole one.
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
 * A Chromium as people have it: the one in `WHOLE_CHROMIUM_PATH`, in `CHROMIUM_PATH` or on the PATH, else Debian's, which is
 * installed where this process may, else Playwright's own, which is downloaded.
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
  if (!existsSync(chromium.executablePath())) {
    console.log("Downloading Playwright's Chromium ...");
    succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  if (starts(chromium.executablePath())) return chromium.executablePath();
  throw new CommandError(
    'The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to its executable.',
  );
}
