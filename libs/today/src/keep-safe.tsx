import type { Ledger } from '@thela/contract';
import { browserStorage, persistValue } from '@thela/federation/storage';
import { addDays, EARLIEST_DAY, isCalendarDate } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { downloadRecords, TextLink } from '@thela/page';
import type { StallRecords } from '@thela/records';
import { useLedgerRead } from '@thela/records';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useMessages } from './later/messages';

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

const NOTHING = Promise.resolve([]);

/**
 * Whether it is time to offer an account or a backup file, once a week at most.
 *
 * @param isUnsafe whether the stall is on this phone alone
 */
export function useKeepSafe(ledger: Ledger, today: StallDay, isUnsafe: boolean) {
  const [seenOn, setSeenOn] = useState<StallDay | null>(null);
  const read = useCallback(
    () =>
      isUnsafe && isDue(today)
        ? ledger.totals({ from: EARLIEST_DAY, to: addDays(today, -1) })
        : NOTHING,
    [ledger, today, isUnsafe],
  );
  const { state } = useLedgerRead(ledger, read);
  const used =
    state.status === 'success'
      ? state.value.filter(({ plates, expenses }) => plates + expenses > 0).length
      : 0;
  const isNow = used >= DAYS_OF_USE && seenOn !== today;
  useEffect(() => {
    if (isNow) offered.write({ day: today, isSeen: false });
  }, [isNow, today]);
  return {
    isDue: isNow,
    putOff: () => {
      offered.write({ day: today, isSeen: true });
      setSeenOn(today);
    },
  };
}

export interface KeepSafeProps {
  readonly records: Pick<StallRecords, 'exportText'>;
  readonly today: StallDay;
  readonly onPutOff: () => void;
}

export function KeepSafe({ records, today, onPutOff }: KeepSafeProps) {
  const words = useMessages().keepSafe;
  const [fileState, setFileState] = useState<'none' | 'saved' | 'failed'>('none');
  const save = () =>
    void downloadRecords(records, today).then(
      () => setFileState('saved'),
      () => setFileState('failed'),
    );
  return (
    <li className="rounded-card border border-line/60 bg-white px-4 py-3 shadow-card">
      <section aria-label={words.heading}>
        <h2 className="leading-snug font-bold">{words.heading}</h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
        <div className="flex flex-wrap gap-x-3 text-sm">
          <TextLink to="/#signup">{words.account}</TextLink>
          <button type="button" className={TEXT_BUTTON} onClick={save}>
            {words.file}
          </button>
          <button type="button" className={TEXT_BUTTON} onClick={onPutOff}>
            {words.notNow}
          </button>
        </div>
        <p role="status" className="text-sm empty:hidden">
          {fileState === 'none' ? null : words[fileState]}
        </p>
      </section>
    </li>
  );
}

const TEXT_BUTTON = 'min-h-12 rounded-control font-semibold text-flame underline';
