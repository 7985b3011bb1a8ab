import { useState } from 'react';
import type { AuthText, ResendButtonProps } from '@thela/session';
import { CODE_LENGTH, CodeField, ResendButton } from '@thela/session';
import { ChangeForm } from './change-form';
import type { ChangeFormProps } from './change-form';
import { useMessages } from './messages';

export interface CodeFormProps
  extends
    Omit<ChangeFormProps, 'onSubmit' | 'children'>,
    Pick<ResendButtonProps, 'attempt' | 'sentAt' | 'send'> {
  /** Where the code was sent. */
  readonly text: string;
  readonly onCode: (code: string) => Promise<void>;
  /** Called when the code was sent again. */
  readonly onSent: () => void;
}

/** A form for a code that was sent, which can be sent again. */
export function CodeForm(props: CodeFormProps) {
  const { text, fault, isWorking, onCode, onSent, attempt, sentAt, send, aside } = props;
  const words = useMessages();
  const [code, setCode] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [resendFault, setResendFault] = useState<AuthText | null>(null);

  async function check(typed: string) {
    setResendFault(null);
    await onCode(typed);
    // If it was not right, the next one is typed into an empty field, as on the other screens.
    setCode('');
  }

  return (
    <ChangeForm
      {...props}
      fault={resendFault ?? fault}
      aside={
        <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ResendButton
            attempt={attempt}
            sentAt={sentAt}
            send={send}
            onBegin={() => setResendFault(null)}
            onEnd={(result) => {
              setResendFault(result);
              if (result === null) onSent();
            }}
          />
          {aside}
        </div>
      }
      onSubmit={async () => {
        setTooShort(code.length < CODE_LENGTH);
        if (code.length < CODE_LENGTH) return;
        await check(code);
      }}
    >
      <p className="wrap-anywhere">{text}</p>
      <CodeField
        value={code}
        onValue={(digits) => {
          setCode(digits);
          setTooShort(false);
        }}
        onCode={(digits) => void check(digits)}
        isChecking={isWorking}
        fault={isTooShort ? words.codeMissing : undefined}
      />
    </ChangeForm>
  );
}
