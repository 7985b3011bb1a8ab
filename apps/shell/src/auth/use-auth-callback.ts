import type { Notify } from '@thela/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportError } from '../error-report';
import { messagesNow } from '../messages';
import type { AuthCallback } from './auth-address';
import type { Notice } from './banner';
import type { AccountStore } from './account-store';

/** Finishes the pending sign-in once, and shows how it ended. */
export function useAuthCallback(
  callback: AuthCallback | null,
  account: AccountStore,
  notify: Notify,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!callback || started.has(callback)) return;
    started.add(callback);
    const id = notify.show({
      kind: 'loading',
      message: messagesNow().account.finishing,
      urgency: 'polite',
    });
    void finish(callback, account).then((notice) => {
      // A person who is signed in does not get the sign-in screen, so a toast shows the result.
      if (account.getSnapshot().status === 'signed-in') {
        const urgency = notice.tone === 'error' ? 'assertive' : 'polite';
        notify.update(id, { kind: notice.tone, message: notice.message, urgency });
        return;
      }
      notify.dismiss(id);
      void navigate({ pathname: '/', hash: 'signin' }, { replace: true, state: { notice } });
    });
  }, [callback, account, notify, navigate]);
}

/** A code works only once, and React may run an effect twice. */
const started = new WeakSet<AuthCallback>();

async function finish(callback: AuthCallback, account: AccountStore): Promise<Notice> {
  try {
    const { finishCallback } = await import('./finish-callback');
    return await finishCallback(callback, account);
  } catch (error) {
    reportError(error, { name: 'shell' }, 'finishing a sign-in');
    account.settle();
    return { tone: 'error', message: messagesNow().account.connection };
  }
}
