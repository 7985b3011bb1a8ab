import { Button } from '@thela/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { AuthCard, CrossLink } from './auth-card';
import { backendMessage, thrownMessage } from './auth-errors';
import { Banner } from './banner';
import type { Notice } from './banner';
import { mailReturnUrl } from './callback';
import { messages } from './messages';
import type { AccountStore } from './session-store';

const words = messages.inbox;

export interface CheckInboxProps {
  readonly email: string;
  readonly account: AccountStore;
  readonly onOtherAddress: () => void;
}

/** What stands in place of the form once a mail is on its way. */
export function CheckInbox({ email, account, onOtherAddress }: CheckInboxProps) {
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function resend() {
    setSending(true);
    setNotice(null);
    setNotice(await sendAgain(email, account));
    setSending(false);
  }

  return (
    <AuthCard heading={words.heading} subtitle={words.text}>
      <p className="mb-5 flex items-center gap-3 rounded-control bg-turmeric-tint p-4 text-lg font-semibold wrap-anywhere">
        <MailCheck aria-hidden="true" className="size-6 shrink-0 text-flame" />
        {email}
      </p>
      <p className="mb-6">{words.hint}</p>
      <Banner notice={notice} />
      <div className="grid gap-3">
        <Button look="secondary" disabled={isSending} onClick={() => void resend()}>
          {isSending ? words.resending : words.resend}
        </Button>
        <Button look="secondary" onClick={onOtherAddress}>
          {words.other}
        </Button>
      </div>
      <CrossLink text={messages.signUp.crossText} label={messages.signUp.crossLink} hash="signin" />
    </AuthCard>
  );
}

async function sendAgain(email: string, account: AccountStore): Promise<Notice> {
  try {
    const auth = await account.client();
    const { error } = await auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: mailReturnUrl() },
    });
    return error
      ? { tone: 'error', message: backendMessage('resend', error) }
      : { tone: 'success', message: words.resent };
  } catch (error) {
    return { tone: 'error', message: thrownMessage(error) };
  }
}
