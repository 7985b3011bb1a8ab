import { useForm } from 'react-hook-form';
import {
  Banner,
  emailFault,
  failureNotice,
  faultWords,
  ResendButton,
  useAttempt,
  useAuthMessages,
} from '@thela/session';
import { cleanAddress } from '@thela/text';
import { TextField } from '@thela/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AuthText } from '@thela/session';
import { ChangeForm } from './change-form';
import { FieldCard } from './field-card';
import { useMessages } from './messages';
import type { FormProps, SectionProps } from './section-props';
import type { Pending } from './person';

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
          setValueAs: cleanAddress,
          validate: (value) =>
            emailFault(value) ?? (value.toLowerCase() === person.email.toLowerCase() ? SAME : true),
        })}
      />
    </ChangeForm>
  );
}

interface PendingEmailProps extends SectionProps {
  readonly next: Pending;
}

/** Another address that is not confirmed yet: what to open, and what happens if nothing is. */
function PendingEmail({ person, server, notify, next }: PendingEmailProps) {
  const words = useMessages().email;
  const [fault, setFault] = useState<AuthText | null>(null);
  return (
    <div className="grid w-full gap-3 rounded-control bg-turmeric-tint p-4 wrap-anywhere">
      <Heading>{words.waiting(next.to)}</Heading>
      <p>{person.email === '' ? words.openOne(next.to) : words.openBoth(next.to, person.email)}</p>
      <p>{words.stop}</p>
      <div className="grid sm:justify-start">
        <Banner notice={failureNotice(fault)} />
        <ResendButton
          attempt="resend"
          sentAt={next.sentAt}
          // The server sends both links again, also where the first was opened already.
          send={() => server.changeEmail(next.to)}
          onBegin={() => setFault(null)}
          onEnd={(result) => {
            setFault(result);
            if (result !== null) return;
            notify.show({ kind: 'success', message: words.resent, urgency: 'polite' });
          }}
        />
      </div>
    </div>
  );
}

/** Takes the focus where the form had it. */
function Heading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
      {children}
    </h3>
  );
}
