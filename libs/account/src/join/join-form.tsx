import { Button, TextField } from '@thela/ui';
import { useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ServerError } from '@thela/records';
import { useMessages } from './messages';
import type { Messages } from './messages';
import { forgetInvitation } from '@thela/session';

/** The longest name that the account keeps. */
const LONGEST_NAME = 60;

export interface JoinFormProps {
  /** Rejects with a `ServerError` when it can be tried again. */
  readonly onJoin: (name: string) => Promise<void>;
}

type Joining =
  | { readonly status: 'idle' | 'missing' | 'joining' }
  | { readonly status: 'failure'; readonly fault: keyof Messages['failed'] };

/** Asks for the helper's name and accepts the invitation. */
export function JoinForm({ onJoin }: JoinFormProps) {
  const words = useMessages();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [name, setName] = useState('');
  const [joining, setJoining] = useState<Joining>({ status: 'idle' });
  const isBusy = joining.status === 'joining';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setJoining({ status: 'missing' });
      return event.currentTarget.querySelector('input')?.focus();
    }
    setJoining({ status: 'joining' });
    try {
      await onJoin(name.trim());
    } catch (error) {
      setJoining({ status: 'failure', fault: failureOf(error) });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={words.name}
        fault={joining.status === 'missing' ? words.nameMissing : undefined}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        dir="auto"
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          if (!isBusy) setJoining({ status: 'idle' });
        }}
      />
      {isOnline ? null : <p className="rounded-control bg-turmeric-tint p-3">{words.offline}</p>}
      {joining.status === 'failure' ? (
        <p role="alert" className="rounded-control bg-chilli-tint p-3">
          {words.failed[joining.fault]}
        </p>
      ) : null}
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

function failureOf(error: unknown): keyof Messages['failed'] {
  const fault = error instanceof ServerError ? error.fault : null;
  if (fault === 'no_account') return 'session';
  return fault === 'network' || fault === 'session' ? fault : 'other';
}

function useIsOnline(): boolean {
  return useSyncExternalStore(followConnection, () => navigator.onLine);
}

function followConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
