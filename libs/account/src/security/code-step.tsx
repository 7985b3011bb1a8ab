import { Button } from '@thela/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CODE_LENGTH, CodeField } from '@thela/session';
import { focusOnMount } from '../focus-on-mount';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';
import { useAttempt } from './use-attempt';

export interface CodeStepProps {
  /** Where the code comes from. */
  readonly text: string;
  readonly label?: string;
  /** Whether the field takes the focus: nothing else is to be read before. */
  readonly takesFocus?: boolean;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
  /** Another way to get a code. */
  readonly children?: ReactNode;
}

/** The last step of a set-up: a code shows that it works. */
export function CodeStep(props: CodeStepProps) {
  const { text, label, takesFocus = false, onCode, onCancel, children } = props;
  const messages = useMessages();
  const words = messages.setUp;
  const [code, setCode] = useState('');
  const { isBusy, fault, run } = useAttempt();
  const confirm = async (entered: string) => {
    // A code that was refused gives way to the next one.
    if (!(await run(() => onCode(entered)))) setCode('');
  };
  return (
    <form
      noValidate
      aria-label={words.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_LENGTH) void confirm(code);
      }}
      className="grid gap-4"
    >
      <p className="max-w-text wrap-anywhere">{text}</p>
      <FaultNote fault={fault} />
      <CodeField
        {...(label === undefined ? {} : { label })}
        value={code}
        onValue={setCode}
        onCode={(entered) => void confirm(entered)}
        isChecking={isBusy}
        ref={takesFocus ? focusOnMount : null}
        fault={undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="grow sm:grow-0"
          aria-disabled={isBusy || code.length < CODE_LENGTH}
        >
          {isBusy ? words.checking : words.confirm}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
      {children}
    </form>
  );
}
