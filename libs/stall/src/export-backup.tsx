import type { Ledger } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { daysCsv, EARLIEST_DAY, LATEST_DAY } from '@thela/ledger';
import type { Stall } from '@thela/ledger';
import { Button } from '@thela/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { downloadRecords, downloadText } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { useMessages } from './messages';
import { shownTotals } from './shown-totals';

/** Tells Excel that the table is UTF-8; it would garble names in Hindi. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface ExportBackupProps {
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly stall: Stall;
  /** Only the copy that can be read in again, without the table. */
  readonly isShort?: boolean;
}

/** Saves the records of the stall as a file, and its days as a table. */
export function ExportBackup({ ledger, records, stall, isShort = false }: ExportBackupProps) {
  const messages = useMessages();
  const names = useTranslatedNames();
  const [hasFailed, setFailed] = useState(false);
  const attempt = (save: () => Promise<void>) => {
    setFailed(false);
    save().catch(() => setFailed(true));
  };
  const saveTable = async () => {
    const today = ledger.today.getSnapshot();
    const all = await ledger.totals({ from: EARLIEST_DAY, to: LATEST_DAY });
    const days = all.map((totals) => {
      const { day, ...shown } = shownTotals(totals, stall, names);
      return { ...shown, day: day > today ? messages.copy.futureDay(day) : day };
    });
    downloadText(
      `stall-days-${today}.csv`,
      BYTE_ORDER_MARK + daysCsv(days, messages.copy.columns),
      'text/csv',
    );
  };
  return (
    <>
      <div className="flex flex-col gap-3">
        <Button onClick={() => attempt(() => downloadRecords(records, ledger.today.getSnapshot()))}>
          <Download aria-hidden="true" className="size-5" />
          {messages.copy.export}
        </Button>
        {isShort ? null : (
          <Button variant="secondary" onClick={() => attempt(saveTable)}>
            {messages.copy.csv}
          </Button>
        )}
      </div>
      {hasFailed ? (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {messages.copy.exportFailed}
        </p>
      ) : null}
    </>
  );
}
