import { useState } from 'react';
import { messages } from '../messages';
import type { AppState } from '../app-state';

/** What follows a sign-out, and what stands of it. */
export interface SignOut {
  readonly isOfferOpen: boolean;
  readonly onSignedOut: () => void;
  readonly onChoice: (choice: 'cleared' | 'kept') => void;
}

/**
 * Confirms a sign-out: by a toast, or where this device keeps a day by the offer to clear it.
 *
 * @param focusPage gives the focus to the page, because the button that was used is gone
 */
export function useSignOut(
  { dayPersistence, toasts }: Pick<AppState, 'dayPersistence' | 'toasts'>,
  focusPage: () => void,
): SignOut {
  const [isOfferOpen, setOfferOpen] = useState(false);
  return {
    isOfferOpen,
    onSignedOut: () => {
      const isPersisted = dayPersistence.isPersisted.getSnapshot();
      setOfferOpen(isPersisted);
      // The offer says it, too, and a toast would lie on its buttons.
      if (isPersisted) return;
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
