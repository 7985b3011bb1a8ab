import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** How many tests of a run passed and failed, and which did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Those tests that a report names; a run can also fail before its first test. */
  readonly failures: readonly Failure[];
}

/** A test that did not pass. */
export interface Failure {
  /** Its project or file, and its titles. */
  readonly test: string;
  /** The first lines of its message. */
  readonly message: string;
}

/** The lines of a message that are repeated at the end of a run. */
const MESSAGE_LINES = 8;

export const PASSED: Tally = { passed: 1, failed: 0, failures: [] };
export const FAILED: Tally = { passed: 0, failed: 1, failures: [] };

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  return { passed: sum('passed'), failed: sum('failed'), failures };
}

/** What `npm test` prints at its end, where it is found: each failed test with the start of its message. */
export function describeFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ test, message }) => `\n✘ ${test}\n${message.replaceAll(/^/gm, '    ')}\n`)
    .join('');
}

const failedTest = v.object({
  projectName: v.string(),
  status: v.string(),
  results: v.array(
    v.object({ errors: v.array(v.object({ message: v.optional(v.string(), '') })) }),
  ),
});

interface Suite {
  readonly title: string;
  readonly suites: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly v.InferOutput<typeof failedTest>[];
  }[];
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suiteSchema)), []),
  specs: v.array(v.object({ title: v.string(), tests: v.array(failedTest) })),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suiteSchema),
});

/** Reads the JSON report of a Playwright run. A missing report is one failure: the run failed before its first test. */
export function readPlaywrightReport(path: string): Tally {
  return readReport(path, playwrightReport, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) => failuresIn(suite, [])),
  }));
}

function failuresIn({ title, suites, specs }: Suite, titles: readonly string[]): Failure[] {
  const above = [...titles, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        test: [projectName, ...above, spec.title].join(' › '),
        message: startOf(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, above))];
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** Reads the JSON report of a Vitest run; one that is missing is one failure. */
export function readVitestReport(path: string): Tally {
  return readReport(path, vitestReport, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      // A file can fail without a test, at its imports.
      if (status === 'failed' && failed.length === 0)
        return [{ test: name, message: startOf([message]) }];
      return failed.map(({ fullName, failureMessages }) => ({
        test: `${name} › ${fullName}`,
        message: startOf(failureMessages),
      }));
    }),
  }));
}

function readReport<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  tallyOf: (report: v.InferOutput<Schema>) => Tally,
): Tally {
  try {
    return tallyOf(v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))));
  } catch {
    return FAILED;
  }
}

function startOf(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return lines.slice(0, MESSAGE_LINES).join('\n');
}
