import { Button } from '@thela/ui';
import UserRound from 'lucide-react/icons/user-round';
import { FormProvider, useForm } from 'react-hook-form';
import type { AccountStore, NewPassword, SupabaseAuth } from '@thela/session';
import { AuthCard } from '../auth-card';
import {
  Banner,
  askAuth,
  failureNotice,
  NewPasswordFields,
  useAttempt,
  useAuthMessages as useMessages,
} from '@thela/session';
import { SentTo } from '../code/sent-to';

export interface NewPasswordFormProps {
  readonly account: AccountStore;
  /** Whose password it is, also for password managers; may be empty. */
  readonly email: string;
  readonly onSet: () => void;
}

/** The last step of a reset: the new password, by the rules of sign-up. */
export function NewPasswordForm({ account, email, onSet }: NewPasswordFormProps) {
  const words = useMessages().reset;
  const form = useForm<NewPassword>({
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
  });
  const { isValid } = form.formState;
  const { isBusy, fault, run } = useAttempt('newPassword');

  const submit = form.handleSubmit(async ({ password }) => {
    const change = (auth: SupabaseAuth) => setPassword(auth, password);
    if (await run(() => askAuth(account.client, change))) onSet();
  });

  return (
    <AuthCard heading={words.newHeading} subtitle={words.newSubtitle} takesFocus>
      {email ? <SentTo Icon={UserRound} to={email} /> : null}
      <Banner notice={failureNotice(fault)} />
      <form
        method="post"
        noValidate
        aria-label={words.save}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
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

/** Sets the password of who is signed in, and ends their sessions on other devices. */
async function setPassword(auth: SupabaseAuth, password: string) {
  const { error } = await auth.updateUser({ password });
  // Servers of today have ended the others already; when this fails, the password is set all the same.
  if (error === null) await auth.signOut({ scope: 'others' }).catch(() => {});
  return { error };
}
