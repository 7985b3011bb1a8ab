import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
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
    const table = [['fault', ...faultSteps, 'row'], ...this.#rows];
    const widths = table[0]?.map((_, column) =>
      Math.max(...table.map((row) => row[column]?.length ?? 0)),
    );
    const lines = table.map((row) =>
      row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '),
    );
    process.stdout.write(`\nThe fault matrix\n\n${lines.join('\n')}\n\n`);
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
