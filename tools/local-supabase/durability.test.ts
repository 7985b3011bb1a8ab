import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalSupabaseOptions } from './index';
import type { AuthSettings } from './settings';
import { LIFTED_LIMITS } from './settings';
import { forkServer, stopServer } from '../serving/server-process';
import { serverScript } from './index';
import type { ReservedPorts } from '../testing/reserve-ports';
import { reservePorts } from '../testing/reserve-ports';
import {
  fetchAuth,
  newClient,
  newEmail,
  openMail,
  PASSWORD,
  QUICK_COST,
  SITE,
} from './testing/test-backend';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder = '';
let options: LocalSupabaseOptions;
let url = '';
let ports: ReservedPorts;
const children: ChildProcess[] = [];

beforeEach(async () => {
  // A name that must be escaped in a URL.
  folder = await mkdtemp(join(tmpdir(), 'local supabase #1%20-'));
  ports = await reservePorts();
  const port = ports.first;
  url = `http://localhost:${port}`;
  options = { port, siteUrl: SITE, databaseFile: join(folder, 'data', 'auth.sqlite') };
});

afterEach(async () => {
  for (const child of children.splice(0)) await stopServer(child);
  ports.giveBack();
  await rm(folder, { recursive: true });
});

async function start(settings: Partial<AuthSettings> = {}, extra: object = {}) {
  const running = await forkServer(serverScript, { ...options, settings, ...extra });
  children.push(running.child);
  return running;
}

const lifted = { limits: LIFTED_LIMITS, passwordCost: QUICK_COST };

function signIn(email: string) {
  const body = JSON.stringify({ email, password: PASSWORD });
  return fetchAuth(url, '/token?grant_type=password', { method: 'POST', body });
}

async function makeAccount(): Promise<string> {
  const email = newEmail();
  await newClient(url).signUp({ email, password: PASSWORD });
  await openMail(url, email);
  return email;
}

/** Counts the answers to 200 sign-ins at once. */
async function countSignIns(email: string): Promise<Record<string, number>> {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await signIn(email);
      const body = (await response.json()) as Record<string, unknown>;
      const outcome = body.error_code ?? (body.access_token && body.refresh_token && 'session');
      return `${response.status} ${String(outcome)}`;
    }),
  );
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

test('answers 200 sign-ins at once, with no more sessions than the limit allows', async () => {
  await start({ passwordCost: QUICK_COST });
  const email = await makeAccount();
  expect(await countSignIns(email)).toEqual({
    '200 session': 30,
    '429 over_request_rate_limit': 170,
  });
});

test('gives 200 sessions at once where nothing limits them', async () => {
  await start(lifted);
  const email = await makeAccount();
  expect(await countSignIns(email)).toEqual({ '200 session': 200 });
});

test('keeps every account that was acknowledged before a kill', async () => {
  const { child } = await start(lifted);
  const acknowledged: string[] = [];
  const isDead = once(child, 'exit');
  let unanswered = 0;
  const signUpUntilKilled = async () => {
    for (;;) {
      const email = newEmail();
      const body = JSON.stringify({ email, password: PASSWORD });
      const response = await fetchAuth(url, '/signup', { method: 'POST', body }).catch(() => null);
      if (!response) {
        unanswered += 1;
        return;
      }
      expect(response.status).toBe(200);
      acknowledged.push(email);
      if (acknowledged.length === 60) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 20 }, signUpUntilKilled));
  await isDead;
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(unanswered).toBe(20);

  const again = await start(lifted);
  expect(again.message).toEqual({ kind: 'listening' });
  for (const email of acknowledged) {
    const back = await openMail(url, email);
    expect(back.hash).toContain('access_token=');
    expect((await signIn(email)).status).toBe(200);
  }
});

test('keeps sessions and keys over a restart', async () => {
  const { child } = await start(lifted);
  const email = await makeAccount();
  const client = newClient(url);
  await client.signInWithPassword({ email, password: PASSWORD });
  const jwks = await (await fetchAuth(url, '/.well-known/jwks.json')).text();
  await stopServer(child);
  expect(child.exitCode).toBe(0);

  await start(lifted);
  expect((await client.getUser()).data.user?.email).toBe(email);
  expect((await client.refreshSession()).error).toBeNull();
  expect(await (await fetchAuth(url, '/.well-known/jwks.json')).text()).toBe(jwks);
});

test('ignores Ctrl-C, and nobody else reads its file, which holds no password', async () => {
  const { child } = await start(lifted);
  await makeAccount();
  const file = options.databaseFile;
  for (const name of [file, `${file}-wal`]) {
    expect((await stat(name)).mode & 0o777).toBe(0o600);
    expect((await readFile(name)).includes(PASSWORD)).toBe(false);
  }

  const second = await start(lifted, { port: ports.first + 1 });
  expect(second.message).toMatchObject({ kind: 'failed', code: 'DATABASE_IN_USE' });
  expect((await fetchAuth(url, '/health')).status).toBe(200);

  child.kill('SIGINT');
  expect((await fetchAuth(url, '/health')).status).toBe(200);
});

test('reports that the port is taken, and releases the file', async () => {
  const taken = createServer().listen(options.port, '127.0.0.1');
  await once(taken, 'listening');
  const { child, message } = await start(lifted);
  expect(message).toMatchObject({ kind: 'failed', code: 'EADDRINUSE' });
  await stopServer(child);
  taken.close();
  await once(taken, 'close');
  expect((await start(lifted)).message).toEqual({ kind: 'listening' });
});

test('refuses a host that is not loopback', async () => {
  const { message } = await start(lifted, { host: '0.0.0.0' });
  expect(message).toMatchObject({ kind: 'failed', code: 'NOT_LOOPBACK' });
});
