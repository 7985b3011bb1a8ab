import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reservePorts } from '@thela/testkit/reserve-ports';
import type { ReservedPorts } from '@thela/testkit/reserve-ports';
import { afterEach, beforeEach } from 'vitest';
import type { LocalSupabaseOptions } from '../index';
import { serverScript } from '../index';
import type { AuthSettings } from '../settings';
import { newClient, newEmail, openMail, optionsFor, PASSWORD } from './test-backend';
import { LIFTED_LIMITS, QUICK_COST } from '../settings';

/** Settings without limits, and with quick passwords. */
export const lifted = { limits: LIFTED_LIMITS, passwordCost: QUICK_COST };

/** The backend of a test, as a child process that can be killed and started again. */
export interface ForkedBackend {
  readonly url: string;
  readonly options: LocalSupabaseOptions;
  /**
   * @param extra options in place of those of the test
   * @param silent whether it writes to `child.stderr`, and not to the terminal
   */
  start(
    settings?: Partial<AuthSettings>,
    extra?: object,
    silent?: boolean,
  ): ReturnType<typeof forkServer>;
  /** Makes a confirmed account. */
  makeAccount(): Promise<string>;
}

/** A folder and ports for each test of a file; whatever it starts ends with it. */
export function setUpForkedBackend(): () => ForkedBackend {
  let folder = '';
  let ports: ReservedPorts;
  let backend: ForkedBackend;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    // A name that must be escaped in a URL.
    folder = await mkdtemp(join(tmpdir(), 'local supabase #1%20-'));
    ports = await reservePorts();
    const options = {
      ...optionsFor(join(folder, 'data', 'auth.sqlite'), lifted),
      port: ports.first,
    };
    const url = `http://localhost:${ports.first}`;
    backend = {
      url,
      options,
      async start(settings = {}, extra = {}, silent = false) {
        const all = { ...options, settings, ...extra };
        const running = await forkServer(all, silent);
        children.push(running.child);
        return running;
      },
      async makeAccount() {
        const email = newEmail();
        await newClient(url).signUp({ email, password: PASSWORD });
        await openMail(url, email);
        return email;
      },
    };
  });

  afterEach(async () => {
    for (const child of children.splice(0)) await stopServer(child);
    ports.giveBack();
    await rm(folder, { recursive: true });
  });

  return () => backend;
}

async function forkServer(options: object, silent: boolean) {
  const child = fork(fileURLToPath(serverScript), [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    silent,
  });
  const [message] = (await once(child, 'message')) as [unknown];
  return { child, message };
}

/** Ends a backend and waits until its process has exited, which frees its port. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
