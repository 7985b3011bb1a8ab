import { useState } from 'react';
import { messages } from '../messages';
import type { AppState } from '../app-state';

/** What the page shows after a sign-out, and its actions. */
export interface SignOut {
  readonly isOfferOpen: boolean;
  readonly onSignedOut: () => void;
  readonly onChoice: (choice: 'cleared' | 'kept') => void;
}

/**
 * Confirms a sign-out: by a toast, or, when a day is stored on this device, by the offer to clear it.
 *
 * @param focusPage moves the focus to the page, because the Logout button is gone
 */
export function useSignOut(
  { records, toasts }: Pick<AppState, 'records' | 'toasts'>,
  focusPage: () => void,
): SignOut {
  const [isOfferOpen, setOfferOpen] = useState(false);
  return {
    isOfferOpen,
    onSignedOut: () => {
      const isKept = records.isKept.getSnapshot();
      setOfferOpen(isKept);
      // The offer says so, too, and a toast would cover its buttons.
      if (isKept) return;
      toasts.notify.show({ kind: 'info', message: messages.account.signedOut, urgency: 'polite' });
      focusPage();
    },
    onChoice: (choice) => {
      setOfferOpen(false);
      if (choice === 'cleared') {
        const message = messages.clearDay.cleared;
        toasts.notify.show({ kind: 'success', message, urgency: 'polite' });
      }
      focusPage();
    },
  };
}
