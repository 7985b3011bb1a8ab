import type { Factor } from '@thela/session';
import type { Verification } from './use-verification';

/** What the form of each kind of factor gets. */
export interface FactorFormProps {
  readonly factor: Factor;
  readonly product: string;
  readonly verification: Verification;
}
