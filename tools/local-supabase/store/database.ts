import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, LibsqlError } from '@libsql/client';
import type { Client, InArgs, InStatement, Row } from '@libsql/client';
import { Mutex } from 'async-mutex';
import { LocalSupabaseError } from '../start-error';
import { APPLICATION_ID, MIGRATIONS } from './schema';

/** One change of the file; several are made together or not at all. */
export type Statement = InStatement;

/** The one file that keeps everything. */
export interface Database {
  rows(sql: string, args?: InArgs): Promise<readonly Row[]>;
  /** Makes all changes or none. When it returns, they survive the loss of power. */
  write(statements: readonly Statement[]): Promise<void>;
  /**
   * Runs a section that reads, decides and writes alone, so that what it read still holds when it
   * writes. Nothing slow belongs in it.
   */
  exclusively<Result>(section: () => Promise<Result>): Promise<Result>;
  /** Gives the file back. */
  close(): Promise<void>;
}

/**
 * Opens the file for this process alone, and makes or migrates it.
 *
 * @throws LocalSupabaseError when another process has it, or when it is not a file that this
 *   version can keep without loss
 */
export async function openDatabase(file: string): Promise<Database> {
  const path = resolve(file);
  makeFile(path);
  // One connection: the pragmas below belong to it, and a second one would be locked out.
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1, timeout: 0 });
  try {
    await refuseForeignFile(client, path);
  } catch (error) {
    client.close();
    throw toStartError(error, path);
  }
  try {
    await takeOver(client, path);
  } catch (error) {
    await release(client);
    throw toStartError(error, path);
  }
  const mutex = new Mutex();
  return {
    rows: async (sql, args = []) => (await client.execute({ sql, args })).rows,
    write: async (statements) => {
      await client.batch([...statements], 'write');
    },
    exclusively: (section) => mutex.runExclusive(section),
    close: () => release(client),
  };
}

/**
 * Makes the file before SQLite does: its journal gets the mode of this file. One that exists is not
 * opened here, because closing it again would drop the locks that this process has on it.
 */
function makeFile(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * The library closes its connection when its statements are collected as garbage, and the lock with
 * it; a database that is no longer exclusive, and out of the journal that needs it to be, frees it
 * at once.
 */
async function release(client: Client) {
  try {
    await client.execute('PRAGMA journal_mode = DELETE');
    await client.execute('PRAGMA locking_mode = NORMAL');
    await client.execute('SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    // Somebody else took it in the same moment.
    if (!(error instanceof LibsqlError)) throw error;
  } finally {
    client.close();
  }
}

/** Looks at the file before anything in it is touched. */
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

async function takeOver(client: Client, path: string) {
  await client.execute('PRAGMA locking_mode = EXCLUSIVE');
  // The lock that this takes is then kept until the process ends, however it ends.
  await client.executeMultiple('BEGIN EXCLUSIVE; COMMIT');
  chmodSync(path, 0o600);
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
  await client.execute('PRAGMA foreign_keys = ON');
  const version = await pragma(client, 'user_version');
  await client.batch(
    [
      ...MIGRATIONS.slice(version).flat(),
      `PRAGMA application_id = ${APPLICATION_ID}`,
      `PRAGMA user_version = ${MIGRATIONS.length}`,
    ],
    'write',
  );
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
