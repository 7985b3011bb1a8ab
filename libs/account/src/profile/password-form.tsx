import { FormProvider, useForm } from 'react-hook-form';
import { NewPasswordFields, useAttempt } from '@thela/session';
import type { NewPassword } from '@thela/session';
import { ChangeForm } from './change-form';
import { useMessages } from './messages';
import type { FormProps } from './section-props';

export interface PasswordFormProps extends FormProps {
  readonly onDone: () => void;
  /** Called when the server wants a code with this password, and has sent it. */
  readonly onCodeSent: (password: string) => void;
}

/** Asks for a new password, by the rules of the sign-up. */
export function PasswordForm({ person, server, onDone, onCodeSent, onClose }: PasswordFormProps) {
  const messages = useMessages();
  const words = messages.password;
  const { fault, isBusy, run } = useAttempt('profile');
  const form = useForm<NewPassword>({
    defaultValues: { password: '', confirm: '' },
  });
  const change = async ({ password }: NewPassword) => {
    let isCodeSent = false;
    const isDone = await run(async () => {
      const answer = await server.changePassword(password);
      if (answer.error?.code !== 'reauthentication_needed') return answer;
      isCodeSent = true;
      return server.reauthenticate();
    });
    if (isDone) (isCodeSent ? () => onCodeSent(password) : onDone)();
  };
  return (
    <ChangeForm
      label={words.heading}
      submit={words.save}
      working={messages.saving}
      isWorking={isBusy}
      fault={fault}
      onCancel={onClose}
      onSubmit={form.handleSubmit(change)}
    >
      <p>{words.others}</p>
      {/* Password managers file the password under it. */}
      <input
        hidden
        readOnly
        type="text"
        autoComplete="username"
        value={person.email || person.phone}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={words.label} />
      </FormProvider>
    </ChangeForm>
  );
}
