import { Button } from '@thela/ui';
import Mail from 'lucide-react/icons/mail';
import { AuthCard } from './auth-card';
import { chosenLanguage } from './chosen-language';
import { SentCodeForm } from './code/sent-code-form';
import { SentTo } from './code/sent-to';
import type { AuthStep } from './navigation-state';
import { Banner, failureNotice, sentAtOf, useAttempt, useAuthMessages } from '@thela/session';
import type { AccountStore } from '@thela/session';

export interface MailSignInProps {
  readonly account: AccountStore;
  readonly step: Extract<AuthStep, { readonly at: 'mail' | 'mail-code' }>;
  readonly onStep: (step: AuthStep) => void;
  readonly onSignedIn: () => void;
  /** Called when the person chooses another way in. */
  readonly onOtherWay: () => void;
}

/**
 * Signing in on a second phone: the first one has given the address. Nothing is sent before the person says so, and only
 * whoever reads the mail has the code.
 */
export function MailSignIn({ account, step, onStep, onSignedIn, onOtherWay }: MailSignInProps) {
  const messages = useAuthMessages();
  const words = messages.phone;
  const { email } = step;
  const { isBusy, fault, run } = useAttempt('resend');
  const send = async () => {
    const options = { shouldCreateUser: false, data: { language: chosenLanguage() } };
    const answer = await (await account.client()).signInWithOtp({ email, options });
    // Whether there is such an account is nobody's business.
    return answer.error?.code === 'otp_disabled' ? { error: null } : answer;
  };
  const ask = () =>
    run(async () => {
      const answer = await send();
      const at = sentAtOf(answer.error);
      if (at === null) return answer;
      onStep({ at: 'mail-code', email, sentAt: at });
    });

  return step.at === 'mail' ? (
    <AuthCard heading={messages.mail.heading} subtitle={messages.mail.subtitle} takesFocus>
      <SentTo Icon={Mail} to={email} />
      <Banner notice={failureNotice(fault)} />
      <div className="grid gap-3">
        <Button
          className="min-h-14 w-full text-lg"
          aria-disabled={isBusy}
          onClick={() => void ask()}
        >
          {isBusy ? words.sending : words.send}
        </Button>
        <Button variant="secondary" onClick={onOtherWay}>
          {words.otherWay}
        </Button>
      </div>
    </AuthCard>
  ) : (
    <AuthCard heading={words.codeHeading} subtitle={messages.reset.codeSubtitle}>
      <SentTo Icon={Mail} to={email} />
      <SentCodeForm
        words={{ ...messages.signIn, other: words.otherWay }}
        attempt="resend"
        sentAt={step.sentAt}
        send={send}
        verify={async (token) =>
          (await account.client()).verifyOtp({ email, token, type: 'email' })
        }
        onVerified={onSignedIn}
        onOther={onOtherWay}
      />
    </AuthCard>
  );
}
