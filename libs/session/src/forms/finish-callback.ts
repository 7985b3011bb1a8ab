import { wordsNow } from '@thela/language';
import { messagesNow as shellMessagesNow } from '@thela/page';
import type { SignInCallback } from '@thela/page';
import { providerText, thrownText } from './auth-faults';
import type { BackendError } from './ask-auth';
import { wordsFor } from './auth-text';
import type { AuthText } from './auth-text';
import { messagesIn, messagesNow } from './messages';
import type { Notice } from './banner';
import type { AccountStore } from '../account-store';

/** Finishes the sign-in that the address named when the page opened. Never rejects: the notice says how it ended. */
export async function finishCallback(
  callback: SignInCallback,
  account: AccountStore,
): Promise<Notice> {
  const outcome = callback.kind === 'code' ? await exchange(callback, account) : refused(callback);
  account.settle();
  return outcome;
}

type Code = Extract<SignInCallback, { kind: 'code' }>;
type Refusal = Extract<SignInCallback, { kind: 'error' }>;

async function exchange({ code, from }: Code, account: AccountStore): Promise<Notice> {
  try {
    const { error } = await account.exchangeCode(code);
    if (!error) return { tone: 'success', text: 'signedIn' };
    if (from.kind === 'mail') return await mailNotice(code, error, account);
    if (from.kind === 'reset') return failed(resetText(error));
    if (error.code === 'pkce_code_verifier_not_found') return failed('elsewhere');
    return failed(providerText(from.provider, error));
  } catch (error) {
    if (from.kind === 'mail') return failed('linkUnchecked');
    if (from.kind === 'reset') return failed(thrownText(error));
    return failed(thrownText(error, from.provider));
  }
}

/** The server's refusals of a code that it issued, which it does only after it verified the address. */
export const ISSUED: ReadonlySet<string | null | undefined> = new Set([
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
  if (ISSUED.has(refusal)) return { tone: 'success', text: 'verified' };
  return failed(refusal === 'flow_state_not_found' ? 'linkExpired' : 'linkUnchecked');
}

/** What to say of a link to a new password that gives no session. */
function resetText(error: BackendError): AuthText {
  // The verifier is in the browser that asked for the mail.
  if (error.code === 'pkce_code_verifier_not_found') return 'resetElsewhere';
  return error.status === 0 ? 'network' : 'resetExpired';
}

function refused({ from, code }: Refusal): Notice {
  if (from.kind === 'reset') return failed('resetExpired');
  if (from.kind === 'mail' || code === 'otp_expired') return failed('linkExpired');
  return failed(providerText(from.provider, { code, message: '' }));
}

export async function messageOf({ text }: Notice): Promise<string> {
  const { language } = wordsNow();
  // This code was not there when the texts of that language were loaded.
  const messages = await messagesIn(language).catch(messagesNow);
  const { connection } = shellMessagesNow().account;
  return wordsFor(text, { language, messages, connection });
}

function failed(text: AuthText): Notice {
  return { tone: 'error', text };
}
