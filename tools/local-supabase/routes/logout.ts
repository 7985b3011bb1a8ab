import type { Context } from 'hono';
import { endSession, endSessions } from '../accounts/session';
import type { Backend } from '../backend';
import { authenticate } from '../http/authenticate';
import type { Failure } from '../failure';
import { invalid, isFailure } from '../failure';

/** POST /logout: ends this session, the others, or all. */
export async function logout(context: Context, backend: Backend): Promise<Response | Failure> {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const { account, session } = caller;
  const scope = context.req.query('scope') || 'global';
  const statements = new Map([
    ['global', endSessions(account.id, null)],
    ['others', endSessions(account.id, session.id)],
    ['local', endSession(session.id)],
  ]);
  const statement = statements.get(scope);
  if (!statement) return invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  await backend.database.write([statement]);
  return context.body(null, 204);
}
