import { Button } from '@thela/ui';
import { useRef, useState } from 'react';
import { CODE_LENGTH, CodeField, useSecondFactorMessages as useMessages } from '@thela/session';
import { isOfCode } from './factor-fault';
import { useFaultWords } from './fault-note';
import type { FactorFormProps } from './factor-form-props';

export interface CodeFormProps extends Omit<FactorFormProps, 'product'> {
  /** Where the code is found; screen readers read it together with the field. */
  readonly hint: string;
}

/** The field for the code of an app or of a message; six digits are checked at once. */
export function CodeForm({ factor, verification, hint }: CodeFormProps) {
  const words = useMessages();
  const faultWords = useFaultWords();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { fault, isChecking, tell, clear, checkCode } = verification;

  async function check(typed: string) {
    await checkCode(factor, typed);
    setCode('');
    field.current?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={words.submit}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChecking) return;
        if (code.length === CODE_LENGTH) void check(code);
        else tell({ own: 'short' });
      }}
    >
      <CodeField
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The screen has this one thing to do.
        autoFocus
        hint={<p className="mt-1 text-ink-soft">{hint}</p>}
        value={code}
        onValue={(digits) => {
          setCode(digits);
          if (fault) clear();
        }}
        onCode={(typed) => void check(typed)}
        fault={fault && isOfCode(fault) ? faultWords(fault) : undefined}
        isChecking={isChecking}
      />
      <Button type="submit" aria-disabled={isChecking} className="min-h-14 w-full text-lg">
        {isChecking ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
