import { Button } from '@thela/ui';
import type { ReactNode } from 'react';
import { Banner, CodeForm, failureNotice, useAttempt } from '@thela/session';
import type { CodeFormProps } from '@thela/session';
import { useMessages } from './messages';

export interface CodeStepProps extends Pick<CodeFormProps, 'label' | 'focus'> {
  /** Where the code comes from. */
  readonly text: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
  /** Another way to get a code. */
  readonly children?: ReactNode;
}

export function CodeStep({ text, label, focus, onCode, onCancel, children }: CodeStepProps) {
  const { cancel, setUp: words } = useMessages();
  const { fault, run } = useAttempt('security');
  return (
    <CodeForm
      name={words.confirm}
      className="grid gap-4"
      label={label}
      focus={focus}
      check={async (code) => ((await run(() => onCode(code))) ? 'right' : 'wrong')}
    >
      {({ field, isChecking, isWhole }) => (
        <>
          <p className="max-w-text wrap-anywhere">{text}</p>
          <Banner notice={failureNotice(fault)} className="" />
          {field}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" className="grow sm:grow-0" aria-disabled={isChecking || !isWhole}>
              {isChecking ? words.checking : words.confirm}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {cancel}
            </Button>
          </div>
          {children}
        </>
      )}
    </CodeForm>
  );
}
