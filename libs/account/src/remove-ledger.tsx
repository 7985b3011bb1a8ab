import type { Ledger } from '@thela/contract';
import { Button } from '@thela/ui';
import { useState } from 'react';
import { downloadRecords } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { FaultNote } from './fault-note';
import { useMessages } from './messages';

export interface RemoveLedgerProps {
  /** Changes that are on this phone only; `null` where that is not known. */
  readonly unsent: number | null;
  readonly ledger: Ledger;
  readonly records: Pick<StallRecords, 'exportText'>;
  readonly action: string;
  readonly onRemove: () => Promise<void>;
}

/** Removes the copy of a stall from this phone; what is nowhere else must be saved first. */
export function RemoveLedger({ unsent, ledger, records, action, onRemove }: RemoveLedgerProps) {
  const words = useMessages().removal;
  /** How many of them the file holds that was saved last. */
  const [saved, setSaved] = useState(0);
  const [state, setState] = useState<'idle' | 'unsaved' | 'removing' | 'failure'>('idle');

  async function remove() {
    if (state === 'removing') return;
    if ((unsent ?? 1) > saved) return setState('unsaved');
    setState('removing');
    await onRemove().catch(() => setState('failure'));
  }
  async function save() {
    await downloadRecords(records, ledger.today.getSnapshot());
    setSaved(unsent ?? Infinity);
    setState('idle');
  }

  return (
    <>
      {unsent === 0 ? null : (
        <p className="mt-3 font-semibold">
          {unsent === null ? words.unknown : words.unsent(unsent)}
        </p>
      )}
      <div className="mt-4 flex flex-col gap-3">
        <Button variant="secondary" onClick={() => void save().catch(() => setState('failure'))}>
          {words.save}
        </Button>
        <Button variant="danger" aria-disabled={state === 'removing'} onClick={() => void remove()}>
          {state === 'removing' ? words.removing : action}
        </Button>
      </div>
      <FaultNote
        text={state === 'unsaved' ? words.saveFirst : state === 'failure' ? words.failed : null}
      />
    </>
  );
}
