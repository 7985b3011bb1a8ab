// @module-tag nightly

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database';

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

test('refuses and does not change a file that is not a database', async () => {
  await writeFile(file, 'a shopping list: onions, rice, oil '.repeat(100));
  await expect(openDatabase(file)).rejects.toMatchObject({ code: 'DATABASE_FOREIGN' });
  expect(await readFile(file, 'utf8')).toContain('a shopping list');
});
