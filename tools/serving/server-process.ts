import { fork } from 'node:child_process';
import type { ChildProcess, ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CommandError, workspaceRoot } from '../workspace';

export interface Served {
  readonly name: string;
  readonly port: number;
}

/** The message that a server's process sends to its parent when it listens or has failed. */
export type ServerMessage =
  | { readonly kind: 'listening' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** Preloaded into a process, ends it when its parent process no longer runs. */
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Starts a server in a child process, which ends when this process ends.
 *
 * @param script sends a `ServerMessage`
 * @param options passed as the only argument, in JSON, which every user of this machine can read
 * @param env the environment of the process, which may contain secrets
 * @returns the process, once it listens
 * @throws CommandError when it cannot listen, for example because the port is in use
 */
export async function startServer(
  script: URL,
  served: Served,
  options: unknown,
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const { child, message } = await forkServer(script, options, { env });
  if (message.kind === 'failed') throw new CommandError(explain(served, message));
  return child;
}

/** Settings of a server's process; a `silent` one writes to `child.stderr`, not to the terminal. */
type ProcessSettings = Pick<ForkOptions, 'env' | 'silent'>;

/**
 * Forks a server's script and waits for its first message.
 *
 * @returns the process and that message: that it listens, or why it cannot
 */
export async function forkServer(
  script: URL,
  options: unknown,
  settings: ProcessSettings = {},
): Promise<{ child: ChildProcess; message: ServerMessage }> {
  const child = forkScript(script, options, settings);
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ kind: 'failed', code: '', message: 'it ended at once' }]),
  ])) as [ServerMessage];
  return { child, message };
}

/** Forks a server's script without waiting for a message. */
export function forkScript(
  script: URL,
  options: unknown,
  settings: ProcessSettings = {},
): ChildProcess {
  return fork(fileURLToPath(script), [JSON.stringify(options)], {
    execArgv: ['--import', END_WITH_PARENT, '--import', 'tsx'],
    cwd: workspaceRoot,
    ...settings,
    env: { ...(settings.env ?? process.env), THELA_PARENT_PID: String(process.pid) },
  });
}

/** Ends a server and waits until its process has exited, which frees its port. */
export async function stopServer(
  server: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/**
 * Checks that all ports are free, before time is spent on builds.
 *
 * @throws CommandError for the first port in use
 */
export async function requireFreePorts(all: readonly Served[]): Promise<void> {
  for (const served of all) {
    for (const host of ['127.0.0.1', '::1']) {
      const probe = createServer();
      probe.listen(served.port, host);
      try {
        await once(probe, 'listening');
      } catch (error) {
        const { code = '', message } = error as NodeJS.ErrnoException;
        if (code === 'EADDRINUSE') throw new CommandError(explain(served, { code, message }));
      } finally {
        probe.close();
      }
    }
  }
}

/** Whether a port of this machine is in use. */
export async function isListening(served: Served): Promise<boolean> {
  try {
    await requireFreePorts([served]);
    return false;
  } catch {
    return true;
  }
}

function explain({ name, port }: Served, failure: { code: string; message: string }): string {
  return failure.code === 'EADDRINUSE'
    ? `Port ${port} (${name}) is in use. Stop what runs there, or choose other ports: PORT=6200 ` +
        'npm start puts the site on 6200, the tools on 6201 to 6206 and Supabase on 6210.'
    : `${name} cannot be served on port ${port}: ${failure.message}`;
}
