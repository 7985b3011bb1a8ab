import * as v from 'valibot';
import type { Account } from '../accounts/account';
import { findByEmail } from '../accounts/account';
import { parseEmail } from '../accounts/recipient';
import { readChallenge } from '../accounts/flow-state';
import { sendMail, sendText } from '../accounts/mails';
import type { Backend } from '../backend';
import { authenticate } from '../http/authenticate';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget } from '../http/redirects';
import { challengeFields, optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';
import { addressOf } from '../http/route';

const RecoverBody = v.object({ email: optionalText, ...challengeFields });

/**
 * POST /recover: mails a link and a code that sign a person in without the password.
 *
 * The first answer is the same whether the address has an account or not. The next one is not: within the
 * interval between two mails a known address gets 429, an unknown one 200 again. A hosted project does
 * so, too; the page must not be tested against a kinder server.
 */
export const recover: Route = async (context, backend) => {
  const limited = await backend.limits.take('mailRequest', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, RecoverBody);
  if (isFailure(body)) return body;
  if (body.email === '') return invalid('Password recovery requires an email');
  const address = parseEmail(body.email);
  if (isFailure(address)) return address;
  const asked = readChallenge(body);
  if (isFailure(asked)) return asked;
  const { database, siteOrigin } = backend;
  const redirectTo = redirectTarget(context.req.query('redirect_to'), siteOrigin);
  const refusal = await database.exclusively(async () => {
    const account = await findByEmail(database, address.email);
    if (!account) return null;
    const target = { challenge: asked.challenge, redirectTo };
    return store(backend, await sendMail(backend, account, 'recovery', target));
  });
  return refusal ?? context.json({});
};

/** GET /reauthenticate: a code to the caller's address or number, for a change of the password. */
export const reauthenticate: Route = async (context, backend) => {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const limited = await backend.limits.take('mailRequest', addressOf(context));
  if (limited) return limited;
  const { account } = caller;
  const refusal = await backend.database.exclusively(async () =>
    store(backend, await sendProof(backend, account)),
  );
  return refusal ?? context.json({});
};

async function sendProof(backend: Backend, account: Account) {
  const { email, phone } = account;
  if (email !== null) {
    if (!account.email_confirmed_at) {
      return failure(422, 'email_not_confirmed', 'Please verify your email first.');
    }
    const target = { challenge: null, redirectTo: backend.siteOrigin };
    return sendMail(backend, account, 'reauthentication', target);
  }
  if (phone === null || !account.phone_confirmed_at) {
    return failure(422, 'phone_not_confirmed', 'Please verify your phone first.');
  }
  return sendText(backend, account, 'reauthentication', phone);
}

/** Stores what was sent, or returns why it was not. */
export async function store(
  { database }: Backend,
  sent: Awaited<ReturnType<typeof sendMail>>,
): Promise<Failure | null> {
  if (isFailure(sent)) return sent;
  await database.write(sent.statements);
  return null;
}
