import * as v from 'valibot';
import { LocalSupabaseError } from '../start-error';
import type { Committed, Refusal, Statement } from './messages';
import type { Migration, Schema } from './migrations';
import type { Thread } from './thread-handle';

export async function fillNew(thread: Thread, schema: Schema): Promise<void> {
  await run(thread, 'hosted-project.sql', { sql: schema.base, isScript: true });
  await applyMigrations(thread, schema, 'A new database');
  await maintain(thread);
}

/**
 * Applies the migrations that a database lacks, and remembers them where the Supabase CLI does.
 *
 * @param name of the database in messages
 * @throws LocalSupabaseError when a newer version has changed it
 */
export async function applyMigrations(
  thread: Thread,
  { migrations }: Pick<Schema, 'migrations'>,
  name: string,
): Promise<void> {
  const { rows } = await run(
    thread,
    name,
    {
      sql: `create schema if not exists supabase_migrations;
        create table if not exists supabase_migrations.schema_migrations
          (version text not null primary key, statements text[], name text)`,
      isScript: true,
    },
    { sql: 'select version from supabase_migrations.schema_migrations order by version' },
  );
  const applied = v.parse(Versions, rows.at(-1)).map(({ version }) => version);
  refuseNewer(applied, migrations, name);
  for (const { version, name: title, sql } of migrations) {
    if (applied.includes(version)) continue;
    const remember = 'insert into supabase_migrations.schema_migrations values ($1, array[$2], $3)';
    const statements = [
      { sql, isScript: true },
      { sql: remember, values: [version, sql, title] },
    ];
    await run(thread, `The migration ${version}_${title}`, ...statements);
  }
}

const Versions = v.array(v.object({ version: v.string() }));

function refuseNewer(applied: readonly string[], migrations: readonly Migration[], name: string) {
  const unknown = applied.filter((version) => !migrations.some((each) => each.version === version));
  if (unknown.length === 0) return;
  throw new LocalSupabaseError(
    'DATABASE_NEWER',
    `${name} was written by a newer version (this one does not know its migration ` +
      `${unknown.join(', ')}). Use that version, or move the folder away.`,
  );
}

/** PGlite runs neither the checkpointer nor autovacuum, so both are done by hand, for our tables alone. */
export async function maintain(thread: Thread): Promise<void> {
  const { rows } = await run(thread, 'The list of tables', {
    sql: `select format('%I.%I', schemaname, tablename) as "table"
      from pg_catalog.pg_tables where schemaname in ('auth', 'public')`,
  });
  const tables = v.parse(Tables, rows[0]).map(({ table }) => table);
  const statements = [{ sql: `vacuum (analyze) ${tables.join(', ')}` }, { sql: 'checkpoint' }];
  committed(await thread.ask({ kind: 'one-by-one', statements }), 'A checkpoint');
}

const Tables = v.array(v.object({ table: v.string() }));

async function run(
  thread: Thread,
  what: string,
  ...statements: readonly Statement[]
): Promise<Committed> {
  return committed(await thread.ask({ kind: 'transaction', statements }), what);
}

function committed(outcome: Committed | Refusal, what: string): Committed {
  if (outcome.kind === 'committed') return outcome;
  const { code, message } = outcome;
  throw new LocalSupabaseError(
    'SQL_REFUSED',
    `${what} was refused by Postgres: ${message} (${code})`,
  );
}
