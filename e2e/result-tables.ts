import type { TestInfo } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { tableLines } from '@thela/tools/table';

const faultColumns = [
  'right message',
  'others work',
  'day kept',
  'Retry works',
  'nothing escapes',
] as const;

export type FaultColumn = (typeof faultColumns)[number];

export function faultStep(fault: string, column: FaultColumn): string {
  return `${fault}: ${column}`;
}

export interface Row {
  readonly name: string;
  /** What the browser or the page should make of it. */
  readonly expected: string;
}

type SeenRow = Row & { readonly seen: string };

export function annotationOf(row: SeenRow): { type: string; description: string } {
  return { type: 'attack', description: JSON.stringify(row) };
}

/** Adds a row to the table of attacks, and expects that what was seen is what was expected. */
export function expectRow(info: TestInfo, row: SeenRow): void {
  info.annotations.push(annotationOf(row));
  expect(row.seen, row.name).toBe(row.expected);
}

/** Prints the fault matrix and the table of attacks once all tests have run. */
export default class ResultTables implements Reporter {
  readonly #faults: string[][] = [];
  readonly #attacks: string[][] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const isPassed = result.status === 'passed';
    const faults = test.annotations
      .filter(({ type }) => type === 'fault')
      .map(({ description = '' }) => [
        description,
        ...faultColumns.map((column) => verdictOf(faultStep(description, column), result)),
      ]);
    const isOneFault = faults.some((cells) => cells.includes('FAILED'));
    for (const cells of faults) {
      // A visit with several faults fails for the one that went wrong, and leaves out those after it.
      const isGood =
        isPassed || (isOneFault && cells.slice(1).every((verdict) => verdict === 'ok'));
      this.#faults.push([...cells, isGood ? 'passed' : 'FAILED']);
    }
    const rows = result.annotations
      .filter(({ type }) => type === 'attack')
      .map(({ description = '' }) => JSON.parse(description) as SeenRow);
    const isExplained = rows.some(({ seen, expected }) => seen !== expected);
    for (const { name, expected, seen } of rows) {
      // A test with several rows fails for those that went wrong; its other rows have passed.
      const isGood = isPassed || (isExplained && seen === expected);
      this.#attacks.push([name, expected, seen, isGood ? 'passed' : 'FAILED']);
    }
  }

  onEnd(): void {
    print('The fault matrix', ['fault', ...faultColumns, 'row'], this.#faults);
    print('Attacks', ['attack', 'expected', 'seen', 'row'], this.#attacks);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function verdictOf(title: string, result: TestResult): string {
  const step = result.steps.find((candidate) => candidate.title === title);
  if (!step) return '-';
  return step.error ? 'FAILED' : 'ok';
}

function print(title: string, headings: readonly string[], rows: readonly string[][]): void {
  if (rows.length === 0) return;
  process.stdout.write(`\n${title}\n\n${tableLines([headings, ...rows]).join('\n')}\n\n`);
}
