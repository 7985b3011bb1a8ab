import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readArguments } from '../arguments';
import { findOrInstallBrowser } from '../browser';
import { benchHeaders, deployedRelease, serveRelease } from '../isolated-release';
import type { ReachableRelease } from '../isolated-release';
import { buildApps } from '../nx';
import { countTests } from '../playwright-report';
import { CommandError, distOf, listTools, toolNamed, workspaceRoot } from '../workspace';

const USAGE =
  'npm run test:isolated [tool] -- [--release <folder> | --url <address of a release folder>]';
const CONFIG = 'libs/testkit/src/isolated/playwright.config.ts';
/** Where Playwright's report of the run lies. */
export const REPORT = join(workspaceRoot, '.thela/reports/isolated.json');

/**
 * `npm run test:isolated [tool]`: tests the release of one tool, or of each, alone on the bench in
 * a real browser. A build of its own is tested unless `--release` names the folder or `--url` the
 * address of another release.
 */
export default async function testIsolated(args: readonly string[]): Promise<void> {
  const options = { release: { type: 'string' }, url: { type: 'string' } } as const;
  const { values, words } = readArguments(args, { usage: USAGE, words: 1, options });
  const { release, url } = values;
  if ((release ?? url) !== undefined && (!words[0] || (release && url))) {
    throw new CommandError(`One tool, and one release of it. Usage: ${USAGE}`);
  }
  const tools = words[0] ? [toolNamed(words[0]).name] : listTools().map(({ name }) => name);
  process.env.CHROMIUM_PATH = findOrInstallBrowser();
  buildApps(release || url ? ['testkit'] : [...tools, 'testkit']);
  const benches = await Promise.all(
    tools.map(async (name) => {
      const folder = release ? resolve(process.env.INIT_CWD ?? '.', release) : distOf(name);
      return { name, release: url ? deployedRelease(url) : await serveRelease(name, folder) };
    }),
  );
  const isGreen = await runTests(benches);
  for (const bench of benches) bench.release.close();
  const { passed, failed } = countTests(REPORT);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = isGreen ? 0 : 1;
}

interface Bench {
  readonly name: string;
  readonly release: ReachableRelease;
}

/** @returns whether all tests passed */
async function runTests(benches: readonly Bench[]): Promise<boolean> {
  rmSync(REPORT, { force: true });
  const run = {
    host: join(workspaceRoot, 'libs/testkit/dist'),
    apps: join(workspaceRoot, 'apps'),
    benches: benches.map(({ name, release }) => ({
      name,
      release: release.address,
      headers: benchHeaders(release),
      callHeaders: benchHeaders(release, true),
    })),
  };
  const playwright = join(workspaceRoot, 'node_modules/@playwright/test/cli.js');
  const options = ['test', `--config=${CONFIG}`, '--reporter=list,json'];
  const child = spawn(process.execPath, [playwright, ...options], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      THELA_ISOLATED_RUN: JSON.stringify(run),
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
