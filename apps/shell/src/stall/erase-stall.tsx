import { useStore } from '@thela/contract';
import { Button, Card, PageHeader } from '@thela/ui';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextField } from '../auth/text-field';
import { stallPath } from '../features';
import { ExportCopy } from './export-copy';
import { useMessages } from './messages';
import { clearSetUpDraft } from './set-up-draft';
import type { StallPageProps } from './stall-page-props';

/** For a stall without a name. In every language: not each phone has a keyboard for other letters than these. */
const ERASE = 'ERASE';

/** Erases everything of the stall: offers a copy first, and asks for the stall's name. */
export function EraseStall({ stall: store, ledger, records, notify }: StallPageProps) {
  const messages = useMessages();
  const stall = useStore(store);
  const { events } = useStore(records.health);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'idle' | 'mismatch' | 'erasing' | 'failure'>('idle');
  const word = stall.name || ERASE;

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'erasing') return;
    if (!isSame(typed, word)) {
      setState('mismatch');
      return event.currentTarget.querySelector('input')?.focus();
    }
    setState('erasing');
    const isErased = await records.eraseAll().catch(() => false);
    if (!isErased) return setState('failure');
    clearSetUpDraft();
    notify.show({ kind: 'success', message: messages.erase.done, urgency: 'polite' });
    await navigate('/');
  }

  return (
    <form noValidate onSubmit={(event) => void erase(event)}>
      <PageHeader
        icon={<Trash className="size-7" />}
        title={messages.erase.title}
        subtitle={messages.erase.text}
      >
        {events === null ? null : (
          <p className="mt-2 font-semibold">
            {events === 0 ? messages.erase.nothing : messages.erase.count(events)}
          </p>
        )}
      </PageHeader>
      <Card className="mb-6 max-w-text p-4 sm:p-6">
        <h2 className="text-subheading font-bold">{messages.erase.exportFirst}</h2>
        <p className="mt-1 mb-4">{messages.erase.exportHint}</p>
        <ExportCopy ledger={ledger} records={records} stall={stall} isShort />
      </Card>
      <Card className="max-w-text p-4 sm:p-6">
        <TextField
          label={messages.erase.label(word)}
          fault={state === 'mismatch' ? messages.erase.mismatch(word) : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setState('idle');
          }}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      </Card>
      <div className="mt-6 flex max-w-text flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => void navigate(stallPath)}>
          {messages.erase.keep}
        </Button>
        <Button variant="danger" type="submit" aria-disabled={state === 'erasing'}>
          {state === 'erasing' ? messages.erase.erasing : messages.erase.action}
        </Button>
      </div>
      {state === 'failure' ? (
        <p role="alert" className="mt-3 max-w-text font-medium text-chilli">
          {messages.erase.failed}
        </p>
      ) : null}
    </form>
  );
}

/** Capitals and spaces do not count: a phone's keyboard puts in its own. */
function isSame(typed: string, word: string): boolean {
  const plain = (text: string) =>
    text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(word);
}
