import type { Notify } from '@thela/contract';
import type { Entry } from '@thela/ledger';
import { Button } from '@thela/ui';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef } from 'react';
import type { StallRecords } from '@thela/records';
import { ImportList } from './import-list';
import { ImportPreviewBox } from './import-preview-box';
import { useMessages } from './messages';
import { useImport } from './use-import';

export interface ImportBackupProps {
  readonly records: StallRecords;
  readonly notify: Notify;
  readonly className?: string;
}

/** Reads in a copy of the records: shows first what it would add. */
export function ImportBackup({ records, notify, className = '' }: ImportBackupProps) {
  const messages = useMessages();
  const { state, choose, confirm, cancel } = useImport(records);
  const input = useRef<HTMLInputElement>(null);
  const [hintId] = [useId()];

  async function add(answers: readonly Entry[]) {
    const message = await confirm(answers);
    if (message) notify.show({ kind: 'success', message, urgency: 'polite' });
  }

  return (
    <div className={className}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={messages.copy.import}
        className="hidden"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void choose(file);
          // The same file can then be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="secondary"
        className="w-full"
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" className="size-5" />
        <span>{messages.copy.import}</span>
      </Button>
      <p id={hintId} className="mt-2 text-ink-soft">
        {messages.copy.importHint}
      </p>
      <div aria-live="polite">
        {state.status === 'checking' ? <p className="mt-3">{messages.copy.checking}</p> : null}
        {state.status === 'preview' ? (
          <ImportPreviewBox preview={state.read.preview} onConfirm={add} onCancel={cancel} />
        ) : null}
        {state.status === 'adding' ? <p className="mt-3">{messages.copy.imports.stay}</p> : null}
        {state.status === 'failure' ? (
          <p className="mt-3 font-medium text-chilli">{messages.copy.faults[state.fault]}</p>
        ) : null}
        {state.status === 'not-stored' ? (
          <p className="mt-3 font-medium text-chilli">
            {state.added > 0
              ? messages.copy.notStored(state.added)
              : messages.copy.noSpaceForAnswers}
          </p>
        ) : null}
      </div>
      <ImportList records={records} notify={notify} />
    </div>
  );
}
