import { Controller, useForm } from 'react-hook-form';
import { faultWords, phoneFault, PhoneField, useAttempt, useAuthMessages } from '@thela/session';
import { parsePhone } from '@thela/text';
import { ChangeForm } from './change-form';
import { useMessages } from './messages';
import type { FormProps } from './section-props';

export interface PhoneFormProps extends FormProps {
  /** Called once the code was sent. */
  readonly onSent: () => void;
}

/** Not a name of a text of the sign-in screens. */
const SAME = 'same';

/** Asks for the new number, and has a code sent to it. */
export function PhoneForm({ person, server, onSent, onClose }: PhoneFormProps) {
  const messages = useMessages();
  const auth = useAuthMessages();
  const words = messages.phone;
  const { fault, isBusy, run } = useAttempt('profile');
  const { control, handleSubmit } = useForm({ defaultValues: { phone: '' } });
  const send = async ({ phone }: { readonly phone: string }) => {
    if (await run(() => server.changePhone(parsePhone(phone) ?? phone))) onSent();
  };
  const validate = (value: string) =>
    phoneFault(value) ?? (parsePhone(value) === person.phone ? SAME : true);
  return (
    <ChangeForm
      label={person.phone === '' ? words.add : words.change}
      submit={words.send}
      working={messages.sending}
      isWorking={isBusy}
      fault={fault}
      onCancel={onClose}
      onSubmit={handleSubmit(send)}
    >
      <p>{words.how}</p>
      <Controller
        name="phone"
        control={control}
        rules={{ validate }}
        render={({ field, fieldState: { error } }) => (
          <PhoneField
            ref={field.ref}
            value={field.value}
            onValue={field.onChange}
            onBlur={field.onBlur}
            fault={error?.message === SAME ? words.same : faultWords(error?.message, auth)}
          />
        )}
      />
    </ChangeForm>
  );
}
