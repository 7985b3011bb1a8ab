import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { findOrInstall } from './programs';
import { CommandError } from '../workspace';

/** An nginx on this machine. */
export interface Nginx {
  readonly path: string;
  /** Its list of media types by file ending. */
  readonly mimeTypes: string;
}

/**
 * The nginx on the PATH, else Debian's, which is installed where this process may.
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

/** What `nginx -V` says of how it was built; it says it on the error channel. */
function buildOf(path: string): string {
  const { status, stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' });
  return status === 0 ? stderr : '';
}
