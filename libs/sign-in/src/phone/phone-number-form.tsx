import { Button } from '@thela/ui';
import { useState } from 'react';
import {
  Banner,
  failureNotice,
  faultWords,
  phoneFault,
  PhoneField,
  sentAtOf,
  useAuthMessages as useMessages,
  useAttempt,
} from '@thela/session';
import type { BackendAnswer } from '@thela/session';
import { parsePhone } from '@thela/text';

export interface PhoneNumberFormProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly isSignUpOn: boolean;
  /** Has a code sent to a number in E.164. */
  readonly send: (phone: string) => Promise<BackendAnswer>;
  /** Gets the number in E.164, and when the code was sent to it in ms since 1970. */
  readonly onSent: (phone: string, sentAt: number) => void;
  readonly onOtherWay: () => void;
}

/** Asks for the number. */
export function PhoneNumberForm(props: PhoneNumberFormProps) {
  const { typed, onTyped, isSignUpOn, send, onSent, onOtherWay } = props;
  const messages = useMessages();
  const words = messages.phone;
  const [isTouched, setTouched] = useState(false);
  const { isBusy: isSending, fault, run } = useAttempt('resendMessage');
  const typedFault = phoneFault(typed);

  const submit = async () => {
    setTouched(true);
    const phone = parsePhone(typed);
    if (phone === null) return;
    await run(async () => {
      const answer = await send(phone);
      const sentAt = sentAtOf(answer.error);
      if (sentAt === null) return answer;
      return onSent(phone, sentAt);
    });
  };

  return (
    <>
      <Banner notice={failureNotice(fault)} />
      <form
        method="post"
        noValidate
        aria-label={words.send}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-5"
      >
        <PhoneField
          value={typed}
          onValue={onTyped}
          onBlur={() => setTouched(typed !== '')}
          fault={isTouched && typedFault ? faultWords(typedFault, messages) : undefined}
        />
        {isSignUpOn ? <p className="text-ink-soft">{words.newHere}</p> : null}
        <Button
          type="submit"
          disabled={typedFault !== null}
          aria-disabled={isSending}
          className="min-h-14 w-full text-lg"
        >
          {isSending ? words.sending : words.send}
        </Button>
        <Button variant="secondary" onClick={onOtherWay} className="min-h-14">
          {words.otherWay}
        </Button>
      </form>
    </>
  );
}
