import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { markdownLines, tableLines } from '../cli/table';
import { workspaceRoot } from '../workspace';
import type { Profile } from './profile';
import { rowsOf } from './results';
import type { Sample } from './rounds';
import { resultCells, verdictCells } from './tables';
import { judge } from './verdicts';

const FILE = join(workspaceRoot, '.thela/benchmark/report.json');

/** Everything that a benchmark measured. */
interface Outcome {
  readonly runs: number;
  readonly samples: readonly Sample[];
  readonly profiles: readonly Profile[];
  /** Whether the tables are printed in Markdown, for the README. */
  readonly isMarkdown: boolean;
}

/**
 * Prints the results and writes them as JSON, single samples included.
 *
 * @returns whether every budget is met
 */
export function report({ runs, samples, profiles, isMarkdown }: Outcome): boolean {
  const rows = rowsOf(samples);
  const verdicts = judge(rows, profiles);
  const cores = cpus();
  const load = loadavg()[2] ?? 0;
  const machine = { processor: cores[0]?.model ?? 'unknown', cores: cores.length, load };
  const date = new Date().toISOString();
  const all = { date, machine, runs, verdicts, rows, samples };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);

  const linesOf = isMarkdown ? markdownLines : tableLines;
  const day = date.slice(0, 10);
  const lines = [
    `Composed site / single application = ratio; medians of ${runs} runs, ${day}, ` +
      `${machine.cores} cores (${machine.processor}), load ${load.toFixed(1)} in the last 15 minutes.`,
    '',
    ...linesOf(resultCells(rows)),
    '',
    ...linesOf(verdictCells(verdicts)),
    '',
    `All of it: ${FILE}`,
  ];
  console.log(`\n${lines.join('\n')}`);
  return verdicts.every(({ isMet }) => isMet);
}
