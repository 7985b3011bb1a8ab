import { useAction } from '@thela/page';
import { Button } from '@thela/ui';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AccountStore, AuthText, NewPassword } from '@thela/session';
import { AuthCard } from '../auth-card';
import {
  Banner,
  callBackend,
  NewPasswordFields,
  useAuthMessages as useMessages,
} from '@thela/session';
import { SentTo } from '../code/sent-to';
import { setPassword } from './set-password';

export interface NewPasswordFormProps {
  readonly account: AccountStore;
  /** Whose password it is, also for password managers; may be empty. */
  readonly email: string;
  readonly onSet: () => void;
}

/** The last step of a reset: the new password, by the rules of sign-up. */
export function NewPasswordForm({ account, email, onSet }: NewPasswordFormProps) {
  const words = useMessages().reset;
  const [fault, setFault] = useState<AuthText | null>(null);
  const form = useForm<NewPassword>({
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
  });
  const { isValid } = form.formState;
  const { isBusy, run } = useAction();

  const submit = form.handleSubmit(async ({ password }) => {
    setFault(null);
    const result = await callBackend('newPassword', async () =>
      setPassword(await account.client(), password),
    );
    if (result.fault === null) onSet();
    else setFault(result.fault);
  });

  return (
    <AuthCard heading={words.newHeading} subtitle={words.newSubtitle} takesFocus>
      {email ? <SentTo Icon={UserRound} to={email} /> : null}
      <Banner notice={fault === null ? null : { tone: 'error', text: fault }} />
      <form
        method="post"
        noValidate
        aria-label={words.save}
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => submit(event));
        }}
        className="grid gap-5"
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormProvider {...form}>
          <NewPasswordFields label={words.newPassword} />
        </FormProvider>
        <Button
          type="submit"
          disabled={!isValid}
          aria-disabled={isBusy}
          className="min-h-14 w-full text-lg"
        >
          {isBusy ? words.saving : words.save}
        </Button>
      </form>
    </AuthCard>
  );
}
