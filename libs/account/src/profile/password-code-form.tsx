import { useState } from 'react';
import { useAttempt } from '@thela/session';
import { formatPhone } from '@thela/text';
import { ChangeCodeForm } from './change-code-form';
import { useMessages } from './messages';
import type { FormProps } from './section-props';

export interface PasswordCodeFormProps extends FormProps {
  readonly password: string;
  /** When the code was sent, in ms since 1970. */
  readonly sentAt: number;
  readonly onDone: () => void;
}

/** Takes the code that the server wants with a new password. */
export function PasswordCodeForm(props: PasswordCodeFormProps) {
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
