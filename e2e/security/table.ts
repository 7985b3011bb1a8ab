import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { printTable } from '../print-table';
import { rowsIn } from './row';

/** Prints what was tried against the site, what should come of it and what did. */
export default class AttackTable implements Reporter {
  readonly #rows: string[][] = [];

  onTestEnd(_: TestCase, result: TestResult): void {
    const rows = rowsIn(result.annotations);
    const hasCulprit = rows.some(({ seen, expected }) => seen !== expected);
    for (const { name, expected, seen } of rows) {
      const isGood = result.status === 'passed' || (hasCulprit && seen === expected);
      this.#rows.push([name, expected, seen, isGood ? 'passed' : 'FAILED']);
    }
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
