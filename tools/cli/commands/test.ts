import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../npm-command';
import { findOrInstallBrowser, findOrInstallWholeBrowser } from '../../testing/browser';
import { findOrInstallEngines } from '../../testing/engines';
import { findOrInstallNginx } from '../../testing/nginx';
import { findOrInstallPostgres } from '../../testing/postgres';
import { findOrInstallRsync } from '../../testing/rsync';
import { leaveOutNightly, testsOfThisRun } from '../../testing/nightly';
import {
  describeFailures,
  FAILED,
  PASSED,
  readPlaywrightReport,
  readVitestReport,
  sumTallies,
} from '../../testing/tally';
import type { Tally } from '../../testing/tally';
import { runLanes, runScript } from '../steps';
import type { Step } from '../steps';
import { CommandError, workspaceRoot } from '../../workspace';
import { countBrowsers } from './test-browsers';
import { countIsolated } from './test-isolated';

type Run = Step['run'];

const TSC = 'node_modules/typescript/bin/tsc';
const REPORTS = join(workspaceRoot, '.thela/reports');

/** The checks that need neither builds nor a browser. */
const withoutBrowser: readonly (readonly Step[])[] = [
  [
    { name: 'format', run: check('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
    { name: 'lint', run: check('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
    { name: 'unused code', run: check('node_modules/knip/bin/knip.js') },
    { name: 'types of the page', run: types('tsconfig.json') },
    { name: 'types of the service worker', run: types('tsconfig.worker.json') },
    { name: 'types of the tools', run: types('tsconfig.node.json') },
  ],
  [
    {
      name: 'import directions, unit and component tests',
      run: unitTests,
    },
  ],
];

const built: readonly Step[] = [
  { name: 'builds', run: check('tools/cli/run.mjs', 'build') },
  { name: 'third-party licences', run: check('tools/cli/run.mjs', 'third-party', '--check') },
  { name: 'every tool alone', run: isolatedTests },
];

/** The tests of composed sites, which are not built anew meanwhile. */
const composed: readonly (readonly Step[])[] = [
  [{ name: 'end-to-end tests', run: endToEndTests }],
  [{ name: 'main paths in three browsers', run: browserTests }],
];

interface Options {
  readonly quick?: true;
  readonly nightly?: true;
}

export default npmCommand('npm test', 'Runs the checks of every change, within some nine minutes.')
  .option('--quick', 'leaves out builds and end-to-end tests')
  .option('--nightly', 'adds the tests that are left to the night')
  .action(test);

/** Does not stop at a failure, so that one run shows them all. The last lines name those that failed, and count all tests. */
async function test({ quick: isQuick, nightly: isNightly }: Options): Promise<void> {
  if (!isNightly) leaveOutNightly();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  if (!isQuick) installPrograms();
  const start = performance.now();
  const results = isQuick
    ? await runLanes(withoutBrowser)
    : [...(await runLanes([built, ...withoutBrowser])), ...(await runLanes(composed))];
  const { passed, failed, failures } = sumTallies(results);
  const notPassed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (notPassed.length > 0)
    console.log(`${describeFailures(failures)}\nNot passed: ${notPassed.join(', ')}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!isQuick && !isNightly)
    console.log('\n`npm run test:nightly` adds what repeats these tests.');
  console.log(`\nAll of it took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = notPassed.length > 0 ? 1 : 0;
}

/** Finds or installs the programs that npm does not install, before the time of the tests is measured. */
function installPrograms(): void {
  const start = performance.now();
  try {
    process.env.WHOLE_CHROMIUM_PATH = findOrInstallWholeBrowser();
    process.env.CHROMIUM_PATH = findOrInstallBrowser();
    findOrInstallNginx();
    // Their tests say what is missing.
    findOrInstallRsync();
    findOrInstallPostgres();
    findOrInstallEngines();
  } catch (error) {
    // Only the tests that need the missing program fail.
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
  }
  console.log(`Browser and servers: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function unitTests(print: (text: string) => void): Promise<Tally> {
  const report = join(REPORTS, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = [...reporters, ...testsOfThisRun('Vitest')];
  const isGreen = await runScript(print, 'node_modules/vitest/vitest.mjs', 'run', ...options);
  return withFailure(isGreen, readVitestReport(report));
}

async function endToEndTests(print: (text: string) => void): Promise<Tally> {
  const report = join(REPORTS, 'e2e.json');
  process.env.E2E_REPORT = report;
  const playwright = 'node_modules/@playwright/test/cli.js';
  const tests = testsOfThisRun('Playwright');
  const isGreen = await runScript(print, playwright, 'test', '--config=e2e', ...tests);
  return withFailure(isGreen, readPlaywrightReport(report));
}

async function isolatedTests(print: (text: string) => void): Promise<Tally> {
  const isGreen = await runScript(print, 'tools/cli/run.mjs', 'test-isolated');
  return withFailure(isGreen, countIsolated());
}

/** Without building: Nx would remove and write what the other tests read meanwhile. */
async function browserTests(print: (text: string) => void): Promise<Tally> {
  const isGreen = await runScript(print, 'tools/cli/run.mjs', 'test-browsers', '--built');
  return withFailure(isGreen, countBrowsers());
}

/** A run that failed counts at least one failure, even without one in its report. */
function withFailure(isGreen: boolean, tally: Tally): Tally {
  return isGreen ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
}

function check(script: string, ...args: string[]): Run {
  return async (print) => ((await runScript(print, script, ...args)) ? PASSED : FAILED);
}

/** With one checker: each of the usual four works out anew what the others know, for twice the processor time. */
function types(project: string): Run {
  return check(TSC, '-p', project, '--checkers', '1');
}
