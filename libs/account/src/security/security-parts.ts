import type { Brand, Notify } from '@thela/contract';
import type { GetAuth } from '@thela/session';
import type { Security } from './use-security';

export interface SecurityPartProps {
  readonly security: Security;
  readonly getAuth: GetAuth;
  readonly brand: Brand;
  readonly notify: Notify;
  /** Reads again what is set up; what is shown stays meanwhile. */
  readonly refresh: () => Promise<void>;
}

/** So that each name fits into a line or two of a small phone. */
export const MAX_NAME_CHARS = 60;

export const SHOWN_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
