import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverScript } from '../local-supabase';
import { reservePorts } from '../testing/reserve-ports';
import type { ReservedPorts } from '../testing/reserve-ports';
import type { ServerParentMessage, ServerParentTask } from './testing/server-parent';

const WAIT = { timeout: 30_000, interval: 50 };

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
      options: {
        port: ports.first + 1,
        siteUrl: 'http://localhost:4200',
        databaseFile: join(folder, 'auth.db'),
      },
    },
  ];
}

/** Whether a process is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Has a process fork both servers, and kills it once `isTime` says so of what it has told. */
async function killParentWhen(
  isTime: (told: readonly ServerParentMessage[]) => boolean,
): Promise<readonly number[]> {
  const script = fileURLToPath(new URL('testing/server-parent.ts', import.meta.url));
  const task: ServerParentTask = { servers: bothServers() };
  const parent = fork(script, [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
  const told: ServerParentMessage[] = [];
  parent.on('message', (message) => told.push(message as ServerParentMessage));
  await vi.waitFor(() => expect(isTime(told)).toBe(true), WAIT);
  parent.kill('SIGKILL');
  return told.flatMap((message) => ('pids' in message ? message.pids : []));
}

for (const [moment, isTime] of [
  ['while its servers start', (told) => told.length > 0],
  [
    'once its servers listen',
    (told) => told.filter((one) => 'kind' in one && one.kind === 'listening').length === 2,
  ],
] satisfies [string, (told: readonly ServerParentMessage[]) => boolean][]) {
  it(`leaves no server behind when it is killed ${moment}`, { timeout: 60_000 }, async () => {
    const pids = await killParentWhen(isTime);
    expect(pids).toHaveLength(2);
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), WAIT);
  });
}
