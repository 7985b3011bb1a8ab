import type { AuthCallback } from './auth-address';
import { providerMessage, thrownMessage, thrownProviderMessage } from './auth-errors';
import type { BackendError } from './auth-errors';
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
    const { error } = await account.exchangeCode(code);
    if (!error) return { tone: 'success', message: messages.success.signedIn };
    if (from.kind === 'mail') return await mailNotice(code, error, account);
    return failed(providerMessage(from.provider, error));
  } catch (error) {
    if (from.kind === 'mail') return failed(messages.errors.linkUnchecked);
    const { provider } = from;
    return failed(provider ? thrownProviderMessage(provider, error) : thrownMessage(error));
  }
}

/** The server's refusals of a code that it issued, which it does only after it verified the address. */
const ISSUED: ReadonlySet<string | null | undefined> = new Set([
  'bad_code_verifier',
  'flow_state_expired',
]);

/**
 * What a mail's code proves when it gives no session. The address alone proves nothing, since anybody can make
 * one up; the server is asked, because a browser without the verifier did not send the code.
 */
async function mailNotice(
  code: string,
  error: BackendError,
  account: AccountStore,
): Promise<Notice> {
  const isSent = error.code !== 'pkce_code_verifier_not_found';
  const refusal = isSent ? error.code : await account.askAboutCode(code);
  if (ISSUED.has(refusal)) return { tone: 'success', message: messages.success.verified };
  const { linkExpired, linkUnchecked } = messages.errors;
  return failed(refusal === 'flow_state_not_found' ? linkExpired : linkUnchecked);
}

function refused({ from, code, message }: Refusal): Notice {
  if (from.kind === 'mail' || code === 'otp_expired') return failed(messages.errors.linkExpired);
  return failed(providerMessage(from.provider, { code, message }));
}

function failed(message: string): Notice {
  return { tone: 'error', message };
}
