import { Argument, Option } from '@commander-js/extra-typings';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npmCommand } from '../npm-command';
import { findOrInstallBrowser } from '../../testing/browser';
import { playgroundHeaders, deployedRelease, serveRelease } from '../../testing/isolated-release';
import { isNightlyLeftOut, testsOfThisRun } from '../../testing/nightly';
import { buildApps, testIsolatedApps } from '../nx';
import { readPlaywrightReport, sumTallies } from '../../testing/tally';
import type { Tally } from '../../testing/tally';
import { runScript } from '../steps';
import {
  CommandError,
  distOf,
  hasSources,
  listBuiltApps,
  SHELL,
  toolNamed,
  workspaceRoot,
} from '../../workspace';

/** In a repository of one tool the testkit is installed, with its playground built. */
const TESTKIT = realpathSync(join(workspaceRoot, 'node_modules/@thela/testkit'));
const CONFIG = join(TESTKIT, 'src/isolated/playwright.config.ts');
/** Holds the test report of each project; Nx caches the reports with the results. */
const RESULTS = join(workspaceRoot, '.thela/isolated');
const PLAYGROUND = 'libs/testkit';
/** The tests of the playground itself load this tool; any tool would do. */
const PLAYGROUND_TOOL = 'profit';

export default npmCommand(
  'npm run test:isolated',
  'Tests the release of the named tools, or of each, alone in the playground in a real browser. Without an option these are the builds of this workspace, save those that passed already as they are.',
)
  .addArgument(new Argument('[tools...]').default([], 'each tool'))
  .option('--release <folder>', 'a release folder to test')
  .option('--url <address>', 'the address of a release folder to test')
  .addOption(new Option('--built', 'Nx has built the tool already').hideHelp())
  .addOption(new Option('--playground', 'tests the playground itself, for Nx').hideHelp())
  .action(testIsolated);

interface IsolatedOptions {
  readonly release?: string | undefined;
  readonly url?: string | undefined;
  readonly built?: true | undefined;
  readonly playground?: true | undefined;
}

async function testIsolated(
  named: readonly string[],
  { release, url, built: isBuilt, playground }: IsolatedOptions,
): Promise<void> {
  if ((release ?? url) !== undefined && (named.length !== 1 || (release && url))) {
    throw new CommandError('Name one tool, and one release of it: --release or --url.');
  }
  process.env.CHROMIUM_PATH = findOrInstallBrowser();
  if (playground) return testRelease(PLAYGROUND_TOOL, distOf(PLAYGROUND_TOOL), PLAYGROUND);
  const [tool, ...others] = named.map((name) => toolNamed(name).name);
  if (!tool) {
    const apps = listBuiltApps().map(({ name }) => name);
    const tools = apps.filter((name) => name !== SHELL);
    return testChanged(
      isNightlyLeftOut() || !hasSources(PLAYGROUND) ? tools : [...tools, 'testkit'],
    );
  }
  if (!isBuilt && !release && !url) return testChanged([tool, ...others]);
  if (!isBuilt && hasSources(PLAYGROUND)) await buildApps(['testkit']);
  const folder = release ? resolve(process.env.INIT_CWD ?? '.', release) : undefined;
  return testRelease(tool, url ? { url } : (folder ?? distOf(tool)), `apps/${tool}`);
}

/** Counts the passed and failed tests of all tools in the last run. */
export function countIsolated(): Tally {
  const reports = existsSync(RESULTS) ? readdirSync(RESULTS, { recursive: true }) : [];
  return sumTallies(
    reports
      .map(String)
      .filter((path) => path.endsWith('.json'))
      .map((path) => readPlaywrightReport(join(RESULTS, path))),
  );
}

/** Runs the tests that Nx has not cached as passed, and prints the results of all. */
async function testChanged(projects: readonly string[]): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  const isGreen = await testIsolatedApps(projects);
  const { passed, failed } = countIsolated();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = isGreen ? 0 : 1;
}

/**
 * Tests one release against the contract and its own tests, or tests the playground.
 *
 * @param place folder or address of the release
 * @param project folder of the tested project, which is also the place of the report below `RESULTS`
 */
async function testRelease(
  tool: string,
  place: string | { url: string },
  project: string,
): Promise<void> {
  const report = join(RESULTS, project, 'report.json');
  mkdirSync(join(RESULTS, project), { recursive: true });
  rmSync(report, { force: true });
  const release =
    typeof place === 'string' ? await serveRelease(tool, place) : deployedRelease(place.url);
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  process.env.THELA_ISOLATED_RUN = JSON.stringify({
    root: workspaceRoot,
    host: join(TESTKIT, 'dist'),
    suite: project === PLAYGROUND ? 'playground' : 'tool',
    playground: {
      name: tool,
      release: release.address,
      headers: playgroundHeaders(release),
      callHeaders: playgroundHeaders(release, true),
    },
  });
  const playwright = 'node_modules/@playwright/test/cli.js';
  const options = [
    'test',
    `--config=${CONFIG}`,
    '--reporter=list,json',
    ...testsOfThisRun('Playwright'),
  ];
  const isGreen = await runScript((text) => process.stdout.write(text), playwright, ...options);
  release.close();
  const { passed, failed } = readPlaywrightReport(report);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = isGreen ? 0 : 1;
}
