import type { SignedInUser } from '@thela/contract';

/** An authenticator app, a phone that gets codes by SMS, a security key. */
export type FactorKind = 'totp' | 'phone' | 'webauthn';

export interface Factor {
  readonly id: string;
  readonly kind: FactorKind;
  /** As the person called it; may be empty. */
  readonly name: string;
  /** Number of a phone; empty for the other kinds. */
  readonly phone: string;
}

/**
 * What a session waits for whose account has a second factor: until one is verified, nobody is signed in. A factor of
 * a kind that this page does not know is missing in the list, which may be empty then.
 */
export interface Challenge {
  readonly user: SignedInUser;
  readonly factors: readonly Factor[];
}
