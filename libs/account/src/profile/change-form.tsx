import { Button } from '@thela/ui';
import { useLayoutEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { AuthText } from '@thela/session';
import { Banner, failureNotice } from '@thela/session';
import { useMessages } from './messages';

export interface ChangeFormProps {
  /** What a screen reader calls the form. */
  readonly label: string;
  readonly submit: string;
  readonly working: string;
  readonly isWorking: boolean;
  /** Why the last attempt failed. */
  readonly fault: AuthText | null;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/**
 * A form that changes one thing: its fields, why it failed, and the way back. Its fields are checked when it is sent: what a
 * field says as it loses the focus would move the button below that is being pressed.
 */
export function ChangeForm(props: ChangeFormProps) {
  const { label, fault, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // It stands in the place of the button that opened it.
    form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, []);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      <Banner notice={failureNotice(fault)} />
      <div className="grid gap-4">
        {children}
        <ChangeButtons {...props} />
      </div>
    </form>
  );
}

export interface ChangeButtonsProps extends Pick<
  ChangeFormProps,
  'submit' | 'working' | 'isWorking' | 'onCancel'
> {
  /** What else can be done. */
  readonly aside?: ReactNode;
}

/** The button that sends the form, and the one that closes it. */
export function ChangeButtons(props: ChangeButtonsProps) {
  const { submit, working, isWorking, onCancel, aside } = props;
  const { cancel } = useMessages();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" aria-disabled={isWorking} className="flex-1 basis-40">
        {isWorking ? working : submit}
      </Button>
      {aside}
      <Button variant="secondary" onClick={onCancel} className="flex-1 basis-32">
        {cancel}
      </Button>
    </div>
  );
}
