import { parseName } from '@thela/text';
import { Button, TextField } from '@thela/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { GroupHeading } from './group-links';
import { useMessages } from './messages';
import { MAX_NAME_LENGTH } from './set-up-draft';

/** Adds a dish by its name alone. */
export function OwnDishForm({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const messages = useMessages();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = parseName(name);
    setMissing(parsed.fault !== undefined);
    event.currentTarget.querySelector('input')?.focus();
    if (parsed.fault) return;
    onAdd(parsed.name);
    setName('');
  }

  return (
    <section className="mt-8 max-w-text">
      <GroupHeading name={messages.dishes.somethingElse} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={messages.dishes.ownName}
          hint={<p className="mt-1 text-ink-soft">{messages.dishes.ownHint}</p>}
          fault={isMissing && parseName(name).fault ? messages.dishes.ownMissing : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          dir="auto"
        />
        <Button variant="secondary" type="submit" className="sm:self-start">
          {messages.dishes.add}
        </Button>
      </form>
    </section>
  );
}
