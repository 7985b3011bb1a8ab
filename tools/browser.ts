import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from './workspace';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to test with: the one in `CHROMIUM_PATH` or on the PATH, else Debian's, which is
 * installed where this process may, else Playwright's own, which is downloaded.
 *
 * @returns path of the executable
 * @throws CommandError when there is none and none can be installed
 */
export function findOrInstallBrowser(): string {
  const present = [process.env.CHROMIUM_PATH, ...onPath(NAMES)].find(starts);
  if (present) return present;
  if (installFromDebian()) {
    const installed = onPath(NAMES).find(starts);
    if (installed) return installed;
  }
  if (!existsSync(chromium.executablePath())) {
    console.log("Downloading Playwright's Chromium ...");
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  if (starts(chromium.executablePath())) return chromium.executablePath();
  throw new CommandError(
    'The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH to its executable.',
  );
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** A file of that name may be a stub, or lack its system libraries. */
function starts(path: string | undefined): path is string {
  return path !== undefined && path !== '' && run(path, ['--version']);
}

/** Ubuntu's package of that name is another thing, so this asks for Debian itself. */
function installFromDebian(): boolean {
  const release = '/etc/os-release';
  if (!existsSync(release) || !/^ID=debian$/m.test(readFileSync(release, 'utf8'))) return false;
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? [] : ['sudo', '--non-interactive'];
  if (!isRoot && onPath(['sudo']).length === 0) return false;
  console.log("Installing Debian's Chromium ...");
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
    return run(command, rest);
  };
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium');
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
