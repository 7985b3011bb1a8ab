import pg from 'pg';
import type { PoolClient } from 'pg';
import type { Engine, Query, Row, Schema } from './engine.ts';

const DATABASE = 'thela';

/** As `postgres` of a hosted project: no superuser, and not the owner of `auth`. */
const OWNER = 'project_owner';
const OWNER_SQL = `
  create role ${OWNER} login bypassrls;
  grant all on schema auth, public to ${OWNER};
  grant all on all tables in schema auth to ${OWNER};
  grant create on database ${DATABASE} to ${OWNER};
  grant anon, authenticated, service_role to ${OWNER};
  alter default privileges for role ${OWNER} in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role ${OWNER} in schema public
    grant all on functions to anon, authenticated, service_role;
`;

/** Makes the database that the tests share, and runs the migrations as a hosted project does. */
export async function makePostgresDatabase(folder: string, { base, migrations }: Schema) {
  await withClient({ database: 'postgres' }, (client) =>
    client.query(`create database ${DATABASE}`),
  );
  await withClient({ database: DATABASE }, (client) => client.query(base + OWNER_SQL));
  await withClient({ database: DATABASE, user: OWNER }, async (client) => {
    for (const migration of migrations) {
      // oxlint-disable-next-line no-await-in-loop -- each builds on those before
      await client.query(migration);
    }
  });

  async function withClient(
    options: pg.ClientConfig,
    work: (client: pg.Client) => Promise<unknown>,
  ) {
    const client = new pg.Client({ host: folder, user: 'postgres', ...options });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }
}

let opened: Promise<Engine> | null = null;

/** Opens a pool, once in each process. */
export function openPostgres(folder: string): Promise<Engine> {
  opened ??= Promise.resolve(
    engineOf(
      new pg.Pool({
        host: folder,
        user: OWNER,
        database: DATABASE,
        max: 20,
        allowExitOnIdle: true,
      }),
    ),
  );
  return opened;
}

function engineOf(pool: pg.Pool): Engine {
  return {
    name: 'PostgreSQL',
    query: async (sql, values = []) => (await pool.query<Row>(sql, [...values])).rows,
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        return await inTransaction(client, work);
      } finally {
        client.release();
      }
    },
  };
}

async function inTransaction<T>(
  client: PoolClient,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    const result = await work(
      async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows,
    );
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
