import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Tally } from '../testing/playwright-report';
import { workspaceRoot } from '../workspace';

/** One check among those that `npm test` runs beside each other. */
export interface Step {
  readonly name: string;
  /** @param print gets what the check says */
  readonly run: (print: (text: string) => void) => Promise<Tally>;
}

/** What became of a step. */
export interface StepResult extends Tally {
  readonly name: string;
}

/**
 * Runs lanes of steps beside each other, each lane's steps one after the other, and goes on after a
 * failure. What a step says is printed at once while no other is being printed, else when its turn
 * comes, so that no two mix.
 */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<StepResult[]> {
  const printer = takeTurns((text) => process.stdout.write(text));
  const results = await Promise.all(
    lanes.map(async (steps) => {
      const done: StepResult[] = [];
      for (const { name, run } of steps) {
        const { print, end } = printer();
        const start = performance.now();
        print(`\n=== ${name}\n`);
        const tally = await run(print);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        print(`--- ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)\n`);
        end();
        done.push({ name, ...tally });
      }
      return done;
    }),
  );
  return results.flat();
}

/** Gives each caller a voice of its own; the first that has not ended is heard, the others wait. */
export function takeTurns(write: (text: string) => void) {
  interface Voice {
    text: string;
    hasEnded: boolean;
  }
  const voices: Voice[] = [];
  const flush = () => {
    for (let first = voices[0]; first; first = voices[0]) {
      if (first.text) write(first.text);
      first.text = '';
      if (!first.hasEnded) return;
      voices.shift();
    }
  };
  return () => {
    const voice: Voice = { text: '', hasEnded: false };
    voices.push(voice);
    return {
      print: (text: string) => {
        voice.text += text;
        flush();
      },
      end: () => {
        voice.hasEnded = true;
        flush();
      },
    };
  };
}

/**
 * Runs a Node script of the workspace.
 *
 * @returns whether it ended well
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
