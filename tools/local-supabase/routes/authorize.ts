import type { Context } from 'hono';
import { beginFlow, readChallenge } from '../accounts/flow-state';
import { OTHER_PROVIDERS, PROVIDERS, providerPage } from '../accounts/provider';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { invalid, isFailure } from '../failure';
import { redirectTarget } from '../http/redirects';
import type { Route } from '../http/route';

/** GET /authorize: redirects to the page that emulates Google or GitHub. */
export const authorize: Route = async (context, backend) => {
  const page = await beginAtProvider(context, backend, null);
  return isFailure(page) ? page : context.redirect(page.url, 302);
};

/**
 * Begins a sign-in at the provider that the request names.
 *
 * @param linkTo the account to which the provider is linked; `null` to sign in
 * @returns the provider's page, where the person decides
 */
export async function beginAtProvider(
  context: Context,
  backend: Backend,
  linkTo: string | null,
): Promise<{ readonly url: string } | Failure> {
  const query = context.req.query();
  const asked = (query.provider ?? '').toLowerCase();
  const provider = PROVIDERS.find((name) => name === asked);
  if (!provider && !OTHER_PROVIDERS.includes(asked)) {
    return invalid(`Unsupported provider: Provider ${asked.slice(0, 64)} could not be found`);
  }
  if (!provider || !backend.settings.providers[provider]) {
    return invalid('Unsupported provider: provider is not enabled');
  }
  const { code_challenge = '', code_challenge_method = '' } = query;
  const read = readChallenge({ code_challenge, code_challenge_method });
  if (isFailure(read)) return read;
  const flow = beginFlow({
    provider,
    method: 'oauth',
    redirectTo: redirectTarget(query.redirect_to, backend.siteOrigin),
    challenge: read.challenge,
    userId: linkTo,
  });
  await backend.database.write([flow.statement]);
  return { url: providerPage(backend.url, flow.id) };
}
