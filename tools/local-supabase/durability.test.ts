// @module-tag nightly

import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lifted, setUpForkedBackend, stopServer } from './testing/forked-backend';
import { fetchAuth, newClient, newEmail, PASSWORD, startTestBackend } from './testing/test-backend';
import { DEFAULT_SETTINGS } from './settings';
import { startLocalSupabase } from './start';

const backend = setUpForkedBackend();

test('answers 200 sign-ins at once, with no more sessions than the limit allows', async () => {
  const { url, confirmed, close } = await startTestBackend({ limits: DEFAULT_SETTINGS.limits });
  const email = newEmail();
  await confirmed(email);
  const body = JSON.stringify({ email, password: PASSWORD });
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const path = '/token?grant_type=password';
      const response = await fetchAuth(url, path, { method: 'POST', body });
      const answer = (await response.json()) as Record<string, unknown>;
      const { error_code, access_token, refresh_token } = answer;
      const outcome = error_code ?? (access_token && refresh_token && 'session');
      return `${response.status} ${String(outcome)}`;
    }),
  );
  await close();
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  expect(counts).toEqual({ '200 session': 30, '429 over_request_rate_limit': 170 });
});

test('nobody else reads or opens its file, Ctrl-C does not end it, and a restart keeps sessions and keys', async () => {
  const { child } = await backend().start(lifted);
  const email = await backend().makeAccount();
  const file = backend().options.databaseFile;
  for (const name of [file, `${file}-wal`]) {
    expect((await stat(name)).mode & 0o777).toBe(0o600);
    expect((await readFile(name)).includes(PASSWORD)).toBe(false);
  }

  const second = await backend().start(lifted, { port: backend().options.port + 1 });
  expect(second.message).toMatchObject({ kind: 'failed', code: 'DATABASE_IN_USE' });

  child.kill('SIGINT');
  expect((await fetchAuth(backend().url, '/health')).status).toBe(200);

  const client = newClient(backend().url);
  await client.signInWithPassword({ email, password: PASSWORD });
  const jwks = await (await fetchAuth(backend().url, '/.well-known/jwks.json')).text();
  await stopServer(child);
  expect(child.exitCode).toBe(0);

  await backend().start(lifted);
  expect((await client.getUser()).data.user?.email).toBe(email);
  expect((await client.refreshSession()).error).toBeNull();
  expect(await (await fetchAuth(backend().url, '/.well-known/jwks.json')).text()).toBe(jwks);
});

test('reports that the port is taken, and releases the file', async () => {
  const taken = createServer().listen(backend().options.port, '127.0.0.1');
  await once(taken, 'listening');
  // In this process: the system would take the file from another one that ends.
  await expect(startLocalSupabase(backend().options)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  taken.close();
  await once(taken, 'close');
  const again = await startLocalSupabase(backend().options);
  await again.close();
});

test('says why its database cannot be used, and ends', async () => {
  const folder = `${backend().options.databaseFile}.postgres`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'PG_VERSION'), '17\n');
  const { child, message } = await backend().start(lifted, { startsPostgres: true }, true);
  expect(message).toEqual({ kind: 'listening' });
  const said = text(child.stderr as Readable);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toContain(`${folder} is a database of Postgres 17`);
});
