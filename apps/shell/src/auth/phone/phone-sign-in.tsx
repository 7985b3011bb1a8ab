import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { AuthCard } from '../auth-card';
import type { AccountStore } from '../account-store';
import { chosenLanguage } from '../chosen-language';
import { CodeForm } from '../code/code-form';
import { SentTo } from '../code/sent-to';
import { useMessages } from '../messages';
import { PhoneNumberForm } from './phone-number-form';
import { readablePhone } from './phone-number';

export interface PhoneSignInProps {
  readonly account: AccountStore;
  /** Whether somebody without an account gets one. */
  readonly isSignUpOn: boolean;
  readonly onSignedIn: () => void;
  /** Called when the person chooses another way in. */
  readonly onOtherWay: () => void;
}

/** A code that was sent to a phone. */
interface SentCode {
  /** In E.164. */
  readonly phone: string;
  /** In ms since 1970. */
  readonly sentAt: number;
}

/** Signing in by a code that comes by SMS, first the number, then the code. */
export function PhoneSignIn({ account, isSignUpOn, onSignedIn, onOtherWay }: PhoneSignInProps) {
  const messages = useMessages();
  const words = messages.phone;
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const ask = async (phone: string) =>
    (await account.client()).signInWithOtp({
      phone,
      // The messages to this person are in their language.
      options: { data: { language: chosenLanguage() } },
    });

  return sent === null ? (
    <AuthCard heading={words.heading} subtitle={words.subtitle} takesFocus>
      <PhoneNumberForm
        typed={typed}
        onTyped={setTyped}
        isSignUpOn={isSignUpOn}
        send={ask}
        onSent={(phone, sentAt) => setSent({ phone, sentAt })}
        onOtherWay={onOtherWay}
      />
    </AuthCard>
  ) : (
    <AuthCard heading={words.codeHeading} subtitle={words.codeSubtitle}>
      <SentTo Icon={MessageSquareText} to={readablePhone(sent.phone)} />
      <CodeForm
        words={{ ...messages.signIn, other: words.otherNumber }}
        attempt="resendMessage"
        sentAt={sent.sentAt}
        send={() => ask(sent.phone)}
        verify={async (token) =>
          (await account.client()).verifyOtp({ phone: sent.phone, token, type: 'sms' })
        }
        onVerified={onSignedIn}
        onOther={() => setSent(null)}
      />
    </AuthCard>
  );
}
