import type { Ledger } from '@thela/contract';
import { Button } from '@thela/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { downloadRecords } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { useMessages } from './messages';

export interface ExportBackupProps {
  readonly ledger: Ledger;
  readonly records: StallRecords;
}

/** Saves the records of the stall as a file that can be read in again. */
export function ExportBackup({ ledger, records }: ExportBackupProps) {
  const messages = useMessages();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      await downloadRecords(records, ledger.today.getSnapshot());
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button className="w-full" onClick={save}>
        <Download aria-hidden="true" className="size-5" />
        {messages.copy.export}
      </Button>
      {hasFailed ? (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {messages.copy.exportFailed}
        </p>
      ) : null}
    </>
  );
}
