import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppState } from '../app-state';
import type { AuthScreen } from './auth-address';
import { CheckInbox } from './check-inbox';
import { messages } from './messages';
import type { Notice } from './banner';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export interface AuthPageProps {
  readonly screen: AuthScreen;
  readonly app: AppState;
}

/** How far somebody is who signs up. */
type SignUp =
  | { readonly step: 'form'; readonly isBack: boolean }
  | { readonly step: 'mailed'; readonly to: string };

const untouched: SignUp = { step: 'form', isBack: false };

/** The authentication screens. Whoever is signed in has no business here: `Auth` leads away. */
export default function AuthPage({ screen, app }: AuthPageProps) {
  const { config, account, toasts } = app;
  const { brand, supabase } = config;
  const arrival = useArrival();
  const [email, setEmail] = useState('');
  const [signUp, setSignUp] = useState<SignUp>(untouched);
  if (screen === 'signin' && signUp !== untouched) setSignUp(untouched);

  useEffect(() => {
    // While the form is filled in. Without a network the attempt says so.
    account.client().catch(() => {});
  }, [account]);

  const tell = (message: string) =>
    toasts.notify.show({ kind: 'success', message, urgency: 'polite' });
  const form = {
    brand,
    supabase,
    account,
    email,
    onEmail: setEmail,
    onSignedIn: tell,
  };

  if (screen === 'signin') return <SignInForm {...form} arrival={arrival} />;
  if (signUp.step === 'mailed') {
    return (
      <CheckInbox
        email={signUp.to}
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
        tell(messages.success.signedUp);
        setSignUp({ step: 'mailed', to: address });
      }}
    />
  );
}

/** What led the person here, told once: it is gone from the page's history when it is loaded anew. */
function useArrival(): Notice | null {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { readonly notice?: Notice } | null;
  const [arrival] = useState(state?.notice ?? null);
  useEffect(() => {
    if (state) void navigate(location, { replace: true, state: null });
  }, [state, location, navigate]);
  return arrival;
}
