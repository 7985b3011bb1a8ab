import { useStore } from '@thela/contract';
import type { Notify } from '@thela/contract';
import { useWords } from '@thela/language';
import { formatDateTime } from '@thela/page';
import type { ImportState, StallRecords } from '@thela/records';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { messagesNow, useMessages } from './messages';

export interface ImportListProps {
  readonly records: Pick<StallRecords, 'files'>;
  readonly notify: Notify;
}

/** The files that were read in, each of which can be undone. */
export function ImportList({ records, notify }: ImportListProps) {
  const { imports: words } = useMessages().copy;
  const imports = useStore(records.files.imports).filter(({ status }) => status === 'applied');
  if (imports.length === 0) return null;
  return (
    <div className="mt-5">
      <p className="font-semibold">{words.heading}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {[...imports].reverse().map((file) => (
          <ReadFile key={file.id} file={file} records={records} notify={notify} />
        ))}
      </ul>
    </div>
  );
}

function ReadFile({ file, records, notify }: ImportListProps & { readonly file: ImportState }) {
  const messages = useMessages();
  const { imports: words } = messages.copy;
  const format = useWords();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const name = file.name || words.unnamed;

  async function undo() {
    setAsking(false);
    const { ok } = await records.files.undo(file.id);
    if (!ok) return setFailed(true);
    const message = messagesNow().copy.imports.done(name);
    notify.show({ kind: 'success', message, urgency: 'polite' });
  }

  return (
    <li className="rounded-control border border-line p-3">
      <p translate="no" className="font-semibold wrap-anywhere">
        {name}
      </p>
      <p>{words.one(formatDateTime(new Date(file.at).toISOString(), format), file.count)}</p>
      {isAsking ? (
        <>
          <p className="mt-2 font-semibold wrap-anywhere">{words.question(name, file.count)}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => void undo()}>
              {words.takeBack}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="secondary"
          className="mt-2"
          aria-label={words.undoOf(name)}
          onClick={() => setAsking(true)}
        >
          {words.undo}
        </Button>
      )}
      {hasFailed ? (
        <p role="alert" className="mt-2 font-medium text-chilli">
          {words.failed}
        </p>
      ) : null}
    </li>
  );
}
