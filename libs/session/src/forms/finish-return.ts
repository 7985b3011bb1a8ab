import { wordsNow } from '@thela/language';
import { messagesNow as shellMessagesNow, providerNames } from '@thela/page';
import type { ChangeCallback } from '@thela/page';
import type { AccountStore } from '../account-store';
import { backendText } from './auth-faults';
import { wordsFor } from './auth-text';
import { ISSUED } from './finish-callback';
import { messagesIn, messagesNow } from './messages';
import type { Messages } from './messages';

export interface ReturnEnding {
  readonly kind: 'success' | 'info' | 'error';
  readonly message: string;
}

type Account = Pick<AccountStore, 'client' | 'askAboutCode' | 'getSnapshot'>;

/**
 * Finishes a change that was confirmed elsewhere: another address by a mail's link, a linked provider on its page. The
 * server has made it already. Its code would open a session, of a lower level where there is a second factor; so the
 * server is only asked whether it issued the code, and the session of this browser, if there is one, is renewed.
 */
export async function finishReturn(
  callback: ChangeCallback,
  account: Account,
): Promise<ReturnEnding> {
  // This code was not there when the texts of that language were loaded.
  const { returns } = await messagesIn(wordsNow().language).catch(messagesNow);
  if (callback.kind === 'error') {
    return { kind: 'error', message: await refusalWords(callback, returns) };
  }
  if (callback.kind === 'message') return { kind: 'info', message: returns.addressOneMore };
  if (callback.kind === 'code') {
    const refusal = await account.askAboutCode(callback.code).catch(() => null);
    if (!ISSUED.has(refusal)) {
      const isUnknown = refusal === 'flow_state_not_found';
      return { kind: 'error', message: isUnknown ? returns.expired : returns.unchecked };
    }
  }
  await renewSession(account);
  return { kind: 'success', message: doneWords(callback, returns) };
}

/** The page shows the new address. Without a network the next renewal brings it. */
async function renewSession(account: Account) {
  if (account.getSnapshot().status !== 'signed-in') return;
  await (await account.client()).refreshSession();
}

function doneWords({ from }: ChangeCallback, returns: Messages['returns']): string {
  if (from.kind === 'address') return returns.addressConfirmed;
  return from.provider === null ? returns.linkedOne : returns.linked(providerNames[from.provider]);
}

type Refusal = Extract<ChangeCallback, { readonly kind: 'error' }>;

async function refusalWords(
  { from, code }: Refusal,
  returns: Messages['returns'],
): Promise<string> {
  if (code === 'otp_expired') return returns.expired;
  // Nobody started this in this tab: anybody may have written the address.
  if (from.kind === 'address' || from.provider === null) return returns.unchecked;
  const { language } = wordsNow();
  const said = wordsFor(backendText('profile', { code, message: '' }), {
    language,
    messages: await messagesIn(language).catch(messagesNow),
    connection: shellMessagesNow().account.connection,
  });
  return returns.linkFailed(providerNames[from.provider], said);
}
