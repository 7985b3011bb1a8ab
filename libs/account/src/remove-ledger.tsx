import type { Ledger } from '@thela/contract';
import { Button } from '@thela/ui';
import type { SaveOutcome } from '@thela/ui';
import { useState } from 'react';
import { saveRecords, TypedConfirmation, useAction } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { useServerAction } from '@thela/records/server-calls';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';

/** In every language: not each phone has a keyboard for other letters than these. */
const REMOVE = 'REMOVE';

export interface RemoveLedgerProps {
  /** Changes that are on this phone only; `null` where that is not known. */
  readonly unsent: number | null;
  readonly ledger: Ledger;
  readonly records: Pick<StallRecords, 'exportText'>;
  readonly action: string;
  readonly onRemove: () => Promise<void>;
}

/**
 * Removes the ledger of a stall from this phone: once nothing is on this phone only, a file of that is known to be
 * saved, or the person says so with a word.
 */
export function RemoveLedger({ unsent, ledger, records, action, onRemove }: RemoveLedgerProps) {
  const { removal: words, delete: typed } = useMessages();
  /** How many of them the file holds that was saved last: none, once there is another one. */
  const [saved, setSaved] = useState(0);
  if (saved > 0 && unsent !== null && unsent !== saved) setSaved(unsent < saved ? unsent : 0);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const removing = useAction(() => words.failed);
  const saving = useServerAction();

  async function save() {
    setOutcome(null);
    const next = await saveRecords(records, ledger.today.getSnapshot());
    setOutcome(next);
    if (next === 'saved') setSaved(unsent ?? Infinity);
  }

  return (
    <>
      {unsent === 0 ? null : (
        <>
          <p className="mt-3 font-semibold">
            {unsent === null ? words.unknown : words.unsent(unsent)}
          </p>
          <p className="mt-1">{words.saveFirst}</p>
        </>
      )}
      <div className="mt-4 flex flex-col gap-3">
        <Button variant="secondary" onClick={() => void saving.run(save)}>
          {words.save}
        </Button>
        <p role="status" className="empty:hidden">
          {outcome === 'unknown' ? words.notSure : outcome === 'saved' ? words.saved : null}
        </p>
        {(unsent ?? Infinity) <= saved ? (
          <Button
            variant="danger"
            aria-disabled={removing.isBusy}
            onClick={() => void removing.run(onRemove)}
          >
            {removing.isBusy ? words.removing : action}
          </Button>
        ) : (
          <TypedConfirmation
            word={REMOVE}
            label={words.label(REMOVE)}
            mismatch={typed.mismatch(REMOVE)}
            action={action}
            working={words.removing}
            onConfirm={() =>
              onRemove().then(
                () => null,
                () => words.failed,
              )
            }
          />
        )}
      </div>
      <FaultNote text={removing.fault ?? saving.fault} />
    </>
  );
}
