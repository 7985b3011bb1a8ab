import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { LocalSupabaseError } from '../start-error';
import { POSTGRES_VERSION } from './data-folder';
import type { Migration, Schema } from './migrations';

/** PGlite acknowledges a commit without fsync: a power failure could then lose it. */
class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const made = await super.init(...args);
    made.emscriptenOpts.preRun?.push((module) => {
      module.NODEFS.stream_ops.fsync = ({ nfd }: { nfd?: number }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
    });
    return made;
  }
}

/** `-F` switches fsync off. Of the ways to sync the log, `fsync` is the one that the files implement. */
const SYNCED_START = PGlite.defaultStartParams
  .filter((param) => param !== '-F')
  .concat('-c', 'wal_sync_method=fsync');

/** Makes a new database with all migrations, in a folder that does not exist. */
export async function makeDatabase(folder: string, schema: Schema): Promise<void> {
  const database = await PGlite.create(folder);
  await database.exec(schema.base);
  await migrate(database, schema.migrations, folder);
  await maintain(database);
  await database.close();
}

/**
 * Opens an existing database, and applies the migrations that it lacks.
 *
 * @throws LocalSupabaseError when a newer version made it, of this program or of Postgres
 */
export async function openDatabase(folder: string, schema: Schema): Promise<PGlite> {
  refuseOtherPostgres(folder);
  const files = new SyncedFiles(folder);
  const database = await PGlite.create({ fs: files, startParams: SYNCED_START });
  try {
    await migrate(database, schema.migrations, folder);
    await maintain(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** PGlite runs neither the checkpointer nor autovacuum, so both are done by hand, for our tables alone. */
export async function maintain(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as "table"
    from pg_catalog.pg_tables where schemaname in ('auth', 'public')`,
  );
  await database.query(`vacuum (analyze) ${rows.map(({ table }) => table).join(', ')}`);
  await database.query('checkpoint');
}

function refuseOtherPostgres(folder: string) {
  const file = join(folder, 'PG_VERSION');
  const version = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : 'no version';
  if (version === POSTGRES_VERSION) return;
  throw new LocalSupabaseError(
    'DATABASE_FOREIGN',
    `${folder} is a database of Postgres ${version}, and this version needs ${POSTGRES_VERSION}. ` +
      'It was left as it is: move it away.',
  );
}

/** Remembers what was applied in the table that the Supabase CLI uses for it. */
async function migrate(database: PGlite, migrations: readonly Migration[], folder: string) {
  await database.exec(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text not null primary key, statements text[], name text)`);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const applied = new Set(rows.map(({ version }) => version));
  refuseNewer([...applied], migrations, folder);
  for (const { version, name, sql } of migrations) {
    if (applied.has(version)) continue;
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations values ($1, array[$2], $3)',
        [version, sql, name],
      );
    });
  }
}

function refuseNewer(applied: readonly string[], known: readonly Migration[], folder: string) {
  const unknown = applied.filter((version) => !known.some((each) => each.version === version));
  if (unknown.length === 0) return;
  throw new LocalSupabaseError(
    'DATABASE_NEWER',
    `${folder} was written by a newer version (this one does not know its migration ` +
      `${unknown.join(', ')}). Use that version, or move the folder away.`,
  );
}
