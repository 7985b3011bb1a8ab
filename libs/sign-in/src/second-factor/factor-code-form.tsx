import { Button } from '@thela/ui';
import { CodeForm, useSecondFactorMessages as useMessages, useWordsFor } from '@thela/session';
import { isOfCode } from './use-verification';
import type { FactorFormProps } from './use-verification';

export interface FactorCodeFormProps extends Omit<FactorFormProps, 'product'> {
  /** Where the code is found; screen readers read it together with the field. */
  readonly hint: string;
}

/** The field for the code of an app or of a message. */
export function FactorCodeForm({ factor, verification, hint }: FactorCodeFormProps) {
  const words = useMessages();
  const wordsFor = useWordsFor();
  const { fault, tell, clear, checkCode } = verification;
  return (
    <CodeForm
      name={words.submit}
      className="grid gap-5"
      focus="always"
      hint={<p className="mt-1 text-ink-soft">{hint}</p>}
      fault={fault && isOfCode(fault) ? wordsFor(fault) : undefined}
      onShort={() => tell('codeShort')}
      onType={() => {
        if (fault) clear();
      }}
      check={async (code) => {
        await checkCode(factor, code);
        // After one that is right the screen closes.
        return 'wrong';
      }}
    >
      {({ field, isChecking }) => (
        <>
          {field}
          <Button type="submit" aria-disabled={isChecking} className="min-h-14 w-full text-lg">
            {isChecking ? words.submitting : words.submit}
          </Button>
        </>
      )}
    </CodeForm>
  );
}
