import { inject } from 'vitest';
import type { Engine, Query, Row, Schema } from './engine.ts';
import { openPGlite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly schema: Schema;
    /** The folder of the socket of PostgreSQL; `null` where it cannot be installed. */
    readonly postgres: string | null;
    /** Whether to try what PostgreSQL shows in PGlite, too, which only the local backend has. */
    readonly bothDatabases: boolean;
  }
}

/** Who calls: a role of the API, and the account whose token the API verified. */
export interface Caller {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly account: string | null;
  /** How the session was proved: `aal2` with a second factor. As a token of before factors when left out. */
  readonly level?: 'aal1' | 'aal2' | undefined;
  /** The session of the token: the one in which the account was made when left out. */
  readonly session?: string | null;
}

/** A database with all migrations, which all tests of a run share: each makes stalls of its own. */
export class TestDatabase {
  readonly name: Engine['name'];
  readonly query: Query;

  constructor(private readonly engine: Engine) {
    this.name = engine.name;
    this.query = engine.query;
  }

  /** Runs SQL as the API does: with the role and the claims of a token, for one transaction. */
  as(
    { role, account, level, session = account }: Caller,
    sql: string,
    values: readonly unknown[] = [],
  ) {
    return this.engine.transaction(async (query) => {
      const claims = JSON.stringify(
        account === null ? { role } : { role, sub: account, aal: level, session_id: session },
      );
      await query(
        "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
        [role, claims],
      );
      return query(sql, values);
    });
  }

  /**
   * Calls a function of the API; again, where somebody else is at work.
   *
   * @param account who is signed in
   * @param args by name; objects and lists are sent as JSON
   * @param level of the session
   */
  async rpc<T = Row>(
    account: string | null,
    name: string,
    args: Row = {},
    level?: Caller['level'],
  ): Promise<T> {
    const given = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
    const values = Object.values(args).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const role = account === null ? 'anon' : 'authenticated';
    const sql = `select public.${name}(${given.join(', ')}) as answer`;
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- as a page does that is told to ask again
        const [row] = await this.as({ role, account, level }, sql, values);
        return row?.answer as T;
      } catch (error) {
        if ((error as Row).message !== 'busy') throw error;
      }
    }
  }
}

/** Opens PostgreSQL 15, as hosted projects have it, and PGlite: at night, when run by name, and where PostgreSQL is missing. */
export async function openDatabases(): Promise<readonly TestDatabase[]> {
  const schema = inject('schema');
  const folder = inject('postgres');
  const engines = [
    ...(folder === null || inject('bothDatabases') ? [openPGlite(schema)] : []),
    ...(folder === null ? [] : [openPostgres(folder)]),
  ];
  return (await Promise.all(engines)).map((engine) => new TestDatabase(engine));
}

/** The code and message with which a call fails; `'no error'` when it does not. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no error';
  } catch (error) {
    const { code, message } = error as { readonly code: string; readonly message: string };
    return `${code} ${message}`;
  }
}
