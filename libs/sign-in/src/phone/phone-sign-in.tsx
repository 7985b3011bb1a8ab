import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { formatPhone } from '@thela/text';
import { AuthCard } from '../auth-card';
import type { AccountStore } from '@thela/session';
import { chosenLanguage } from '../chosen-language';
import { SentCodeForm } from '../code/sent-code-form';
import { SentTo } from '../code/sent-to';
import { useAuthMessages as useMessages } from '@thela/session';
import type { AuthStep } from '../navigation-state';
import { PhoneNumberForm } from './phone-number-form';

export interface PhoneSignInProps {
  readonly account: AccountStore;
  /** Whether somebody without an account gets one. */
  readonly isSignUpOn: boolean;
  readonly step: Extract<AuthStep, { readonly at: 'phone' | 'phone-code' }>;
  readonly onStep: (step: AuthStep) => void;
  readonly onSignedIn: () => void;
  /** Called when the person chooses another way in. */
  readonly onOtherWay: () => void;
}

/** Signing in by a code that comes by SMS, first the number, then the code. */
export function PhoneSignIn(props: PhoneSignInProps) {
  const { account, isSignUpOn, step, onStep, onSignedIn, onOtherWay } = props;
  const messages = useMessages();
  const words = messages.phone;
  const [typed, setTyped] = useState('');
  const ask = async (phone: string) =>
    (await account.client()).signInWithOtp({
      phone,
      // The messages to this person are in their language.
      options: { data: { language: chosenLanguage() } },
    });

  return step.at === 'phone' ? (
    <AuthCard heading={words.heading} subtitle={words.subtitle} takesFocus>
      <PhoneNumberForm
        typed={typed}
        onTyped={setTyped}
        isSignUpOn={isSignUpOn}
        send={ask}
        onSent={(phone, sentAt) => onStep({ at: 'phone-code', phone, sentAt })}
        onOtherWay={onOtherWay}
      />
    </AuthCard>
  ) : (
    <AuthCard heading={words.codeHeading} subtitle={words.codeSubtitle}>
      <SentTo Icon={MessageSquareText} to={formatPhone(step.phone)} />
      <SentCodeForm
        words={{ ...messages.signIn, other: words.otherNumber }}
        attempt="resendMessage"
        sentAt={step.sentAt}
        send={() => ask(step.phone)}
        verify={async (token) =>
          (await account.client()).verifyOtp({ phone: step.phone, token, type: 'sms' })
        }
        onVerified={onSignedIn}
        onOther={() => onStep({ at: 'phone' })}
      />
    </AuthCard>
  );
}
