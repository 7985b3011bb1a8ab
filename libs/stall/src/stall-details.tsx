import { useStore } from '@thela/contract';
import type { Notify, StallActions, Store } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import { normaliseText, parseName } from '@thela/text';
import { Button, Card } from '@thela/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { cityOf, DayBreak } from './day-break';
import { useMessages } from './messages';
import { StallFields } from './stall-fields';

export interface StallDetailsProps {
  readonly stall: Store<Stall> & StallActions;
  readonly notify: Notify;
}

/** Name and place of the stall and the break of its days, to be changed. */
export function StallDetails({ stall: store, notify }: StallDetailsProps) {
  const messages = useMessages();
  const { name, place, timeZone } = useStore(store);
  const [typed, setTyped] = useState<{ readonly name?: string; readonly place?: string }>({});
  const fields = { name, place, ...typed };
  const isChanged = normaliseText(fields.name) !== name || normaliseText(fields.place) !== place;
  const isMissing = parseName(fields.name).fault !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMissing) return event.currentTarget.querySelector('input')?.focus();
    if (!isChanged) return;
    describe({ name: fields.name, place: fields.place }, messages.details.saved);
  }

  function describe(changes: Parameters<typeof store.describe>[0], message: string) {
    const before = store.getSnapshot();
    store.describe(changes);
    // Refused: the shell has said why.
    if (store.getSnapshot() === before) return;
    setTyped({});
    notify.show({ kind: 'success', message, urgency: 'polite' });
  }

  return (
    <Card className="p-4 sm:p-6">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <StallFields
          {...fields}
          isNameMissing={isMissing}
          onChange={(changes) => setTyped({ ...typed, ...changes })}
        />
        <Button type="submit" variant="secondary" aria-disabled={!isChanged}>
          {messages.details.save}
        </Button>
      </form>
      <div className="mt-5 border-t border-line pt-5">
        <DayBreak
          timeZone={timeZone}
          onChange={(next) => describe({ timeZone: next }, messages.dayBreak.moved(cityOf(next)))}
        />
      </div>
    </Card>
  );
}
