// @module-tag nightly

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Postgres } from '../database/postgres';
import type { LocalSupabase } from '../start';
import { startLocalSupabase } from '../start';
import { databaseClientOf, TEST_MIGRATIONS } from '../testing/call-function';
import { addApp } from '../testing/second-factor';
import { newClient, newEmail, openMail, optionsFor, PASSWORD } from '../testing/test-backend';
import { workspaceOptions } from '../testing/workspace-options';

const postgresSettings = {
  ...workspaceOptions.postgres,
  migrationsFolder: TEST_MIGRATIONS,
  timeoutMs: 8000,
};

let root = '';
let databaseFile = '';
let backend: LocalSupabase;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'database-rows-'));
  databaseFile = join(root, 'auth.db');
  backend = await start();
});

afterEach(async () => {
  await backend.close();
  await rm(root, { recursive: true });
});

function start(): Promise<LocalSupabase> {
  return startLocalSupabase(optionsFor(databaseFile, {}, postgresSettings));
}

async function signIn(email: string) {
  const auth = newClient(backend.url);
  const { error, data } = await auth.signInWithPassword({ email, password: PASSWORD });
  return { auth, error, id: data.user?.id ?? '' };
}

/** A person with an account, who has called a function that writes for them. */
async function somebody() {
  const email = newEmail();
  await newClient(backend.url).signUp({ email, password: PASSWORD });
  await openMail(backend.url, email);
  const { id } = await signIn(email);
  await addNote(email);
  return { email, id };
}

async function addNote(email: string) {
  const client = await databaseClientOf(backend.url, (await signIn(email)).auth);
  const given = { id: crypto.randomUUID(), words: 'mine' };
  await client.rpc('add_note', given).throwOnError();
}

/** Runs a statement while the backend is stopped. @returns its rows */
async function whileStopped(sql: string) {
  await backend.close();
  const postgres = new Postgres({ folder: `${databaseFile}.postgres`, ...postgresSettings });
  const outcome = await postgres.transaction([{ sql }]);
  await postgres.close();
  backend = await start();
  return outcome.kind === 'committed' ? outcome.rows[0] : outcome;
}

test('an account whose row was deleted before a crash is deleted at the next start', async () => {
  const [asha, ravi] = [await somebody(), await somebody()];
  await whileStopped(`delete from auth.users where id = '${asha.id}'`);
  await backend.startPostgres();
  expect((await signIn(asha.email)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn(ravi.email)).error).toBeNull();
  await addNote(ravi.email);
});

test('accounts and their verified factors outlive the folder of the database, and are in a new one before the next call', async () => {
  const { email } = await somebody();
  const app = await addApp((await signIn(email)).auth);
  await backend.close();
  await rm(`${databaseFile}.postgres`, { recursive: true });
  backend = await start();
  expect((await signIn(email)).error).toBeNull();
  await addNote(email);
  const factors = 'select id::text, factor_type::text as kind, status::text from auth.mfa_factors';
  expect(await whileStopped(factors)).toEqual([{ id: app.id, kind: 'totp', status: 'verified' }]);
});
