import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import type { SigningKey } from '../store/signing-key';
import type { Account } from './account';
import { appMetadata } from './account-json';

const AUDIENCE = 'authenticated';
const MAX_ECHO_CHARS = 64;

/** The part of a session that its token carries. */
interface SessionClaims {
  readonly id: string;
  readonly aal: string;
  readonly methods: readonly { readonly method: string; readonly at: number }[];
}

/**
 * @param expiresAt seconds since the epoch
 */
export function signAccessToken(
  backend: Backend,
  account: Account,
  session: SessionClaims,
  expiresAt: number,
): Promise<string> {
  const { kid, privateKey } = backend.signingKey;
  return new SignJWT({
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: appMetadata(account),
    user_metadata: account.user_metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.methods.map(({ method, at }) => ({ method, timestamp: Math.floor(at / 1000) })),
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(`${backend.url}/auth/v1`)
    .setSubject(account.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(expiresAt - backend.settings.accessTokenLifetimeS)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  session_id: v.pipe(v.string(), v.uuid()),
});

/** The claims of a valid token, or 403 with the message of GoTrue and its JWT library. */
export async function readAccessToken(
  token: string,
  key: SigningKey,
): Promise<v.InferOutput<typeof Claims> | Failure> {
  const problem = headerProblem(token, key);
  if (problem) return problem;
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'session_id'],
    });
    const claims = v.safeParse(Claims, payload);
    return claims.success ? claims.output : badToken('invalid claim: missing sub claim');
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return unverified(reason(error));
  }
}

function headerProblem(token: string, key: SigningKey): Failure | null {
  if (token.split('.').length !== 3) {
    return unverified('token is malformed: token contains an invalid number of segments');
  }
  const header = readHeader(token);
  if (isFailure(header)) return header;
  if (header.alg !== 'ES256') {
    const alg = header.alg.slice(0, MAX_ECHO_CHARS);
    return unverified(`token signature is invalid: signing method ${alg} is invalid`);
  }
  if (header.kid === key.kid) return null;
  const kid = header.kid?.slice(0, MAX_ECHO_CHARS) ?? '<nil>';
  return unverified(
    'token is unverifiable: error while executing keyfunc: ' +
      `unrecognized JWT kid ${kid} for algorithm ES256`,
  );
}

const Header = v.object({ alg: v.string(), kid: v.optional(v.string()) });

function readHeader(token: string): v.InferOutput<typeof Header> | Failure {
  try {
    const header = v.safeParse(Header, decodeProtectedHeader(token));
    if (header.success) return header.output;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return unverified('token is malformed: could not JSON decode header');
}

function reason(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims';
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'token signature is invalid: crypto/ecdsa: verification error';
  }
  return 'token is malformed';
}

function unverified(detail: string): Failure {
  return badToken(`invalid JWT: unable to parse or verify signature, ${detail}`);
}

function badToken(message: string): Failure {
  return failure(403, 'bad_jwt', message);
}
