import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { UnsureError } from '../compare-and-swap';
import { oneLine, ShippingError } from '../shipping-error';

export interface RemoteFolder {
  /** As ssh takes it: `deploy@web.example`. */
  readonly host: string;
  /** `undefined` for the one of ssh's own configuration. */
  readonly port: string | undefined;
  /** Without a slash at the end: `/srv/thela`. */
  readonly path: string;
}

/** Names of hosts and folders that need no quoting in any shell, and that no program takes for an option. */
const ADDRESS =
  /^ssh:\/\/((?:\w[\w.-]*@)?[A-Za-z0-9][\w.-]*)(?::(\d+))?(\/[\w.-]+(?:\/[\w.-]+)*)\/?$/;

/** Nobody sits at a pipeline to answer a question; a line that is gone must not hang for good. */
const OPTIONS = ['BatchMode=yes', 'ConnectTimeout=20', 'ServerAliveInterval=10'];

/** The exit code with which ssh itself fails. */
const SSH_FAILED = 255;

/** @throws ShippingError when the address is not `ssh://[user@]host[:port]/folder` */
export function remoteFolder(address: string): RemoteFolder {
  const [, host, port, path] = ADDRESS.exec(address) ?? [];
  if (host && path && !path.split('/').includes('..')) return { host, port, path };
  throw new ShippingError(
    `"${address}" names no folder of another machine. One looks like ssh://deploy@web.example/srv/thela`,
  );
}

/** The result of a script on the other machine. */
interface Answer {
  readonly code: number;
  readonly output: Buffer;
}

/**
 * Runs a script of the POSIX shell in a folder on the other machine.
 *
 * @param values `$1`, `$2` …; only what needs no quoting
 * @param codes exit codes that are answers, beside 0
 * @throws UnsureError when the connection fails: the script may have run
 * @throws ShippingError when the script fails
 */
export async function run(
  { host, port, path }: RemoteFolder,
  script: string,
  values: readonly string[] = [],
  codes: readonly number[] = [],
  input = '',
): Promise<Answer> {
  for (const value of values) if (!/^[\w.:/-]*$/.test(value)) throw new Error(`Not safe: ${value}`);
  const command = `sh -c '${script}' sh ${[path, ...values].join(' ')}`;
  const options = [...sshOptions(port), '--', host, command];
  const { code, output, complaint } = await ended('ssh', options, input);
  if (code === SSH_FAILED) throw new UnsureError(`ssh ${host}: ${complaint}`);
  if (code !== 0 && !codes.includes(code)) {
    throw new ShippingError(`${host} could not do it (${code}): ${complaint}`);
  }
  return { code, output };
}

/**
 * Copies a folder by rsync.
 *
 * @param from and `to`: one of them below the remote folder, as `at` gives it
 * @throws ShippingError when not everything arrived
 */
export async function copyFolder(
  { host, port }: RemoteFolder,
  from: string,
  to: string,
  ...more: readonly string[]
): Promise<void> {
  // The names of hosts, ports and folders have no blanks.
  const shell = ['ssh', ...sshOptions(port)].join(' ');
  const options = ['--recursive', '--links', '--perms', '--compress', '--timeout=60', ...more];
  const { code, complaint } = await ended(
    'rsync',
    [...options, '--rsh', shell, '--', from, to],
    '',
  );
  if (code !== 0) throw new ShippingError(`rsync with ${host} failed (${code}): ${complaint}`);
}

/** A folder below the remote one, as rsync takes it. */
export function at({ host, path }: RemoteFolder, folder: string): string {
  return `${host}:${path}/${folder}/`;
}

function sshOptions(port: string | undefined): string[] {
  const options = OPTIONS.flatMap((option) => ['-o', option]);
  return port === undefined ? options : [...options, '-p', port];
}

async function ended(program: string, args: readonly string[], input: string) {
  const child = spawn(program, args, { stdio: 'pipe' });
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? SSH_FAILED));
  });
  // A script that ends early reads no input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    const [code, output, complaint] = await Promise.all([
      exited,
      buffer(child.stdout),
      text(child.stderr),
    ]);
    return { code, output, complaint: oneLine(complaint.trim()) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ShippingError(
      `${program} is not installed on this machine, and a target ssh://… needs it.`,
    );
  }
}
