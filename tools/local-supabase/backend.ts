import type { DatabaseRows } from './accounts/database-rows';
import type { Passwords } from './accounts/passwords';
import type { Postgres } from './database/postgres';
import type { WorkspaceOptions } from './options';
import type { RateLimits } from './rate-limits';
import type { AuthSettings } from './settings';
import type { Database } from './store/database';
import type { SigningKey } from './store/signing-key';

/** What the routes work with. */
export interface Backend {
  /** The origin of this server, such as `http://localhost:54321`. */
  readonly url: string;
  readonly siteOrigin: string;
  readonly settings: AuthSettings;
  /** On every answer. */
  readonly headers: WorkspaceOptions['headers'];
  /** What opens the operator's routes; null where nobody does. */
  readonly serviceKey: string | null;
  /** The SQLite file of the accounts. */
  readonly database: Database;
  /** The database of the project, as our migrations make it. */
  readonly postgres: Postgres;
  readonly databaseRows: DatabaseRows;
  readonly signingKey: SigningKey;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
}
