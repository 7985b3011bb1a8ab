import { join } from 'node:path';
import { startPostgres as startCluster } from '@thela/supabase/postgres-cluster';
import { makePostgresDatabase } from '@thela/supabase/postgres-database';
import pg from 'pg';
import { readSchema } from '../../local-supabase/database/migrations';
import { findOrInstallPostgres } from '../../testing/postgres';
import { workspaceRoot } from '../../workspace';
import type { Call } from './stall-calls';

/** A running database with the functions of `supabase/migrations`. */
export interface LoadedDatabase {
  /** Makes a person with an account. */
  readonly newPerson: () => Promise<Call>;
  readonly close: () => Promise<void>;
}

/** As many connections as PostgREST keeps for the functions, if it is told nothing else (`db-pool`). */
const CONNECTIONS = 10;

/** Starts PostgreSQL 15 with an empty database; `null` where it cannot be installed. */
export async function startPostgres(): Promise<LoadedDatabase | null> {
  const programs = findOrInstallPostgres();
  if (programs === null) return null;
  const cluster = await startCluster(programs);
  const { base, migrations } = readSchema(join(workspaceRoot, 'supabase/migrations'));
  await makePostgresDatabase(cluster.folder, {
    base,
    migrations: migrations.map(({ sql }) => sql),
  });
  const pool = new pg.Pool({
    host: cluster.folder,
    user: 'postgres',
    database: 'thela',
    max: CONNECTIONS,
  });
  return {
    newPerson: async () => {
      const account = crypto.randomUUID();
      await pool.query('insert into auth.users (id) values ($1)', [account]);
      return callerOf(pool, account);
    },
    close: async () => {
      await pool.end();
      await cluster.stop();
    },
  };
}

/** Calls functions as PostgREST does: in a transaction, with the role and the claims of the person's token. */
function callerOf(pool: pg.Pool, account: string): Call {
  const claims = JSON.stringify({ sub: account, role: 'authenticated' });
  return async (name, values) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
        [claims],
      );
      const named = Object.keys(values).map((key, place) => `${key} => $${place + 1}`);
      const given = Object.values(values).map((value) =>
        typeof value === 'object' ? JSON.stringify(value) : value,
      );
      const { rows } = await client.query<{ answer: unknown }>(
        `select public.${name}(${named.join(', ')}) as answer`,
        given,
      );
      await client.query('commit');
      return rows[0]?.answer;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}
