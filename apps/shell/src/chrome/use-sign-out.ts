import { useNavigate } from 'react-router-dom';
import { accountPagePath, messagesNow } from '@thela/page';
import type { AccountStall, StallRecords } from '@thela/records';
import type { ToastStore } from '@thela/page';
import type { AccountStore } from '@thela/session';

export interface SignOutOptions {
  readonly account: Pick<AccountStore, 'signOut'>;
  readonly accountStall: Pick<AccountStall, 'state'>;
  readonly records: Pick<StallRecords, 'hasRecords'>;
  readonly toasts: ToastStore;
}

/**
 * Signs out at once, and confirms it; records of the phone's own stay, whoever signs out. Where the page shows the
 * account's stall, it asks first what becomes of its ledger.
 *
 * @param focusPage moves the focus to the page, because the Logout button is gone
 */
export function useSignOut(options: SignOutOptions, focusPage: () => void): () => void {
  const { account, accountStall, records, toasts } = options;
  const navigate = useNavigate();
  return () => {
    if (accountStall.state.getSnapshot().stall !== null) {
      return void navigate(accountPagePath('sign-out'));
    }
    account.signOut();
    const words = messagesNow().account;
    const message = records.hasRecords.getSnapshot() ? words.signedOutKept : words.signedOut;
    toasts.notify.show({ kind: 'info', message, urgency: 'polite' });
    focusPage();
  };
}
