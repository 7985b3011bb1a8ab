import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

export interface RunningCommand {
  /** Its exit code and everything that it printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  readonly interrupt: () => void;
  /** Kills the process by SIGKILL, so that it cannot stop its own child processes. */
  readonly kill: () => void;
  /** Waits until it has printed this text. */
  readonly says: (text: string) => Promise<void>;
  /** Waits until its output matches, and returns the match of the first group. */
  readonly matches: (pattern: RegExp) => Promise<string>;
}

/**
 * @param command what follows `npm run`, `['deploy', 'profit']`
 * @param workspace root of the workspace that it runs in
 * @param env set in addition to the environment of the tests
 * @param runner program that runs the command; the default leaves out npm's own process
 */
export function runCommand(
  command: readonly string[],
  workspace: string,
  env: Readonly<Record<string, string>>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, 'tools/cli/run.mjs'],
): RunningCommand {
  const child = spawn(program, [...args, ...command], {
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
  const shown = <T>(find: () => T | undefined) =>
    new Promise<T>((resolve) => {
      const check = () => {
        const found = find();
        if (found !== undefined) resolve(found);
      };
      waiting.add(check);
      check();
    });
  return {
    ended,
    interrupt: () => child.kill('SIGINT'),
    kill: () => child.kill('SIGKILL'),
    says: async (text) => void (await shown(() => output.includes(text) || undefined)),
    matches: (pattern) => shown(() => pattern.exec(output)?.[1]),
  };
}
