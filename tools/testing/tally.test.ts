import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeFailures, readPlaywrightReport, readVitestReport, sumTallies } from './tally';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thela-tally-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const playwright = {
  stats: { expected: 2, unexpected: 1, flaky: 0 },
  suites: [
    {
      title: 'day.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a day',
          specs: [
            {
              title: 'is counted',
              tests: [
                { projectName: 'wide', status: 'expected', results: [{ errors: [] }] },
                {
                  projectName: 'phone',
                  status: 'unexpected',
                  results: [{ errors: [{ message: '\u001B[31mno plate\u001B[39m' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('names the failed tests of a Playwright run', () => {
  expect(readPlaywrightReport(reportOf(playwright))).toEqual({
    passed: 2,
    failed: 1,
    failures: [{ test: 'phone › day.spec.ts › a day › is counted', message: 'no plate' }],
  });
});

it('names the failed tests of a Vitest run, and files that failed without one', () => {
  const passed = { fullName: 'one', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'two', status: 'failed', failureMessages: ['expected 1', 'at 2'] };
  const report = reportOf({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    ],
  });
  expect(readVitestReport(report).failures).toEqual([
    { test: 'a.test.ts › two', message: 'expected 1\nat 2' },
    { test: 'b.test.ts', message: 'no module' },
  ]);
});

it('counts a run without a report as one failure', () => {
  const missing = join(folder, 'none.json');
  const tallies = [readPlaywrightReport(missing), readVitestReport(missing)];
  expect(sumTallies(tallies)).toEqual({ passed: 0, failed: 2, failures: [] });
});

it('prints each failed test with the start of its message', () => {
  const { failures } = readPlaywrightReport(reportOf(playwright));
  expect(describeFailures(failures)).toBe(
    '\n✘ phone › day.spec.ts › a day › is counted\n    no plate\n',
  );
});
