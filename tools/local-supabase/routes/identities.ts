import * as v from 'valibot';
import type { Account } from '../accounts/account';
import { findById } from '../accounts/account';
import { unlinkIdentity } from '../accounts/unlink-identity';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import { authenticate, sessionMissing } from '../http/authenticate';
import type { Route } from '../http/route';
import { beginAtProvider } from './authorize';

const Uuid = v.pipe(v.string(), v.uuid());

const linkingOff = failure(404, 'manual_linking_disabled', 'Manual linking is disabled');

/** GET /user/identities/authorize: the caller goes to Google or GitHub, to sign in by them, too. */
export const linkIdentity: Route = async (context, backend) => {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  if (!backend.settings.isManualLinkingOn) return linkingOff;
  const page = await beginAtProvider(context, backend, caller.account.id);
  if (isFailure(page)) return page;
  const isAsked = context.req.query('skip_http_redirect') === 'true';
  return isAsked ? context.json({ url: page.url }) : context.redirect(page.url, 302);
};

/** DELETE /user/identities/:id: the caller no longer signs in by it. */
export const removeIdentity: Route = async (context, backend) => {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  if (!backend.settings.isManualLinkingOn) return linkingOff;
  const id = context.req.param('id');
  if (!v.is(Uuid, id)) return failure(404, 'validation_failed', 'identity_id must be an UUID');
  const refusal = await remove(backend, caller.account, id);
  return refusal ?? context.json({});
};

function remove(
  { database }: Backend,
  { id: userId }: Account,
  id: string,
): Promise<Failure | null> {
  return database.exclusively(async () => {
    const account = await findById(database, userId);
    if (!account) return sessionMissing;
    const statements = await unlinkIdentity(database, account, id);
    if (isFailure(statements)) return statements;
    await database.write(statements);
    return null;
  });
}
