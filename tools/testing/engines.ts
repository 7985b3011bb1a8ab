import { findOrInstallBrowser } from './browser';
import { findOrInstall, succeeds } from './programs';
import type { Program } from './programs';
import { CommandError } from '../workspace';

interface Engine {
  readonly name: string;
  /** What a person installs who has not got it. */
  readonly packages: string;
  /** Puts the paths of its programs into the environment, installing them if possible; whether it could. */
  readonly find: () => boolean;
}

const FIREFOX: Program = {
  names: ['firefox-esr', 'firefox'],
  debianPackage: 'firefox-esr',
  starts: (path) => succeeds(path, ['--version']),
};
/** The driver brings WebKitGTK's small browser with it. */
const WEBKIT: Program = {
  names: ['WebKitWebDriver'],
  debianPackage: 'webkit2gtk-driver',
  starts: (path) => succeeds(path, ['--help']),
};
/** WebKitGTK's browser has no headless mode, so it needs a display. */
const DISPLAY: Program = {
  names: ['Xvfb'],
  debianPackage: 'xvfb',
  starts: (path) => succeeds('/bin/sh', ['-c', '"$0" -help 2> /dev/null', path]),
};

const engines: readonly Engine[] = [
  { name: 'Chromium', packages: 'chromium-headless-shell', find: findChromium },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    find: () => note('FIREFOX_PATH', FIREFOX),
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver and xvfb',
    find: () => note('WEBKIT_DRIVER_PATH', WEBKIT) && note('XVFB_PATH', DISPLAY),
  },
];

/**
 * Finds the three engines, installs Debian's if possible, and puts the paths of their programs into the environment:
 * `CHROMIUM_PATH`, `FIREFOX_PATH`, `WEBKIT_DRIVER_PATH` with `XVFB_PATH`. It prints how long each engine took.
 *
 * @returns one sentence for each engine that this machine cannot have
 */
export function findOrInstallEngines(): readonly string[] {
  return engines.flatMap(({ name, packages, find }) => {
    const start = performance.now();
    const isFound = find();
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s to find or install`);
    return isFound
      ? []
      : [
          `${name} was not tried: ${packages} cannot be installed here, which takes Debian, and root or sudo.`,
        ];
  });
}

function findChromium(): boolean {
  try {
    process.env.CHROMIUM_PATH = findOrInstallBrowser();
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    delete process.env.CHROMIUM_PATH;
    return false;
  }
}

function note(variable: string, program: Program): boolean {
  const path = findOrInstall(program, [process.env[variable]]);
  if (path) process.env[variable] = path;
  else delete process.env[variable];
  return path !== null;
}
