import * as v from 'valibot';
import type { Database } from '../store/database';
import { StoredCredential } from './webauthn-credential';

const FactorRow = v.object({
  id: v.string(),
  user_id: v.string(),
  kind: v.picklist(['totp', 'phone', 'webauthn']),
  friendly_name: v.string(),
  status: v.picklist(['unverified', 'verified']),
  secret: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  credential: v.nullable(v.pipe(v.string(), v.parseJson(), StoredCredential)),
  last_challenged_at: v.nullable(v.number()),
  created_at: v.number(),
  updated_at: v.number(),
});

/**
 * A second factor of an account: an authenticator app with its `secret` in base32, a `phone` (digits without
 * a plus), or a security key with its `credential`. Times are in ms since the epoch.
 */
export type Factor = v.InferOutput<typeof FactorRow>;

export type FactorKind = Factor['kind'];

export async function findFactors(database: Database, userId: string): Promise<Factor[]> {
  const rows = await database.rows(
    'SELECT * FROM factors WHERE user_id = ? ORDER BY created_at, rowid',
    [userId],
  );
  return v.parse(v.array(FactorRow), rows);
}

/** Whether sessions of the account must reach the level `aal2`. */
export function hasVerifiedFactor({ factors }: { readonly factors: readonly Factor[] }): boolean {
  return factors.some(({ status }) => status === 'verified');
}

/** A factor as the client receives it: never with its secret. */
export function factorJson(factor: Factor) {
  const { friendly_name, credential, last_challenged_at: challengedAt } = factor;
  return {
    id: factor.id,
    created_at: new Date(factor.created_at).toISOString(),
    updated_at: new Date(factor.updated_at).toISOString(),
    status: factor.status,
    ...(friendly_name === '' ? {} : { friendly_name }),
    factor_type: factor.kind,
    phone: factor.phone ?? '',
    last_challenged_at: challengedAt === null ? null : new Date(challengedAt).toISOString(),
    ...(credential ? { web_authn_aaguid: credential.aaguid } : {}),
  };
}
