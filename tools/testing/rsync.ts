import { findOrInstall, succeeds } from './programs';

/** Finds rsync, or installs Debian's if possible: targets on another machine are tested with it. */
export function findOrInstallRsync(): string | null {
  return findOrInstall({
    names: ['rsync'],
    debianPackage: 'rsync',
    starts: (candidate) => succeeds(candidate, ['--version']),
  });
}
