// @module-tag nightly

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_MIGRATIONS } from '../testing/call-function';
import { workspaceOptions } from '../testing/workspace-options';
import { openPostgres } from './engine.mjs';
import { Postgres } from './postgres';

let root = '';
let folder = '';
const opened: Postgres[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'local postgres #1%20-'));
  folder = join(root, 'auth.db.postgres');
});

afterEach(async () => {
  for (const postgres of opened.splice(0)) await postgres.close();
  await rm(root, { recursive: true });
});

function postgresWith(migrationsFolder: string): Postgres {
  const postgres = new Postgres({
    ...workspaceOptions.postgres,
    folder,
    migrationsFolder,
    timeoutMs: 8000,
  });
  opened.push(postgres);
  return postgres;
}

function laterMigrations(): string {
  const later = join(root, 'migrations');
  mkdirSync(later);
  const file = '20260101000000_calls.sql';
  copyFileSync(join(TEST_MIGRATIONS, file), join(later, file));
  writeFileSync(join(later, '20260102000000_stars.sql'), 'alter table notes add stars integer;');
  writeFileSync(join(later, 'README.md'), 'no migration');
  return later;
}

async function rowsOf(postgres: Postgres, sql: string) {
  const outcome = await postgres.transaction([{ sql }]);
  return outcome.kind === 'committed' ? outcome.rows[0] : outcome;
}

test('keeps what was committed, runs later migrations once, and is refused by an older version', async () => {
  // As a process leaves it that is killed while it makes the folder.
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '1');
  const first = postgresWith(TEST_MIGRATIONS);
  const refused = await first.transaction([
    { sql: 'create table kept (words text)' },
    { sql: 'select 1 / 0' },
  ]);
  expect(refused).toMatchObject({ kind: 'refused', code: '22012', message: 'division by zero' });
  await first.transaction([
    { sql: 'create table kept as select $1::text as words', values: ['idli'] },
  ]);
  await first.close();

  const applied =
    'select version, name from supabase_migrations.schema_migrations order by version';
  const later = laterMigrations();
  for (let start = 0; start < 2; start += 1) {
    const second = postgresWith(later);
    expect(await rowsOf(second, 'select words from kept')).toEqual([{ words: 'idli' }]);
    expect(await rowsOf(second, 'select stars from notes')).toEqual([]);
    expect(await rowsOf(second, applied)).toEqual([
      { version: '20260101000000', name: 'calls' },
      { version: '20260102000000', name: 'stars' },
    ]);
    await second.close();
  }

  await expect(postgresWith(TEST_MIGRATIONS).start()).rejects.toMatchObject({
    code: 'DATABASE_NEWER',
    message: expect.stringContaining('20260102000000'),
  });
  expect(await readdir(root)).toEqual(['auth.db.postgres', 'migrations']);
});

test('leaves the folder of another Postgres as it is', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  await expect(postgresWith(TEST_MIGRATIONS).start()).rejects.toMatchObject({
    code: 'DATABASE_FOREIGN',
    message: expect.stringContaining('Postgres 17'),
  });
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('can be closed while it starts', async () => {
  const postgres = postgresWith(TEST_MIGRATIONS);
  const start = postgres.start();
  await Promise.all([postgres.close(), expect(start).rejects.toThrow('The server stops.')]);
});

test('syncs its log to the disk with each commit', async () => {
  await postgresWith(TEST_MIGRATIONS).start();
  await opened.pop()?.close();
  const database = await openPostgres(folder);
  const sync = vi.spyOn(fs, 'fsyncSync');
  try {
    for (let commit = 1; commit <= 5; commit += 1) {
      await database.query(`create table table_${commit} ()`);
      expect(sync.mock.calls.length).toBeGreaterThanOrEqual(commit);
    }
  } finally {
    sync.mockRestore();
    await database.close();
  }
});
