import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { markdownLines, tableLines } from '@thela/tools/table';
import { BENCHMARK_FOLDER } from './builds';
import type { Sample } from './results';
import { isMet } from './verdicts';
import type { Verdict } from './verdicts';

/** Everything that a command measured. */
interface Outcome {
  /** Names the file of the report. */
  readonly command: 'pages' | 'ship' | 'sync' | 'bytes';
  readonly title: string;
  /** Each with its headings. */
  readonly tables?: readonly (readonly (readonly string[])[])[];
  readonly verdicts?: readonly Verdict[];
  readonly samples?: readonly Sample[];
  /** Whether the tables are printed in Markdown, for a README. */
  readonly isMarkdown?: boolean;
}

/** Prints the figures and writes them as JSON, single samples included. The exit code is 1 when a budget is missed. */
export function report(outcome: Outcome): void {
  const { command, title, tables = [], verdicts = [], samples = [], isMarkdown = false } = outcome;
  const cores = cpus();
  const load = loadavg()[2] ?? 0;
  const machine = { processor: cores[0]?.model ?? 'unknown', cores: cores.length, load };
  const date = new Date().toISOString();
  const file = join(BENCHMARK_FOLDER, `${command}.json`);
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const all = { date, machine, title, verdicts, tables, samples };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);

  const printed = verdicts.length > 0 ? [...tables, verdictCells(verdicts)] : tables;
  const linesOf = isMarkdown ? markdownLines : tableLines;
  const lines = [
    `${title}, ${date.slice(0, 10)}, ${machine.cores} cores (${machine.processor}), ` +
      `load ${load.toFixed(1)} in the last 15 minutes.`,
    ...printed.flatMap((cells) => ['', ...linesOf(cells)]),
    '',
    `All of it: ${file}`,
  ];
  console.log(`\n${lines.join('\n')}`);
  if (!verdicts.every(isMet)) process.exitCode = 1;
}

/** A line for each budget. */
function verdictCells(verdicts: readonly Verdict[]): string[][] {
  return [
    ['budget', 'at most', 'seen', '', 'worst at'],
    ...verdicts.map((verdict) => [
      verdict.name,
      amount(verdict.atMost),
      amount(verdict.seen),
      isMet(verdict) ? 'met' : 'MISSED',
      verdict.row,
    ]),
  ];
}

function amount(value: number): string {
  const maximumFractionDigits = value >= 100 ? 0 : 3;
  return value.toLocaleString('en-GB', { maximumFractionDigits });
}
