import { useForm } from 'react-hook-form';
import { emailFault, faultWords, useAttempt, useAuthMessages } from '@thela/session';
import { TextField } from '@thela/ui';
import { emailKey } from '@thela/text';
import { ChangeForm } from './change-form';
import { FieldCard } from './field-card';
import { useMessages } from './messages';
import { PendingEmail } from './pending-email';
import type { FormProps, SectionProps } from './section-props';

/** The address, and how it becomes another one. */
export function EmailSection(props: SectionProps) {
  const words = useMessages().email;
  const { email, nextEmail } = props.person;
  const change = email === '' ? words.add : words.change;
  return (
    <FieldCard
      heading={words.heading}
      change={nextEmail === null ? change : words.another}
      pending={nextEmail === null ? null : <PendingEmail {...props} next={nextEmail} />}
      form={(close) => <EmailForm {...props} onClose={close} />}
    >
      {email === '' ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <p className="text-lg font-semibold wrap-anywhere">{email}</p>
      )}
    </FieldCard>
  );
}

/** Not a name of a text of the sign-in screens. */
const SAME = 'same';

function EmailForm({ person, server, notify, onClose }: FormProps) {
  const messages = useMessages();
  const auth = useAuthMessages();
  const words = messages.email;
  const { fault, isBusy, run } = useAttempt('profile');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
  });
  const wrong = formState.errors.email?.message;
  const isFirst = person.email === '';

  const change = async ({ email }: { readonly email: string }) => {
    if (!(await run(() => server.changeEmail(email)))) return;
    notify.show({ kind: 'success', message: words.sent, urgency: 'polite' });
    onClose();
  };
  return (
    <ChangeForm
      label={isFirst ? words.add : words.change}
      submit={words.send}
      working={messages.sending}
      isWorking={isBusy}
      fault={fault}
      onCancel={onClose}
      onSubmit={handleSubmit(change)}
    >
      <p className="wrap-anywhere">{isFirst ? words.howFirst : words.how(person.email)}</p>
      <TextField
        label={words.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        fault={wrong === SAME ? words.same : faultWords(wrong, auth)}
        {...register('email', {
          validate: (value) =>
            emailFault(value) ?? (emailKey(value) === emailKey(person.email) ? SAME : true),
        })}
      />
    </ChangeForm>
  );
}
