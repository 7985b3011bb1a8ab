import type { Account } from '../accounts/account';
import { findById } from '../accounts/account';
import { deleteFlow, findPendingFlow, issueAuthCode } from '../accounts/flow-state';
import type { PendingFlow } from '../accounts/flow-state';
import { accountFor, linkProvider } from '../accounts/provider-account';
import { digest, isSameSecret } from '../accounts/secrets';
import type { Session } from '../accounts/session';
import { beginSession, sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import { failure, isFailure } from '../failure';
import { rootWithError, withCode, withError, withSession, withValues } from '../http/redirects';
import type { Route } from '../http/route';
import type { Database } from '../store/database';

const stateMissing = failure(400, 'bad_oauth_callback', 'OAuth state parameter missing');
const badState = failure(400, 'bad_oauth_state', 'OAuth state parameter is invalid');
const badCode = failure(400, 'bad_oauth_state', 'OAuth callback with invalid state');

/** GET /callback: the provider redirects here, and this redirects to the site. */
export const callback: Route = async (context, backend) => {
  const { state, code, error, error_description = '' } = context.req.query();
  const { database, siteOrigin } = backend;
  if (!state) return context.redirect(rootWithError(siteOrigin, stateMissing), 303);
  const outcome = await database.exclusively(async (): Promise<Outcome> => {
    const flow = await findPendingFlow(backend, state);
    if (!flow) return { refusedAt: rootWithError(siteOrigin, badState) };
    if (error) {
      await database.write([deleteFlow(flow.id)]);
      const refusal = { error, error_description };
      return { refusedAt: withValues(flow.redirect_to, refusal, true) };
    }
    if (!code || !flow.provider_code_hash || !isSameSecret(digest(code), flow.provider_code_hash)) {
      return { refusedAt: withError(flow.redirect_to, badCode, true) };
    }
    return signInBy(backend, flow);
  });
  if ('refusedAt' in outcome) return context.redirect(outcome.refusedAt, 303);
  if (!outcome.session) return context.redirect(outcome.target, 302);
  const { account, session, target } = outcome;
  return context.redirect(withSession(target, await sessionJson(backend, account, session)), 302);
};

type Outcome =
  | { readonly refusedAt: string }
  | { readonly session: null; readonly target: string }
  | { readonly account: Account; readonly session: Session; readonly target: string };

/** With a PKCE challenge the site gets a code, without one the session in the fragment. */
async function signInBy({ database }: Backend, flow: PendingFlow): Promise<Outcome> {
  const signIn = await accountOf(database, flow);
  if (isFailure(signIn)) {
    await database.write([deleteFlow(flow.id)]);
    return { refusedAt: withError(flow.redirect_to, signIn, true) };
  }
  const { account, statements } = signIn;
  if (flow.code_challenge !== null) {
    const { code, statement } = issueAuthCode(flow.id, account.id);
    await database.write([...statements, statement]);
    return { session: null, target: withCode(flow.redirect_to, code) };
  }
  const begun = beginSession(account, 'oauth');
  await database.write([...statements, deleteFlow(flow.id), ...begun.statements]);
  return { target: flow.redirect_to, ...begun };
}

/** A flow that has an account before its sign-in links the provider to it. */
async function accountOf(database: Database, { provider, provider_email, user_id }: PendingFlow) {
  if (!provider_email) throw new TypeError('The flow has a code but no address.');
  if (user_id === null) return accountFor(database, provider, provider_email);
  const account = await findById(database, user_id);
  if (!account) throw new TypeError('A flow is deleted with its account.');
  return linkProvider(database, account, provider, provider_email);
}
