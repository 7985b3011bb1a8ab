import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError, listBuiltApps, workspaceRoot } from '../workspace';

const NX = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
// Three processes for Nx's own plugins would take longer than reading the projects.
const NX_SETTINGS = { NX_ISOLATE_PLUGINS: 'false' };

/**
 * Builds the named apps, or all of them; Nx restores unchanged ones from its cache. Builds are commands in
 * `nx.json`: for an npm script, Nx would start two more processes each.
 */
export async function buildApps(names = listBuiltApps().map(({ name }) => name)): Promise<void> {
  if (await runMany(['build'], names)) return;
  throw new CommandError('The build did not succeed; its own message is above.');
}

/**
 * Tests a tool and the libs that run in it and builds the tool, in one run of Nx.
 *
 * @param projects folder names of the tool and the libs
 */
export async function testAndBuild(projects: readonly string[]): Promise<void> {
  if (await runMany(['test', 'build'], projects)) return;
  throw new CommandError('A test or the build did not succeed; its own message is above.');
}

/**
 * The packages that a change touches, and those that depend on them. Any change of package-lock.json touches all.
 *
 * @throws CommandError when one of the two commits is not there
 */
export function affectedProjects(): readonly string[] {
  const args = [NX, 'show', 'projects', '--affected', '--json'];
  try {
    const text = execFileSync(process.execPath, args, {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...NX_SETTINGS },
    });
    return v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), text);
  } catch (cause) {
    throw new CommandError(
      'Nx could not compare the two commits. Are both NX_BASE and NX_HEAD in this clone?',
      { cause },
    );
  }
}

async function runMany(targets: readonly string[], names: readonly string[]): Promise<boolean> {
  const projects = `--projects=${names.map((name) => `@thela/${name}`).join()}`;
  const options = [`--targets=${targets.join()}`, '--parallel=2', '--outputStyle=static', projects];
  const child = spawn(process.execPath, [NX, 'run-many', ...options], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...NX_SETTINGS },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
