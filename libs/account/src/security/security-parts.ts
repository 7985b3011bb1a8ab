import type { Brand, Notify } from '@thela/contract';
import type { GetAuth } from '@thela/session';
import type { Security } from './use-security';

/** What the parts of the page get. */
export interface SecurityPartProps {
  readonly security: Security;
  readonly getAuth: GetAuth;
  readonly brand: Brand;
  readonly notify: Notify;
  /** Reads again what is set up; what is shown stays meanwhile. */
  readonly refresh: () => Promise<void>;
}
