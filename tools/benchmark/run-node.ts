import { spawnSync } from 'node:child_process';
import { CommandError } from '../workspace';

/**
 * Runs a script with Node; its output is shown only when it fails.
 *
 * @throws CommandError with the script's output
 */
export function runNode(folder: string, script: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new CommandError(`${[script, ...args].join(' ')} did not succeed.\n${stdout}${stderr}`);
}
