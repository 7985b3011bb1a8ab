// @module-tag nightly

import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverScript } from '@thela/local-supabase';
import { reservePorts } from '@thela/testkit/reserve-ports';
import type { ReservedPorts } from '@thela/testkit/reserve-ports';
import { listApps } from '../workspace';
import { localSupabaseOptions } from './site';
import type { ServerParentMessage, ServerParentTask } from './testing/server-parent';

const WAIT = { timeout: 180_000, interval: 50 };

let folder = '';
let ports: ReservedPorts;

beforeEach(async () => {
  ports = await reservePorts();
  folder = mkdtempSync(join(tmpdir(), 'server-process-'));
});

afterEach(() => {
  ports.giveBack();
  rmSync(folder, { recursive: true });
});

function bothServers(): ServerParentTask['servers'] {
  return [
    {
      script: new URL('static-server.ts', import.meta.url).href,
      options: { folder, port: ports.first, isTool: true, headers: {} },
    },
    {
      script: serverScript.href,
      options: localSupabaseOptions(
        listApps({}),
        {},
        {
          port: ports.first + 1,
          databaseFile: join(folder, 'auth.db'),
        },
      ),
    },
  ];
}

/** Whether a process runs. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Lets a parent process fork both servers, kills it when `isReached` is true of its messages, and returns the servers' ids. */
async function killParentWhen(
  isReached: (messages: readonly ServerParentMessage[]) => boolean,
): Promise<readonly number[]> {
  const script = fileURLToPath(new URL('testing/server-parent.ts', import.meta.url));
  const task: ServerParentTask = { servers: bothServers() };
  const parent = fork(script, [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
  const messages: ServerParentMessage[] = [];
  parent.on('message', (message) => messages.push(message as ServerParentMessage));
  await vi.waitFor(() => expect(isReached(messages)).toBe(true), WAIT);
  parent.kill('SIGKILL');
  return messages.flatMap((message) => ('pids' in message ? message.pids : []));
}

for (const [moment, isReached] of [
  ['while its servers start', (messages) => messages.length > 0],
  [
    'once its servers listen',
    (messages) => messages.filter((one) => 'kind' in one && one.kind === 'listening').length === 2,
  ],
] satisfies [string, (messages: readonly ServerParentMessage[]) => boolean][]) {
  it(`a parent process that is killed ${moment} leaves no server running`, async () => {
    const pids = await killParentWhen(isReached);
    expect(pids).toHaveLength(2);
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), WAIT);
  });
}
