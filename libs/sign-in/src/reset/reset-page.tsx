import { useStore } from '@thela/contract';
import MailCheck from 'lucide-react/icons/mail-check';
import type { AccountStore, Notice } from '@thela/session';
import { resetReturnUrl } from '@thela/page';
import { AuthCard } from '../auth-card';
import { SentCodeForm } from '../code/sent-code-form';
import { SentTo } from '../code/sent-to';
import { useAuthMessages as useMessages } from '@thela/session';
import type { AuthStep } from '../navigation-state';
import { NewPasswordForm } from './new-password-form';
import { ResetAddressForm } from './reset-address-form';

export interface ResetPageProps {
  readonly account: AccountStore;
  readonly step: AuthStep | undefined;
  /** Gets the next step, or `undefined` for the first one. */
  readonly onStep: (step: AuthStep | undefined) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly initialNotice: Notice | null;
  /** Called once the new password is set. */
  readonly onSet: () => void;
}

/** The screens at `#reset`: the address, the code of the mail unless its link was opened, the new password. */
export function ResetPage(props: ResetPageProps) {
  const { account, step, onStep, onEmail, initialNotice, onSet } = props;
  const messages = useMessages();
  const words = messages.reset;
  const session = useStore(account);
  const person = session.status === 'signed-in' ? session.user : null;
  const send = (email: string) => account.recover(email, resetReturnUrl());

  if (step?.at === 'new-password' && person !== null) {
    // Another tab may sign in somebody else, who must not get what was typed here.
    const { id, email } = person;
    return <NewPasswordForm key={id} account={account} email={email} onSet={onSet} />;
  }
  if (step?.at === 'reset-code') {
    const { email, sentAt } = step;
    return (
      <AuthCard heading={messages.inbox.heading} subtitle={words.codeSubtitle}>
        <SentTo Icon={MailCheck} to={email} />
        <p className="mb-5">{words.codeHint}</p>
        <SentCodeForm
          words={{ ...words.check, other: messages.inbox.other }}
          attempt="resend"
          sentAt={sentAt}
          send={() => send(email)}
          verify={async (token) =>
            (await account.client()).verifyOtp({ email, token, type: 'recovery' })
          }
          onVerified={() => onStep({ at: 'new-password' })}
          onOther={() => onStep(undefined)}
        />
      </AuthCard>
    );
  }
  return (
    <ResetAddressForm
      email={props.email || (person?.email ?? '')}
      onEmail={onEmail}
      initialNotice={initialNotice}
      send={send}
      onSent={(email, sentAt) => onStep({ at: 'reset-code', email, sentAt })}
    />
  );
}
