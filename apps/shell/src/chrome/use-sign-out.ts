import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountPagePath, messagesNow } from '@thela/page';
import type { AccountStall, StallRecords } from '@thela/records';
import type { ToastStore } from '@thela/page';
import type { AccountStore } from '@thela/session';

/** What the page shows at a sign-out, and its actions. */
export interface SignOut {
  readonly isOfferOpen: boolean;
  readonly onLogout: () => void;
  readonly onKeep: () => void;
  readonly onErase: () => void;
}

export interface SignOutOptions {
  readonly account: Pick<AccountStore, 'signOut'>;
  readonly accountStall: Pick<AccountStall, 'state'>;
  readonly records: Pick<StallRecords, 'hasRecords'>;
  readonly toasts: ToastStore;
}

/**
 * Signs out at once, and confirms it: by a toast, or, when records are stored on this device, by the offer to erase
 * them. Where the page shows a copy of the account's stall, it asks first what becomes of the copy.
 *
 * @param focusPage moves the focus to the page, because the Logout button is gone
 */
export function useSignOut(options: SignOutOptions, focusPage: () => void): SignOut {
  const { account, accountStall, records, toasts } = options;
  const navigate = useNavigate();
  const [isOfferOpen, setOfferOpen] = useState(false);
  return {
    isOfferOpen,
    onLogout: () => {
      if (accountStall.state.getSnapshot().stall !== null) {
        return void navigate(accountPagePath('sign-out'));
      }
      account.signOut();
      const isKept = records.hasRecords.getSnapshot();
      setOfferOpen(isKept);
      // The offer says so, too, and a toast would cover its buttons.
      if (isKept) return;
      const message = messagesNow().account.signedOut;
      toasts.notify.show({ kind: 'info', message, urgency: 'polite' });
      focusPage();
    },
    onKeep: () => {
      setOfferOpen(false);
      focusPage();
    },
    // The page that opens takes the focus.
    onErase: () => setOfferOpen(false),
  };
}
