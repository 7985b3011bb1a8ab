import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Tally } from '../testing/tally';
import { workspaceRoot } from '../workspace';

/** One of the checks of `npm test`. */
export interface Step {
  readonly name: string;
  /** @param print receives the output of the check */
  readonly run: (print: (text: string) => void) => Promise<Tally>;
}

/** Of an output whose failure no report names. */
const LAST_LINES = 30;

export interface StepResult extends Tally {
  readonly name: string;
}

/**
 * Runs lanes in parallel and the steps of a lane one after the other. A failure does not stop the other
 * steps. The output of one step is printed at once; that of steps running at the same time is buffered
 * until it has ended, so that outputs do not mix.
 */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<StepResult[]> {
  const newOutput = queueOutputs((text) => process.stdout.write(text));
  const results = await Promise.all(
    lanes.map(async (steps) => {
      const done: StepResult[] = [];
      for (const { name, run } of steps) {
        const { print, end } = newOutput();
        const start = performance.now();
        print(`\n=== ${name}\n`);
        let output = '';
        const tally = await run((text) => {
          output += text;
          print(text);
        });
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        print(`--- ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)\n`);
        end();
        done.push({ name, ...named(tally, name, output) });
      }
      return done;
    }),
  );
  return results.flat();
}

/** A failure that no report names is told by the end of the output. */
function named(tally: Tally, name: string, output: string): Tally {
  if (tally.failed <= tally.failures.length) return tally;
  const message = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return { ...tally, failures: [...tally.failures, { test: name, message }] };
}

/** Writes outputs in the order in which they were created: the first is written at once, later ones are buffered. */
export function queueOutputs(write: (text: string) => void) {
  interface Output {
    text: string;
    hasEnded: boolean;
  }
  const outputs: Output[] = [];
  const flush = () => {
    for (let first = outputs[0]; first; first = outputs[0]) {
      if (first.text) write(first.text);
      first.text = '';
      if (!first.hasEnded) return;
      outputs.shift();
    }
  };
  return () => {
    const output: Output = { text: '', hasEnded: false };
    outputs.push(output);
    return {
      print: (text: string) => {
        output.text += text;
        flush();
      },
      end: () => {
        output.hasEnded = true;
        flush();
      },
    };
  };
}

/**
 * Runs a Node script of the workspace.
 *
 * @returns whether it exited with code 0
 */
export async function runScript(
  print: (text: string) => void,
  script: string,
  ...args: readonly string[]
): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}
