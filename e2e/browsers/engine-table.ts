import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { tableLines } from '@thela/tools/table';

const VERSION = 'engine version';

/** The version of the engine that a row ran in, as an annotation of its test. */
export function annotationOf(version: string): { type: string; description: string } {
  return { type: VERSION, description: version };
}

interface Line {
  version: string;
  passed: number;
  failed: number;
  milliseconds: number;
}

/** Prints what each engine made of the rows, once all have run. */
export default class EngineTable implements Reporter {
  readonly #lines = new Map<string, Line>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.title;
    const line = this.#lines.get(engine) ?? { version: '-', passed: 0, failed: 0, milliseconds: 0 };
    this.#lines.set(engine, line);
    line.version =
      result.annotations.find(({ type }) => type === VERSION)?.description ?? line.version;
    line[result.status === 'passed' ? 'passed' : 'failed'] += 1;
    line.milliseconds += result.duration;
  }

  onEnd(): void {
    const rows = [...this.#lines].map(([engine, { version, passed, failed, milliseconds }]) => [
      engine,
      version,
      String(passed),
      String(failed),
      (milliseconds / 1000).toFixed(1),
    ]);
    const headings = ['engine', 'version', 'passed', 'failed', 'seconds'];
    process.stdout.write(`\nBrowsers\n\n${tableLines([headings, ...rows]).join('\n')}\n\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
