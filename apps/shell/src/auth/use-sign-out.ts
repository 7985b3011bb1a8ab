import { useState } from 'react';
import type { StallRecords } from '../ledger/stall-records';
import { messagesNow } from '../messages';
import type { ToastStore } from '../toasts/toast-store';

/** What the page shows after a sign-out, and its actions. */
export interface SignOut {
  readonly isOfferOpen: boolean;
  readonly onSignedOut: () => void;
  readonly onKeep: () => void;
  readonly onErase: () => void;
}

export interface SignOutOptions {
  readonly records: Pick<StallRecords, 'isKept'>;
  readonly toasts: ToastStore;
}

/**
 * Confirms a sign-out: by a toast, or, when records are stored on this device, by the offer to erase them.
 *
 * @param focusPage moves the focus to the page, because the Logout button is gone
 */
export function useSignOut({ records, toasts }: SignOutOptions, focusPage: () => void): SignOut {
  const [isOfferOpen, setOfferOpen] = useState(false);
  return {
    isOfferOpen,
    onSignedOut: () => {
      const isKept = records.isKept.getSnapshot();
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
