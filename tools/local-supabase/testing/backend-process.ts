import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '../../static-server';
import type { LocalSupabaseOptions } from '../index';
import { serverScript } from '../index';

/** The local backend as `npm start` runs it. */
export async function forkBackend(
  options: LocalSupabaseOptions,
): Promise<{ child: ChildProcess; message: ServerMessage }> {
  const child = fork(serverScript, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const [message] = (await once(child, 'message')) as [ServerMessage];
  return { child, message };
}

/** Ends the process and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A port that nothing listens on, so that a process can be told it, and told it again. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
