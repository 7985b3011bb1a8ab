import { join } from 'node:path';
import { startPostgres } from '@thela/supabase/postgres-cluster';
import { makePostgresDatabase } from '@thela/supabase/postgres-database';
import type { TestProject } from 'vitest/node';
import { readSchema } from '@thela/local-supabase/schema';
import { workspaceRoot } from '../workspace';
import { isNightlyLeftOut } from './nightly';
import { findOrInstallPostgres } from './programs';

/** Before the tests of the database: reads its schema, and starts one PostgreSQL for all of them. */
export default async function setUpDatabases(project: TestProject) {
  const { base, migrations } = readSchema(join(workspaceRoot, 'supabase/migrations'));
  const schema = { base, migrations: migrations.map(({ sql }) => sql) };
  project.provide('schema', schema);
  project.provide('bothDatabases', !isNightlyLeftOut());
  const programs = findOrInstallPostgres();
  if (programs === null) {
    console.log(
      'PostgreSQL was not tried: postgresql-15 cannot be installed here, which takes Debian, and root or sudo.',
    );
    project.provide('postgres', null);
    return undefined;
  }
  const cluster = await startPostgres(programs);
  await makePostgresDatabase(cluster.folder, schema);
  project.provide('postgres', cluster.folder);
  return cluster.stop;
}
