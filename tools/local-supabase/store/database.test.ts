import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database';
import { APPLICATION_ID, MIGRATIONS } from './schema';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-supabase-'));
  file = join(folder, 'auth.sqlite');
});

afterEach(() => rm(folder, { recursive: true }));

async function runInOwnConnection(...statements: string[]) {
  const client = createClient({ url: pathToFileURL(file).href });
  for (const statement of statements) await client.execute(statement);
  client.close();
}

const addKey = (kid: string) => ({
  sql: 'INSERT INTO signing_keys (kid, private_jwk, created_at) VALUES (?, ?, ?)',
  args: [kid, '{}', 0],
});
const readKeys = 'SELECT kid FROM signing_keys ORDER BY kid';

test('stores what was written', async () => {
  const first = await openDatabase(file);
  await first.write([addKey('a')]);
  await first.close();
  const second = await openDatabase(file);
  expect(await second.rows(readKeys)).toMatchObject([{ kid: 'a' }]);
  await second.close();
});

test('writes all or nothing, and works after an error', async () => {
  const database = await openDatabase(file);
  await expect(database.write([addKey('a'), addKey('a')])).rejects.toThrow('UNIQUE');
  expect(await database.rows(readKeys)).toEqual([]);
  await database.write([addKey('b')]);
  expect(await database.rows(readKeys)).toMatchObject([{ kid: 'b' }]);
  await database.close();
});

test('runs one critical section at a time', async () => {
  const database = await openDatabase(file);
  const addOnce = () =>
    database.exclusively(async () => {
      const keys = await database.rows(readKeys);
      if (keys.length === 0) await database.write([addKey('only')]);
    });
  await Promise.all(Array.from({ length: 50 }, addOnce));
  expect(await database.rows(readKeys)).toHaveLength(1);
  await database.close();
});

test('syncs every write to the disk, and checks foreign keys', async () => {
  const database = await openDatabase(file);
  await database.write([addKey('a')]);
  expect(await database.rows('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }]);
  expect(await database.rows('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
  expect(await database.rows('PRAGMA foreign_keys')).toMatchObject([{ foreign_keys: 1 }]);
  await database.close();
});

test('keeps the mails of a file from before mails had a language', async () => {
  const client = createClient({ url: pathToFileURL(file).href });
  await client.batch([
    ...(MIGRATIONS[0] ?? []),
    `INSERT INTO mails (recipient, kind, link, link_hash, code, sent_at)
      VALUES ('asha@example.in', 'signup', '', '', '', 0)`,
    `PRAGMA application_id = ${APPLICATION_ID}`,
    'PRAGMA user_version = 1',
  ]);
  client.close();
  const database = await openDatabase(file);
  expect(await database.rows('SELECT recipient, language FROM mails')).toMatchObject([
    { recipient: 'asha@example.in', language: 'en-IN' },
  ]);
  await database.close();
});

test('takes over the accounts of a file from before accounts had phone numbers', async () => {
  const insert = (table: string, columns: string, values: string) =>
    `INSERT INTO ${table} (${columns}) VALUES (${values})`;
  const client = createClient({ url: pathToFileURL(file).href });
  await client.batch([
    'PRAGMA foreign_keys = ON',
    ...MIGRATIONS.slice(0, 3).flat(),
    insert(
      'users',
      'id, email, password_hash, email_confirmed_at, user_metadata, created_at, updated_at, row_in',
      "'u', 'asha@example.in', 'hash', 1, '{\"shop\":1}', 2, 3, 'db'",
    ),
    insert(
      'identities',
      'id, user_id, provider, provider_id, identity_data, created_at, updated_at',
      "'i', 'u', 'email', 'u', '{}', 2, 3",
    ),
    insert(
      'sessions',
      'id, user_id, refresh_key, refresh_counter, method, created_at, refreshed_at',
      "'s', 'u', 'key', 4, 'otp', 5, 6",
    ),
    insert('flow_states', 'id, provider, method, redirect_to, created_at', "'f', '', '', '', 1"),
    insert(
      'one_time_tokens',
      'user_id, kind, link_hash, code_hash, flow_id, created_at',
      "'u', 'recovery', 'link', 'code', 'f', 7",
    ),
    insert(
      'mails',
      'recipient, kind, link, link_hash, code, sent_at',
      "'asha@example.in', 'recovery', 'l', 'link', '1', 7",
    ),
    `PRAGMA application_id = ${APPLICATION_ID}`,
    'PRAGMA user_version = 3',
  ]);
  client.close();
  const database = await openDatabase(file);
  const rowsOf = (table: string) => database.rows(`SELECT * FROM ${table}`);
  expect(await rowsOf('users')).toMatchObject([
    {
      id: 'u',
      email: 'asha@example.in',
      phone: null,
      password_hash: 'hash',
      email_confirmed_at: 1,
      user_metadata: '{"shop":1}',
      created_at: 2,
      updated_at: 3,
      row_in: 'db',
    },
  ]);
  expect(await rowsOf('identities')).toMatchObject([{ id: 'i', user_id: 'u' }]);
  expect(await rowsOf('sessions')).toMatchObject([{ id: 's', refresh_counter: 4, aal: 'aal1' }]);
  expect(await rowsOf('session_methods')).toMatchObject([
    { session_id: 's', method: 'otp', at: 5 },
  ]);
  expect(await rowsOf('one_time_tokens')).toMatchObject([{ user_id: 'u', flow_id: 'f' }]);
  expect(await rowsOf('mails')).toMatchObject([{ recipient: 'asha@example.in', new_email: null }]);
  expect(await database.rows('PRAGMA foreign_key_check')).toEqual([]);
  // The rows still belong to their account.
  await database.write(['DELETE FROM users']);
  for (const table of ['identities', 'sessions', 'session_methods', 'one_time_tokens'])
    expect(await rowsOf(table)).toEqual([]);
  await database.close();
});

test('is locked for other processes until it is closed', async () => {
  const database = await openDatabase(file);
  await expect(openDatabase(file)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
  await expect(runInOwnConnection('SELECT * FROM users')).rejects.toThrow('locked');
  await database.close();
  await (await openDatabase(file)).close();
});

test('refuses and does not change a file of a newer version', async () => {
  await (await openDatabase(file)).close();
  await runInOwnConnection('PRAGMA user_version = 99');
  const before = await readFile(file);
  await expect(openDatabase(file)).rejects.toMatchObject({
    code: 'DATABASE_NEWER',
    message: expect.stringContaining('its schema is 99'),
  });
  expect(await readFile(file)).toEqual(before);
});

test('refuses and does not change a database of another program', async () => {
  await runInOwnConnection(
    'PRAGMA journal_mode = WAL',
    'CREATE TABLE menu (dish TEXT)',
    "INSERT INTO menu VALUES ('idli')",
  );
  const before = await readFile(file);
  await expect(openDatabase(file)).rejects.toMatchObject({ code: 'DATABASE_FOREIGN' });
  expect(await readFile(file)).toEqual(before);
});

test('refuses and does not change a file that is no database', async () => {
  await writeFile(file, 'a shopping list: onions, rice, oil '.repeat(100));
  await expect(openDatabase(file)).rejects.toMatchObject({ code: 'DATABASE_FOREIGN' });
  expect(await readFile(file, 'utf8')).toContain('a shopping list');
});
