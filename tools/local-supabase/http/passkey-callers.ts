import type { Context } from 'hono';
import { hasVerifiedFactor } from '../accounts/factor';
import type { RelyingParty } from '../accounts/webauthn';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import type { SignedIn } from './authenticate';
import { authenticate } from './authenticate';

/** For which pages the project has passkeys, or why it has none. */
export function relyingParty({ settings }: Backend): RelyingParty | Failure {
  return settings.passkeys ?? failure(404, 'passkey_disabled', 'Passkeys are disabled');
}

/** A caller who may add and remove passkeys: a passkey must not be a way around a second factor. */
export async function managesPasskeys(
  context: Context,
  backend: Backend,
): Promise<(SignedIn & { readonly party: RelyingParty }) | Failure> {
  const party = relyingParty(backend);
  if (isFailure(party)) return party;
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  if (hasVerifiedFactor(caller.account) && caller.session.aal !== 'aal2') {
    const message = 'AAL2 session is required to manage passkeys when MFA is enabled';
    return failure(403, 'insufficient_aal', message);
  }
  return { ...caller, party };
}
