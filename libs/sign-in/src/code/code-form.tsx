import { Button } from '@thela/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  Banner,
  callBackend,
  CODE_LENGTH,
  CodeField,
  ResendButton,
  useOneAtATime,
} from '@thela/session';
import type { AuthText, BackendError, Notice, ResendButtonProps } from '@thela/session';
import { useSmsCode } from './use-sms-code';

export interface CodeFormProps extends Pick<ResendButtonProps, 'attempt' | 'sentAt' | 'send'> {
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

/** Asks for the code that was sent, checks it at its sixth digit, and has it sent again. */
export function CodeForm(props: CodeFormProps) {
  const { words, attempt, sentAt, send, verify, onVerified, onOther } = props;
  const [code, setCode] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const showFault = (text: AuthText) => setNotice({ tone: 'error', text });
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);

  const check = useOneAtATime(async (whole: string) => {
    setChecking(true);
    setNotice(null);
    const { fault } = await callBackend('verifyCode', () => verify(whole));
    setChecking(false);
    if (fault === null) return onVerified();
    showFault(fault);
    // Without a network the same code is tried again.
    if (fault !== 'network' && fault !== 'connection') setCode('');
    field.current?.focus();
  });

  useSmsCode(attempt === 'resendMessage', (found) => {
    setCode(found);
    void check(found);
  });

  return (
    <>
      <Banner notice={notice} />
      <form
        method="post"
        noValidate
        aria-label={words.submit}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === CODE_LENGTH) void check(code);
        }}
        className="grid gap-3"
      >
        <CodeField
          ref={field}
          value={code}
          onValue={setCode}
          onCode={(whole) => void check(whole)}
          fault={undefined}
          isChecking={isChecking}
        />
        <Button
          type="submit"
          disabled={code.length < CODE_LENGTH}
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
            setNotice({
              tone: 'success',
              text: attempt === 'resend' ? 'resent' : 'messageResent',
            });
            field.current?.focus();
          }}
        />
        <Button variant="secondary" onClick={onOther}>
          {words.other}
        </Button>
      </form>
    </>
  );
}
