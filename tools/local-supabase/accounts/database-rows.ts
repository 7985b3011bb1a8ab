import * as v from 'valibot';
import type { Postgres, RunTransaction } from '../database/postgres';
import type { Statement } from '../database/messages';
import type { Database, Statement as AccountStatement } from '../store/database';
import type { Account } from './account';
import { findById } from './account';
import { deleteAccount } from './account-changes';

const Ids = v.array(v.object({ id: v.string() }));
const OneId = v.tuple([v.object({ id: v.string() })]);

/**
 * Keeps `auth.users` of Postgres in step with the accounts, which stand in the SQLite file.
 *
 * A row is inserted before the first call of its person, and then the account remembers in which
 * database it stands. So a row that is missing later was deleted there, and its account is deleted,
 * too: at once or, after a crash in between, when Postgres is started the next time.
 */
export class DatabaseRows {
  #databaseId = '';

  constructor(private readonly accounts: Database) {}

  /** Must run whenever Postgres was started: deletes the accounts whose rows were deleted. */
  async afterStart(run: RunTransaction): Promise<void> {
    const [{ id }] = v.parse(OneId, await lastRows(run, ...readDatabaseId));
    this.#databaseId = id;
    const marked = await this.accounts.rows('SELECT id FROM users WHERE row_in = ?', [id]);
    const missing = await lastRows(run, {
      sql: `select id from unnest($1::uuid[]) as marked (id)
        where not exists (select from auth.users where users.id = marked.id)`,
      values: [v.parse(Ids, marked).map((row) => row.id)],
    });
    for (const row of v.parse(Ids, missing)) await this.deleteAccount(row.id);
  }

  /** Inserts the row of an account, unless it has one that is up to date. */
  async insert(postgres: Postgres, { id, email, phone, created_at }: Account): Promise<void> {
    await postgres.start();
    const sql = 'SELECT id FROM users WHERE id = ? AND row_in = ?';
    if ((await this.accounts.rows(sql, [id, this.#databaseId])).length > 0) return;
    await lastRows((statements) => postgres.transaction(statements), {
      sql: `insert into auth.users (id, email, phone, created_at)
        values ($1, $2, $3, to_timestamp($4::float8))
        on conflict (id) do update set email = excluded.email, phone = excluded.phone`,
      values: [id, email, phone, created_at / 1000],
    });
    // Only now: an account with this mark and without a row would be taken for a deleted one.
    const mark = 'UPDATE users SET row_in = ? WHERE id = ?';
    await this.accounts.write([{ sql: mark, args: [this.#databaseId, id] }]);
  }

  /** Deletes the account of a deleted row, with its sessions, links and mails. */
  async deleteAccount(id: string): Promise<void> {
    const account = await findById(this.accounts, id);
    if (account) await this.accounts.write(deleteAccount(account));
  }
}

/** Before the next call of this person, the row is written anew: their address or number was changed. */
export function forgetRow(id: string): AccountStatement {
  return { sql: 'UPDATE users SET row_in = NULL WHERE id = ?', args: [id] };
}

/**
 * Which folder this is. Without it, accounts would be deleted when a folder is deleted or moved away,
 * and a new one holds no rows.
 */
const readDatabaseId: readonly Statement[] = [
  { sql: 'create schema if not exists local_supabase' },
  { sql: 'create table if not exists local_supabase.database (id uuid primary key)' },
  {
    sql: `insert into local_supabase.database
      select gen_random_uuid() where not exists (select from local_supabase.database)`,
  },
  { sql: 'select id from local_supabase.database' },
];

async function lastRows(run: RunTransaction, ...statements: readonly Statement[]) {
  const outcome = await run(statements);
  if (outcome.kind === 'committed') return outcome.rows.at(-1);
  throw new Error(`Postgres refused to keep the accounts in step: ${outcome.message}`);
}
