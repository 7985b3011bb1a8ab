import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { NewPasswordFields, useAttempt } from '@thela/session';
import type { NewPassword } from '@thela/session';
import { formatPhone } from '@thela/text';
import { FieldCard } from './field-card';
import { useMessages } from './messages';
import type { FormProps, SectionProps } from './section-props';
import { ChangeForm } from './change-form';
import { ChangeCodeForm } from './change-code-form';

/** The password, and how it becomes another one. The server does not say whether there is one. */
export function PasswordSection(props: SectionProps) {
  const words = useMessages().password;
  const isLikely = props.person.ways.some(({ provider }) => provider === 'email');
  return (
    <FieldCard
      heading={words.heading}
      change={isLikely ? words.change : words.set}
      form={(close) => <PasswordForms {...props} onClose={close} />}
    >
      <p className="text-ink-soft">{isLikely ? words.kept : words.none}</p>
    </FieldCard>
  );
}

/** Asks for the new password, and then for a code where the server wants to be sure who it is. */
function PasswordForms(props: FormProps) {
  const words = useMessages().password;
  const [waiting, setWaiting] = useState<{ readonly password: string; readonly sentAt: number }>();
  const onDone = () => {
    props.notify.show({ kind: 'success', message: words.done, urgency: 'polite' });
    props.onClose();
  };
  if (waiting) return <PasswordCodeForm {...props} {...waiting} onDone={onDone} />;
  return (
    <PasswordForm
      {...props}
      onDone={onDone}
      onCodeSent={(password) => setWaiting({ password, sentAt: Date.now() })}
    />
  );
}

interface PasswordFormProps extends FormProps {
  readonly onDone: () => void;
  /** Called when the server wants a code with this password, and has sent it. */
  readonly onCodeSent: (password: string) => void;
}

/** Asks for a new password, by the rules of the sign-up. */
function PasswordForm({ person, server, onDone, onCodeSent, onClose }: PasswordFormProps) {
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

interface PasswordCodeFormProps extends FormProps {
  readonly password: string;
  /** When the code was sent, in ms since 1970. */
  readonly sentAt: number;
  readonly onDone: () => void;
}

/** Takes the code that the server wants with a new password. */
function PasswordCodeForm(props: PasswordCodeFormProps) {
  const { person, server, notify, password, onDone, onClose } = props;
  const messages = useMessages();
  const words = messages.password;
  const { fault, run } = useAttempt('profile');
  const [sentAt, setSentAt] = useState(props.sentAt);
  return (
    <ChangeCodeForm
      label={words.heading}
      text={words.code(person.email || formatPhone(person.phone))}
      submit={words.save}
      working={messages.saving}
      fault={fault}
      onCode={async (code) => {
        if (await run(() => server.changePassword(password, code))) onDone();
      }}
      onCancel={onClose}
      attempt={person.email === '' ? 'resendMessage' : 'resend'}
      sentAt={sentAt}
      send={server.reauthenticate}
      onSent={() => {
        setSentAt(Date.now());
        notify.show({ kind: 'success', message: messages.codeResent, urgency: 'polite' });
      }}
    />
  );
}
