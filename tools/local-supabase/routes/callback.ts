import type { Context } from 'hono';
import { deleteFlow, findOpenFlow, issueAuthCode } from '../accounts/flow-state';
import type { FlowState } from '../accounts/flow-state';
import { PROVIDERS } from '../accounts/provider';
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
  const ending = await database.exclusively(async () => {
    const flow = await findOpenFlow(database, state, backend.settings.flowLifetimeS);
    if (!flow) {
      return {
        kind: 'answered' as const,
        target: withError(`${backend.siteOrigin}/`, badState, true),
      };
    }
    if (error) {
      await database.write([deleteFlow(flow.id)]);
      const refusal = { error, error_description };
      return { kind: 'answered' as const, target: withOAuthError(flow.redirect_to, refusal, true) };
    }
    if (!code || !flow.provider_code_hash || !isSameSecret(digest(code), flow.provider_code_hash)) {
      return { kind: 'answered' as const, target: withError(flow.redirect_to, badState, true) };
    }
    return signInBy(backend, flow);
  });
  if (ending.kind === 'answered') return context.redirect(ending.target, 302);
  const { account, session, target } = ending;
  return context.redirect(withSession(target, await sessionJson(backend, account, session)), 302);
}

/** With a PKCE challenge the site gets a code, without one the session in the fragment. */
async function signInBy({ database }: Backend, flow: FlowState) {
  const provider = PROVIDERS.find((name) => name === flow.provider);
  if (!provider || !flow.provider_email) throw new TypeError('A flow without its provider.');
  const { account, statements } = await accountFor(database, provider, flow.provider_email);
  if (flow.code_challenge !== null) {
    const { code, statement } = issueAuthCode(flow.id, account.id);
    await database.write([...statements, statement]);
    return { kind: 'answered' as const, target: withCode(flow.redirect_to, code) };
  }
  const begun = beginSession(account, 'oauth');
  await database.write([...statements, deleteFlow(flow.id), ...begun.statements]);
  return { kind: 'session' as const, target: flow.redirect_to, ...begun };
}
