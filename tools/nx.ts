import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, workspaceRoot } from './workspace';

/** Builds the named apps, or all of them; what did not change comes from Nx's cache. */
export function buildApps(names?: readonly string[]): void {
  const projects = names ? [`--projects=${names.map((name) => `@thela/${name}`).join()}`] : [];
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const { status } = spawnSync(process.execPath, [nx, 'run-many', '-t', 'build', ...projects], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new CommandError('The build did not succeed; its own message is above.');
}
