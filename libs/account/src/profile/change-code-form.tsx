import { useState } from 'react';
import type { AuthText, ResendButtonProps } from '@thela/session';
import { Banner, CodeForm, failureNotice, ResendButton } from '@thela/session';
import { ChangeButtons } from './change-form';
import type { ChangeButtonsProps, ChangeFormProps } from './change-form';
import { useMessages } from './messages';

export interface ChangeCodeFormProps
  extends
    Pick<ChangeFormProps, 'label' | 'fault'>,
    Omit<ChangeButtonsProps, 'isWorking'>,
    Pick<ResendButtonProps, 'attempt' | 'sentAt' | 'send'> {
  /** Where the code was sent. */
  readonly text: string;
  readonly onCode: (code: string) => Promise<unknown>;
  /** Called when the code was sent again. */
  readonly onSent: () => void;
}

/** A form that changes one thing by a code that was sent, which can be sent again. */
export function ChangeCodeForm(props: ChangeCodeFormProps) {
  const { label, text, fault, onCode, onSent, attempt, sentAt, send, aside } = props;
  const { codeMissing } = useMessages();
  const [isTooShort, setTooShort] = useState(false);
  const [resendFault, setResendFault] = useState<AuthText | null>(null);
  return (
    <>
      <Banner notice={failureNotice(resendFault ?? fault)} />
      <CodeForm
        name={label}
        className="grid gap-4"
        fault={isTooShort ? codeMissing : undefined}
        onShort={() => setTooShort(true)}
        onType={() => setTooShort(false)}
        check={async (code) => {
          setResendFault(null);
          await onCode(code);
          // After one that is right the form closes.
          return 'wrong';
        }}
      >
        {({ field, isChecking }) => (
          <>
            <p className="wrap-anywhere">{text}</p>
            {field}
            <ChangeButtons
              {...props}
              isWorking={isChecking}
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
            />
          </>
        )}
      </CodeForm>
    </>
  );
}
