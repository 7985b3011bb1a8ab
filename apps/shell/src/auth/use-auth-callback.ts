import type { Notify } from '@thela/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { reportError } from '../error-report';
import type { AuthCallback } from './callback';
import type { AccountStore } from './session-store';

/** Brings to its end, once, the sign-in that led to this page. */
export function useAuthCallback(
  callback: AuthCallback | null,
  account: AccountStore,
  notify: Notify,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!callback || finished.has(callback)) return;
    finished.add(callback);
    void finish(callback, account).then((outcome) => {
      if (!outcome) return;
      const { message } = outcome;
      if (outcome.kind === 'signed-in') {
        notify.show({ kind: 'success', message, urgency: 'polite' });
        return;
      }
      const notice = { tone: outcome.tone, message };
      void navigate({ pathname: '/', hash: 'signin' }, { replace: true, state: { notice } });
    });
  }, [callback, account, notify, navigate]);
}

/** Those begun already: a code is good for one use, and effects may run twice. */
const finished = new WeakSet<AuthCallback>();

async function finish(callback: AuthCallback, account: AccountStore) {
  try {
    const { finishCallback } = await import('./finish-callback');
    return await finishCallback(callback, account);
  } catch (error) {
    reportError(error, { name: 'shell' }, 'finishing a sign-in');
    account.settle();
    return null;
  }
}
