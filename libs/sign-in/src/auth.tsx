import { partOf } from '@thela/ui/lazy-part';
import { useStore } from '@thela/contract';
import { startTransition, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathAfterSignIn } from '@thela/session';
import { AGAIN, isAgain, PagePart, useMessages } from '@thela/page';
import type { AuthPageProps } from './auth-page';
import type { SignInState } from './sign-in-state';
import type { LinkPageProps } from './link-page';

// Not loaded at start-up, and neither is what only these screens need.
const authPage = partOf(() => import('./auth-page'));
const linkPage = partOf(() => import('./link-page'));

/** The links that the person has answered for. */
const answered = new WeakSet<object>();

/**
 * The screen at `#signin`, `#signup` or `#reset`. A person who is signed in may set a new password; instead of the others
 * they get the welcome page, or the invitation that waits; a page that needs a fresh sign-in gets them back. A mail's link is
 * asked about first, whoever is signed in.
 */
export function Auth(props: Omit<AuthPageProps, 'again'>) {
  const { status } = useStore(props.app.account);
  const { again, isDue, isDone } = useAgain(props.app);
  // After the server ended the session, the page at the address is still open below this screen.
  const [isBack] = useState(() => props.app.account.ended.getSnapshot() !== null);
  const { pathname, search } = useLocation();
  const { callback } = props.app;
  const isOpen = callback?.kind === 'link' && !answered.has(callback);
  const [link, setLink] = useState(isOpen ? callback : null);
  const { account } = useMessages();
  const name = account[props.screen];
  if (link && props.screen === 'signin') {
    const onEnd = () => {
      answered.add(link);
      // Not before the navigation that goes with it, which is a transition.
      startTransition(() => setLink(null));
    };
    return (
      <PagePart
        key="link"
        part={linkPage}
        props={{ link, app: props.app, onEnd } satisfies LinkPageProps}
        doing="opening a mail's link"
        name={name}
      />
    );
  }
  if (isDone && props.screen !== 'reset') {
    return <Navigate to={{ pathname, search }} state={AGAIN} replace />;
  }
  if (status === 'signed-in' && !isDue && props.screen !== 'reset') {
    const path = pathAfterSignIn();
    return <Navigate to={isBack && path === '/' ? { pathname, search } : path} replace />;
  }
  return (
    <PagePart
      part={authPage}
      props={{ ...props, again }}
      doing={`opening #${props.screen}`}
      name={name}
    />
  );
}

/** Who was signed in when the screen was opened to sign in once more, and whether they have. */
function useAgain({ account }: SignInState) {
  const { state } = useLocation();
  const session = useStore(account);
  const sessionId = useStore(account.sessionId);
  const user = session.status === 'signed-in' ? session.user : null;
  const [before] = useState(isAgain(state) && user ? { user, sessionId } : null);
  const isSame = before !== null && before.user.id === user?.id;
  const isDone = isSame && before.sessionId !== sessionId;
  return { again: before?.user ?? null, isDue: isSame && !isDone, isDone };
}
