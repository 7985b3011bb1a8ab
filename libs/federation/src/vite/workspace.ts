import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole workspace, also where this package is installed in a repository of one tool. */
export const workspaceRoot = fileURLToPath(
  new URL('../../../../', import.meta.url).href.replace(/node_modules\/$/, ''),
);

/** The fields of a `package.json` that a build reads. */
interface Manifest {
  readonly version: string;
  readonly browserslist?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Reads the `package.json` of a folder of the workspace, `apps/profit`. */
export function readManifest(folder: string): Manifest {
  const path = join(workspaceRoot, folder, 'package.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/**
 * The commit of a build of `apps/<name>`: the last one that changed its sources, those of the libs that it
 * depends on, or the lock file.
 *
 * @returns the commit's full hash, `dirty` when some of that is not committed, or `unknown`
 *   outside a git checkout
 */
export function sourceRevision(name: string): string {
  const paths = [...sourceFolders(`apps/${name}`), 'package-lock.json', ...toolLists(name)];
  const others = ['*.md', '*.test.ts', '*.test.tsx', '*.spec.ts', '*/evaluation/*'];
  const sources = ['--', ...paths, ...others.map((path) => `:!${path}`)];
  try {
    if (git('status', '--porcelain', ...sources) !== '') return 'dirty';
    return git('log', '-1', '--format=%H', ...sources) || 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The shell's sidebar is made from the `tool.json` of every tool. */
function toolLists(name: string): string[] {
  return name === 'shell' ? ['apps/*/tool.json'] : [];
}

function git(...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', stdio }).trim();
}

/** `folder` and the folders of the workspace packages that it depends on, directly or not. */
function sourceFolders(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies, devDependencies } = readManifest(folder);
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    const lib = dependency.replace('@thela/', 'libs/');
    if (lib !== dependency && existsSync(join(workspaceRoot, lib))) sourceFolders(lib, seen);
  }
  return seen;
}
