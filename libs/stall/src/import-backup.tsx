import type { Notify } from '@thela/contract';
import { STALL_LIMITS } from '@thela/ledger';
import type { Entry } from '@thela/ledger';
import { useMessages as usePageMessages } from '@thela/page';
import Upload from 'lucide-react/icons/upload';
import type { StallRecords } from '@thela/records';
import { FileButton } from './file-button';
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
  const { stall } = usePageMessages();
  const { state, choose, confirm, cancel } = useImport(records);

  async function add(answers: readonly Entry[]) {
    const message = await confirm(answers);
    if (message) notify.show({ kind: 'success', message, urgency: 'polite' });
  }

  return (
    <div className={className}>
      <FileButton
        icon={Upload}
        label={messages.copy.import}
        hint={messages.copy.importHint}
        accept=".json,.txt,.zip,.gz,application/json"
        onFile={(file) => void choose(file)}
      />
      <div aria-live="polite">
        {state.status === 'checking' ? <p className="mt-3">{messages.copy.checking}</p> : null}
        {state.status === 'preview' ? (
          <ImportPreviewBox preview={state.read.preview} onConfirm={add} onCancel={cancel} />
        ) : null}
        {state.status === 'failure' ? (
          <p className="mt-3 font-medium text-chilli">
            {state.fault === 'too-many'
              ? stall.tooMany(STALL_LIMITS.dishes, STALL_LIMITS.ingredients, STALL_LIMITS.lines)
              : messages.copy.faults[state.fault]}
          </p>
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
