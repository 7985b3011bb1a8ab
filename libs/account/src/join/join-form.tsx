import { Button, TextField } from '@thela/ui';
import { useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOnline, pageSignals } from '@thela/page';
import { useServerAction } from '@thela/records/server-calls';
import { parseName } from '@thela/text';
import { FaultNote } from '../fault-note';
import { useMessages } from './messages';
import { forgetInvitation } from '@thela/session';

const LONGEST_NAME = 60;

export interface JoinFormProps {
  /** Rejects with a `ServerError` when it can be tried again. */
  readonly onJoin: (name: string) => Promise<void>;
}

/** Asks for the helper's name and accepts the invitation. */
export function JoinForm({ onJoin }: JoinFormProps) {
  const words = useMessages();
  const navigate = useNavigate();
  const isReachable = useSyncExternalStore(pageSignals.follow, isOnline);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, fault, run, clear } = useServerAction();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const parsed = parseName(name);
    if (parsed.fault) {
      clear();
      setMissing(true);
      return event.currentTarget.querySelector('input')?.focus();
    }
    await run(() => onJoin(parsed.name));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={words.name}
        fault={isMissing ? words.nameMissing : undefined}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        dir="auto"
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setMissing(false);
          if (!isBusy) clear();
        }}
      />
      {isReachable ? null : <p className="rounded-control bg-turmeric-tint p-3">{words.offline}</p>}
      <FaultNote text={fault} className="" />
      <div className="flex flex-wrap gap-3 *:flex-1 sm:*:flex-none">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.joining : words.join}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            forgetInvitation();
            void navigate('/', { replace: true });
          }}
        >
          {words.notNow}
        </Button>
      </div>
    </form>
  );
}
