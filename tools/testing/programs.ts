import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Folders of servers, which are not on every user's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** A program that tests need and that npm does not install. */
export interface Program {
  /** Possible names of the executable. */
  readonly names: readonly string[];
  /** The Debian package that contains it. */
  readonly debianPackage: string;
  /** Whether the executable at that path works; it may be a stub, or a library may be missing. */
  readonly starts: (path: string) => boolean;
}

/**
 * Finds a program on the PATH, or installs Debian's if possible.
 *
 * @param preferred paths to check first
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

/** Runs a program to its end; shows its stderr, but not its stdout. */
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

/** Only on Debian itself: on Ubuntu, a package of the same name may contain something else. */
function installFromDebian(debianPackage: string): boolean {
  const release = '/etc/os-release';
  if (!existsSync(release) || !/^ID=debian$/m.test(readFileSync(release, 'utf8'))) return false;
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? [] : ['sudo', '--non-interactive'];
  if (!isRoot && onPath(['sudo']).length === 0) return false;
  console.log(`Installing Debian's ${debianPackage} ...`);
  // Two runs wait for each other: apt itself would not wait where its lists are being updated.
  const oneAtATime = ['flock', '/var/lib/apt'];
  const apt = (...args: string[]) => {
    const [command = 'flock', ...rest] = [...asRoot, ...oneAtATime, 'apt-get', '-qq', ...args];
    return succeeds(command, rest);
  };
  return (
    apt('update') &&
    apt('-oDPkg::Lock::Timeout=300', 'install', '--yes', '--no-install-recommends', debianPackage)
  );
}

/** Finds rsync, or installs Debian's if possible: targets on another machine are tested with it. */
export function findOrInstallRsync(): string | null {
  return findOrInstall({
    names: ['rsync'],
    debianPackage: 'rsync',
    starts: (candidate) => succeeds(candidate, ['--version']),
  });
}

/**
 * Finds PostgreSQL 15, or installs Debian's if possible. Debian's package also makes a cluster of its own; without a run
 * level it is not started, and nothing here uses it.
 *
 * @returns the folder of its programs, or `null` when there is none and none can be installed
 */
export function findOrInstallPostgres(): string | null {
  const path = findOrInstall({
    // Debian's programs are in no folder of the PATH, but beside one.
    names: ['../lib/postgresql/15/bin/pg_ctl'],
    debianPackage: 'postgresql-15',
    starts: (candidate) => succeeds(candidate, ['--version']),
  });
  return path === null ? null : dirname(path);
}
