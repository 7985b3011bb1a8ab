import { Button } from '@thela/ui';
import { useState } from 'react';
import { Banner, callBackend, CodeForm, ResendButton } from '@thela/session';
import type { AuthText, BackendError, Notice, ResendButtonProps } from '@thela/session';

export interface SentCodeFormProps extends Pick<ResendButtonProps, 'attempt' | 'sentAt' | 'send'> {
  readonly words: {
    readonly submit: string;
    readonly submitting: string;
    /** Sends it to somebody else: another number, another address. */
    readonly other: string;
  };
  /** Has the server check a code. */
  readonly verify: (code: string) => Promise<{ readonly error: BackendError | null }>;
  readonly onVerified: () => void;
  readonly onOther: () => void;
}

/** Asks for the code that was sent, and has it sent again. */
export function SentCodeForm(props: SentCodeFormProps) {
  const { words, attempt, sentAt, send, verify, onVerified, onOther } = props;
  const [notice, setNotice] = useState<Notice | null>(null);
  const showFault = (text: AuthText) => setNotice({ tone: 'error', text });

  async function check(code: string) {
    setNotice(null);
    const { fault } = await callBackend('verifyCode', () => verify(code));
    if (fault === null) {
      onVerified();
      return 'right';
    }
    showFault(fault);
    return fault === 'network' || fault === 'connection' ? 'unchecked' : 'wrong';
  }

  return (
    <>
      <Banner notice={notice} />
      <CodeForm
        name={words.submit}
        className="grid gap-3"
        check={check}
        focus="always"
        isBySms={attempt === 'resendMessage'}
      >
        {({ field, focusField, isChecking, isWhole }) => (
          <>
            {field}
            <Button
              type="submit"
              disabled={!isWhole}
              aria-disabled={isChecking}
              className="mt-2 mb-2 min-h-14 w-full text-lg"
            >
              {isChecking ? words.submitting : words.submit}
            </Button>
            <ResendButton
              attempt={attempt}
              sentAt={sentAt}
              send={send}
              onBegin={() => setNotice(null)}
              onEnd={(fault) => {
                if (fault !== null) return showFault(fault);
                const text = attempt === 'resend' ? 'resent' : 'messageResent';
                setNotice({ tone: 'success', text });
                focusField();
              }}
            />
            <Button variant="secondary" onClick={onOther}>
              {words.other}
            </Button>
          </>
        )}
      </CodeForm>
    </>
  );
}
