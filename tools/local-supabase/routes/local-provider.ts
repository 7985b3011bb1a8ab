import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { parseEmail } from '../accounts/recipient';
import { findPendingFlow } from '../accounts/flow-state';
import { digest } from '../accounts/secrets';
import type { Backend } from '../backend';
import { isFailure } from '../failure';
import { pageLanguage } from '../http/page-language';
import { readText } from '../http/request-body';
import type { Route } from '../http/route';
import { errorResponse } from '../http/route';
import { consentPage, expiredConsentPage } from '../pages/consent-page';
import { showPage } from '../pages/page';

/** GET: the page that emulates Google or GitHub. */
export const showConsent: Route = async (context, backend) => {
  const flow = await findPendingFlow(backend, context.req.query('state'));
  if (!flow) return showExpired(context, backend);
  const emails = await knownEmails(backend);
  const language = pageLanguage(context);
  return showPage(context, backend, consentPage({ language, flow, emails, typed: '' }));
};

/** POST: takes the person's decision, and redirects to the callback as a provider does. */
export const decideConsent: Route = async (context, backend) => {
  const text = await readText(context);
  if (isFailure(text)) return errorResponse(context, text);
  const { state, email, decision } = readForm(text);
  const flow = await findPendingFlow(backend, state);
  if (!flow) return showExpired(context, backend);
  const callback = new URL(`${backend.url}/auth/v1/callback`);
  callback.searchParams.set('state', flow.id);
  if (decision !== 'allow') {
    callback.searchParams.set('error', 'access_denied');
    callback.searchParams.set('error_description', 'The user denied the request.');
    return context.redirect(callback.href, 303);
  }
  const address = parseEmail(email);
  if (isFailure(address)) {
    const emails = await knownEmails(backend);
    const language = pageLanguage(context);
    const page = consentPage({ language, flow, emails, typed: email, isRefused: true });
    return showPage(context, backend, page, 422);
  }
  const code = randomUUID();
  await backend.database.write([
    {
      sql: `UPDATE flow_states SET provider_code_hash = ?, provider_email = ?
        WHERE id = ? AND auth_code_hash IS NULL`,
      args: [digest(code), address.email, flow.id],
    },
  ]);
  callback.searchParams.set('code', code);
  return context.redirect(callback.href, 303);
};

/** The newest accounts, as suggestions. */
async function knownEmails({ database }: Backend): Promise<string[]> {
  const rows = await database.rows(
    'SELECT email FROM users WHERE email IS NOT NULL ORDER BY created_at DESC LIMIT 20',
  );
  return v.parse(v.array(v.object({ email: v.string() })), rows).map(({ email }) => email);
}

function readForm(text: string) {
  const form = new URLSearchParams(text);
  const field = (name: string) => form.get(name) ?? '';
  return { state: field('state'), email: field('email').trim(), decision: field('decision') };
}

function showExpired(context: Context, backend: Backend): Promise<Response> {
  const page = expiredConsentPage(pageLanguage(context), backend.siteOrigin);
  return showPage(context, backend, page, 410);
}
