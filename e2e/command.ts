import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An npm command that runs as a person at the terminal would see it. */
export interface RunningCommand {
  /** How it ended, and all that stood on the terminal. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  readonly interrupt: () => void;
  /** Waits until this stands on the terminal. */
  readonly says: (text: string) => Promise<void>;
}

/**
 * @param command what follows `npm run`, `['deploy', 'profit']`
 * @param workspace root of the workspace that it runs in
 * @param env set in addition to the environment of the tests
 */
export function runCommand(
  command: readonly string[],
  workspace: string,
  env: Readonly<Record<string, string>>,
): RunningCommand {
  const child = spawn(process.execPath, [join('tools', 'run.mjs'), ...command], {
    cwd: workspace,
    env: { ...process.env, ...env },
  });
  let output = '';
  const waiting = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += stripVTControlCharacters(chunk.toString());
    for (const check of waiting) check();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return {
    ended,
    interrupt: () => child.kill('SIGINT'),
    says: (text) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (output.includes(text)) resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
