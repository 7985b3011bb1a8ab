import type { Notify } from '@thela/contract';
import type { NavigateFunction } from 'react-router-dom';
import { accountPagePath, AGAIN, isChange, messagesNow, reportError } from '@thela/page';
import { pathAfterSignIn } from '@thela/session';
import type { ChangeCallback, SignInCallback } from '@thela/page';
import type { AccountStore, Notice } from '@thela/session';
import { takePathAgain } from './navigation-state';
import type { AuthNavigation } from './navigation-state';

/** Finishes a sign-in or change that returned to this page, and shows how it ended. */
export function showCallback(
  callback: ChangeCallback | SignInCallback,
  account: AccountStore,
  notify: Notify,
  navigate: NavigateFunction,
): void {
  const id = notify.show({
    kind: 'loading',
    message: isChange(callback)
      ? messagesNow().tool.opening(messagesNow().account.page)
      : messagesNow().account.finishing,
    urgency: 'polite',
  });
  if (isChange(callback)) {
    void finishChange(callback, account).then((ending) => {
      const urgency = ending.kind === 'error' ? 'assertive' : 'polite';
      notify.update(id, { ...ending, urgency });
      // The profile, or the way to it.
      void navigate(accountPagePath('profile'), { replace: true });
    });
    return;
  }
  void finish(callback, account).then((ending) => {
    notify.dismiss(id);
    leadOn(ending, callback.from.kind === 'reset', account, notify, navigate);
  });
}

/** Shows how a sign-in ended, where the person goes on: `isReset` for who came to set a new password. */
export function leadOn(
  { notice, message }: Ending,
  isReset: boolean,
  account: AccountStore,
  notify: Notify,
  navigate: NavigateFunction,
): void {
  if (isReset) {
    const state: AuthNavigation =
      notice.tone === 'error' ? { notice } : { step: { at: 'new-password' } };
    void navigate({ pathname: '/', hash: 'reset' }, { replace: true, state });
    return;
  }
  const challenge = account.challenge.getSnapshot();
  const isAsked = challenge !== null;
  const session = account.getSnapshot();
  const user = session.status === 'signed-in' ? session.user : challenge?.user;
  const pathAgain = takePathAgain(user?.id);
  if (pathAgain !== null) void navigate(pathAgain, { replace: true, state: AGAIN });
  // The screen that asks for a second factor goes on from here.
  if (isAsked && notice.tone === 'success') return;
  // A person who is signed in does not get the sign-in screen, so a toast shows the result.
  if (isAsked || session.status === 'signed-in') {
    const urgency = notice.tone === 'error' ? 'assertive' : 'polite';
    notify.show({ kind: notice.tone, message, urgency });
    const path = pathAfterSignIn();
    if (pathAgain === null && path !== '/') void navigate(path, { replace: true });
    return;
  }
  void navigate({ pathname: '/', hash: 'signin' }, { replace: true, state: { notice } });
}

/** How the sign-in ended: for the sign-in screen, and in words for a toast. */
interface Ending {
  readonly notice: Notice;
  readonly message: string;
}

async function finish(callback: SignInCallback, account: AccountStore): Promise<Ending> {
  try {
    const { finishCallback, messageOf } = await import('@thela/session/finish-callback');
    const notice = await finishCallback(callback, account);
    return { notice, message: await messageOf(notice) };
  } catch (error) {
    reportError(error, { name: 'shell' }, 'finishing a sign-in');
    account.settle();
    const message = messagesNow().account.connection;
    return { notice: { tone: 'error', text: 'connection' }, message };
  }
}

async function finishChange(callback: ChangeCallback, account: AccountStore) {
  try {
    const { finishReturn } = await import('@thela/session/finish-return');
    return await finishReturn(callback, account);
  } catch (error) {
    reportError(error, { name: 'shell' }, 'finishing a change of the account');
    return { kind: 'error', message: messagesNow().account.connection } as const;
  } finally {
    account.settle();
  }
}
