import { Button } from '@thela/ui';
import { useAttempt } from '@thela/session';
import { formatPhone } from '@thela/text';
import { ChangeCodeForm } from './change-code-form';
import { useMessages } from './messages';
import type { Pending } from './person';
import type { FormProps } from './section-props';

export interface PhoneCodeFormProps extends FormProps {
  readonly next: Pending;
  readonly onOther: () => void;
}

/** Takes the code of the message to the new number. */
export function PhoneCodeForm({ server, notify, next, onOther, onClose }: PhoneCodeFormProps) {
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
