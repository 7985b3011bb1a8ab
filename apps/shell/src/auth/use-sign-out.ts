import { useState } from 'react';
import { messages } from '../messages';
import type { Services } from '../services';

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
  { dayKeeping, toasts }: Pick<Services, 'dayKeeping' | 'toasts'>,
  focusPage: () => void,
): SignOut {
  const [isOfferOpen, setOfferOpen] = useState(false);
  return {
    isOfferOpen,
    onSignedOut: () => {
      const isKept = dayKeeping.isKept.getSnapshot();
      setOfferOpen(isKept);
      // The offer says it, too, and a toast would lie on its buttons.
      if (isKept) return;
      toasts.notify.show({ kind: 'info', message: messages.account.signedOut, urgency: 'polite' });
      focusPage();
    },
    onChoice: (choice) => {
      setOfferOpen(false);
      if (choice === 'cleared') {
        const message = messages.keptDay.cleared;
        toasts.notify.show({ kind: 'success', message, urgency: 'polite' });
      }
      focusPage();
    },
  };
}
