import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { CommandError, SHELL, toolNamed, workspaceRoot } from '../../workspace';
import { ownPackagesOf, tarballOf } from '../eject/own-packages';
import { repositoryFiles } from '../eject/repository-files';
import { npmCommand } from '../npm-command';
import { buildApps } from '../nx';

const NPM_OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];

export default npmCommand(
  'npm run eject',
  'Makes a repository of its own for a tool, in a new folder; changes nothing in this one.',
)
  .argument('[tool]')
  .argument('[folder]')
  .option('--published <range>', 'takes our packages from a registry, in these versions')
  .option('--without-lock', 'leaves the lock file to the first npm install')
  .action(eject);

interface Options {
  readonly published?: string | undefined;
  readonly withoutLock?: true | undefined;
}

async function eject(
  named: string | undefined,
  target: string | undefined,
  { published, withoutLock }: Options,
): Promise<void> {
  if (named === SHELL) throw new CommandError('The shell stays here: only a tool can be ejected.');
  const { name } = toolNamed(named);
  // npm would fetch an address with git.
  if (published !== undefined && !/^[\w.^~<>=|* -]+$/.test(published)) {
    throw new CommandError(`"${published}" is no range of versions, such as ^1.0.0.`);
  }
  const folder = requireNewFolder(target);
  const versions = ownPackagesOf(name);
  const packages = Object.fromEntries(
    [...versions].map(([own, version]) => [own, published ?? `file:${tarballOf(own, version)}`]),
  );
  cpSync(join(workspaceRoot, 'apps', name), join(folder, 'apps', name), {
    recursive: true,
    filter: (path) => !['dist', 'node_modules'].includes(basename(path)),
  });
  for (const [path, text] of Object.entries(repositoryFiles(name, packages))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  if (published === undefined) await packInto(join(folder, 'vendor'), [...versions.keys()]);
  run('git', ['init', '--quiet'], folder);
  if (!withoutLock) run('npm', ['install', '--package-lock-only', ...NPM_OPTIONS], folder);
  console.log(adviceFor(name, folder));
}

/**
 * Makes the folder of the new repository.
 *
 * @param target its path, from where npm was called
 * @throws CommandError when it is in this repository, holds anything, cannot be made, or has signs that a terminal or an
 * address takes for something else
 */
function requireNewFolder(target: string | undefined): string {
  if (!target) throw new CommandError('Which folder? Name one outside this repository.');
  const folder = resolve(process.env.INIT_CWD ?? '.', target);
  if (/["#$%&'*;<>?`|!\p{Cc}]/u.test(folder)) {
    throw new CommandError(`${JSON.stringify(folder)} is no name for a folder of a repository.`);
  }
  const path = relative(realpathSync(workspaceRoot), realPathOf(folder));
  if (path.split(sep)[0] !== '..' && !isAbsolute(path)) {
    throw new CommandError(`${folder} is in this repository: name a folder outside it.`);
  }
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new CommandError(`${folder} is a file.`);
  }
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new CommandError(`${folder} cannot be made: ${(error as Error).message}`);
  }
  if (readdirSync(folder).length === 0) return folder;
  throw new CommandError(`${folder} is not empty: name a new folder.`);
}

/** Where a folder is, or would be, when all links are followed. */
function realPathOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  return join(realPathOf(dirname(folder)), basename(folder));
}

/** Packs packages of this workspace as they are now, the testkit with its built playground. */
async function packInto(folder: string, names: readonly string[]): Promise<void> {
  await buildApps(['testkit']);
  mkdirSync(folder);
  const workspaces = names.map((name) => `--workspace=${name}`);
  const pack = ['pack', `--pack-destination=${folder}`, '--ignore-scripts', '--silent'];
  run('npm', [...pack, ...workspaces], workspaceRoot);
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) {
    throw new CommandError(`${command} did not succeed in ${cwd}; its own message is above.`);
  }
}

function adviceFor(name: string, folder: string): string {
  return `
${name} has a repository of its own: ${folder}
  cd "${folder}"
  npm install               installs its packages
  git add . && git commit   so that a release names its commit
  npm test                  README.md has the other commands
Nothing changed here. docs/shipping.md says how the shell goes on without apps/${name}.`;
}
