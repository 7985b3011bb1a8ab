import type { Context } from 'hono';
import { deleteFlow, findPendingFlow, issueAuthCode } from '../accounts/flow-state';
import type { PendingFlow } from '../accounts/flow-state';
import { accountFor } from '../accounts/provider-account';
import { digest, isSameSecret } from '../accounts/secrets';
import { beginSession, sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import { failure } from '../failure';
import { withCode, withError, withOAuthError, withSession } from '../http/redirects';

const badState = failure(400, 'bad_oauth_state', 'OAuth callback with invalid state');

/** GET /callback: the provider redirects here, and this redirects to the site. */
export async function callback(context: Context, backend: Backend): Promise<Response> {
  const { state, code, error, error_description = '' } = context.req.query();
  const { database } = backend;
  const outcome = await database.exclusively(async () => {
    const flow = await findPendingFlow(backend, state);
    if (!flow) {
      return { session: null, target: withError(`${backend.siteOrigin}/`, badState, true) };
    }
    if (error) {
      await database.write([deleteFlow(flow.id)]);
      const refusal = { error, error_description };
      return { session: null, target: withOAuthError(flow.redirect_to, refusal, true) };
    }
    if (!code || !flow.provider_code_hash || !isSameSecret(digest(code), flow.provider_code_hash)) {
      return { session: null, target: withError(flow.redirect_to, badState, true) };
    }
    return signInBy(backend, flow);
  });
  if (!outcome.session) return context.redirect(outcome.target, 302);
  const { account, session, target } = outcome;
  return context.redirect(withSession(target, await sessionJson(backend, account, session)), 302);
}

/** With a PKCE challenge the site gets a code, without one the session in the fragment. */
async function signInBy({ database }: Backend, flow: PendingFlow) {
  if (!flow.provider_email) throw new TypeError('The flow has a code but no address.');
  const { account, statements } = await accountFor(database, flow.provider, flow.provider_email);
  if (flow.code_challenge !== null) {
    const { code, statement } = issueAuthCode(flow.id, account.id);
    await database.write([...statements, statement]);
    return { session: null, target: withCode(flow.redirect_to, code) };
  }
  const begun = beginSession(account, 'oauth');
  await database.write([...statements, deleteFlow(flow.id), ...begun.statements]);
  return { target: flow.redirect_to, ...begun };
}
