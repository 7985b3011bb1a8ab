import { Button, TextField } from '@thela/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Banner, failureNotice, useAttempt } from '@thela/session';
import { normaliseText, parseName } from '@thela/text';
import { MAX_NAME_CHARS } from './security-parts';
import { useMessages } from './messages';

export interface RenameFormProps {
  readonly name: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

export function RenameForm({ name, onName, onCancel }: RenameFormProps) {
  const messages = useMessages();
  const { isBusy, fault, run } = useAttempt('security');
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { name } });
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const save = handleSubmit(async (entered) => {
    await run(() => onName(normaliseText(entered.name)));
  });
  return (
    <form
      noValidate
      aria-label={messages.passkeys.renameNamed(name)}
      onSubmit={(event) => void save(event)}
      className="mt-3 grid gap-3"
    >
      <TextField
        label={messages.setUp.name}
        maxLength={MAX_NAME_CHARS}
        autoComplete="off"
        fault={formState.errors.name ? messages.setUp.nameRequired : undefined}
        {...register('name', { validate: (entered) => !parseName(entered).fault })}
      />
      <Banner notice={failureNotice(fault)} className="" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? messages.setUp.working : messages.passkeys.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
