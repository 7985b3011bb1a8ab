import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers lie, which is not on everybody's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** A program that tests need and this project does not bring. */
export interface Program {
  /** What it may be called. */
  readonly names: readonly string[];
  /** Debian's package that holds it. */
  readonly debianPackage: string;
  /** Whether the file at that path can be used; one of that name may be a stub, or lack libraries. */
  readonly starts: (path: string) => boolean;
}

/**
 * A program on the PATH, else Debian's, which is installed where this process may.
 *
 * @param preferred paths to look at first
 * @returns path of the executable, or `null` when there is none and none can be installed
 */
export function findOrInstall(
  { names, debianPackage, starts }: Program,
  preferred: readonly (string | undefined)[] = [],
): string | null {
  const present = [...preferred.filter((path) => path), ...onPath(names)].find(
    (path) => path !== undefined && starts(path),
  );
  if (present) return present;
  if (!installFromDebian(debianPackage)) return null;
  return onPath(names).find(starts) ?? null;
}

/** Runs a program to its end; what it prints is not shown, its complaints are. */
export function succeeds(command: string, args: readonly string[]): boolean {
  // Without a run level, a package's service is not started when it is installed.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function onPath(names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** Ubuntu's packages of the same name may be other things, so this asks for Debian itself. */
function installFromDebian(debianPackage: string): boolean {
  const release = '/etc/os-release';
  if (!existsSync(release) || !/^ID=debian$/m.test(readFileSync(release, 'utf8'))) return false;
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? [] : ['sudo', '--non-interactive'];
  if (!isRoot && onPath(['sudo']).length === 0) return false;
  console.log(`Installing Debian's ${debianPackage} ...`);
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
    return succeeds(command, rest);
  };
  return (
    apt('update') &&
    apt('-oDPkg::Lock::Timeout=300', 'install', '--yes', '--no-install-recommends', debianPackage)
  );
}
