import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of `supabase/migrations`, as `supabase migration new` names it. */
export interface Migration {
  /** The time in front of its name, such as `20261121000000`. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** All that a new database is made of. */
export interface Schema {
  /** What a hosted project has before the first migration. */
  readonly base: string;
  /** In the order in which they run. */
  readonly migrations: readonly Migration[];
}

const FILE_NAME = /^(\d+)_(.+)\.sql$/;
const BASE = new URL('hosted-project.sql', import.meta.url);

/** Reads the migrations of a folder. Files with other names are left out, as by the Supabase CLI. */
export function readSchema(folder: string): Schema {
  const migrations = readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }];
    });
  return { base: readFileSync(BASE, 'utf8'), migrations };
}

/** A name for all new databases of this schema, in this version of Postgres. */
export function schemaDigest(schema: Schema, postgresVersion: string): string {
  const text = JSON.stringify([postgresVersion, schema]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
