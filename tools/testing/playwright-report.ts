import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** How many tests of a run passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/**
 * Counts the tests in the JSON report of a Playwright run. A missing report counts as one failure: the run
 * failed before its first test.
 */
export function countTests(path: string): Tally {
  try {
    const report = v.parse(reportSchema, JSON.parse(readFileSync(path, 'utf8')));
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
