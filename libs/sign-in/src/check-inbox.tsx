import { Button } from '@thela/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { AuthCard, CrossLink } from './auth-card';
import { Banner, ResendButton, useAuthMessages as useMessages } from '@thela/session';
import { mailReturnUrl } from '@thela/page';
import { SentTo } from './code/sent-to';
import type { AccountStore, Notice } from '@thela/session';

export interface CheckInboxProps {
  readonly email: string;
  /** When the mail was sent, in ms since 1970. */
  readonly sentAt: number;
  readonly account: AccountStore;
  readonly onOtherAddress: () => void;
}

/** Replaces the form after the confirmation mail was sent. */
export function CheckInbox({ email, sentAt, account, onOtherAddress }: CheckInboxProps) {
  const messages = useMessages();
  const words = messages.inbox;
  const [notice, setNotice] = useState<Notice | null>(null);

  return (
    <AuthCard heading={words.heading} subtitle={words.text} takesFocus>
      <SentTo Icon={MailCheck} to={email} />
      <p className="mb-6">{words.hint}</p>
      <Banner notice={notice} />
      <div className="grid gap-3">
        <ResendButton
          attempt="resend"
          sentAt={sentAt}
          send={() => account.resend(email, mailReturnUrl())}
          onBegin={() => setNotice(null)}
          onEnd={(fault) =>
            setNotice(
              fault === null ? { tone: 'success', text: 'resent' } : { tone: 'error', text: fault },
            )
          }
        />
        <Button variant="secondary" onClick={onOtherAddress}>
          {words.other}
        </Button>
      </div>
      <CrossLink text={messages.signUp.crossText} label={messages.signUp.crossLink} hash="signin" />
    </AuthCard>
  );
}
