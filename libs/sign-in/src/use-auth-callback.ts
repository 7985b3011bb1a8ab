import type { Notify } from '@thela/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { messagesNow, reportError } from '@thela/page';
import type { AuthCallback } from '@thela/page';
import type { AccountStore } from '@thela/session';

/** Finishes the pending sign-in or change once, and shows how it ended. */
export function useAuthCallback(
  callback: AuthCallback | null,
  account: AccountStore,
  notify: Notify,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    // A link is asked about on its screen.
    if (!callback || callback.kind === 'link' || started.has(callback)) return;
    started.add(callback);
    const show = async () => {
      try {
        const { showCallback } = await import('./show-callback');
        showCallback(callback, account, notify, navigate);
      } catch (error) {
        reportError(error, { name: 'shell' }, 'finishing a sign-in');
        account.settle();
        const message = messagesNow().account.connection;
        void notify.show({ kind: 'error', message, urgency: 'assertive' });
      }
    };
    void show();
  }, [callback, account, notify, navigate]);
}

/** A code works only once, and React may run an effect twice. */
const started = new WeakSet<AuthCallback>();
