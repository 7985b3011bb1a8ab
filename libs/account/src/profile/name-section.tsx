import { useForm } from 'react-hook-form';
import { TextField } from '@thela/ui';
import { useAttempt } from '@thela/session';
import { normaliseText } from '@thela/text';
import { ChangeForm } from './change-form';
import { FieldCard } from './field-card';
import { useMessages } from './messages';
import type { FormProps, SectionProps } from './section-props';

/** Letters; more would fit nowhere. */
const LONGEST = 80;

/** What the person is called. */
export function NameSection(props: SectionProps) {
  const words = useMessages().name;
  const { name } = props.person;
  return (
    <FieldCard
      heading={words.heading}
      change={name === '' ? words.add : words.change}
      form={(close) => <NameForm {...props} onClose={close} />}
    >
      {name === '' ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <p className="text-lg font-semibold wrap-anywhere">{name}</p>
      )}
    </FieldCard>
  );
}

function NameForm({ person, server, notify, onClose }: FormProps) {
  const messages = useMessages();
  const words = messages.name;
  const { fault, isBusy, run } = useAttempt('profile');
  const { register, handleSubmit } = useForm({ defaultValues: { name: person.name } });
  return (
    <ChangeForm
      label={words.change}
      submit={words.save}
      working={messages.saving}
      isWorking={isBusy}
      fault={fault}
      onCancel={onClose}
      onSubmit={handleSubmit(async ({ name }) => {
        if (!(await run(() => server.rename(normaliseText(name))))) return;
        notify.show({ kind: 'success', message: words.done, urgency: 'polite' });
        onClose();
      })}
    >
      <TextField
        label={words.label}
        autoComplete="name"
        maxLength={LONGEST}
        fault={undefined}
        hint={<p className="mt-1 text-ink-soft">{words.hint}</p>}
        {...register('name')}
      />
    </ChangeForm>
  );
}
