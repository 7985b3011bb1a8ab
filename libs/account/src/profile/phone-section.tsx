import { formatPhone, parsePhone } from '@thela/text';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { faultWords, phoneFault, PhoneField, useAttempt, useAuthMessages } from '@thela/session';
import { Button } from '@thela/ui';
import { FieldCard } from './field-card';
import { useMessages } from './messages';
import type { FormProps, SectionProps } from './section-props';
import { ChangeForm } from './change-form';
import { ChangeCodeForm } from './change-code-form';
import type { Pending } from './person';

/** The phone number, and how it becomes another one. */
export function PhoneSection(props: SectionProps) {
  const words = useMessages().phone;
  const { phone, nextPhone } = props.person;
  // Without it the project sends no messages.
  const isOffered = props.offers.phone;
  if (!isOffered && phone === '') return null;
  const change = nextPhone ? words.enterCode : phone === '' ? words.add : words.change;
  return (
    <FieldCard
      heading={words.heading}
      change={isOffered ? change : null}
      form={(close) => <PhoneForms {...props} onClose={close} />}
      pending={
        nextPhone ? (
          <p className="w-full rounded-control bg-turmeric-tint p-4 font-semibold">
            {words.waiting(formatPhone(nextPhone.to))}
          </p>
        ) : null
      }
    >
      {phone === '' ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <p className="text-lg font-semibold tabular-nums">{formatPhone(phone)}</p>
      )}
    </FieldCard>
  );
}

/** Adds or changes the number in two steps: the number, then the code of its message. */
function PhoneForms(props: FormProps) {
  const { nextPhone } = props.person;
  const [isOther, setOther] = useState(false);
  if (nextPhone === null || isOther) {
    return <PhoneForm {...props} onSent={() => setOther(false)} />;
  }
  return (
    <PhoneCodeForm key={nextPhone.to} {...props} next={nextPhone} onOther={() => setOther(true)} />
  );
}

interface PhoneFormProps extends FormProps {
  /** Called once the code was sent. */
  readonly onSent: () => void;
}

/** Not a name of a text of the sign-in screens. */
const SAME = 'same';

/** Asks for the new number, and has a code sent to it. */
function PhoneForm({ person, server, onSent, onClose }: PhoneFormProps) {
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

interface PhoneCodeFormProps extends FormProps {
  readonly next: Pending;
  readonly onOther: () => void;
}

/** Takes the code of the message to the new number. */
function PhoneCodeForm({ server, notify, next, onOther, onClose }: PhoneCodeFormProps) {
  const messages = useMessages();
  const words = messages.phone;
  const { fault, run } = useAttempt('profile');
  const say = (message: string) => notify.show({ kind: 'success', message, urgency: 'polite' });
  const confirm = async (code: string) => {
    if (!(await run(() => server.confirmPhone(next.to, code)))) return;
    say(words.done);
    onClose();
  };
  return (
    <ChangeCodeForm
      label={words.enterCode}
      text={words.sent(formatPhone(next.to))}
      submit={words.confirm}
      working={words.confirming}
      fault={fault}
      onCode={confirm}
      onCancel={onClose}
      attempt="resendMessage"
      sentAt={next.sentAt}
      send={() => server.changePhone(next.to)}
      onSent={() => say(messages.codeResent)}
      aside={
        <Button variant="secondary" onClick={onOther}>
          {words.another}
        </Button>
      }
    />
  );
}
