import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { printTable } from '../print-table';
import { faultSteps } from './steps';

/** Prints the fault matrix as a table once all tests have run. */
export default class FaultTable implements Reporter {
  readonly #rows: string[][] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (!test.annotations.some(({ type }) => type === 'fault')) return;
    const verdicts = faultSteps.map((title) => verdict(title, result));
    this.#rows.push([test.title, ...verdicts, result.status === 'passed' ? 'passed' : 'FAILED']);
  }

  onEnd(): void {
    if (this.#rows.length === 0) return;
    printTable('The fault matrix', [['fault', ...faultSteps, 'row'], ...this.#rows]);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function verdict(title: string, result: TestResult): string {
  const step = result.steps.find((candidate) => candidate.title === title);
  if (!step) return '-';
  return step.error ? 'FAILED' : 'ok';
}
