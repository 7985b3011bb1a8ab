import { Button } from '@thela/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountForm, emailRules } from '../account-form';
import { AuthCard, CrossLink } from '../auth-card';
import { Banner, callBackend, sentAtOf, useAuthMessages as useMessages } from '@thela/session';
import type { BackendError, Notice } from '@thela/session';

export interface ResetAddressFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Why the person was sent here: a mail's link did not work. */
  readonly initialNotice: Notice | null;
  /** Has the mail sent to an address. */
  readonly send: (email: string) => Promise<{ readonly error: BackendError | null }>;
  /** Gets when the mail was sent, in ms since 1970; 0 when the person says that they have one already. */
  readonly onSent: (email: string, sentAt: number) => void;
}

/** The screen at `#reset`: asks for the address of who forgot the password. */
export function ResetAddressForm(props: ResetAddressFormProps) {
  const { email, onEmail, initialNotice, send, onSent } = props;
  const messages = useMessages();
  const words = messages.reset;
  const [notice, setNotice] = useState(initialNotice);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email },
  });
  const { errors, isValid } = formState;

  const submit = handleSubmit(async ({ email: to }) => {
    setNotice(null);
    let sentAt: number | null = null;
    const { fault } = await callBackend('resend', async () => {
      const answer = await send(to);
      sentAt = sentAtOf(answer.error);
      return answer;
    });
    if (sentAt !== null) onSent(to, sentAt);
    else if (fault !== null) setNotice({ tone: 'error', text: fault });
  });

  return (
    <AuthCard heading={words.heading} subtitle={words.subtitle}>
      <Banner notice={notice} />
      <AccountForm
        words={words}
        email={register('email', emailRules(onEmail))}
        emailFault={errors.email?.message}
        isValid={isValid}
        onSubmit={submit}
      />
      <Button
        variant="secondary"
        className="mt-3 min-h-14 w-full"
        // The mail may have been asked for on another device.
        onClick={() => void handleSubmit(({ email: to }) => onSent(to, 0))()}
      >
        {words.haveCode}
      </Button>
      <CrossLink text={words.crossText} label={messages.signUp.crossLink} hash="signin" />
    </AuthCard>
  );
}
