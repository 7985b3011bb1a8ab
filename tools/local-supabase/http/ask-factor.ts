import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Factor } from '../accounts/factor';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { isFailure } from '../failure';
import type { SignedIn } from './authenticate';
import { authenticate } from './authenticate';
import { factorOfPath } from './path-ids';
import { readBody } from './request-body';
import { addressOf } from './route';

/** A request about a factor of the caller's own. */
export interface FactorRequest<Body> {
  readonly caller: SignedIn;
  readonly factor: Factor;
  readonly body: Body;
  /** Of the client. */
  readonly address: string;
}

/** Reads a request about a factor, within its rate limit, and answers it in a critical section. */
export async function askFactor<Schema extends v.GenericSchema, Answer>(
  context: Context,
  backend: Backend,
  limit: 'factorChallenge' | 'factorVerify',
  schema: Schema,
  answer: (request: FactorRequest<v.InferOutput<Schema>>) => Promise<Answer | Failure>,
): Promise<Answer | Failure> {
  const signedIn = await authenticate(context, backend);
  if (isFailure(signedIn)) return signedIn;
  const address = addressOf(context);
  const limited = await backend.limits.take(limit, address);
  if (limited) return limited;
  const body = await readBody(context, schema);
  if (isFailure(body)) return body;
  return backend.database.exclusively(async () => {
    // The session may have ended while the body arrived.
    const caller = await authenticate(context, backend);
    if (isFailure(caller)) return caller;
    const factor = factorOfPath(context, caller.account);
    return isFailure(factor) ? factor : answer({ caller, factor, body, address });
  });
}
