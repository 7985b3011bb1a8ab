import { fork } from 'node:child_process';
import type { ChildProcess, ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CommandError, workspaceRoot } from '../workspace';

/** What listens on a port of its own: an app, or the local Supabase. */
export interface Served {
  readonly name: string;
  readonly port: number;
}

/** What a server's process answers once it knows. */
export type ServerMessage =
  | { readonly kind: 'listening' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** Ends a process whose parent is gone, however that ended. */
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Starts a server in a process of its own, which ends with this one.
 *
 * @param script answers a `ServerMessage`
 * @param options handed to it as its only argument, in JSON: everybody on this machine can read them
 * @param env its environment, for what is secret
 * @returns the process, once it listens
 * @throws CommandError when it cannot listen: the port is taken, for one
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

/** How a server's process runs; a `silent` one writes to `child.stderr`, not to the terminal. */
type ProcessSettings = Pick<ForkOptions, 'env' | 'silent'>;

/**
 * Forks a server's script.
 *
 * @returns the process, and what it said first: that it listens, or why it cannot
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

/** Forks a server's script, and does not wait for what it says. */
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

/** Ends a server and waits until its port is free again. */
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
 * Looks whether all ports can be had, before time is spent on building.
 *
 * @throws CommandError for the first that is taken
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

/** Whether something listens on a port of this machine already. */
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
