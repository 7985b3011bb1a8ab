import { dirname } from 'node:path';
import { findOrInstall, succeeds } from './programs';

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
