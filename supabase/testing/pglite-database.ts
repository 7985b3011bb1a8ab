import { PGlite } from '@electric-sql/pglite';
import type { Engine, Schema } from './engine.ts';

let opened: Promise<Engine> | null = null;

/** Makes a database in memory, once in each process: that takes two seconds of processor time. */
export function openPGlite(schema: Schema): Promise<Engine> {
  opened ??= make(schema);
  return opened;
}

async function make({ base, migrations }: Schema): Promise<Engine> {
  const database = await PGlite.create();
  await database.exec(base);
  for (const migration of migrations) {
    // oxlint-disable-next-line no-await-in-loop -- each builds on those before
    await database.exec(migration);
  }
  return {
    name: 'PGlite',
    query: async (sql, values = []) =>
      (await database.query<Record<string, unknown>>(sql, [...values])).rows,
    transaction: (work) =>
      database.transaction((transaction) =>
        work(
          async (sql, values = []) =>
            (await transaction.query<Record<string, unknown>>(sql, [...values])).rows,
        ),
      ),
  };
}
