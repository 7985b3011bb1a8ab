import { Mutex } from 'async-mutex';
import * as v from 'valibot';
import type { Postgres, RunTransaction } from '../database/postgres';
import type { Statement } from '../database/messages';
import type { Database, Statement as AccountStatement } from '../store/database';
import type { Account } from './account';
import { findById } from './account';
import { deleteAccount } from './account-changes';
import type { Factor } from './factor';
import { findFactors } from './factor';

const Ids = v.array(v.object({ id: v.string() }));
const FactorState = v.tuple([
  v.object({ factors_version: v.number(), factors_in: v.nullable(v.string()) }),
]);
const OneId = v.tuple([v.object({ id: v.string() })]);

/**
 * Keeps `auth.users` of Postgres in step with the accounts, which stand in the SQLite file.
 *
 * A row is inserted before the first call of its person, and then the account remembers in which
 * database it stands. So a row that is missing later was deleted there, and its account is deleted,
 * too: at once or, after a crash in between, when Postgres is started the next time.
 *
 * The verified factors of `auth.mfa_factors` are written before a call of their person, too, when they changed since they were
 * last written. The change and the number that counts the changes are one write of the SQLite file, so a crash loses neither.
 */
export class DatabaseRows {
  readonly #factorWrites = new Mutex();
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
    // Only now: an account with this mark and without a row would be taken for a deleted one. And only while
    // the row is right: the address may have been changed meanwhile.
    const mark = 'UPDATE users SET row_in = ? WHERE id = ? AND email IS ? AND phone IS ?';
    await this.accounts.write([{ sql: mark, args: [this.#databaseId, id, email, phone] }]);
  }

  /** Writes the verified factors of an account, unless they stand there as they are. */
  async writeFactors(postgres: Postgres, { id }: Pick<Account, 'id'>): Promise<void> {
    if ((await this.#missingFactors(id)) === null) return;
    // One after the other: an older list must not be written after a newer one.
    await this.#factorWrites.runExclusive(async () => {
      const mark = await this.#missingFactors(id);
      if (mark === null) return;
      const factors = await findFactors(this.accounts, id);
      const verified = factors.filter(({ status }) => status === 'verified');
      await lastRows(
        (statements) => postgres.transaction(statements),
        ...replaceFactors(id, verified),
      );
      await this.accounts.write([
        { sql: 'UPDATE users SET factors_in = ? WHERE id = ?', args: [mark, id] },
      ]);
    });
  }

  /** The mark that the account gets when its factors are written; null when they stand there. */
  async #missingFactors(id: string): Promise<string | null> {
    const sql = 'SELECT factors_version, factors_in FROM users WHERE id = ?';
    const rows = await this.accounts.rows(sql, [id]);
    // The account may have been deleted at this moment.
    if (rows.length === 0) return null;
    const [{ factors_version: version, factors_in }] = v.parse(FactorState, rows);
    const mark = `${this.#databaseId} ${version}`;
    return version === 0 || factors_in === mark ? null : mark;
  }

  async remove(postgres: Postgres, { id }: Pick<Account, 'id'>): Promise<void> {
    // First the row: after a crash in between, the account is found without it.
    const row = { sql: 'delete from auth.users where id = $1', values: [id] };
    await lastRows((statements) => postgres.transaction(statements), row);
    await this.deleteAccount(id);
  }

  async deleteAccount(id: string): Promise<void> {
    const account = await findById(this.accounts, id);
    if (account) await this.accounts.write(deleteAccount(account));
  }
}

/** Writes the row again before the person's next call: their address or number was changed. */
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

function replaceFactors(userId: string, verified: readonly Factor[]): readonly Statement[] {
  return [
    { sql: 'delete from auth.mfa_factors where user_id = $1', values: [userId] },
    {
      sql: `insert into auth.mfa_factors
          (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        select f.id, $1, f.friendly_name, f.kind::auth.factor_type, 'verified',
          to_timestamp(f.created_at / 1000), to_timestamp(f.updated_at / 1000)
        from jsonb_to_recordset($2::jsonb) as f
          (id uuid, friendly_name text, kind text, created_at float8, updated_at float8)`,
      values: [userId, JSON.stringify(verified.map(rowOf))],
    },
  ];
}

/** Without the secret. */
function rowOf({ id, friendly_name, kind, created_at, updated_at }: Factor) {
  return { id, friendly_name, kind, created_at, updated_at };
}

async function lastRows(run: RunTransaction, ...statements: readonly Statement[]) {
  const outcome = await run(statements);
  if (outcome.kind === 'committed') return outcome.rows.at(-1);
  throw new Error(`Postgres refused to keep the accounts in step: ${outcome.message}`);
}
