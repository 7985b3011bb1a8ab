import { useAction } from '@thela/page';
import { Button, TextField } from '@thela/ui';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { emailFault, faultWords, useAuthMessages as useMessages } from '@thela/session';
import { cleanAddress } from '@thela/text';

export interface AccountFormProps {
  readonly words: { readonly submit: string; readonly submitting: string };
  /** The e-mail field, registered by `emailRules`. */
  readonly email: UseFormRegisterReturn<'email'>;
  /** What is wrong with the e-mail, as `emailRules` names it. */
  readonly emailFault: string | undefined;
  readonly isValid: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  /** The fields below the e-mail. */
  readonly children?: ReactNode;
}

/** The form of these screens: the e-mail field, the screen's own fields, and one attempt at a time. */
export function AccountForm(props: AccountFormProps) {
  const messages = useMessages();
  const { words, email, isValid, children } = props;
  const { isBusy, run } = useAction();
  return (
    <form
      method="post"
      noValidate
      aria-label={words.submit}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => props.onSubmit(event));
      }}
      className="grid gap-5"
    >
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        fault={faultWords(props.emailFault, messages)}
        {...email}
      />
      {children}
      <Button
        type="submit"
        disabled={!isValid}
        aria-disabled={isBusy}
        className="min-h-14 w-full text-lg"
      >
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

/** How these forms read and check the e-mail. `onEmail` gets it, so that the other screen can show it. */
export function emailRules(onEmail: (email: string) => void) {
  return {
    setValueAs: cleanAddress,
    validate: (value: string) => emailFault(value) ?? true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onEmail(cleanAddress(event.target.value)),
  };
}
