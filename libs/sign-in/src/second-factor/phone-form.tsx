import { useAction } from '@thela/page';
import { Button } from '@thela/ui';
import { ResendButton, useSecondFactorMessages as useMessages } from '@thela/session';
import { FactorCodeForm } from './factor-code-form';
import type { FactorFormProps } from './use-verification';

/** So many digits of a number are shown: a stranger with the password must not learn the whole of it. */
const SHOWN_DIGITS = 4;

/** Has a code sent to a phone, and asks for it. */
export function PhoneForm({ factor, verification }: FactorFormProps) {
  const words = useMessages().phone;
  const { isBusy: isSending, run } = useAction();
  const end = factor.phone.slice(-SHOWN_DIGITS);
  const sent = verification.sent[factor.id];
  if (!sent) {
    return (
      <>
        <p className="mb-4">{words.ask(end)}</p>
        <Button
          className="min-h-14 w-full text-lg"
          aria-disabled={isSending}
          onClick={() => void run(() => verification.send(factor))}
        >
          {isSending ? words.sending : words.send}
        </Button>
      </>
    );
  }
  return (
    <>
      {sent.challenge === null ? null : (
        <FactorCodeForm factor={factor} verification={verification} hint={words.sent(end)} />
      )}
      <div className="mt-4 grid">
        <ResendButton
          attempt="resendMessage"
          sentAt={sent.at}
          send={() => verification.send(factor)}
          onBegin={verification.clear}
          // What to say of a failure the verification knows already.
          onEnd={() => {}}
        />
      </div>
    </>
  );
}
