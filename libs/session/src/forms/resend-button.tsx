import { useAction } from '@thela/page';
import { Button, useSecondsLeft } from '@thela/ui';
import { useId, useState } from 'react';
import { callBackend } from './auth-faults';
import type { Attempt } from './auth-faults';
import type { BackendError } from './ask-auth';
import type { AuthText } from './auth-text';
import { useMessages } from './code/messages';
import { resendWaitS, saidWaitS } from './resend-wait';

export interface ResendButtonProps {
  /** What is sent again: a mail, or a code by SMS. */
  readonly attempt: Extract<Attempt, 'resend' | 'resendMessage'>;
  /** When it was sent last, in ms since 1970. */
  readonly sentAt: number;
  /** Asks the server to send it again. */
  readonly send: () => Promise<{ readonly error: BackendError | null }>;
  /** Called when an attempt begins. */
  readonly onBegin: () => void;
  /** Gets what to say of a failure; `null` when it was sent. */
  readonly onEnd: (fault: AuthText | null) => void;
}

/** Has a mail or a message sent again, as soon as the server does that; until then it shows the seconds that are left. */
export function ResendButton({ attempt, sentAt, send, onBegin, onEnd }: ResendButtonProps) {
  const messages = useMessages();
  const words = messages[attempt];
  const id = useId();
  const { isBusy: isSending, run } = useAction();
  const [freeAt, setFreeAt] = useState(0);
  const left = useSecondsLeft(Math.max(freeAt, sentAt + resendWaitS(null) * 1000));

  const resend = async () => {
    onBegin();
    let isTooSoon = false;
    const { fault } = await callBackend(attempt, async () => {
      const answer = await send();
      setFreeAt(Date.now() + resendWaitS(answer.error) * 1000);
      isTooSoon = answer.error !== null && saidWaitS(answer.error) !== null;
      return answer;
    });
    onEnd(isTooSoon ? 'tooSoon' : fault);
  };

  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={isSending || left > 0}
        aria-describedby={left > 0 ? id : undefined}
        onClick={() => {
          if (left === 0) void run(resend);
        }}
      >
        <span>{isSending ? words.sending : words.send}</span>
        {/* A name that changes every second would be read out every second. */}
        {left > 0 ? (
          <span aria-hidden="true" className="shrink-0 text-ink-soft tabular-nums">
            {`· ${messages.wait(left)}`}
          </span>
        ) : null}
      </Button>
      <span id={id} hidden>
        {left > 0 ? messages.waitTold(Math.ceil(left / 10) * 10) : null}
      </span>
      <span role="status" className="sr-only">
        {left === 0 && !isSending ? messages.free : null}
      </span>
    </>
  );
}
