import { spawnSync } from 'node:child_process';
import { CommandError } from '../workspace';

/**
 * Runs a script with Node and says nothing of it, unless it fails.
 *
 * @throws CommandError with all that it wrote
 */
export function runNode(folder: string, script: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new CommandError(`${[script, ...args].join(' ')} did not succeed.\n${stdout}${stderr}`);
}
