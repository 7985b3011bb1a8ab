import type { Context } from 'hono';
import * as v from 'valibot';
import type { Account } from '../accounts/account';
import type { Passkey } from '../accounts/passkey';
import { findPasskeys, passkeyJson, removePasskey, renamePasskey } from '../accounts/passkey';
import type { Backend } from '../backend';
import { authenticate } from '../http/authenticate';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { managesPasskeys, relyingParty } from '../http/passkey-callers';
import { optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';

const MAX_NAME_BYTES = 120;

/** GET /passkeys */
export const listPasskeys: Route = async (context, backend) => {
  const party = relyingParty(backend);
  if (isFailure(party)) return party;
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const passkeys = await findPasskeys(backend.database, caller.account.id);
  return context.json(passkeys.map(passkeyJson));
};

const NameBody = v.object({ friendly_name: optionalText });

/** PATCH /passkeys/<id>: names a passkey. */
export const namePasskey: Route = async (context, backend) => {
  const party = relyingParty(backend);
  if (isFailure(party)) return party;
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const body = await readBody(context, NameBody);
  if (isFailure(body)) return body;
  const { friendly_name } = body;
  if (friendly_name === '') return invalid('friendly_name is required');
  if (Buffer.byteLength(friendly_name) > MAX_NAME_BYTES) {
    return invalid(`friendly_name must be ${MAX_NAME_BYTES} characters or less`);
  }
  const passkey = await passkeyOfPath(context, backend, caller.account);
  if (isFailure(passkey)) return passkey;
  await backend.database.write([renamePasskey(passkey, friendly_name)]);
  return context.json(passkeyJson({ ...passkey, friendly_name }));
};

/** DELETE /passkeys/<id> */
export const deletePasskey: Route = async (context, backend) => {
  const caller = await managesPasskeys(context, backend);
  if (isFailure(caller)) return caller;
  const passkey = await passkeyOfPath(context, backend, caller.account);
  if (isFailure(passkey)) return passkey;
  await backend.database.write([removePasskey(passkey)]);
  return context.body(null, 204);
};

async function passkeyOfPath(
  context: Context,
  { database }: Backend,
  { id }: Account,
): Promise<Passkey | Failure> {
  const passkeys = await findPasskeys(database, id);
  const passkey = passkeys.find((each) => each.id === context.req.param('passkeyId'));
  return passkey ?? failure(404, 'validation_failed', 'Passkey not found');
}
