import type { SignedInUser } from '@thela/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authMessagesNow as messagesNow, pathAfterSignIn, useOffers } from '@thela/session';
import type { SignInState } from './sign-in-state';
import { AGAIN } from '@thela/page';
import type { AuthScreen } from '@thela/page';
import { CheckInbox } from './check-inbox';
import { keepPathAgain } from './navigation-state';
import type { AuthNavigation, AuthStep } from './navigation-state';
import { MailSignIn } from './mail-sign-in';
import { PhoneSignIn } from './phone/phone-sign-in';
import { ResetPage } from './reset/reset-page';
import type { Notice } from '@thela/session';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export interface AuthPageProps {
  readonly screen: AuthScreen;
  readonly app: SignInState;
  /** Who is signed in, and signs in once more. */
  readonly again: SignedInUser | null;
}

/** The step of a sign-up. */
type SignUp =
  | { readonly step: 'form'; readonly isBack: boolean }
  | { readonly step: 'mailed'; readonly to: string; readonly sentAt: number };

const untouched: SignUp = { step: 'form', isBack: false };

/** The authentication screens. `Auth` redirects a person who is signed in. */
export default function AuthPage({ screen, app, again }: AuthPageProps) {
  const { config, account, toasts } = app;
  const { brand, supabase } = config;
  const notice = useNavigationNotice(screen);
  const offers = useOffers(supabase);
  const { step, go } = useStep(screen, again !== null);
  const navigate = useNavigate();
  const [email, setEmail] = useState(again?.email ?? '');
  const { pathname } = useLocation();
  const id = again?.id;
  useEffect(() => (id === undefined ? undefined : keepPathAgain(id, pathname)), [id, pathname]);
  const [signUp, setSignUp] = useState<SignUp>(untouched);
  if (screen === 'signin' && signUp !== untouched) setSignUp(untouched);

  useEffect(() => {
    // Loads the client while the person fills in the form. Without a network the attempt shows the error.
    account.client().catch(() => {});
  }, [account]);

  const showSuccess = (message: string) =>
    toasts.notify.show({ kind: 'success', message, urgency: 'polite' });
  const onSignedIn = () => {
    // A second factor may be asked for first.
    if (account.getSnapshot().status === 'signed-in') showSuccess(messagesNow().notices.signedIn);
  };
  const form = {
    brand,
    supabase,
    account,
    offers,
    email,
    onEmail: setEmail,
    onSignedIn,
    onPhone: () => go({ at: 'phone' }),
  };

  if (screen === 'reset') {
    return (
      <ResetPage
        account={account}
        step={step}
        onStep={go}
        email={email}
        onEmail={setEmail}
        initialNotice={notice}
        onSet={() => {
          showSuccess(messagesNow().notices.passwordSet);
          if (again) void navigate({ hash: '' }, { replace: true, state: AGAIN });
          else void navigate(pathAfterSignIn(), { replace: true });
        }}
      />
    );
  }
  if (step?.at === 'phone' || step?.at === 'phone-code') {
    return (
      <PhoneSignIn
        account={account}
        isSignUpOn={offers.isSignUpOn}
        step={step}
        onStep={go}
        onSignedIn={onSignedIn}
        onOtherWay={() => go(undefined)}
      />
    );
  }
  if (step?.at === 'mail' || step?.at === 'mail-code') {
    const ways = { onStep: go, onSignedIn, onOtherWay: () => go(undefined) };
    return <MailSignIn account={account} step={step} {...ways} />;
  }
  if (screen === 'signin') {
    const first = again ? ({ tone: 'info', text: 'signInAgain' } as const) : notice;
    return <SignInForm {...form} initialNotice={first} />;
  }
  if (signUp.step === 'mailed') {
    return (
      <CheckInbox
        email={signUp.to}
        sentAt={signUp.sentAt}
        account={account}
        onOtherAddress={() => setSignUp({ step: 'form', isBack: true })}
      />
    );
  }
  return (
    <SignUpForm
      {...form}
      takesFocus={signUp.isBack}
      onMailSent={(address) => {
        showSuccess(messagesNow().signedUp);
        setSignUp({ step: 'mailed', to: address, sentAt: Date.now() });
      }}
    />
  );
}

/** The step of the screen, from the history. */
function useStep(screen: AuthScreen, isAgain: boolean) {
  const state = useLocation().state as AuthNavigation | null;
  const navigate = useNavigate();
  const go = (step: AuthStep | undefined) => {
    // A code that was used is no step to go back to.
    const replace = step?.at === 'new-password';
    void navigate({ hash: screen }, { state: { ...(isAgain && AGAIN), step }, replace });
  };
  return { step: state?.step, go };
}

/** The notice that came with the navigation. It leaves the history, so that a reload does not repeat it. */
function useNavigationNotice(screen: AuthScreen): Notice | null {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as AuthNavigation | null;
  const [first] = useState({ notice: state?.notice ?? null, screen });
  useEffect(() => {
    if (state?.notice) void navigate(location, { replace: true, state: { step: state.step } });
  }, [state, location, navigate]);
  return first.screen === screen ? first.notice : null;
}
