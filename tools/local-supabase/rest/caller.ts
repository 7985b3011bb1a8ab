import type { Context } from 'hono';
import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import type { SigningKey } from '../store/signing-key';
import type { RestFailure } from './rest-failure';
import { restFailure } from './rest-failure';

export interface Caller {
  readonly kind: 'caller';
  readonly role: 'anon' | 'authenticated';
  /** For `request.jwt.claims`, where `auth.uid()` reads them. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** The account's id; `null` when nobody is signed in. */
  readonly userId: string | null;
  /** `null` when the token names none. */
  readonly sessionId: string | null;
}

const anonymous: Caller = {
  kind: 'caller',
  role: 'anon',
  claims: { role: 'anon' },
  userId: null,
  sessionId: null,
};

// The session's own user is a superuser here, so no other role may come from a token.
const Claims = v.looseObject({
  role: v.literal('authenticated'),
  sub: v.pipe(v.string(), v.uuid()),
  session_id: v.nullish(v.pipe(v.string(), v.uuid()), null),
});

/** How far the clocks of two machines may differ, as in PostgREST. */
const CLOCK_TOLERANCE_S = 30;

/**
 * The caller by the access token. As PostgREST, this asks neither whether the session has ended nor
 * whether the account exists: the token is valid until it expires.
 */
export async function readCaller(
  context: Context,
  { signingKey }: { readonly signingKey: Pick<SigningKey, 'publicKey'> },
): Promise<Caller | RestFailure> {
  const header = context.req.header('authorization') ?? '';
  const [, token] = /^bearer (\S+)$/i.exec(header) ?? [];
  // `supabase-js` sends the key when nobody is signed in.
  if (!token || token === LOCAL_PUBLISHABLE_KEY) return anonymous;
  try {
    const { payload } = await jwtVerify(token, signingKey.publicKey, {
      algorithms: ['ES256'],
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    const claims = v.parse(Claims, payload);
    const { role, sub: userId, session_id: sessionId } = claims;
    return { kind: 'caller', role, claims, userId, sessionId };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return restFailure(401, 'PGRST303', 'JWT expired');
    if (error instanceof errors.JOSEError || v.isValiError(error)) {
      return restFailure(401, 'PGRST301', 'No suitable key or wrong key type');
    }
    throw error;
  }
}
