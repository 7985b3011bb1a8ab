import type { AuthCallback } from './auth-address';
import { providerMessage, thrownMessage, thrownProviderMessage } from './auth-errors';
import { messages } from './messages';
import type { Notice } from './banner';
import type { AccountStore } from './account-store';

/** Finishes the sign-in that the address named when the page opened. Never rejects: the notice says how it ended. */
export async function finishCallback(
  callback: AuthCallback,
  account: AccountStore,
): Promise<Notice> {
  const outcome = callback.kind === 'code' ? await exchange(callback, account) : refused(callback);
  account.settle();
  return outcome;
}

type Code = Extract<AuthCallback, { kind: 'code' }>;
type Refusal = Extract<AuthCallback, { kind: 'error' }>;

async function exchange({ code, from }: Code, account: AccountStore): Promise<Notice> {
  try {
    const auth = await account.client();
    const { error } = await auth.exchangeCodeForSession(code);
    if (!error) return { tone: 'success', message: messages.success.signedIn };
    if (from.kind === 'mail') return verified;
    return failed(providerMessage(from.provider, error));
  } catch (error) {
    if (from.kind === 'mail') return verified;
    const { provider } = from;
    return failed(provider ? thrownProviderMessage(provider, error) : thrownMessage(error));
  }
}

/** The code of a mail proves that the address is verified, even when it gives no session. */
const verified: Notice = {
  tone: 'success',
  message: messages.success.verified,
};

function refused({ from, code, message }: Refusal): Notice {
  if (from.kind === 'mail' || code === 'otp_expired') return failed(messages.errors.linkExpired);
  return failed(providerMessage(from.provider, { code, message }));
}

function failed(message: string): Notice {
  return { tone: 'error', message };
}
