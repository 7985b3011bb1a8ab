import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import type { Database, Statement } from '../store/database';
import { AUTH_CODE_LIFETIME_MS, FLOW_LIFETIME_MS } from '../settings';
import { insertInto, updateRow } from '../store/database';
import type { Provider } from './provider';
import { PROVIDERS } from './provider';
import { digest, isSameSecret } from './secrets';

const Uuid = v.pipe(v.string(), v.uuid());

const FlowRow = v.object({
  id: v.string(),
  provider: v.string(),
  method: v.string(),
  redirect_to: v.string(),
  code_challenge: v.nullable(v.string()),
  code_challenge_method: v.nullable(v.picklist(['s256', 'plain'])),
  provider_code_hash: v.nullable(v.string()),
  provider_email: v.nullable(v.string()),
  user_id: v.nullable(v.string()),
  auth_code_hash: v.nullable(v.string()),
  auth_code_issued_at: v.nullable(v.number()),
  created_at: v.number(),
});

/**
 * A sign-in that leaves the site and returns: by a link in a mail, or by Google or GitHub. With a
 * challenge it ends in a code that only the browser that began it can exchange (PKCE).
 */
type FlowState = v.InferOutput<typeof FlowRow>;

/** A flow that waits for the person's decision at a provider. */
export interface PendingFlow extends FlowState {
  readonly provider: Provider;
}

export interface Challenge {
  readonly code_challenge: string;
  readonly code_challenge_method: 's256' | 'plain';
}

const CHALLENGE = /^[a-zA-Z._~0-9-]+$/;

/** The challenge of a request; null when it has none. */
export function readChallenge(fields: {
  readonly code_challenge: string;
  readonly code_challenge_method: string;
}): { readonly challenge: Challenge | null } | Failure {
  const { code_challenge } = fields;
  const method = fields.code_challenge_method.toLowerCase();
  if ((code_challenge === '') !== (method === '')) {
    return invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (code_challenge === '') return { challenge: null };
  if (code_challenge.length < 43 || code_challenge.length > 128) {
    return invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!CHALLENGE.test(code_challenge)) {
    return invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method !== 's256' && method !== 'plain') {
    return invalid('unsupported code_challenge method');
  }
  return { challenge: { code_challenge, code_challenge_method: method } };
}

export function beginFlow(flow: {
  readonly provider: string;
  readonly method: string;
  readonly redirectTo: string;
  readonly challenge: Challenge | null;
  readonly userId: string | null;
}): { id: string; statement: Statement } {
  const id = randomUUID();
  const statement = insertInto('flow_states', {
    id,
    provider: flow.provider,
    method: flow.method,
    redirect_to: flow.redirectTo,
    ...flow.challenge,
    user_id: flow.userId,
    created_at: Date.now(),
  });
  return { id, statement };
}

/** The pending sign-in at a provider with this state; null when there is none or it has expired. */
export async function findPendingFlow(
  { database }: Backend,
  state: string | undefined,
): Promise<PendingFlow | null> {
  if (!v.is(Uuid, state)) return null;
  const [row] = await database.rows('SELECT * FROM flow_states WHERE id = ?', [state]);
  const flow = row ? v.parse(FlowRow, row) : null;
  const provider = PROVIDERS.find((name) => name === flow?.provider);
  if (!flow || !provider || flow.auth_code_hash !== null) return null;
  return Date.now() <= flow.created_at + FLOW_LIFETIME_MS ? { ...flow, provider } : null;
}

/** A code that the site exchanges for a session of the user, and the statement that stores it. */
export function issueAuthCode(
  flowId: string,
  userId: string,
): { code: string; statement: Statement } {
  const code = randomUUID();
  const statement = updateRow('flow_states', flowId, {
    user_id: userId,
    auth_code_hash: digest(code),
    auth_code_issued_at: Date.now(),
    provider_code_hash: null,
  });
  return { code, statement };
}

export function deleteFlow(id: string): Statement {
  return { sql: 'DELETE FROM flow_states WHERE id = ?', args: [id] };
}

/** Cancels all pending sign-ins of an account. */
export function deleteFlowsOf(userId: string): Statement {
  return { sql: 'DELETE FROM flow_states WHERE user_id = ?', args: [userId] };
}

export async function redeemAuthCode(
  database: Database,
  code: string,
  verifier: string,
): Promise<{ flow: FlowState; userId: string } | Failure> {
  const sql = 'SELECT * FROM flow_states WHERE auth_code_hash = ?';
  const [row] = await database.rows(sql, [digest(code)]);
  const flow = row ? v.parse(FlowRow, row) : null;
  if (!flow?.user_id) {
    const message = 'invalid flow state, no valid flow state found';
    return failure(404, 'flow_state_not_found', message);
  }
  if (Date.now() > (flow.auth_code_issued_at ?? 0) + AUTH_CODE_LIFETIME_MS) {
    return failure(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const problem = refuseVerifier(flow, verifier);
  return isFailure(problem) ? problem : { flow, userId: flow.user_id };
}

function refuseVerifier(flow: FlowState, verifier: string): Failure | null {
  const challenge =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  if (flow.code_challenge !== null && isSameSecret(challenge, flow.code_challenge)) return null;
  const message = 'code challenge does not match previously saved code verifier';
  return failure(400, 'bad_code_verifier', message);
}
