import type { Context } from 'hono';
import { endSession, endSessions } from '../accounts/session';
import type { Backend } from '../backend';
import { signedIn } from '../http/authenticate';
import type { Failure } from '../failure';
import { invalid, isFailure } from '../failure';

/** POST /logout: ends this session, the others, or all. */
export async function logout(context: Context, backend: Backend): Promise<Response | Failure> {
  const who = await signedIn(context, backend);
  if (isFailure(who)) return who;
  const { account, session } = who;
  const scope = context.req.query('scope') || 'global';
  const ending =
    scope === 'global'
      ? endSessions(account.id, null)
      : scope === 'others'
        ? endSessions(account.id, session.id)
        : scope === 'local'
          ? endSession(session.id)
          : null;
  if (!ending) return invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  await backend.database.write([ending]);
  return context.body(null, 204);
}
