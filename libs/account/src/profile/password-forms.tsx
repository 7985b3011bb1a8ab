import { useState } from 'react';
import { useMessages } from './messages';
import { PasswordCodeForm } from './password-code-form';
import { PasswordForm } from './password-form';
import type { FormProps } from './section-props';

/** Asks for the new password, and then for a code where the server wants to be sure who it is. */
export function PasswordForms(props: FormProps) {
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
