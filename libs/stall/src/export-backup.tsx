import type { Ledger } from '@thela/contract';
import { Button } from '@thela/ui';
import type { SaveOutcome } from '@thela/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { downloadRecords, saveRecords } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { useMessages } from './messages';

export interface ExportBackupProps {
  readonly ledger: Ledger;
  readonly records: StallRecords;
  /** Whether the records may be removed afterwards: then it is saved in a way that says whether that worked. */
  readonly isBeforeRemoval?: boolean;
}

/** Saves the records of the stall as a file that can be read in again. */
export function ExportBackup({ ledger, records, isBeforeRemoval = false }: ExportBackupProps) {
  const { copy } = useMessages();
  const [outcome, setOutcome] = useState<SaveOutcome | 'failed' | null>(null);
  const save = async () => {
    const today = ledger.today.getSnapshot();
    setOutcome(null);
    try {
      if (isBeforeRemoval) return setOutcome(await saveRecords(records, today));
      await downloadRecords(records, today);
      setOutcome('unknown');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button className="w-full" onClick={save}>
        <Download aria-hidden="true" className="size-5" />
        <span>{copy.export}</span>
      </Button>
      {outcome === 'failed' ? (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {copy.exportFailed}
        </p>
      ) : null}
      <p role="status" className="mt-2 empty:hidden">
        {outcome === null || outcome === 'failed' ? null : copy.exported[outcome]}
      </p>
    </>
  );
}
