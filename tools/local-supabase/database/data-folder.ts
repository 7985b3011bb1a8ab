import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalSupabaseError } from '../start-error';

/** The version of Postgres in PGlite 0.5, as the file `PG_VERSION` of a data folder has it. */
export const POSTGRES_VERSION = '18';

/** @throws LocalSupabaseError for the data folder of another Postgres */
export function refuseOtherPostgres(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no version';
  if (version === POSTGRES_VERSION) return;
  throw new LocalSupabaseError(
    'DATABASE_FOREIGN',
    `${folder} is a database of Postgres ${version}, and this version needs ${POSTGRES_VERSION}. ` +
      'It was left as it is: move it away.',
  );
}
