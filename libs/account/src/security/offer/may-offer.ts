import type { SupabaseConfig } from '@thela/site-config';
import type { AccountStore } from '@thela/session';
import { canUsePasskeys, claimsOf, readOffers } from '@thela/session';
import { wasOffered } from './offered';

/**
 * Whether to offer a fingerprint: the phone has one, the project takes it, the person signed in otherwise, and has not
 * answered yet on this device. False also when the project cannot be asked.
 */
export async function mayOffer(
  account: AccountStore,
  supabase: SupabaseConfig,
  userId: string,
): Promise<boolean> {
  if (wasOffered(userId) || !(await hasFingerprint())) return false;
  const token = await account.getAccessToken();
  if (token === null || hasUsedPasskey(token)) return false;
  const offers = await readOffers(supabase).catch(() => null);
  return offers?.passkeys ?? false;
}

/** Whether the device itself asks for a fingerprint, a face or the like. */
async function hasFingerprint(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

function hasUsedPasskey(token: string): boolean {
  const methods = claimsOf(token)?.['amr'];
  return JSON.stringify(methods ?? []).includes('"passkey"');
}
