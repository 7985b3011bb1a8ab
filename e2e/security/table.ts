import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { printTable } from '../print-table';

/** Prints what was tried against the site, what should come of it and what did. */
export default class AttackTable implements Reporter {
  readonly #rows: string[][] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const noted = (kind: string) =>
      result.annotations.find(({ type }) => type === kind)?.description ?? '-';
    if (!result.annotations.some(({ type }) => type === 'expected')) return;
    const seen = noted('seen');
    const verdict = result.status === 'passed' ? 'passed' : 'FAILED';
    this.#rows.push([test.title, noted('expected'), seen, verdict]);
  }

  onEnd(): void {
    if (this.#rows.length > 0) {
      printTable('Attacks', [['attack', 'expected', 'seen', 'row'], ...this.#rows]);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
