import { useStore } from '@thela/contract';
import type { Ledger } from '@thela/contract';
import { browserStorage, persistValue } from '@thela/federation/storage';
import { addDays, EARLIEST_DAY, isCalendarDate } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { downloadRecords, NoticeLink } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { useLedgerRead } from '@thela/records';
import { Button } from '@thela/ui';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useMessages } from './messages';

const DAYS_OF_USE = 3;
const DAYS_BETWEEN = 7;

/** The day on which it was offered last. */
const offered = persistValue(
  browserStorage,
  'thela.keep-safe',
  v.object({ day: v.pipe(v.string(), v.check(isCalendarDate)), isSeen: v.boolean() }),
);

/** On the day itself until the person has seen it; a day that has not come is of a clock that was wrong. */
function isDue(today: StallDay): boolean {
  const last = offered.read();
  if (last?.day === today) return !last.isSeen;
  return !last || last.day > today || addDays(last.day, DAYS_BETWEEN) <= today;
}

export interface KeepSafeProps {
  readonly ledger: Ledger;
  readonly records: Pick<StallRecords, 'exportText'>;
  /** Called when it is put off: the button that had the focus is gone. */
  readonly onGone: () => void;
}

/** Offers an account or a backup file, once a week at most, to whose stall is on this phone alone. It overlays the page, so that nothing moves. */
export default function KeepSafe({ ledger, records, onGone }: KeepSafeProps) {
  const words = useMessages().keepSafe;
  const today = useStore(ledger.today);
  const [seenOn, setSeenOn] = useState<StallDay | null>(null);
  const [fileState, setFileState] = useState<'none' | 'saved' | 'failed'>('none');
  const read = useCallback(
    async () => (isDue(today) ? ledger.totals({ from: EARLIEST_DAY, to: addDays(today, -1) }) : []),
    [ledger, today],
  );
  const { state } = useLedgerRead(ledger, read);
  const used =
    state.status === 'success'
      ? state.value.filter(({ plates, expenses }) => plates + expenses > 0).length
      : 0;
  const isShown = used >= DAYS_OF_USE && seenOn !== today;
  useEffect(() => {
    if (isShown) offered.write({ day: today, isSeen: false });
  }, [isShown, today]);
  if (!isShown) return null;
  return (
    <section
      aria-label={words.heading}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar))] left-4 z-30 rounded-card border border-control/60 bg-white p-4 shadow-raised sm:left-auto sm:max-w-md print:hidden"
    >
      <h2 className="font-bold">{words.heading}</h2>
      <p className="mt-1">{words.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <NoticeLink to="/#signup">{words.account}</NoticeLink>
        <Button
          variant="secondary"
          onClick={() =>
            void downloadRecords(records, today).then(
              () => setFileState('saved'),
              () => setFileState('failed'),
            )
          }
        >
          {words.file}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            offered.write({ day: today, isSeen: true });
            setSeenOn(today);
            onGone();
          }}
        >
          {words.notNow}
        </Button>
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {fileState === 'none' ? null : words[fileState]}
      </p>
    </section>
  );
}
