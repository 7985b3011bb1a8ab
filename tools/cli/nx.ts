import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CommandError, listApps, workspaceRoot } from '../workspace';

/** Builds the named apps, or all of them; what did not change comes from Nx's cache. */
export async function buildApps(names = listApps().map(({ name }) => name)): Promise<void> {
  if (await runMany(['build'], names)) return;
  throw new CommandError('The build did not succeed; its own message is above.');
}

/**
 * Tests a tool and the libs that run in it, and builds it, in one go; nothing else.
 *
 * @param projects the tool and those libs, by the names of their folders
 */
export async function testAndBuild(projects: readonly string[]): Promise<void> {
  if (await runMany(['test', 'build'], projects)) return;
  throw new CommandError('A test or the build did not succeed; its own message is above.');
}

/**
 * Builds the named tools and tests each alone in a browser; what did not change since it passed comes
 * from Nx's cache.
 *
 * @param projects tools, and `testkit` for the playground itself
 * @returns whether all of it passed
 */
export function testIsolatedApps(projects: readonly string[]): Promise<boolean> {
  // Nx runs two projects beside each other.
  const workers = projects.length > 1 ? '1' : '2';
  return runMany(['isolated'], projects, { THELA_ISOLATED_WORKERS: workers });
}

async function runMany(
  targets: readonly string[],
  names: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const projects = `--projects=${names.map((name) => `@thela/${name}`).join()}`;
  const options = [`--targets=${targets.join()}`, '--parallel=2', '--outputStyle=static', projects];
  const child = spawn(process.execPath, [nx, 'run-many', ...options], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
