import { Button } from '@thela/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { AuthCard, CrossLink } from './auth-card';
import { callBackend } from './auth-errors';
import { Banner } from './banner';
import { mailReturnUrl } from './auth-address';
import { useMessages } from './messages';
import type { Notice } from './banner';
import type { AccountStore } from './account-store';
import { useOneAtATime } from './use-one-at-a-time';

export interface CheckInboxProps {
  readonly email: string;
  readonly account: AccountStore;
  readonly onOtherAddress: () => void;
}

/** Replaces the form after the confirmation mail was sent. */
export function CheckInbox({ email, account, onOtherAddress }: CheckInboxProps) {
  const messages = useMessages();
  const words = messages.inbox;
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);

  const resend = useOneAtATime(async () => {
    setSending(true);
    setNotice(null);
    const { fault } = await callBackend('resend', () => account.resend(email, mailReturnUrl()));
    setNotice(
      fault === null ? { tone: 'success', text: 'resent' } : { tone: 'error', text: fault },
    );
    setSending(false);
  });

  return (
    <AuthCard heading={words.heading} subtitle={words.text} takesFocus>
      <p className="mb-5 flex items-center gap-3 rounded-control bg-turmeric-tint p-4 text-lg font-semibold wrap-anywhere">
        <MailCheck aria-hidden="true" className="size-6 shrink-0 text-flame" />
        {email}
      </p>
      <p className="mb-6">{words.hint}</p>
      <Banner notice={notice} />
      <div className="grid gap-3">
        <Button
          variant="secondary"
          aria-disabled={isSending}
          onClick={() => void resend(undefined)}
        >
          {isSending ? words.resending : words.resend}
        </Button>
        <Button variant="secondary" onClick={onOtherAddress}>
          {words.other}
        </Button>
      </div>
      <CrossLink text={messages.signUp.crossText} label={messages.signUp.crossLink} hash="signin" />
    </AuthCard>
  );
}
