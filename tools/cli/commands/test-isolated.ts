import { Argument } from '@commander-js/extra-typings';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { npmCommand } from '../npm-command';
import { findOrInstallBrowser } from '../../testing/browser';
import { playgroundHeaders, deployedRelease, serveRelease } from '../../testing/isolated-release';
import { isNightlyLeftOut, testsOfThisRun } from '../../testing/nightly';
import { buildApps } from '../nx';
import { readPlaywrightReport } from '../../testing/tally';
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
const PLAYGROUND = 'libs/testkit';
const RULES = `${PLAYGROUND}/src/isolated/contract.spec.ts`;
const PLAYGROUND_TESTS = `${PLAYGROUND}/src/isolated/{playground,leftovers}.spec.ts`;
/** The report of the last run. */
export const ISOLATED_REPORT = join(workspaceRoot, '.thela/reports/isolated.json');

export default npmCommand(
  'npm run test:isolated',
  'Tests the release of the named tools, or of each, alone in the playground in a real browser. Without an option these are the builds of this workspace.',
)
  .addArgument(new Argument('[tools...]').default([], 'each tool'))
  .option('--release <folder>', 'a release folder to test')
  .option('--url <address>', 'the address of a release folder to test')
  .action(testIsolated);

interface IsolatedOptions {
  readonly release?: string | undefined;
  readonly url?: string | undefined;
}

/** Tests the releases against the contract and each tool's own tests; all tools are tested with the playground itself. */
async function testIsolated(
  named: readonly string[],
  { release, url }: IsolatedOptions,
): Promise<void> {
  if ((release ?? url) !== undefined && (named.length !== 1 || (release && url))) {
    throw new CommandError('Name one tool, and one release of it: --release or --url.');
  }
  const apps = named.length > 0 ? named.map((name) => toolNamed(name)) : listBuiltApps();
  const tools = apps.map(({ name }) => name).filter((name) => name !== SHELL);
  process.env.CHROMIUM_PATH = findOrInstallBrowser();
  const own = (release ?? url) ? [] : tools;
  const builds = hasSources(PLAYGROUND) ? [...own, 'testkit'] : own;
  if (builds.length > 0) await buildApps(builds);
  const releases = await Promise.all(
    tools.map(async (name) => {
      if (url) return { name, release: deployedRelease(url) };
      const folder = release ? resolve(process.env.INIT_CWD ?? '.', release) : distOf(name);
      return { name, release: await serveRelease(name, folder) };
    }),
  );
  const testsPlayground =
    named.length === 0 && hasSources(PLAYGROUND) && !isNightlyLeftOut() ? [PLAYGROUND_TESTS] : [];
  process.env.THELA_ISOLATED_RUN = JSON.stringify({
    root: workspaceRoot,
    host: join(TESTKIT, 'dist'),
    tests: [RULES, ...tools.map((name) => `apps/${name}/e2e/*.spec.ts`), ...testsPlayground],
    playgrounds: releases.map(({ name, release: served }) => ({
      name,
      release: served.address,
      headers: playgroundHeaders(served),
      callHeaders: playgroundHeaders(served, true),
    })),
  });
  rmSync(ISOLATED_REPORT, { force: true });
  mkdirSync(dirname(ISOLATED_REPORT), { recursive: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = ISOLATED_REPORT;
  const playwright = 'node_modules/@playwright/test/cli.js';
  const options = [
    'test',
    `--config=${CONFIG}`,
    '--reporter=list,json',
    ...testsOfThisRun('Playwright'),
  ];
  const isGreen = await runScript((text) => process.stdout.write(text), playwright, ...options);
  for (const served of releases) served.release.close();
  const { passed, failed } = readPlaywrightReport(ISOLATED_REPORT);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = isGreen ? 0 : 1;
}
