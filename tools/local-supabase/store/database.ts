import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, LibsqlError } from '@libsql/client';
import type { Client, InArgs, InStatement, InValue, Row } from '@libsql/client';
import { Mutex } from 'async-mutex';
import { LocalSupabaseError } from '../start-error';
import { APPLICATION_ID, MIGRATIONS } from './schema';

export type Statement = InStatement;

/** Inserts a row. Objects are stored as JSON; table and column names must come from our code. */
export function insertInto(table: string, row: Readonly<Record<string, unknown>>): Statement {
  const columns = Object.keys(row);
  const values = columns.map(() => '?').join(', ');
  return {
    sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`,
    args: Object.values(row).map(stored),
  };
}

export function updateRow(
  table: string,
  id: string,
  row: Readonly<Record<string, unknown>>,
): Statement {
  const columns = Object.keys(row).map((column) => `${column} = ?`);
  return {
    sql: `UPDATE ${table} SET ${columns.join(', ')} WHERE id = ?`,
    args: [...Object.values(row).map(stored), id],
  };
}

function stored(value: unknown): InValue {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as InValue);
}

/** The SQLite file. */
export interface Database {
  rows(sql: string, args?: InArgs): Promise<readonly Row[]>;
  /** Writes all statements in one transaction. When it returns, they survive a power failure. */
  write(statements: readonly Statement[]): Promise<void>;
  /**
   * Runs a critical section: no other one runs until it returns, so what it read is still true when
   * it writes. Keep slow work out of it.
   */
  exclusively<Result>(section: () => Promise<Result>): Promise<Result>;
  /** Unlocks the file and closes it. */
  close(): Promise<void>;
}

/**
 * Opens the file exclusively for this process, and creates or migrates its schema.
 *
 * @throws LocalSupabaseError when another process has it open, when another program wrote it, or a
 *   newer version did
 */
export async function openDatabase(file: string): Promise<Database> {
  const path = resolve(file);
  createFile(path);
  // One connection: the pragmas below belong to it, and a second one would be locked out.
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1, timeout: 0 });
  try {
    await refuseForeignFile(client, path);
  } catch (error) {
    client.close();
    throw toStartError(error, path);
  }
  try {
    await lockAndMigrate(client, path);
  } catch (error) {
    await unlockAndClose(client);
    throw toStartError(error, path);
  }
  const mutex = new Mutex();
  return {
    rows: async (sql, args = []) => (await client.execute({ sql, args })).rows,
    write: async (statements) => {
      await client.batch([...statements], 'write');
    },
    exclusively: (section) => mutex.runExclusive(section),
    close: () => unlockAndClose(client),
  };
}

/**
 * Creates the file before SQLite does, because the journal gets the mode of this file. An existing
 * file is not opened here: closing it would drop the locks that this process has on it (POSIX).
 */
function createFile(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * The library closes its connection only when its statements are garbage-collected, and holds the
 * lock until then. Leaving WAL and exclusive mode releases the lock at once.
 */
async function unlockAndClose(client: Client) {
  try {
    await client.execute('PRAGMA journal_mode = DELETE');
    await client.execute('PRAGMA locking_mode = NORMAL');
    await client.execute('SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    // Another process locked the file at this moment.
    if (!(error instanceof LibsqlError)) throw error;
  } finally {
    client.close();
  }
}

async function refuseForeignFile(client: Client, path: string) {
  const applicationId = await pragma(client, 'application_id');
  const version = await pragma(client, 'user_version');
  const tables = await client.execute('SELECT count(*) AS number FROM sqlite_schema');
  const isNew = applicationId === 0 && version === 0 && tables.rows[0]?.number === 0;
  if (!isNew && applicationId !== APPLICATION_ID) throw foreignFile(path);
  if (version > MIGRATIONS.length) {
    throw new LocalSupabaseError(
      'DATABASE_NEWER',
      `${path} was written by a newer version (its schema is ${version}, this one knows ` +
        `${MIGRATIONS.length}). Use that version, or name another file.`,
    );
  }
}

async function lockAndMigrate(client: Client, path: string) {
  await client.execute('PRAGMA locking_mode = EXCLUSIVE');
  // In exclusive mode this lock is held until the process ends, even by a crash.
  await client.executeMultiple('BEGIN EXCLUSIVE; COMMIT');
  chmodSync(path, 0o600);
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
  const version = await pragma(client, 'user_version');
  // One transaction, with foreign keys off until it has ended, and on from then.
  await client.migrate([
    ...MIGRATIONS.slice(version).flat(),
    `PRAGMA application_id = ${APPLICATION_ID}`,
    `PRAGMA user_version = ${MIGRATIONS.length}`,
  ]);
}

async function pragma(client: Client, name: string): Promise<number> {
  const { rows } = await client.execute(`PRAGMA ${name}`);
  return Number(rows[0]?.[name]);
}

function toStartError(error: unknown, path: string): unknown {
  if (!(error instanceof LibsqlError)) return error;
  if (error.code.startsWith('SQLITE_BUSY') || error.code.startsWith('SQLITE_LOCKED')) {
    return new LocalSupabaseError(
      'DATABASE_IN_USE',
      `${path} is in use by another process: a local backend that runs already. ` +
        'Stop it, or name another file.',
    );
  }
  if (error.code === 'SQLITE_NOTADB') return foreignFile(path);
  return new LocalSupabaseError(error.code, `${path} cannot be used: ${error.message}`);
}

function foreignFile(path: string): LocalSupabaseError {
  return new LocalSupabaseError(
    'DATABASE_FOREIGN',
    `${path} is not a file of the local backend. It was left as it is: name another file, or delete it.`,
  );
}
