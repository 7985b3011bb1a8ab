import type { Ledger } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import type { StallRecords } from '@thela/records';
import { Card } from '@thela/ui';
import type { ReactNode } from 'react';
import { ExportBackup } from './export-backup';
import { useMessages } from './messages';

export interface BackupFirstProps {
  readonly ledger: Ledger;
  readonly records: StallRecords;
  /** Nothing can be saved while it is `null`. */
  readonly stall: Stall | null;
  readonly children?: ReactNode;
}

/** Offers a file of the records before they are erased. */
export default function BackupFirst({ stall, children, ...props }: BackupFirstProps) {
  const { erase } = useMessages();
  return (
    <Card className="mb-6 max-w-text p-4 sm:p-6">
      <h2 className="text-subheading font-bold">{erase.exportFirst}</h2>
      <p className="mt-1 mb-4">{erase.exportHint}</p>
      {stall === null ? null : <ExportBackup {...props} isBeforeRemoval />}
      {children}
    </Card>
  );
}
