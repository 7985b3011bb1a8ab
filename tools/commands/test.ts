import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readArguments } from '../arguments';
import { findOrInstallBrowser } from '../browser';
import { findOrInstallNginx } from '../nginx';
import { countTests } from '../playwright-report';
import type { Tally } from '../playwright-report';
import { CommandError, workspaceRoot } from '../workspace';
import { REPORT as ISOLATED_REPORT } from './test-isolated';

interface Step {
  readonly name: string;
  readonly run: () => Tally;
}

const TSC = 'node_modules/typescript/bin/tsc';
const REPORTS = join(workspaceRoot, '.thela/reports');

const quick: readonly Step[] = [
  { name: 'format', run: () => check('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'lint', run: () => check('node_modules/oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'unused code', run: () => check('node_modules/knip/bin/knip.js') },
  { name: 'types of the page', run: () => check(TSC, '-p', 'tsconfig.json') },
  {
    name: 'types of the service worker',
    run: () => check(TSC, '-p', 'tsconfig.worker.json'),
  },
  { name: 'types of the tools', run: () => check(TSC, '-p', 'tsconfig.node.json') },
  { name: 'import directions, unit and component tests', run: unitTests },
];

const slow: readonly Step[] = [
  { name: 'builds', run: () => check('tools/run.mjs', 'build') },
  { name: 'third-party licences', run: () => check('tools/run.mjs', 'third-party', '--check') },
  { name: 'every tool alone', run: isolatedTests },
  { name: 'end-to-end tests', run: endToEndTests },
];

/**
 * `npm test`: every check there is; `--quick` leaves out builds and end-to-end tests.
 *
 * Goes on after a failure, so that one run tells all. The last line counts over all of them.
 */
export default function test(args: readonly string[]): void {
  const options = { quick: { type: 'boolean' } } as const;
  const { values } = readArguments(args, { usage: 'npm test -- [--quick]', words: 0, options });
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const steps = values.quick ? quick : [...quick, ...slow];
  const tallies = steps.map(({ name, run }) => {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const tally = run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`--- ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
    return { name, ...tally };
  });
  const failures = tallies.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (failures.length > 0) console.log(`\nNot passed: ${failures.join(', ')}`);
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

function unitTests(): Tally {
  const report = join(REPORTS, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGreen = node('node_modules/vitest/vitest.mjs', 'run', ...reporters);
  return tallyOf(isGreen, () => {
    const { numPassedTests, numFailedTests } = v.parse(vitestReport, readJson(report));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function endToEndTests(): Tally {
  const report = join(REPORTS, 'e2e.json');
  try {
    process.env.CHROMIUM_PATH = findOrInstallBrowser();
    findOrInstallNginx();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  process.env.E2E_REPORT = report;
  const isGreen = node('node_modules/@playwright/test/cli.js', 'test', '--config=e2e');
  return tallyOf(isGreen, () => countTests(report));
}

function isolatedTests(): Tally {
  const isGreen = node('tools/run.mjs', 'test-isolated');
  return tallyOf(isGreen, () => countTests(ISOLATED_REPORT));
}

/** Counts a runner's report; a red runner has failed even if its report is missing or all green. */
function tallyOf(isGreen: boolean, read: () => Tally): Tally {
  try {
    const tally = read();
    return isGreen ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function check(script: string, ...args: string[]): Tally {
  return node(script, ...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function node(script: string, ...args: string[]): boolean {
  const options = { cwd: workspaceRoot, stdio: 'inherit' } as const;
  return spawnSync(process.execPath, [script, ...args], options).status === 0;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
