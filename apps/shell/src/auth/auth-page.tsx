import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppState } from '../app-state';
import type { AuthScreen } from './auth-address';
import { CheckInbox } from './check-inbox';
import { messagesNow } from './messages';
import { useOffers } from './offers';
import { PhoneSignIn } from './phone/phone-sign-in';
import type { Notice } from './banner';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export interface AuthPageProps {
  readonly screen: AuthScreen;
  readonly app: AppState;
}

/** The step of a sign-up. */
type SignUp =
  | { readonly step: 'form'; readonly isBack: boolean }
  | { readonly step: 'mailed'; readonly to: string; readonly sentAt: number };

const untouched: SignUp = { step: 'form', isBack: false };

/** The authentication screens. `Auth` redirects a person who is signed in. */
export default function AuthPage({ screen, app }: AuthPageProps) {
  const { config, account, toasts } = app;
  const { brand, supabase } = config;
  const notice = useNavigationNotice();
  const offers = useOffers(supabase);
  const { way, choosePhone, leavePhone } = useWay(screen);
  const [email, setEmail] = useState('');
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
    if (account.challenge.getSnapshot() === null) showSuccess(messagesNow().notices.signedIn);
  };
  const form = {
    brand,
    supabase,
    account,
    offers,
    email,
    onEmail: setEmail,
    onSignedIn,
    onPhone: choosePhone,
  };

  if (way === 'phone') {
    return (
      <PhoneSignIn
        account={account}
        isSignUpOn={offers.isSignUpOn}
        onSignedIn={onSignedIn}
        onOtherWay={leavePhone}
      />
    );
  }

  if (screen === 'signin') return <SignInForm {...form} initialNotice={notice} />;
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

/** What a navigation to these screens says beside its address. */
interface NavigationState {
  readonly notice?: Notice;
  readonly way?: 'phone';
}

/** The way in that the person chose, kept in the history: Back and Reload know it. */
function useWay(screen: AuthScreen) {
  const state = useLocation().state as NavigationState | null;
  const navigate = useNavigate();
  const go = (next: NavigationState | null) => void navigate({ hash: screen }, { state: next });
  return {
    way: state?.way,
    choosePhone: () => go({ way: 'phone' }),
    leavePhone: () => go(null),
  };
}

/** The notice that came with the navigation. It leaves the history, so that a reload does not repeat it. */
function useNavigationNotice(): Notice | null {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as NavigationState | null;
  const [notice] = useState(state?.notice ?? null);
  useEffect(() => {
    if (state?.notice) void navigate(location, { replace: true, state: null });
  }, [state, location, navigate]);
  return notice;
}
