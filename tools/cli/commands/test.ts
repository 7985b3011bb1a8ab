import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { npmCommand } from '../npm-command';
import { findOrInstallBrowser, findOrInstallWholeBrowser } from '../../testing/browser';
import { findOrInstallEngines } from '../../testing/engines';
import { findOrInstallNginx } from '../../testing/nginx';
import { findOrInstallPostgres, findOrInstallRsync } from '../../testing/programs';
import { leaveOutNightly, testsOfThisRun } from '../../testing/nightly';
import { partsTouchedBy } from '../../testing/nightly-parts';
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
import { CommandError, listTools, workspaceRoot } from '../../workspace';
import { countBrowsers } from './test-browsers';
import { ISOLATED_REPORT } from './test-isolated';

type Run = Step['run'];
type Lanes = Parameters<typeof runLanes>[0];

const TSC = 'node_modules/typescript/bin/tsc';
const REPORTS = join(workspaceRoot, '.thela/reports');

const checks: readonly Step[] = [
  { name: 'format', run: check('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'lint', run: check('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'unused code', run: check('node_modules/knip/bin/knip.js') },
  { name: 'types of the page', run: types('tsconfig.json') },
  { name: 'types of the service worker', run: types('tsconfig.worker.json') },
  { name: 'types of the tools', run: types('tsconfig.node.json') },
];

const builds: Step = { name: 'builds', run: check('tools/cli/run.mjs', 'build') };
const licences: Step = {
  name: 'third-party licences',
  run: check('tools/cli/run.mjs', 'third-party', '--check'),
};
const alone: Step = { name: 'every tool alone', run: isolatedTests([]) };
const units = unitTests(testsOfThisRun);
const site = endToEndTests(testsOfThisRun);
/** Beside the end-to-end tests, which build nothing in the workspace's own folders. */
const engines: Step = { name: 'main paths in three browsers', run: browserTests };

/** Two cores have two lanes. */
const quick: Lanes = [checks, [units]];
const day: Lanes = [
  [builds, licences, alone, site],
  [...checks, units],
];
const night: Lanes = [
  [builds, licences, alone, site],
  [...checks, units, engines],
];

interface Options {
  readonly quick?: true;
  readonly nightly?: true;
  readonly affected?: string;
  readonly slow?: true;
}

export default npmCommand('npm test', 'Runs the checks of every change.')
  .option('--quick', 'leaves out builds and end-to-end tests')
  .option('--nightly', 'adds the tests that are left to the night')
  .option(
    '--affected <base>',
    'of the night, only what the change since this commit touches; nothing of `npm test`',
  )
  .option('--slow', 'leaves them a quarter of the processor')
  .action(test);

/** Does not stop at a failure, so that one run shows them all. The last lines name those that failed, and count all tests. */
async function test(options: Options): Promise<void> {
  const { quick: isQuick, nightly: isNightly, affected, slow: isSlow } = options;
  if (!isNightly) leaveOutNightly();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  if (!isQuick) installPrograms(isNightly);
  if (isSlow) slowDown();
  const start = performance.now();
  const lanes = affected === undefined ? night : affectedLanes(affected);
  const results = await runLanes(isQuick ? quick : isNightly ? lanes : day);
  const { passed, failed, failures } = sumTallies(results);
  const notPassed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (notPassed.length > 0)
    console.log(`${describeFailures(failures)}\nNot passed: ${notPassed.join(', ')}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!isQuick && !isNightly)
    console.log(
      '\n`npm run test:nightly -- --affected <base>` adds what a change may break besides.',
    );
  console.log(`\nAll of it took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = notPassed.length > 0 ? 1 : 0;
}

/** What of the night the change since a commit touches, what is not committed included. */
function affectedLanes(base: string): Lanes {
  const changed = execFileSync('git', ['diff', '--name-only', base], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  const tools = listTools().map(({ name }) => name);
  const parts = partsTouchedBy(changed.split('\n').filter(Boolean), tools);
  const specs = parts.specs.map((name) => `e2e/${name}.spec.ts`);
  const needsBuilds = specs.length > 0 || parts.engines;
  return [
    [
      ...(needsBuilds ? [builds] : []),
      ...(parts.tools.length > 0
        ? [{ name: `${parts.tools.join(', ')} alone`, run: isolatedTests(parts.tools) }]
        : []),
      // A test that was changed may have no tag, and one that was removed no file.
      ...(specs.length > 0
        ? [endToEndTests(() => ['--grep=@nightly', '--pass-with-no-tests', ...specs])]
        : []),
      ...(parts.engines ? [engines] : []),
    ],
    parts.units.length > 0
      ? [unitTests(() => ['--tags-filter=nightly', '--passWithNoTests', ...parts.units])]
      : [],
  ];
}

/** Finds or installs the programs that npm does not install, before the time of the tests is measured. */
function installPrograms(isNightly = false): void {
  const start = performance.now();
  try {
    process.env.CHROMIUM_PATH = findOrInstallBrowser();
    // Their tests say what is missing.
    findOrInstallRsync();
    findOrInstallPostgres();
    if (isNightly) {
      process.env.WHOLE_CHROMIUM_PATH = findOrInstallWholeBrowser();
      findOrInstallNginx();
      findOrInstallEngines();
    }
  } catch (error) {
    // Only the tests that need the missing program fail.
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
  }
  console.log(`Browser and servers: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function unitTests(chosen: typeof testsOfThisRun): Step {
  const report = join(REPORTS, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run: Run = async (print) => {
    const options = [...reporters, ...chosen('Vitest')];
    const isGreen = await runScript(print, 'node_modules/vitest/vitest.mjs', 'run', ...options);
    return withFailure(isGreen, readVitestReport(report));
  };
  return { name: 'import directions, unit and component tests', run };
}

function endToEndTests(chosen: typeof testsOfThisRun): Step {
  const report = join(REPORTS, 'e2e.json');
  const run: Run = async (print) => {
    process.env.E2E_REPORT = report;
    const playwright = 'node_modules/@playwright/test/cli.js';
    const options = ['test', '--config=e2e', ...chosen('Playwright')];
    return withFailure(
      await runScript(print, playwright, ...options),
      readPlaywrightReport(report),
    );
  };
  return { name: 'end-to-end tests', run };
}

function isolatedTests(tools: readonly string[]): Run {
  return async (print) => {
    const isGreen = await runScript(print, 'tools/cli/run.mjs', 'test-isolated', ...tools);
    return withFailure(isGreen, readPlaywrightReport(ISOLATED_REPORT));
  };
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

/** With one checker: the usual four each repeat work of the others, for twice the processor time. */
function types(project: string): Run {
  return check(TSC, '-p', project, '--checkers', '1');
}

const LOOPS_A_CORE = 3;

/** Its pauses let the guard look after its parent: see `end-with-parent.mjs`. */
const LOOP = `
  const spin = () => {
    const end = Date.now() + 100;
    while (Date.now() < end);
    setImmediate(spin);
  };
  spin();`;

/** Leaves a quarter of the processor to everything else, until this process ends. */
function slowDown(): void {
  for (let loop = 0; loop < availableParallelism() * LOOPS_A_CORE; loop += 1) {
    const child = spawn(process.execPath, ['--eval', LOOP], { stdio: 'ignore' });
    child.unref();
    process.once('exit', () => child.kill());
  }
}
