import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { findOrInstall } from './programs';
import { CommandError } from '../workspace';

export interface Nginx {
  readonly path: string;
  /** Path of its list of media types by file extension. */
  readonly mimeTypes: string;
}

/**
 * Finds nginx on the PATH, or installs Debian's if possible.
 *
 * @throws CommandError when there is none and none can be installed
 */
export function findOrInstallNginx(): Nginx {
  const path = findOrInstall({
    names: ['nginx'],
    debianPackage: 'nginx',
    starts: (candidate) => buildOf(candidate) !== '',
  });
  if (!path) {
    throw new CommandError('The tests of the nginx configurations need nginx: install it.');
  }
  const configuration = /--conf-path=(\S+)/.exec(buildOf(path))?.[1] ?? '/etc/nginx/nginx.conf';
  return { path, mimeTypes: join(dirname(configuration), 'mime.types') };
}

/** The build options that `nginx -V` prints, which it writes to stderr. */
function buildOf(path: string): string {
  const { status, stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' });
  return status === 0 ? stderr : '';
}
