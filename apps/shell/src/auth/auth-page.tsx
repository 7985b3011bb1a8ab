import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Services } from '../services';
import type { AuthScreen } from './auth-screen';
import type { Notice } from './banner';
import { CheckInbox } from './check-inbox';
import { messages } from './messages';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export interface AuthPageProps {
  readonly screen: AuthScreen;
  readonly services: Services;
}

/** The authentication screens. Whoever is signed in has no business here: `App` leads away. */
export default function AuthPage({ screen, services }: AuthPageProps) {
  const { config, account, toasts } = services;
  const { brand, supabase } = config;
  const navigate = useNavigate();
  const arrival = (useLocation().state as { readonly notice?: Notice } | null)?.notice ?? null;
  const [mailedTo, setMailedTo] = useState<string | null>(null);

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
    onSignedIn: (message: string) => {
      tell(message);
      void navigate('/', { replace: true });
    },
  };

  if (screen === 'signin') return <SignInForm {...form} arrival={arrival} />;
  if (mailedTo !== null) {
    return (
      <CheckInbox email={mailedTo} account={account} onOtherAddress={() => setMailedTo(null)} />
    );
  }
  return (
    <SignUpForm
      {...form}
      onMailSent={(email) => {
        tell(messages.success.signedUp);
        setMailedTo(email);
      }}
    />
  );
}
