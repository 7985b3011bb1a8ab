import type { Passwords } from './accounts/passwords';
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
  readonly database: Database;
  readonly signingKey: SigningKey;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
}
